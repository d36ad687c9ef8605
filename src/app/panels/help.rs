//! Rule help for the current step: what may be done, and the rules that govern it.

use egui::{RichText, Ui};

use crate::app::Shared;
use crate::app::intent::Intent;
use crate::app::mode::Mode;
use crate::help::Anchor;
use crate::i18n::Texts;
use crate::rules::{Action, FigureKind, Game, Phase, RuleNumber, Set, rule};
use crate::session::Session;
use crate::tiles::{Segment, Tile};

/// Says what matters now, with links into the rulebook.
pub(crate) fn ui(ui: &mut Ui, session: &Session, shared: &Shared, intents: &mut Vec<Intent>) {
    let t = &shared.texts;
    let game = session.shown();
    let text = match game.phase() {
        Phase::Place => t.help_place(),
        Phase::Princess => t.help_princess(),
        Phase::Figure if game.action_spent() => t.help_spent(),
        Phase::Figure => t.help_figure(),
        Phase::Capture => t.help_capture(),
        Phase::Release => t.help_release(),
        Phase::Dragon => t.help_dragon(),
        Phase::Over => t.help_over(),
    };
    ui.label(text);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.y = 4.0;
        for topic in topics(session, game) {
            let link = RichText::new((topic.name)(t)).color(shared.tokens.accent);
            if ui.link(link).clicked() {
                intents.push(Intent::OpenRule(Anchor::Rule(topic.rule)));
            }
        }
    });
}

/// Where all links of the current step lead.
#[cfg(test)]
pub(crate) fn anchors(session: &Session) -> Vec<Anchor> {
    topics(session, session.shown()).into_iter().map(|topic| Anchor::Rule(topic.rule)).collect()
}

/// A rule that matters now, by the name of its link.
#[derive(Clone, Copy)]
struct RuleTopic {
    name: fn(&Texts) -> String,
    rule: RuleNumber,
}

const fn topic(name: fn(&Texts) -> String, rule: RuleNumber) -> RuleTopic {
    RuleTopic { name, rule }
}

/// The rules of the current step, the most important one first.
fn topics(session: &Session, game: &Game) -> Vec<RuleTopic> {
    let actions = session.shown_legal_actions();
    let mut topics = match game.phase() {
        Phase::Place => placing(game),
        Phase::Princess => {
            vec![
                topic(Texts::topic_princess, rule!("PD-5.1")),
                topic(Texts::topic_princess_cost, rule!("PD-5.4")),
            ]
        }
        Phase::Figure if game.action_spent() => vec![topic(Texts::topic_princess_cost, rule!("PD-5.4"))],
        Phase::Figure => figures(session, game, actions),
        Phase::Capture => {
            vec![topic(Texts::topic_capture, rule!("TW-4.1")), topic(Texts::topic_reach, rule!("TW-4.2"))]
        }
        Phase::Release => {
            vec![topic(Texts::topic_exchange, rule!("TW-5.2")), topic(Texts::topic_release, rule!("TW-5.3"))]
        }
        Phase::Dragon => vec![
            topic(Texts::topic_walk, rule!("PD-4.2")),
            topic(Texts::topic_visited, rule!("PD-4.4")),
            topic(Texts::topic_eaten, rule!("PD-4.8")),
            topic(Texts::topic_fairy_guard, rule!("PD-4.5")),
        ],
        Phase::Over => vec![
            topic(Texts::topic_final, rule!("BASE-12.1")),
            topic(Texts::topic_winner, rule!("BASE-13.1")),
        ],
    };
    if actions.iter().any(|action| matches!(action, Action::Ransom { .. })) {
        topics.push(topic(Texts::topic_ransom, rule!("TW-5.4")));
    }
    topics
}

fn placing(game: &Game) -> Vec<RuleTopic> {
    let mut topics = vec![topic(Texts::topic_fit, rule!("BASE-4.3"))];
    if let Some(tile) = game.hand().map(|kind| game.catalogue().tile(kind)) {
        if tile.is_river() {
            topics.push(topic(Texts::topic_river, rule!("RIV-3")));
            topics.push(topic(Texts::topic_bend, rule!("RIV-4")));
        }
        topics.extend(symbols(tile));
    }
    topics
}

fn figures(session: &Session, game: &Game, actions: &[Action]) -> Vec<RuleTopic> {
    let mut topics = Vec::new();
    let sets = session.record().setup().sets;
    for mode in Mode::open(actions) {
        topics.push(match mode {
            Mode::Figure(FigureKind::Meeple) => topic(Texts::topic_meeple, rule!("BASE-5.1")),
            Mode::Figure(FigureKind::Big) => topic(Texts::topic_big, rule!("IC-5.2")),
            Mode::Figure(FigureKind::Abbot) => topic(Texts::topic_abbot, rule!("ABB-2")),
            Mode::Floor => topic(Texts::topic_floor, rule!("TW-2.2")),
            Mode::Fairy => topic(Texts::topic_fairy, rule!("PD-7.1")),
        });
    }
    if actions.iter().any(|action| matches!(action, Action::Recall { .. })) {
        topics.push(topic(Texts::topic_recall, rule!("ABB-5")));
    }
    if actions.iter().any(|action| matches!(action, Action::Top { .. })) {
        topics.push(topic(Texts::topic_top, rule!("TW-3.2")));
    }
    topics.push(topic(Texts::topic_occupied, rule!("BASE-5.3")));
    if sets.has(Set::Farmers) {
        topics.push(topic(Texts::topic_farmer, rule!("FARM-2")));
    }
    topics.extend(symbols(game.catalogue().tile(game.last_placed().kind)));
    topics
}

/// What the symbols on the turn's tile do.
fn symbols(tile: &Tile) -> Vec<RuleTopic> {
    let mut topics = Vec::new();
    if tile.marks.volcano {
        topics.push(topic(Texts::topic_volcano, rule!("PD-2.1")));
    }
    if tile.marks.dragon {
        topics.push(topic(Texts::topic_dragon_tile, rule!("PD-3.2")));
    }
    if tile.marks.portal {
        topics.push(topic(Texts::topic_portal, rule!("PD-6.1")));
    }
    for segment in &tile.segments {
        match segment {
            Segment::City { cathedral: true, .. } => {
                topics.push(topic(Texts::topic_cathedral, rule!("IC-4.1")));
            }
            Segment::City { princess: true, .. } => {
                topics.push(topic(Texts::topic_princess, rule!("PD-5.1")));
            }
            Segment::Road { inn: true, .. } => topics.push(topic(Texts::topic_inn, rule!("IC-3.1"))),
            _ => {}
        }
    }
    topics.dedup_by_key(|topic| topic.rule);
    topics
}
