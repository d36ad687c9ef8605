//! Fields as their owners see them.

use crate::rules::{BoardSegment, FeatureView, Game, Player};
use crate::tiles::FeatureKind;

/// A field: who farms it, and what it will bring.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FieldSummary {
    /// Its segments, sorted.
    pub segments: Vec<BoardSegment>,
    /// How much each player's farmers count, the most first; only those who have any.
    pub farmers: Vec<(Player, u8)>,
    /// Who would get how many points at the end as it stands.
    pub payouts: Vec<(Player, i32)>,
    /// Completed cities that it touches.
    pub cities: usize,
    /// What it would bring whoever farms it.
    pub points: i32,
}

impl FieldSummary {
    /// What a field's view says.
    pub fn of(game: &Game, field: FeatureView) -> Self {
        let one = field.segments[0];
        let mut farmers: Vec<(Player, u8)> = Player::first(game.players())
            .map(|player| (player, game.weight(one, player)))
            .filter(|&(_, weight)| weight > 0)
            .collect();
        farmers.sort_by_key(|&(player, weight)| (std::cmp::Reverse(weight), player));
        let is_complete =
            |&at: &BoardSegment| game.feature_id(at).is_some_and(|city| game.facts(city).open == 0);
        Self {
            cities: field.cities.iter().filter(|city| is_complete(city)).count(),
            points: field.worth.total(),
            segments: field.segments,
            payouts: field.payouts.iter().map(|payout| (payout.player, payout.worth.total())).collect(),
            farmers,
        }
    }
}

/// All fields on the board.
pub fn fields(game: &Game) -> Vec<FieldSummary> {
    let fields = game.features().into_iter().filter(|feature| feature.kind == FeatureKind::Field);
    fields.map(|field| FieldSummary::of(game, field)).collect()
}
