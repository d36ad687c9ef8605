//! Looks of the six players: colour, mark and field hatch, so that nothing depends on colour alone.

use super::colour::Hex;
use super::point::{Point, point};
use super::vector::Path;

/// One of the two sets of six player colours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum ColourSet {
    /// The six colours of the rulebooks.
    #[default]
    Classic,
    /// Six colours that stay apart for every kind of colour vision.
    ColourBlind,
}

/// A sign on figures and badges that tells a player without colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum PlayerMark {
    Disc,
    Triangle,
    Square,
    Cross,
    Diamond,
    Star,
}

/// A pattern over fields that tells their owner without colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum Hatch {
    Dots,
    Rising,
    Grid,
    Crosses,
    Falling,
    Waves,
}

/// Everything that tells one player's things from another's.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PlayerStyle {
    /// Body colour of the figures.
    pub fill: Hex,
    /// `fill` on the shaded side.
    pub shade: Hex,
    /// Colour of the mark: the outline colour that stands out from `fill`.
    pub on_fill: Hex,
    /// Sign on the body.
    pub mark: PlayerMark,
    /// Pattern over fields.
    pub hatch: Hatch,
}

/// The outer and inner outline of every figure: one of the two stands out from any ground.
pub const OUTLINE: [Hex; 2] = [Hex(0x1B1612), Hex(0xFFF8E7)];

/// The number of players a game can have.
pub const PLAYERS: usize = 6;

const CLASSIC: [Hex; PLAYERS] =
    [Hex(0xF2BC1B), Hex(0xCB2F20), Hex(0x147A3A), Hex(0x2462C4), Hex(0x2B2D33), Hex(0xEE86BB)];
const COLOUR_BLIND: [Hex; PLAYERS] =
    [Hex(0xD14A1E), Hex(0x4FB3E8), Hex(0xF2B705), Hex(0x6C2A86), Hex(0x15181B), Hex(0xFFFFFF)];

const MARKS: [(PlayerMark, Hatch); PLAYERS] = [
    (PlayerMark::Disc, Hatch::Dots),
    (PlayerMark::Triangle, Hatch::Rising),
    (PlayerMark::Square, Hatch::Grid),
    (PlayerMark::Cross, Hatch::Crosses),
    (PlayerMark::Diamond, Hatch::Falling),
    (PlayerMark::Star, Hatch::Waves),
];

impl ColourSet {
    /// Both sets.
    pub const ALL: [Self; 2] = [Self::Classic, Self::ColourBlind];

    /// Body colours by number of the colour.
    pub const fn fills(self) -> [Hex; PLAYERS] {
        match self {
            Self::Classic => CLASSIC,
            Self::ColourBlind => COLOUR_BLIND,
        }
    }

    /// Look of the player with this colour; numbers beyond the sixth begin again.
    pub fn style(self, number: usize) -> PlayerStyle {
        let fill = self.fills()[number % PLAYERS];
        let (mark, hatch) = MARKS[number % PLAYERS];
        let light = fill.light().luminance();
        let shade = fill.light().mix(Hex(0x1B1612).light(), 0.45);
        let [r, g, b] = shade.bytes().map(u32::from);
        PlayerStyle {
            fill,
            shade: Hex(r << 16 | g << 8 | b),
            on_fill: if light > 0.3 { OUTLINE[0] } else { OUTLINE[1] },
            mark,
            hatch,
        }
    }
}

