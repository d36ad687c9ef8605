//! A search tree over decisions, with the draw as chance: it never knows which tile really comes next.
//!
//! Each pass shuffles the unseen tiles anew and walks down by the actions' statistics. A position that follows the
//! end of a turn is found by the tile then drawn, so that every node has always the same legal actions.

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::rules::{Action, ByPlayer, Game, Phase, Player, Silent};
use crate::tiles::Kind;

use super::budget::Meter;
use super::playout::play_out;
use super::rating::{Rated, Rater};
use super::utility::utility;

/// The position the search began with.
const ROOT: NodeId = NodeId(0);

/// Actions looked into after the first; the ones rated lower are never worth the memory.
const MOST_REPLIES: usize = 24;

/// How a tree is grown.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Growth {
    /// How strongly little-tried actions with a good first rating are tried.
    pub(super) curiosity: f32,
    /// Points of first rating that make an action less likely by a factor of e.
    pub(super) temperature: f32,
    /// Worth of the first rating, in visits.
    pub(super) trust: f32,
    /// Share of a new node's worth that comes from playing on to the end.
    pub(super) playout: f32,
    /// Playouts from each new node.
    pub(super) playouts: f32,
    /// Turns played on from each new node by the first rating, before its worth is taken.
    pub(super) foresight: f32,
}

impl Default for Growth {
    fn default() -> Self {
        Self { curiosity: 0.5, temperature: 2.0, trust: 1.0, playout: 0.3, playouts: 2.0, foresight: 0.0 }
    }
}

/// What was found out about an action of the position the search began with.
#[derive(Clone, Copy, Debug)]
pub(super) struct Finding {
    pub(super) action: Action,
    pub(super) visits: u32,
    /// Sums over the visits, for the mean.
    pub(super) utility: f32,
    pub(super) points: ByPlayer<f32>,
    /// What it looked like before the search.
    pub(super) first: Rated,
}

/// One action at a node.
#[derive(Clone, Copy, Debug)]
struct Edge {
    action: Action,
    prior: f32,
    /// Utility of the first rating, for the player who acts.
    first: f32,
    visits: u32,
    /// Sum of the utilities found, for the player who acts.
    total: f32,
    /// The newest of the nodes that follow.
    child: Option<NodeId>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct NodeId(u32);

/// A position, known by the actions and draws that lead to it.
#[derive(Clone, Copy, Debug)]
struct Node {
    /// The tile drawn on the way here, if a turn ended.
    drawn: Option<Kind>,
    /// Another node after the same action, with another draw.
    sibling: Option<NodeId>,
    /// Where its edges begin, and how many there are; none until it is visited.
    edges: (u32, u16),
    visits: u32,
    /// Sum over visits of how much the utility found differs from the first rating of the edge taken.
    surprise: f32,
}

/// The tree grown from one position.
pub(super) struct Tree<'a> {
    root: &'a Game,
    growth: Growth,
    rater: Rater,
    rng: Xoshiro256PlusPlus,
    seed: u64,
    nodes: Vec<Node>,
    edges: Vec<Edge>,
    path: Vec<(NodeId, usize, Player)>,
    rated: Vec<Rated>,
    findings: Vec<Finding>,
    game: Game,
    trial: Game,
    scratch: Vec<Action>,
}

impl<'a> Tree<'a> {
    pub(super) fn new(root: &'a Game, growth: Growth, rater: Rater, mut rng: Xoshiro256PlusPlus) -> Self {
        let seed = rng.next_u64();
        Self {
            root,
            growth,
            rater,
            rng,
            seed,
            nodes: Vec::new(),
            edges: Vec::new(),
            path: Vec::new(),
            rated: Vec::new(),
            findings: Vec::new(),
            game: root.clone(),
            trial: root.clone(),
            scratch: Vec::new(),
        }
    }

