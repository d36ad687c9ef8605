//! What can be asked about on the map.

use egui::Pos2;

use crate::art::geometry::{CATHEDRAL, INN, Symbol, TileGeometry};
use crate::help::Anchor;
use crate::i18n::Texts;
use crate::rules::{FigureKind, FigureView, Game, PlacedTile, Role, rule};
use crate::tiles::{FeatureKind, Segment};

use crate::app::map::camera::Camera;
use crate::app::map::on_screen::enlarged;
use crate::app::map::on_screen::spot_on_screen;

/// Something that lies, stands or is drawn on the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum MapThing {
    Road,
    City,
    Monastery,
    Garden,
    Field,
    River,
    Shield,
    Inn,
    Cathedral,
    Princess,
    Foundation,
    Tower,
    Volcano,
    DragonSymbol,
    Portal,
    Dragon,
    Fairy,
    Highwayman,
    Knight,
    Monk,
    Farmer,
    Abbot,
    Big,
    Lookout,
}

/// Most things that are explained at once.
const MOST: usize = 4;

/// How near to a figure's middle the pointer must be, in parts of a tile; more where figures are enlarged.
const NEAR: f32 = 0.15;

impl MapThing {
    /// What it is, in a sentence or two.
    pub fn text(self, t: &Texts) -> String {
        match self {
            Self::Road => t.ask_road(),
            Self::City => t.ask_city(),
            Self::Monastery => t.ask_monastery(),
            Self::Garden => t.ask_garden(),
            Self::Field => t.ask_field(),
            Self::River => t.ask_river(),
            Self::Shield => t.ask_shield(),
            Self::Inn => t.ask_inn(),
            Self::Cathedral => t.ask_cathedral(),
            Self::Princess => t.ask_princess(),
            Self::Foundation => t.ask_foundation(),
            Self::Tower => t.ask_tower(),
            Self::Volcano => t.ask_volcano(),
            Self::DragonSymbol => t.ask_dragon_symbol(),
            Self::Portal => t.ask_portal(),
            Self::Dragon => t.ask_dragon(),
            Self::Fairy => t.ask_fairy(),
            Self::Highwayman => t.ask_highwayman(),
            Self::Knight => t.ask_knight(),
            Self::Monk => t.ask_monk(),
            Self::Farmer => t.ask_farmer(),
            Self::Abbot => t.ask_abbot(),
            Self::Big => t.ask_big(),
            Self::Lookout => t.ask_lookout(),
        }
    }

    /// Where the rulebook says more.
    pub const fn anchor(self) -> Anchor {
        match self {
            Self::Road | Self::Highwayman => Anchor::Rule(rule!("BASE-7.2")),
            Self::City | Self::Knight => Anchor::Rule(rule!("BASE-8.1")),
            Self::Monastery | Self::Monk => Anchor::Rule(rule!("BASE-9.1")),
            Self::Garden => Anchor::Rule(rule!("ABB-4")),
            Self::Field | Self::Farmer => Anchor::Rule(rule!("FARM-4")),
            Self::River => Anchor::Rule(rule!("RIV-7")),
            Self::Shield => Anchor::Rule(rule!("BASE-8.2")),
            Self::Inn => Anchor::Rule(rule!("IC-3.1")),
            Self::Cathedral => Anchor::Rule(rule!("IC-4.1")),
            Self::Princess => Anchor::Rule(rule!("PD-5.1")),
            Self::Foundation => Anchor::Rule(rule!("TW-2.2")),
            Self::Tower => Anchor::Rule(rule!("TW-4.2")),
            Self::Volcano => Anchor::Rule(rule!("PD-2.1")),
            Self::DragonSymbol => Anchor::Rule(rule!("PD-3.2")),
            Self::Portal => Anchor::Rule(rule!("PD-6.1")),
            Self::Dragon => Anchor::Rule(rule!("PD-4.8")),
            Self::Fairy => Anchor::Rule(rule!("PD-7.4")),
            Self::Abbot => Anchor::Rule(rule!("ABB-2")),
            Self::Big => Anchor::Rule(rule!("IC-5.2")),
            Self::Lookout => Anchor::Rule(rule!("TW-3.2")),
        }
    }

