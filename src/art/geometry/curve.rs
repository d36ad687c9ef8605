//! Courses of roads, rivers and walls: polylines with a length along them.

use crate::art::point::Point;

/// The place on a course that is nearest to some point.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Nearest {
    /// Distance from the point.
    pub distance: f32,
    /// Length along the course from its beginning.
    pub along: f32,
    /// Whether the point lies to the right of the course (clockwise).
    pub right: bool,
}

/// A line made of short straight pieces.
#[derive(Clone, Debug, PartialEq)]
pub struct Curve {
    points: Vec<Point>,
    /// Length from the beginning to each point.
    lengths: Vec<f32>,
    low: Point,
    high: Point,
}

impl Curve {
    /// How many straight pieces stand for one bend; more cannot be seen at 512 pixels a tile.
    const PIECES: usize = 28;

    /// The line through these points, at least two.
    pub fn through(points: Vec<Point>) -> Self {
        let mut lengths = Vec::with_capacity(points.len());
        let mut length = 0.0;
        for (index, point) in points.iter().enumerate() {
            if index > 0 {
                length += point.distance(points[index - 1]);
            }
            lengths.push(length);
        }
        let low = points.iter().fold(points[0], |a, b| Point::new(a.x.min(b.x), a.y.min(b.y)));
        let high = points.iter().fold(points[0], |a, b| Point::new(a.x.max(b.x), a.y.max(b.y)));
        Self { points, lengths, low, high }
    }

    /// A straight line.
    pub fn straight(from: Point, to: Point) -> Self {
        Self::through(vec![from, to])
    }

    /// A cubic Bézier curve.
    pub fn bezier(from: Point, control: [Point; 2], to: Point) -> Self {
        Self::through(
            (0..=Self::PIECES)
                .map(|index| {
                    let t = index as f32 / Self::PIECES as f32;
                    let u = 1.0 - t;
                    from * (u * u * u)
                        + control[0] * (3.0 * u * u * t)
                        + control[1] * (3.0 * u * t * t)
                        + to * (t * t * t)
                })
                .collect(),
        )
    }

    /// This line and then another one.
    #[must_use]
    pub fn then(&self, other: &Self) -> Self {
        Self::through(self.points.iter().chain(&other.points).copied().collect())
    }

    /// The points of the line.
    pub fn points(&self) -> &[Point] {
        &self.points
    }

    /// Where the line begins.
    pub fn start(&self) -> Point {
        self.points[0]
    }

    /// Where the line ends.
    pub fn end(&self) -> Point {
        self.points[self.points.len() - 1]
    }

    /// The length of the line.
    pub fn length(&self) -> f32 {
        self.lengths[self.lengths.len() - 1]
    }

    /// The point at this length along the line, and the direction there.
    pub fn at(&self, along: f32) -> (Point, Point) {
        let index = self.lengths.partition_point(|&length| length < along).clamp(1, self.points.len() - 1);
        let (a, b) = (self.points[index - 1], self.points[index]);
        let piece = (self.lengths[index] - self.lengths[index - 1]).max(1e-6);
        let part = ((along - self.lengths[index - 1]) / piece).clamp(0.0, 1.0);
        (a.lerp(b, part), (b - a).normalised())
    }

    /// The nearest place on the line, if it is within `reach`.
    pub fn nearest_within(&self, point: Point, reach: f32) -> Option<Nearest> {
        if point.x < self.low.x - reach
            || point.y < self.low.y - reach
            || point.x > self.high.x + reach
            || point.y > self.high.y + reach
        {
            return None;
        }
        let nearest = self.nearest(point);
        (nearest.distance <= reach).then_some(nearest)
    }

    /// The nearest place on the line.
    pub fn nearest(&self, point: Point) -> Nearest {
        let mut best = Nearest { distance: f32::INFINITY, along: 0.0, right: false };
        let mut best_squared = f32::INFINITY;
        for (index, pair) in self.points.windows(2).enumerate() {
            let way = pair[1] - pair[0];
            let to_point = point - pair[0];
            let part = (to_point.dot(way) / way.dot(way).max(1e-12)).clamp(0.0, 1.0);
            let off = to_point - way * part;
            let squared = off.dot(off);
            if squared < best_squared {
                best_squared = squared;
                best.along = self.lengths[index] + (self.lengths[index + 1] - self.lengths[index]) * part;
                best.right = way.cross(to_point) > 0.0;
            }
        }
        best.distance = best_squared.sqrt();
        best
    }

    /// Distance to the line.
    pub fn distance(&self, point: Point) -> f32 {
        self.nearest(point).distance
    }
}

/// Whether a point lies inside a closed polygon (even–odd).
pub fn inside(polygon: &[Point], point: Point) -> bool {
    let mut inside = false;
    let mut previous = polygon[polygon.len() - 1];
    for &corner in polygon {
        if (corner.y > point.y) != (previous.y > point.y) {
            let x = corner.x + (point.y - corner.y) / (previous.y - corner.y) * (previous.x - corner.x);
            if point.x < x {
                inside = !inside;
            }
        }
        previous = corner;
    }
    inside
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::art::point::point;

    #[test]
    fn nearest_place_knows_its_side() {
        let line = Curve::straight(point(0.0, 0.5), point(1.0, 0.5));
        let below = line.nearest(point(0.3, 0.7));
        assert!((below.distance - 0.2).abs() < 1e-6 && (below.along - 0.3).abs() < 1e-6);
        assert!(below.right);
        assert!(!line.nearest(point(0.3, 0.2)).right);
    }

    #[test]
    fn a_square_has_an_inside() {
        let square = [point(0.0, 0.0), point(1.0, 0.0), point(1.0, 1.0), point(0.0, 1.0)];
        assert!(inside(&square, point(0.5, 0.5)));
        assert!(!inside(&square, point(1.5, 0.5)));
    }
}
