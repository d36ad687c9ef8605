//! A value for every pixel, and what one does with many of them: soften it.

use super::noise;

/// A value for every pixel of a picture.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Field {
    pub width: usize,
    pub height: usize,
    pub values: Vec<f32>,
}

impl Field {
    /// A field of zeros.
    pub fn new(width: usize, height: usize) -> Self {
        Self { width, height, values: vec![0.0; width * height] }
    }

    /// A field from a function of column and row.
    pub fn from_fn(width: usize, height: usize, value: impl Fn(usize, usize) -> f32) -> Self {
        let values = (0..width * height).map(|index| value(index % width, index / width)).collect();
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
}

/// Blurs along rows: exactly where the blur is narrow, in three sliding means where it is wide.
fn soften_rows(field: &mut Field, deviation: f32) {
    /// From here on three means look like a bell.
    const WIDE: f32 = 3.0;
    if deviation < 0.05 {
        return;
    }
    let width = field.width;
    let mut copy = vec![0.0; width];
    if deviation < WIDE {
        let reach = (deviation * 3.0).ceil() as i64;
        let bell: Vec<f32> =
            (-reach..=reach).map(|at| (-0.5 * (at as f32 / deviation).powi(2)).exp()).collect();
        let sum: f32 = bell.iter().sum();
        for row in field.values.chunks_exact_mut(width) {
            copy.copy_from_slice(row);
            for (x, value) in row.iter_mut().enumerate() {
                let near = (x as i64 - reach..=x as i64 + reach).zip(&bell);
                let whole: f32 =
                    near.map(|(at, weight)| copy[at.rem_euclid(width as i64) as usize] * weight).sum();
                *value = whole / sum;
            }
        }
        return;
    }
    // Three means over 2 r + 1 pixels deviate together by √(r² + r).
    let radius = ((0.25 + deviation * deviation).sqrt() - 0.5).round() as i64;
    let part = 1.0 / (2 * radius + 1) as f64;
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
        let field = Field::streaks(64, 48, 9.0, 2.0, 7);
        let row = |y: usize| &field.values[y * 64..][..64];
        let jump = |a: f32, b: f32| (a - b).abs();
        for y in 0..48 {
            let inside = row(y).windows(2).map(|pair| jump(pair[0], pair[1])).fold(0.0, f32::max);
            assert!(jump(row(y)[63], row(y)[0]) < 2.5 * inside, "row {y}");
        }
    }

    #[test]
    fn softening_keeps_the_sum_and_deviates_as_asked() {
        for deviation in [0.7_f32, 2.0, 5.0, 9.0] {
            let field = Field::from_fn(121, 121, |x, y| if (x, y) == (60, 60) { 1.0 } else { 0.0 });
            let soft = field.softened(deviation, deviation);
            let sum: f32 = soft.values.iter().sum();
            assert!((sum - 1.0).abs() < 1e-3, "{sum}");
            let variance: f32 = (0..121)
                .map(|x| (0..121).map(|y| soft.values[y * 121 + x]).sum::<f32>() * (x as f32 - 60.0).powi(2))
                .sum();
            assert!((variance.sqrt() / deviation - 1.0).abs() < 0.12, "{deviation}: {}", variance.sqrt());
        }
    }
}
