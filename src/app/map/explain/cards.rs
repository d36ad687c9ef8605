//! Explanations as pictures and words: features, towers, empty squares, refusals.

use egui::{RichText, Sense, Stroke, StrokeKind, Ui, vec2};

use crate::aids::{GapView, Odds, Outlook, TowerView, WhyNot};
use crate::app::theme::{Tokens, colour, strong, text_size, tint};

use crate::app::pictures::{Over, Pictures};
use crate::app::text::listed;
use crate::art::players::OUTLINE;
use crate::help::Anchor;
use crate::i18n::{Texts, sentence};
use crate::rules::Player;
use crate::tiles::{FeatureKind, Side, SideMask};

use crate::app::intent::{Intent, TableIntent};
use crate::app::map::explain::refusal::{self, RefusalPainter};
use crate::app::map::explain::state::Explanation;
use crate::app::map::{MapView, Scene, paint};

/// The light on a feature that is pointed at.
pub(crate) const LIGHT: paint::Light = paint::Light { over: Over::Light, alpha: 1.0 };

/// Draws what an explanation points at.
pub(crate) fn draw(
    painter: &egui::Painter,
    scene: &Scene<'_>,
    view: &MapView,
    pictures: &Pictures,
    told: &Explanation,
    alpha: f32,
) {
    let game = scene.session.shown();
    if let Some(outlook) = &told.outlook {
        let light = paint::Light { alpha, ..LIGHT };
        paint::light(painter, &view.camera, game, pictures, &outlook.feature.segments, light);
        open_sides(painter, scene, view, outlook, alpha);
    }
    if let Some(tower) = &told.tower
        && let Some(reach) = tower.next_reach()
    {
        paint::reach(painter, &view.camera, &scene.tokens, game, tower.pos, reach, alpha);
    }
    if let Some(why) = &told.why {
        RefusalPainter { painter, camera: &view.camera, game, tokens: &scene.tokens, alpha }
            .draw(pictures, why);
    }
}

/// Arrows out of the open sides of a feature, and frames around the squares that it still needs.
fn open_sides(painter: &egui::Painter, scene: &Scene<'_>, view: &MapView, outlook: &Outlook, alpha: f32) {
    let (dark, light) = (colour(OUTLINE[0]).gamma_multiply(alpha), colour(tint::LIT).gamma_multiply(alpha));
    for &pos in &outlook.missing {
        let rect = view.camera.square_rect(pos).shrink(5.0);
        let corners =
            [rect.left_top(), rect.right_top(), rect.right_bottom(), rect.left_bottom(), rect.left_top()];
        painter.extend(egui::Shape::dashed_line(&corners, Stroke::new(4.0, dark), 8.0, 6.0));
        painter.extend(egui::Shape::dashed_line(&corners, Stroke::new(2.0, light), 8.0, 6.0));
    }
    for &(pos, side) in &outlook.open {
        let rect = view.camera.square_rect(pos);
        let out = crate::app::map::on_screen::arrow(side);
        let along = vec2(-out.y, out.x);
        let size = rect.width();
        let gate = rect.center() + out * (size * 0.5);
        let head = vec![gate + out * size * 0.12, gate - along * size * 0.09, gate + along * size * 0.09];
        painter.add(egui::Shape::convex_polygon(head, light, Stroke::new(2.0, dark)));
    }
    if matches!(outlook.feature.kind, FeatureKind::Monastery | FeatureKind::Garden) {
        let centre = view.camera.square_rect(outlook.feature.segments[0].pos);
        painter.rect_stroke(
            centre.expand(centre.width()),
            6,
            Stroke::new(2.5, scene.tokens.fits.gamma_multiply(alpha)),
            StrokeKind::Inside,
        );
    }
}

/// Writes an explanation into a card.
pub(crate) fn write(
    ui: &mut Ui,
    scene: &Scene<'_>,
    told: &Explanation,
    title: Option<&str>,
    is_pinned: bool,
) -> Option<Intent> {
    let mut intent = None;
    if let Some(why) = &told.why {
        why_card(ui, scene, told, why);
    }
    if let Some((gap, odds)) = &told.gap {
        gap_card(ui, scene, gap, *odds, told.why.is_some());
    }
    if let Some(outlook) = &told.outlook {
        outlook_card(ui, scene, outlook, title);
    }
    if let Some(tower) = &told.tower {
        tower_card(ui, scene, tower);
    }
    if is_pinned {
        ui.horizontal(|ui| {
            if let Some(why) = &told.why
                && ui.button(scene.words.texts.why_rule(why.rule().to_string())).clicked()
            {
                intent = Some(Intent::OpenRule(Anchor::Rule(why.rule())));
            }
            if ui.button(scene.words.texts.why_close()).clicked() {
                intent = Some(Intent::Table(TableIntent::CloseExplanation));
            }
        });
    }
    intent
}

fn why_card(ui: &mut Ui, scene: &Scene<'_>, told: &Explanation, why: &WhyNot) {
    for sentence in refusal::words(&scene.words, why) {
        ui.label(strong(sentence));
    }
    if told.no_turn {
        ui.label(scene.words.texts.why_no_turn());
    }
}

