//! A value for every pixel, and what one does with many of them: soften, measure distances, look up.

use super::noise;

/// A value for every pixel of a picture.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct PixelField {
    pub width: usize,
    pub height: usize,
    pub values: Vec<f32>,
}

impl PixelField {
    /// A field of zeros.
    pub fn new(width: usize, height: usize) -> Self {
        Self { width, height, values: vec![0.0; width * height] }
    }

    /// A field from a function of column and row.
    pub fn from_fn(width: usize, height: usize, value: impl Fn(usize, usize) -> f32) -> Self {
        let mut values = Vec::with_capacity(width * height);
        for y in 0..height {
            values.extend((0..width).map(|x| value(x, y)));
        }
        Self { width, height, values }
    }

    /// Gaussian noise, drawn out across and down by so many pixels; its values deviate by 1. Copies of it can lie side
    /// by side.
    pub fn streaks(width: usize, height: usize, across: f32, down: f32, seed: u32) -> Self {
        // The sum of three dice is round enough.
        let mut field = Self::from_fn(width, height, |x, y| {
            (0..3).map(|die| noise::unit(x as i32, y as i32, seed.wrapping_add(die * 131))).sum::<f32>() - 1.5
        })
        .softened(across, down);
        let mean = field.values.iter().sum::<f32>() / field.values.len() as f32;
        let variance = field.values.iter().map(|value| (value - mean).powi(2)).sum::<f32>();
        let deviation = (variance / field.values.len() as f32).sqrt().max(1e-9);
        for value in &mut field.values {
            *value = (*value - mean) / deviation;
        }
        field
    }

    /// The value of a pixel; beyond the border that of the nearest one.
    pub fn at(&self, x: i64, y: i64) -> f32 {
        let x = x.clamp(0, self.width as i64 - 1) as usize;
        let y = y.clamp(0, self.height as i64 - 1) as usize;
        self.values[y * self.width + x]
    }

    /// The value between pixels; zero beyond the border.
    pub fn between(&self, x: f32, y: f32) -> f32 {
        let (left, top) = (x.floor(), y.floor());
        if left < -1.0 || top < -1.0 || left >= self.width as f32 || top >= self.height as f32 {
            return 0.0;
        }
        let corner = |dx: i64, dy: i64| {
            let (x, y) = (left as i64 + dx, top as i64 + dy);
            if x < 0 || y < 0 || x >= self.width as i64 || y >= self.height as i64 {
                0.0
            } else {
                self.values[y as usize * self.width + x as usize]
            }
        };
        let (u, v) = (x - left, y - top);
        (corner(0, 0) * (1.0 - u) + corner(1, 0) * u) * (1.0 - v)
            + (corner(0, 1) * (1.0 - u) + corner(1, 1) * u) * v
    }

    /// The field blurred as by a lens, by so many pixels (one deviation) across and down. Beyond a border lies what lies
    /// at the other one: the field is one of many copies side by side.
    pub fn softened(&self, across: f32, down: f32) -> Self {
        let mut field = self.clone();
        soften_rows(&mut field, across);
        let mut field = field.turned();
        soften_rows(&mut field, down);
        field.turned()
    }

    /// Columns as rows.
    fn turned(&self) -> Self {
        /// Small squares keep what is read and what is written near each other.
        const BLOCK: usize = 32;
        let mut turned = Self::new(self.height, self.width);
        for top in (0..self.height).step_by(BLOCK) {
            for left in (0..self.width).step_by(BLOCK) {
                for y in top..(top + BLOCK).min(self.height) {
                    for x in left..(left + BLOCK).min(self.width) {
                        turned.values[x * self.height + y] = self.values[y * self.width + x];
                    }
                }
            }
        }
        turned
    }

    /// Distance of each pixel, in pixels, from the nearest one that `is_goal`; exact.
    ///
    /// Felzenszwalb and Huttenlocher: the lower envelope of parabolas, along columns and then along rows.
    pub fn distances(&self, is_goal: impl Fn(f32) -> bool) -> Self {
        /// Farther than anything on a picture.
        const FAR: f32 = 1e9;
        let squared = Self {
            values: self.values.iter().map(|&value| if is_goal(value) { 0.0 } else { FAR }).collect(),
            ..*self
        };
        let mut turned = squared.turned();
        let longest = self.width.max(self.height);
        let mut envelope = Envelope { feet: vec![0; longest], borders: vec![0.0; longest + 1] };
        let mut line = vec![0.0; longest];
        for column in turned.values.chunks_exact_mut(self.height) {
            envelope.lower(column, &mut line);
        }
        let mut squared = turned.turned();
        for row in squared.values.chunks_exact_mut(self.width) {
            envelope.lower(row, &mut line);
        }
        for value in &mut squared.values {
            *value = value.sqrt();
        }
        squared
    }
}

/// The parabolas that form the lower envelope of a line.
struct Envelope {
    feet: Vec<usize>,
    borders: Vec<f32>,
}

