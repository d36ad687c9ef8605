//! scratch
use landnam::ai::*;
use landnam::rules::*;
fn main() {
    let mut t = Thinker::new(Level::Skilled.into());
    for kv in std::env::args().skip(1) {
        let (k, v) = kv.split_once('=').unwrap();
        *t.number_mut(k).unwrap() = v.parse().unwrap();
    }
    let mut sums = std::collections::BTreeMap::<String, (i32, i32)>::new();
    let mut trapped = 0;
    let mut free_mid = 0;
    let n = 100;
    for seed in 0..n {
        let mut g = Game::new(&Setup::base(2, seed).with_sets([Set::Farmers])).unwrap();
        let mut k = 0;
        while !g.is_over() {
            let c = t.choose(&g, Budget::Nodes(1), k, &Cancel::new()).unwrap();
            k += 1;
            let verbose = seed == 0;
            if verbose {
                println!(
                    "{:?} {:?} v={:.1}/{:.1} unseen {}",
                    g.player_to_act(),
                    c.action,
                    c.value[Player::new(0)],
                    c.value[Player::new(1)],
                    g.unseen_count()
                );
            }
            if g.unseen_count() == 0 {
                trapped += g.figures().len();
            }
            if g.unseen_count() == 35 && g.phase() == Phase::Place {
                free_mid += g.supply(Player::new(0)).total();
            }
            for e in g.play(c.action).unwrap() {
                if let Event::Score(s) = e {
                    if verbose {
                        println!("   SCORE {:?} {} {:?}", s.player, s.points, s.reason);
                    }
                    let e = sums.entry(format!("{:?}", s.reason)).or_default();
                    e.0 += 1;
                    e.1 += s.points;
                }
            }
        }
        if seed == 0 {
            println!("{:?}", g.scores());
        }
    }
    for (k, (c, p)) in sums {
        println!("{k}: per game {:.1} scorings, {:.1} points", c as f32 / n as f32, p as f32 / n as f32);
    }
    println!(
        "figures on board at end {:.1}; free of player 0 at mid {:.1}",
        trapped as f32 / n as f32,
        free_mid as f32 / n as f32
    );
}
