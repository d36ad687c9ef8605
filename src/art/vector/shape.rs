//! Paths, and drawings made of them, in coordinates of a unit square.

use crate::art::colour::Hex;
use crate::art::point::{Point, point};

/// One step of a path.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum PathStep {
    /// Begins a new line here.
    Move(Point),
    /// A straight line.
    Line(Point),
    /// A cubic Bézier curve.
    Curve(Point, Point, Point),
    /// Back to where the line began.
    Close,
}

/// A line, open or closed.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Path {
    /// The steps in order.
    pub steps: Vec<PathStep>,
}

/// How far a control point lies from the end of a quarter circle of radius one.
const ROUND: f32 = 0.5523;

impl Path {
    /// Begins a path.
    pub fn from(x: f32, y: f32) -> Self {
        Self { steps: vec![PathStep::Move(point(x, y))] }
    }

    /// A straight line to here.
    #[must_use]
    pub fn to(mut self, x: f32, y: f32) -> Self {
        self.steps.push(PathStep::Line(point(x, y)));
        self
    }

    /// A curve with two control points.
    #[must_use]
    pub fn curve(mut self, a: [f32; 2], b: [f32; 2], to: [f32; 2]) -> Self {
        self.steps.push(PathStep::Curve(point(a[0], a[1]), point(b[0], b[1]), point(to[0], to[1])));
        self
    }

    /// Begins another line of the same path.
    #[must_use]
    pub fn again(mut self, x: f32, y: f32) -> Self {
        self.steps.push(PathStep::Move(point(x, y)));
        self
    }

    /// Closes the line.
    #[must_use]
    pub fn close(mut self) -> Self {
        self.steps.push(PathStep::Close);
        self
    }

    /// A closed polygon.
    pub fn polygon(points: &[Point]) -> Self {
        let mut path = Self::line(points);
        path.steps.push(PathStep::Close);
        path
    }

    /// An open line through points.
    pub fn line(points: &[Point]) -> Self {
        let steps = points
            .iter()
            .enumerate()
            .map(|(index, &at)| if index == 0 { PathStep::Move(at) } else { PathStep::Line(at) });
        Self { steps: steps.collect() }
    }

    /// An ellipse.
    pub fn ellipse(centre: Point, rx: f32, ry: f32) -> Self {
        let at = |x: f32, y: f32| [centre.x + rx * x, centre.y + ry * y];
        Self::from(centre.x + rx, centre.y)
            .curve(at(1.0, ROUND), at(ROUND, 1.0), at(0.0, 1.0))
            .curve(at(-ROUND, 1.0), at(-1.0, ROUND), at(-1.0, 0.0))
            .curve(at(-1.0, -ROUND), at(-ROUND, -1.0), at(0.0, -1.0))
            .curve(at(ROUND, -1.0), at(1.0, -ROUND), at(1.0, 0.0))
            .close()
    }

    /// A circle.
    pub fn circle(centre: Point, radius: f32) -> Self {
        Self::ellipse(centre, radius, radius)
    }

    /// A rectangle with round corners.
    pub fn rounded(low: Point, high: Point, radius: f32) -> Self {
        let bend = radius * (1.0 - ROUND);
        let (left, top, right, bottom) = (low.x, low.y, high.x, high.y);
        Self::from(left + radius, top)
            .to(right - radius, top)
            .curve([right - bend, top], [right, top + bend], [right, top + radius])
            .to(right, bottom - radius)
            .curve([right, bottom - bend], [right - bend, bottom], [right - radius, bottom])
            .to(left + radius, bottom)
            .curve([left + bend, bottom], [left, bottom - bend], [left, bottom - radius])
            .to(left, top + radius)
            .curve([left, top + bend], [left + bend, top], [left + radius, top])
            .close()
    }

    /// A star, or with equal radii a regular polygon.
    pub fn star(centre: Point, points: usize, outer: f32, inner: f32) -> Self {
        let corners: Vec<Point> = (0..points * 2)
            .map(|index| {
                let radius = if index % 2 == 0 { outer } else { inner };
                let angle = std::f32::consts::PI * (index as f32 / points as f32 - 0.5);
                centre + Point::towards(angle) * radius
            })
            .collect();
        Self::polygon(&corners)
    }