impl Envelope {
    /// Replaces each value of a line by the least of all values plus the squared distance to them.
    fn lower(&mut self, line: &mut [f32], copy: &mut [f32]) {
        let copy = &mut copy[..line.len()];
        copy.copy_from_slice(line);
        let crossing = |a: usize, b: usize| {
            let (a_at, b_at) = (a as f32, b as f32);
            ((copy[b] + b_at * b_at) - (copy[a] + a_at * a_at)) / (2.0 * (b_at - a_at))
        };
        let mut last = 0;
        self.feet[0] = 0;
        self.borders[0] = f32::NEG_INFINITY;
        self.borders[1] = f32::INFINITY;
        for foot in 1..copy.len() {
            let mut border = crossing(self.feet[last], foot);
            while border <= self.borders[last] && last > 0 {
                last -= 1;
                border = crossing(self.feet[last], foot);
            }
            last += 1;
            self.feet[last] = foot;
            self.borders[last] = border;
            self.borders[last + 1] = f32::INFINITY;
        }
        let mut now = 0;
        for (at, value) in line.iter_mut().enumerate() {
            while self.borders[now + 1] < at as f32 {
                now += 1;
            }
            let foot = self.feet[now];
            *value = (at as f32 - foot as f32).powi(2) + copy[foot];
        }
    }
}

/// Blurs along rows: exactly where the blur is narrow, in three sliding means where it is wide.
fn soften_rows(field: &mut PixelField, deviation: f32) {
    /// From here on three means look like a bell.
    const WIDE: f32 = 3.0;
    if deviation < 0.05 {
        return;
    }
    let width = field.width;
    if deviation < WIDE {
        let reach = (deviation * 3.0).ceil() as i64;
        let bell: Vec<f32> =
            (-reach..=reach).map(|at| (-0.5 * (at as f32 / deviation).powi(2)).exp()).collect();
        let sum: f32 = bell.iter().sum();
        let reach = reach as usize;
        // Each row with what lies beyond its ends, so that no sample needs to be asked where it lies.
        let mut long = vec![0.0; width + 2 * reach];
        let bell: Vec<f32> = bell.iter().map(|weight| weight / sum).collect();
        for row in field.values.chunks_exact_mut(width) {
            if row.iter().all(|value| *value == 0.0) {
                continue;
            }
            for (at, value) in long.iter_mut().enumerate() {
                *value = row[(at as i64 - reach as i64).rem_euclid(width as i64) as usize];
            }
            row.fill(0.0);
            for (at, weight) in bell.iter().enumerate() {
                for (value, near) in row.iter_mut().zip(&long[at..]) {
                    *value += near * weight;
                }
            }
        }
        return;
    }
    // Three means over 2 r + 1 pixels deviate together by √(r² + r).
    let radius = ((0.25 + deviation * deviation).sqrt() - 0.5).round() as i64;
    let part = 1.0 / (2 * radius + 1) as f64;
    let mut copy = vec![0.0; width];
    for row in field.values.chunks_exact_mut(width) {
        for _ in 0..3 {
            copy.copy_from_slice(row);
            let at = |x: i64| f64::from(copy[x.rem_euclid(width as i64) as usize]);
            let mut sum: f64 = (-radius..=radius).map(at).sum();
            for (x, value) in row.iter_mut().enumerate() {
                *value = (sum * part) as f32;
                sum += at(x as i64 + radius + 1) - at(x as i64 - radius);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn streaks_go_on_in_the_next_copy() {
        let field = PixelField::streaks(64, 48, 9.0, 2.0, 7);
        let row = |y: usize| &field.values[y * 64..][..64];
        let jump = |a: f32, b: f32| (a - b).abs();
        for y in 0..48 {
            let inside = row(y).windows(2).map(|pair| jump(pair[0], pair[1])).fold(0.0, f32::max);
            assert!(jump(row(y)[63], row(y)[0]) < 2.5 * inside, "row {y}");
        }
    }

    #[test]
    fn distances_are_exact() {
        let goals = [(3_usize, 2_usize), (17, 11), (9, 0)];
        let field = PixelField::from_fn(23, 14, |x, y| if goals.contains(&(x, y)) { 1.0 } else { 0.0 });
        let distances = field.distances(|value| value > 0.5);
        for y in 0..14 {
            for x in 0..23 {
                let least = goals
                    .iter()
                    .map(|&(gx, gy)| (gx as f32 - x as f32).hypot(gy as f32 - y as f32))
                    .fold(f32::INFINITY, f32::min);
                assert!((distances.at(x as i64, y as i64) - least).abs() < 1e-3);
            }
        }
    }

    #[test]
    fn softening_keeps_the_sum_and_deviates_as_asked() {
        for deviation in [0.7_f32, 2.0, 5.0, 9.0] {
            let field = PixelField::from_fn(121, 121, |x, y| if (x, y) == (60, 60) { 1.0 } else { 0.0 });
            let soft = field.softened(deviation, deviation);
            let sum: f32 = soft.values.iter().sum();
            assert!((sum - 1.0).abs() < 1e-3, "{sum}");
            let variance: f32 = (0..121)
                .map(|x| (0..121).map(|y| soft.at(x, y)).sum::<f32>() * (x as f32 - 60.0).powi(2))
                .sum();
            assert!((variance.sqrt() / deviation - 1.0).abs() < 0.12, "{deviation}: {}", variance.sqrt());
        }
    }
}