    /// What is under a point of the window, the topmost thing first.
    pub fn at(game: &Game, camera: &Camera, point: Pos2) -> Vec<Self> {
        let pos = camera.square_at(point);
        let Some(tile) = game.tile_at(pos) else { return Vec::new() };
        let is_near = |at: Pos2, reach: f32| at.distance(point) < reach * camera.zoom();
        let mut found = Vec::new();
        if game.dragon() == Some(pos) {
            found.push(Self::Dragon);
        }
        if game.fairy().is_some_and(|fairy| fairy.pos == pos) {
            found.push(Self::Fairy);
        }
        for figure in game.figures().into_iter().filter(|figure| figure.pos == pos) {
            if is_near(spot_on_screen(game, camera, pos, figure.spot), NEAR * enlarged(camera)) {
                found.push(Self::of_figure(game, figure));
            }
        }
        found.extend(on_tile(tile, camera, point));
        let mut subjects: Vec<Self> = Vec::new();
        for subject in found {
            if !subjects.contains(&subject) && subjects.len() < MOST {
                subjects.push(subject);
            }
        }
        subjects
    }

    fn of_figure(game: &Game, figure: FigureView) -> Self {
        match (game.role_of(figure), figure.kind) {
            (Some(Role::Lookout), _) => Self::Lookout,
            (_, FigureKind::Big) => Self::Big,
            (Some(Role::Abbot), _) | (_, FigureKind::Abbot) => Self::Abbot,
            (Some(Role::Knight), _) => Self::Knight,
            (Some(Role::Monk), _) => Self::Monk,
            (Some(Role::Farmer), _) => Self::Farmer,
            (Some(Role::Highwayman) | None, _) => Self::Highwayman,
        }
    }
}

/// What is drawn on a tile under a point: the symbol, the feature, then the symbols of the whole tile.
fn on_tile(tile: PlacedTile, camera: &Camera, point: Pos2) -> Vec<MapThing> {
    let geometry = TileGeometry::of(tile.kind);
    let corner = camera.square_rect(tile.pos).min;
    let within = (point - corner) / camera.zoom();
    let here = crate::art::point(within.x, within.y).turned(tile.turn.inverse());
    let is_near = |at: crate::art::Point, reach: f32| (at.x - here.x).hypot(at.y - here.y) < reach;
    let mut found = Vec::new();
    for &(symbol, at) in &geometry.symbols {
        if is_near(at, 0.1) {
            found.push(match symbol {
                Symbol::Shield => MapThing::Shield,
                Symbol::Princess => MapThing::Princess,
                Symbol::Dragon => MapThing::DragonSymbol,
                Symbol::Portal => MapThing::Portal,
            });
        }
    }
    let places = &geometry.places;
    if places.inn.is_some_and(|inn| is_near(inn.at, INN)) {
        found.push(MapThing::Inn);
    }
    if places.cathedral.is_some_and(|at| is_near(at, CATHEDRAL)) {
        found.push(MapThing::Cathedral);
    }
    let kind = crate::tiles::Catalogue::standard().tile(tile.kind);
    let segment = &kind.segments[geometry.segment_at(crate::art::point(within.x, within.y), tile.turn)];
    found.push(match segment.kind() {
        FeatureKind::Road => MapThing::Road,
        FeatureKind::City => MapThing::City,
        FeatureKind::Monastery => MapThing::Monastery,
        FeatureKind::Garden => MapThing::Garden,
        FeatureKind::Field => MapThing::Field,
        FeatureKind::River => MapThing::River,
    });
    match segment {
        Segment::City { cathedral: true, .. } => found.push(MapThing::Cathedral),
        Segment::City { shields: 1.., .. } => found.push(MapThing::Shield),
        Segment::Road { inn: true, .. } => found.push(MapThing::Inn),
        _ => {}
    }
    let marks = kind.marks;
    let tower = if tile.floors > 0 { MapThing::Tower } else { MapThing::Foundation };
    let of_tile = [
        (marks.volcano, MapThing::Volcano),
        (marks.dragon, MapThing::DragonSymbol),
        (marks.portal, MapThing::Portal),
        (marks.foundation, tower),
        (matches!(segment, Segment::City { princess: true, .. }), MapThing::Princess),
    ];
    found.extend(of_tile.into_iter().filter(|(is_there, _)| *is_there).map(|(_, subject)| subject));
    found
}