    /// The path with its right half added as a mirror image of the left one.
    #[must_use]
    pub fn mirrored(mut self) -> Self {
        let flip = |at: Point| point(1.0 - at.x, at.y);
        let mut back = Vec::new();
        let mut from = Point::default();
        for &step in &self.steps {
            match step {
                PathStep::Move(to) => from = to,
                PathStep::Line(to) => {
                    back.push(PathStep::Line(flip(from)));
                    from = to;
                }
                PathStep::Curve(a, b, to) => {
                    back.push(PathStep::Curve(flip(b), flip(a), flip(from)));
                    from = to;
                }
                PathStep::Close => {}
            }
        }
        self.steps.push(PathStep::Line(flip(from)));
        self.steps.extend(back.into_iter().rev());
        self.steps.push(PathStep::Close);
        self
    }

    /// The path with every point moved.
    #[must_use]
    pub fn map(&self, change: impl Fn(Point) -> Point) -> Self {
        let steps = self.steps.iter().map(|&step| match step {
            PathStep::Move(to) => PathStep::Move(change(to)),
            PathStep::Line(to) => PathStep::Line(change(to)),
            PathStep::Curve(a, b, to) => PathStep::Curve(change(a), change(b), change(to)),
            PathStep::Close => PathStep::Close,
        });
        Self { steps: steps.collect() }
    }
}

/// A colour with its opacity.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ink {
    /// The colour.
    pub colour: Hex,
    /// 0 clear, 1 opaque.
    pub opacity: f32,
}

impl From<Hex> for Ink {
    fn from(colour: Hex) -> Self {
        Self { colour, opacity: 1.0 }
    }
}

impl Hex {
    /// The colour as a glaze.
    pub const fn glaze(self, opacity: f32) -> Ink {
        Ink { colour: self, opacity }
    }
}

/// A filled or drawn path.
#[derive(Clone, Debug, PartialEq)]
pub enum Shape {
    /// A filled area.
    Fill(Path, Ink),
    /// A line with its width.
    Line(Path, Ink, f32),
}

/// Shapes from the back to the front.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Drawing {
    /// The shapes in drawing order.
    pub shapes: Vec<Shape>,
}

impl Drawing {
    /// An empty drawing.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a filled area.
    #[must_use]
    pub fn fill(mut self, path: Path, ink: impl Into<Ink>) -> Self {
        self.shapes.push(Shape::Fill(path, ink.into()));
        self
    }

    /// Adds a line.
    #[must_use]
    pub fn line(mut self, path: Path, ink: impl Into<Ink>, width: f32) -> Self {
        self.shapes.push(Shape::Line(path, ink.into(), width));
        self
    }

    /// Adds another drawing, scaled and moved.
    #[must_use]
    pub fn with(mut self, other: &Self, at: Point, scale: f32) -> Self {
        self.shapes.extend(other.placed(at, scale).shapes);
        self
    }

    /// The drawing scaled about the origin and moved.
    #[must_use]
    pub fn placed(&self, at: Point, scale: f32) -> Self {
        self.map(scale, |p| at + p * scale)
    }

    /// A rectangle that holds everything, line widths included: its upper left and lower right corner.
    pub fn bounds(&self) -> [Point; 2] {
        let mut low = point(f32::INFINITY, f32::INFINITY);
        let mut high = -low;
        for shape in &self.shapes {
            let (path, reach) = match shape {
                Shape::Fill(path, _) => (path, 0.0),
                Shape::Line(path, _, width) => (path, width * 0.5),
            };
            for step in &path.steps {
                let points: &[Point] = match step {
                    PathStep::Move(to) | PathStep::Line(to) => &[*to],
                    PathStep::Curve(a, b, to) => &[*a, *b, *to],
                    PathStep::Close => &[],
                };
                for at in points {
                    low = point(low.x.min(at.x - reach), low.y.min(at.y - reach));
                    high = point(high.x.max(at.x + reach), high.y.max(at.y + reach));
                }
            }
        }
        [low, high]
    }

    /// The drawing turned about the middle of its square.
    #[must_use]
    pub fn rotated(&self, angle: f32) -> Self {
        self.map(1.0, |p| Point::CENTRE + (p - Point::CENTRE).rotated(angle))
    }

    /// The drawing with every point moved; `scale` is applied to line widths.
    #[must_use]
    pub fn map(&self, scale: f32, change: impl Fn(Point) -> Point) -> Self {
        let shapes = self.shapes.iter().map(|shape| match shape {
            Shape::Fill(path, ink) => Shape::Fill(path.map(&change), *ink),
            Shape::Line(path, ink, width) => Shape::Line(path.map(&change), *ink, width * scale),
        });
        Self { shapes: shapes.collect() }
    }
}