impl PlayerMark {
    /// The mark about a point; `radius` is half its size.
    pub fn path(self, at: Point, radius: f32) -> Path {
        let r = radius;
        match self {
            Self::Disc => Path::circle(at, r * 0.86),
            Self::Triangle => Path::polygon(&[
                at + point(0.0, -r),
                at + point(r * 0.98, r * 0.74),
                at + point(-r * 0.98, r * 0.74),
            ]),
            Self::Square => {
                Path::rounded(at - point(r * 0.78, r * 0.78), at + point(r * 0.78, r * 0.78), r * 0.1)
            }
            Self::Cross => {
                let (a, b) = (r * 0.34, r);
                let corners = [
                    (-a, -b),
                    (a, -b),
                    (a, -a),
                    (b, -a),
                    (b, a),
                    (a, a),
                    (a, b),
                    (-a, b),
                    (-a, a),
                    (-b, a),
                    (-b, -a),
                    (-a, -a),
                ];
                Path::polygon(&corners.map(|(x, y)| at + point(x, y)))
            }
            Self::Diamond => Path::polygon(&[
                at + point(0.0, -r * 1.1),
                at + point(r * 0.85, 0.0),
                at + point(0.0, r * 1.1),
                at + point(-r * 0.85, 0.0),
            ]),
            Self::Star => Path::star(at, 5, r * 1.12, r * 0.48),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::art::colour::Rgb;

    /// Machado, Oliveira and Fernandes 2009, full severity: protan, deutan, tritan, on linear light.
    const VISIONS: [[[f32; 3]; 3]; 4] = [
        [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
        [
            [0.152_286, 1.052_583, -0.204_868],
            [0.114_503, 0.786_281, 0.099_216],
            [-0.003_882, -0.048_116, 1.051_998],
        ],
        [
            [0.367_322, 0.860_646, -0.227_968],
            [0.280_085, 0.672_501, 0.047_413],
            [-0.011_82, 0.042_94, 0.968_881],
        ],
        [
            [1.255_528, -0.076_749, -0.178_779],
            [-0.078_411, 0.930_809, 0.147_602],
            [0.004_733, 0.691_367, 0.303_9],
        ],
    ];

    fn seen(colour: Hex, vision: &[[f32; 3]; 3]) -> Rgb {
        let Rgb { r, g, b } = colour.light();
        let row = |row: [f32; 3]| (row[0] * r + row[1] * g + row[2] * b).clamp(0.0, 1.0);
        Rgb::new(row(vision[0]), row(vision[1]), row(vision[2]))
    }

    /// Distance as seen by the eye (in `OKLab`), times 100.
    fn distance(a: Rgb, b: Rgb) -> f32 {
        let lab = |colour: Rgb| {
            let row = |r: f32, g: f32, b: f32| (r * colour.r + g * colour.g + b * colour.b).cbrt();
            let long = row(0.412_221_46, 0.536_332_55, 0.051_445_995);
            let medium = row(0.211_903_5, 0.680_699_5, 0.107_396_96);
            let short = row(0.088_302_46, 0.281_718_85, 0.629_978_7);
            [
                0.210_454_26 * long + 0.793_617_8 * medium - 0.004_072_047 * short,
                1.977_998_5 * long - 2.428_592_2 * medium + 0.450_593_7 * short,
                0.025_904_037 * long + 0.782_771_77 * medium - 0.808_675_77 * short,
            ]
        };
        let (a, b) = (lab(a), lab(b));
        100.0 * a.iter().zip(b).map(|(a, b)| (a - b).powi(2)).sum::<f32>().sqrt()
    }

    fn least(set: ColourSet, vision: &[[f32; 3]; 3]) -> f32 {
        let fills = set.fills();
        let mut least = f32::INFINITY;
        for a in 0..PLAYERS {
            for b in a + 1..PLAYERS {
                least = least.min(distance(seen(fills[a], vision), seen(fills[b], vision)));
            }
        }
        least
    }

    #[test]
    fn classic_colours_differ_for_most_eyes() {
        assert!(least(ColourSet::Classic, &VISIONS[0]) > 20.0);
    }

    #[test]
    fn colour_blind_colours_differ_for_all_eyes() {
        for vision in &VISIONS {
            let least = least(ColourSet::ColourBlind, vision);
            assert!(least > 20.0, "{least}");
        }
    }

    #[test]
    fn one_outline_stands_out_from_every_land_colour() {
        use crate::art::theme::land;
        let contrast = |a: Hex, b: Hex| {
            let (a, b) = (a.light().luminance() + 0.05, b.light().luminance() + 0.05);
            a.max(b) / a.min(b)
        };
        let lands =
            [land::GRASS, land::ROAD, land::COBBLE, land::STONE, land::WATER, land::ROOFS[0], land::TAR];
        for ground in lands {
            assert!(OUTLINE.iter().any(|&outline| contrast(outline, ground) >= 3.0), "{ground:?}");
        }
    }

    #[test]
    fn marks_stand_out_from_their_bodies() {
        for set in ColourSet::ALL {
            for number in 0..PLAYERS {
                let style = set.style(number);
                let (a, b) =
                    (style.fill.light().luminance() + 0.05, style.on_fill.light().luminance() + 0.05);
                assert!(a.max(b) / a.min(b) >= 3.0, "{number}");
            }
        }
    }
}