    /// Searches until the budget is used up and tells what it found, and in how many passes.
    pub(super) fn search(mut self, meter: &Meter) -> (Vec<Finding>, u64) {
        self.game.reshuffle_unseen(&mut self.rng);
        self.add_node(None, None);
        self.expand(ROOT);
        self.findings = self
            .rated
            .iter()
            .map(|&first| Finding {
                action: first.action,
                visits: 0,
                utility: 0.0,
                points: ByPlayer::default(),
                first,
            })
            .collect();
        let mut passes = 1;
        while meter.allows(passes) && !self.is_settled(meter.left(passes)) {
            self.pass();
            passes += 1;
        }
        for (finding, edge) in self.findings.iter_mut().zip(&self.edges) {
            finding.visits = edge.visits;
            finding.utility = edge.total;
        }
        (self.findings, passes)
    }

    /// Whether more passes cannot change the choice.
    fn is_settled(&self, left: Option<u64>) -> bool {
        let (_, count) = self.nodes[ROOT.0 as usize].edges;
        if count <= 1 {
            return true;
        }
        let Some(left) = left else { return false };
        let (mut most, mut second) = (0, 0);
        for edge in &self.edges[..usize::from(count)] {
            if edge.visits > most {
                (most, second) = (edge.visits, most);
            } else {
                second = second.max(edge.visits);
            }
        }
        u64::from(most - second) > left
    }

    /// Walks down once, adds a node, and takes what it is worth back up.
    fn pass(&mut self) {
        self.game.clone_from(self.root);
        self.path.clear();
        // The n-th visit of every action meets the same draws: what luck does to all of them cancels out.
        let visits = self.edges[self.select(ROOT)].visits;
        self.rng = Xoshiro256PlusPlus::seed_from_u64(self.seed.wrapping_add(u64::from(visits)));
        self.game.reshuffle_unseen(&mut self.rng);
        let mut node = ROOT;
        let points = loop {
            if self.game.is_over() {
                break self.game.scores().map(|score| score as f32);
            }
            if self.nodes[node.0 as usize].edges.1 == 0
                && let Some(best) = self.expand(node)
                // A turn is looked at to its end, so that all values are of positions where a tile was drawn.
                && self.game.phase() == Phase::Place
            {
                break self.play_on(&best);
            }
            let edge = self.select(node);
            self.path.push((node, edge, self.game.player_to_act()));
            let is_legal = self.game.play_with(self.edges[edge].action, &mut Silent).is_ok();
            debug_assert!(is_legal, "every visit of a node has the same legal actions");
            node = self.follow(edge);
        };
        self.back_up(&points);
    }

    /// The node that an action leads to with the tile now drawn.
    fn follow(&mut self, edge: usize) -> NodeId {
        let drawn = match self.game.phase() {
            Phase::Place => self.game.hand(),
            _ => None,
        };
        let first = self.edges[edge].child;
        let mut next = first;
        while let Some(id) = next {
            let node = &self.nodes[id.0 as usize];
            if node.drawn == drawn {
                return id;
            }
            next = node.sibling;
        }
        let id = self.add_node(drawn, first);
        self.edges[edge].child = Some(id);
        id
    }

    fn add_node(&mut self, drawn: Option<Kind>, sibling: Option<NodeId>) -> NodeId {
        let id = NodeId(self.nodes.len() as u32);
        self.nodes.push(Node { drawn, sibling, edges: (0, 0), visits: 0, surprise: 0.0 });
        id
    }

    /// What a new node is worth: what its best action is rated, mixed with how games go on from there.
    fn play_on(&mut self, best: &Rated) -> ByPlayer<f32> {
        if self.growth.foresight > 0.0 {
            return self.foresee(best);
        }
        let share = self.growth.playout;
        if share == 0.0 {
            return best.points;
        }
        let mut points = best.points.map(|points| (1.0 - share) * points);
        let count = self.growth.playouts as u32;
        for _ in 0..count {
            self.trial.clone_from(&self.game);
            self.trial.reshuffle_unseen(&mut self.rng);
            let is_legal = self.trial.play_with(best.action, &mut Silent).is_ok();
            debug_assert!(is_legal, "rated actions are legal");
            let scores = play_out(&mut self.trial, &mut self.rng, &mut self.scratch);
            for player in Player::first(self.root.players()) {
                points[player] += share * scores[player] / count as f32;
            }
        }
        points
    }