/// Which tiles can still come to an empty square, and how likely.
fn gap_card(ui: &mut Ui, scene: &Scene<'_>, gap: &GapView, odds: Odds, has_title: bool) {
    let t = scene.words.texts;
    let helps = scene.helps();
    if gap.is_dead() {
        if !helps.dead_squares {
            return;
        }
        if has_title {
            ui.separator();
        }
        ui.label(strong(t.gap_dead(sides(t, gap.demand))));
        if gap.laid + gap.gone == 0 {
            ui.label(t.gap_never());
        }
        if gap.laid > 0 {
            ui.label(t.gap_laid(gap.laid as u32));
        }
        if gap.gone > 0 {
            ui.label(t.gap_gone(gap.gone as u32));
        }
        return;
    }
    if has_title && (helps.counts || helps.odds) {
        ui.separator();
    }
    if helps.counts {
        ui.label(t.gap_fits(gap.count() as u32));
    }
    if helps.odds && gap.count() > 0 {
        odds_rows(ui, t, &scene.tokens, odds);
    }
}

/// The three chances, one below the other.
pub(crate) fn odds_rows(ui: &mut Ui, t: &Texts, tokens: &Tokens, odds: Odds) {
    ui.label(RichText::new(t.odds_title()).small().color(tokens.faint));
    for (name, chance) in
        [(t.odds_others(), odds.others), (t.odds_next(), odds.next), (t.odds_ever(), odds.ever)]
    {
        ui.horizontal(|ui| {
            let value = strong(t.percent(percent(chance))).size(text_size::DETAIL);
            ui.add_sized(vec2(46.0, 18.0), egui::Label::new(value));
            ui.add(egui::Label::new(RichText::new(name).size(text_size::DETAIL)).wrap());
        });
    }
}

/// A chance in hundredths; what is possible is never 0, and what is not certain never 100.
fn percent(chance: f64) -> String {
    match chance {
        0.0 => "0".to_owned(),
        chance if chance < 0.01 => "<1".to_owned(),
        chance if chance > 0.99 && chance < 1.0 => ">99".to_owned(),
        chance => format!("{:.0}", chance * 100.0),
    }
}

/// What the sides of an empty square demand, in words.
pub(crate) fn sides(texts: &Texts, demand: SideMask) -> String {
    let parts: Vec<String> = Side::ALL
        .into_iter()
        .filter_map(|side| Some(texts.side_shows(demand.at(side)?.name(), side.name())))
        .collect();
    listed(texts, &parts)
}

fn outlook_card(ui: &mut Ui, scene: &Scene<'_>, outlook: &Outlook, title: Option<&str>) {
    let t = scene.words.texts;
    let feature = &outlook.feature;
    let state = if feature.complete { "complete" } else { "open" };
    let name = t.inspect_title(feature.kind.name(), state);
    ui.label(strong(title.map_or(name, str::to_owned)).size(text_size::LEAD));
    if feature.kind == FeatureKind::River {
        ui.label(t.inspect_river());
        return;
    }
    if outlook.weights.is_empty() {
        ui.label(RichText::new(t.inspect_nobody()).color(scene.tokens.faint));
    } else {
        owners(ui, scene, &outlook.weights);
    }
    let now = if feature.complete { t.inspect_worth(outlook.now) } else { t.inspect_now(outlook.now) };
    ui.label(now);
    if outlook.now > 0 {
        let sum = scene.words.derivation(&feature.worth);
        ui.label(RichText::new(sum).small().color(scene.tokens.faint));
    }
    if let Some(points) = outlook.finished {
        ui.label(match feature.kind {
            FeatureKind::Field => t.inspect_cities(feature.cities.len() as u32, points),
            kind => t.inspect_finished(kind.name(), points),
        });
    }
    if feature.complete || feature.kind == FeatureKind::Field {
        return;
    }
    let missing = outlook.missing.len() as u32;
    ui.label(match feature.kind {
        FeatureKind::Monastery | FeatureKind::Garden => t.inspect_missing(missing),
        _ => t.inspect_open(outlook.open.len() as u32),
    });
    if outlook.is_stuck {
        if scene.helps().dead_squares {
            ui.label(strong(t.inspect_stuck()));
        }
    } else if let Some(closers) = outlook.closers {
        if scene.helps().counts {
            ui.label(t.inspect_closers(closers as u32));
        }
    } else {
        ui.label(t.inspect_needs(missing));
    }
}

fn tower_card(ui: &mut Ui, scene: &Scene<'_>, tower: &TowerView) {
    let t = scene.words.texts;
    ui.label(strong(t.inspect_tower(u32::from(tower.floors))).size(text_size::LEAD));
    if let Some(player) = tower.closed_by {
        ui.label(sentence(t.inspect_tower_closed(scene.words.player_within(player))));
    }
    let Some(reach) = tower.next_reach() else { return };
    ui.label(t.inspect_tower_reach(u32::from(reach)));
    let mut figures: Vec<(Player, u8)> = Vec::new();
    for figure in &tower.threatened {
        match figures.iter_mut().find(|(player, _)| *player == figure.player) {
            Some((_, count)) => *count += 1,
            None => figures.push((figure.player, 1)),
        }
    }
    if figures.is_empty() {
        ui.label(t.inspect_tower_safe());
    } else {
        ui.label(t.inspect_tower_threat());
        owners(ui, scene, &figures);
    }
}

/// Players with their marks and a number, the greatest first.
fn owners(ui: &mut Ui, scene: &Scene<'_>, owners: &[(Player, u8)]) {
    let most = owners.iter().map(|&(_, count)| count).max();
    ui.horizontal_wrapped(|ui| {
        for &(player, count) in owners {
            let (rect, _) = ui.allocate_exact_size(vec2(16.0, 16.0), Sense::hover());
            scene.mark(ui.painter(), player, rect, 1.0);
            let text = format!("{} {count}", scene.words.player(player));
            ui.label(if Some(count) == most { strong(text) } else { RichText::new(text) });
            ui.add_space(4.0);
        }
    });
}
