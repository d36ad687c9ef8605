//! The result of a match: wins, points and times of both contestants, with 95 % intervals.
//!
//! One deck with all its rotations is one observation (docs/AI.md, “Measuring”).

use std::fmt;
use std::time::Duration;

use super::paired_deck::GameResult;

/// Half the width of a 95 % interval in standard errors.
const NORMAL_95: f64 = 1.96;

/// The results of one contestant.
#[derive(Clone, Debug, Default)]
pub struct ContestantResult {
    /// The contestant as named on the command line.
    pub name: String,
    /// Games won; a shared win counts half.
    pub wins: f64,
    /// Sum of points, the mean of the contestant's seats in each game.
    pub points: f64,
    /// Decisions made.
    pub decisions: u64,
    /// Time they took.
    pub time: Duration,
    /// The longest of them.
    pub longest: Duration,
    /// Games given up by an illegal, late or missing answer.
    pub forfeits: u64,
    /// The last reason for that.
    last_forfeit: Option<String>,
}

impl ContestantResult {
    /// What to complain about if it gave up each of so many games, or each in which it was asked for anything.
    fn failure(&self, games: usize) -> Option<String> {
        let reason = self.last_forfeit.as_ref()?;
        let is_failure = self.forfeits == games as u64 || self.forfeits == self.decisions;
        is_failure.then(|| format!("{} has played no game to its end: it {reason}", self.name))
    }
}

/// The results of a match.
#[derive(Clone, Debug)]
pub struct MatchResult {
    /// Under which conditions it was played.
    pub conditions: String,
    /// Both contestants.
    pub contestants: [ContestantResult; 2],
    /// Games played.
    pub games: usize,
    /// The first contestant's share of wins on each deck.
    shares: Vec<f64>,
    /// The first contestant's mean margin on each deck.
    margins: Vec<f64>,
}

/// A mean and half the width of its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The mean.
    pub mean: f64,
    /// Half the width of the interval, in the same unit.
    pub half_width: f64,
}

impl Estimate {
    fn of(values: &[f64]) -> Self {
        let count = values.len() as f64;
        let mean = values.iter().sum::<f64>() / count.max(1.0);
        let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
        let error = if values.len() > 1 { (squares / (count - 1.0) / count).sqrt() } else { f64::INFINITY };
        Self { mean, half_width: NORMAL_95 * error }
    }
}

impl MatchResult {
    pub(super) fn new(names: [String; 2], conditions: String) -> Self {
        Self {
            conditions,
            contestants: names.map(|name| ContestantResult { name, ..ContestantResult::default() }),
            games: 0,
            shares: Vec::new(),
            margins: Vec::new(),
        }
    }

    /// Adds the games of one deck.
    pub(super) fn add(&mut self, games: &[GameResult]) {
        let count = games.len() as f64;
        self.games += games.len();
        self.shares.push(games.iter().map(|game| f64::from(game.wins[0])).sum::<f64>() / count);
        let margin = |game: &GameResult| f64::from(game.points[0] - game.points[1]);
        self.margins.push(games.iter().map(margin).sum::<f64>() / count);
        for game in games {
            for (who, contestant) in self.contestants.iter_mut().enumerate() {
                contestant.wins += f64::from(game.wins[who]);
                contestant.points += f64::from(game.points[who]);
                contestant.decisions += game.decisions[who];
                contestant.time += game.time[who];
                contestant.longest = contestant.longest.max(game.longest[who]);
            }
            if let Some((who, why)) = &game.forfeit {
                self.contestants[*who].forfeits += 1;
                self.contestants[*who].last_forfeit = Some(why.to_string());
            }
        }
    }

    /// What to complain about: contestants that have played no game to its end.
    pub fn failures(&self) -> Vec<String> {
        self.contestants.iter().filter_map(|contestant| contestant.failure(self.games)).collect()
    }

    /// The first contestant's share of the wins.
    pub fn win_share(&self) -> Estimate {
        Estimate::of(&self.shares)
    }

    /// By how many points the first contestant leads.
    pub fn margin(&self) -> Estimate {
        Estimate::of(&self.margins)
    }

    /// One line that tells how far the match is.
    pub(super) fn progress(&self, decks: usize, elapsed: Duration) -> String {
        let share = self.win_share();
        let done = self.shares.len();
        let left = elapsed.mul_f64((decks - done) as f64 / done.max(1) as f64);
        format!(
            "{} – {}: deck {done} of {decks}, {:.1} ± {:.1} % wins, {} s left   ",
            self.contestants[0].name,
            self.contestants[1].name,
            100.0 * share.mean,
            100.0 * share.half_width,
            left.as_secs(),
        )
    }
}

impl fmt::Display for MatchResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (share, margin) = (self.win_share(), self.margin());
        let width = self
            .contestants
            .iter()
            .map(|contestant| contestant.name.chars().count())
            .max()
            .unwrap_or(0)
            .max(6);
        writeln!(f, "{}", self.conditions)?;
        writeln!(
            f,
            "{:width$}  games   wins    win %  95 % interval  points   margin  decisions/s  ms mean    max",
            "player"
        )?;
        for (who, contestant) in self.contestants.iter().enumerate() {
            let sign = if who == 0 { 1.0 } else { -1.0 };
            let mean = if who == 0 { share.mean } else { 1.0 - share.mean };
            let low = (100.0 * (mean - share.half_width)).max(0.0);
            let high = (100.0 * (mean + share.half_width)).min(100.0);
            let seconds = contestant.time.as_secs_f64();
            writeln!(
                f,
                "{:width$} {:>6} {:>6.1} {:>7.1}  {:>5.1} – {:>5.1}  {:>6.1}  {:>+6.1} ± {:<4.1} {:>8.0} {:>8.2} {:>6.0}",
                contestant.name,
                self.games,
                contestant.wins,
                100.0 * mean,
                low,
                high,
                contestant.points / self.games as f64,
                sign * margin.mean,
                margin.half_width,
                contestant.decisions as f64 / seconds.max(1e-9),
                1000.0 * seconds / contestant.decisions.max(1) as f64,
                1000.0 * contestant.longest.as_secs_f64(),
            )?;
            if let Some(reason) = &contestant.last_forfeit {
                let games = if contestant.forfeits == 1 { "game" } else { "games" };
                writeln!(
                    f,
                    "{:width$} gave up {} {games}; the last time it {reason}",
                    "", contestant.forfeits
                )?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_interval_narrows_with_more_decks() {
        let few = Estimate::of(&[0.0, 1.0, 0.5, 0.5]);
        let many = Estimate::of(&[0.0, 1.0, 0.5, 0.5].repeat(25));
        assert!((few.mean - 0.5).abs() < 1e-9 && (many.mean - 0.5).abs() < 1e-9);
        assert!(many.half_width < few.half_width / 4.0);
    }
}