    /// What a node is worth after some turns in which everyone takes what looks best.
    fn foresee(&mut self, best: &Rated) -> ByPlayer<f32> {
        let mut best = *best;
        self.trial.clone_from(&self.game);
        let mut turns = self.growth.foresight as u32;
        while turns > 0 {
            let is_legal = self.trial.play_with(best.action, &mut Silent).is_ok();
            debug_assert!(is_legal, "rated actions are legal");
            if self.trial.is_over() {
                return self.trial.scores().map(|score| score as f32);
            }
            self.rater.rate(&self.trial, &mut self.rated);
            let Some(next) = self.rated.iter().max_by(|a, b| a.lead.total_cmp(&b.lead)) else { break };
            best = *next;
            if self.trial.phase() == Phase::Place {
                turns -= 1;
            }
        }
        best.points
    }

    /// Gives a node its edges; where there is a choice, also the best of them.
    fn expand(&mut self, node: NodeId) -> Option<Rated> {
        let (players, actor) = (self.game.players(), self.game.player_to_act());
        let rivalry = self.rater.evaluator.weights.rivalry;
        self.rater.rate(&self.game, &mut self.rated);
        let best = self.rated.iter().max_by(|a, b| a.lead.total_cmp(&b.lead)).copied()?;
        if node != ROOT && self.rated.len() > MOST_REPLIES {
            self.rated.sort_by(|a, b| b.lead.total_cmp(&a.lead));
            self.rated.truncate(MOST_REPLIES);
        }
        let start = self.edges.len();
        let mut sum = 0.0;
        for rated in &self.rated {
            let prior = ((rated.lead - best.lead) / self.growth.temperature).exp();
            sum += prior;
            let first = utility(&rated.points, players, actor, rivalry);
            self.edges.push(Edge { action: rated.action, prior, first, visits: 0, total: 0.0, child: None });
        }
        for edge in &mut self.edges[start..] {
            edge.prior /= sum;
        }
        self.nodes[node.0 as usize].edges = (start as u32, self.rated.len() as u16);
        (self.rated.len() > 1).then_some(best)
    }

    /// The edge with the best mix of what is known and what is worth finding out.
    fn select(&self, node: NodeId) -> usize {
        let node = &self.nodes[node.0 as usize];
        let (start, count) = (node.edges.0 as usize, usize::from(node.edges.1));
        let Growth { curiosity, trust, .. } = self.growth;
        let shift = if node.visits == 0 { 0.0 } else { node.surprise / node.visits as f32 };
        let reach = curiosity * ((node.visits + 1) as f32).sqrt();
        let (mut best, mut most) = (start, f32::MIN);
        for (index, edge) in self.edges[start..start + count].iter().enumerate() {
            let visits = edge.visits as f32;
            // What was found elsewhere tells how far first ratings are off at this node.
            let mean = (edge.total + trust * (edge.first + shift)) / (visits + trust);
            let worth = mean + reach * edge.prior / (1.0 + visits);
            if worth > most {
                (best, most) = (start + index, worth);
            }
        }
        best
    }

    fn back_up(&mut self, points: &ByPlayer<f32>) {
        let players = self.root.players();
        let rivalry = self.rater.evaluator.weights.rivalry;
        let mut utilities = ByPlayer::<f32>::default();
        for player in Player::first(players) {
            utilities[player] = utility(points, players, player, rivalry);
        }
        if let Some(&(_, edge, _)) = self.path.first() {
            let finding = &mut self.findings[edge];
            for player in Player::first(players) {
                finding.points[player] += points[player];
            }
        }
        for &(node, edge, player) in &self.path {
            let edge = &mut self.edges[edge];
            edge.visits += 1;
            edge.total += utilities[player];
            let node = &mut self.nodes[node.0 as usize];
            node.visits += 1;
            node.surprise += utilities[player] - edge.first;
        }
    }
}
