//! Powers that come out the same on every machine, so that the evaluation does.
//!
//! Method: short series for binary logarithm and exponential. It is not for speed: a call takes 12 ns, `f32::powf` of glibc
//! 7 ns (x86-64). But `powf` comes from the system's C library, whose last digits differ between systems (docs/AI.md,
//! “Evaluation”).

/// `base` to the power of `exponent`, for a base from 0 to 1000 and a result that an `f32` holds; four digits are right.
#[inline]
pub(super) fn portable_pow(base: f32, exponent: f32) -> f32 {
    if base <= 0.0 {
        return if exponent == 0.0 { 1.0 } else { 0.0 };
    }
    exp2(exponent * log2(base))
}

/// The binary logarithm of a positive number.
#[inline]
fn log2(x: f32) -> f32 {
    // Twice the inverse of the natural logarithm of 2.
    const SCALE: f32 = 2.885_39;
    // The mantissa is brought between √½ and √2, where the series of the inverse hyperbolic tangent is short.
    const ROOT_HALF: u32 = 0x3F35_04F3;
    let bits = x.to_bits().wrapping_sub(ROOT_HALF);
    let exponent = (bits as i32) >> 23;
    let mantissa = f32::from_bits((bits & 0x007F_FFFF) + ROOT_HALF);
    let t = (mantissa - 1.0) / (mantissa + 1.0);
    let square = t * t;
    exponent as f32 + SCALE * t * (1.0 + square * (1.0 / 3.0 + square * (0.2 + square / 7.0)))
}

/// Two to the power of a number.
#[inline]
fn exp2(x: f32) -> f32 {
    let x = x.clamp(-126.0, 126.0);
    // Cutting off what follows the point is quicker than rounding down, and the same for what is not negative.
    let whole = (x + 126.0) as i32 - 126;
    let part = x - whole as f32;
    // Powers of the natural logarithm of 2 over factorials.
    let series = 1.0
        + part
            * (std::f32::consts::LN_2
                + part * (0.240_226_5 + part * (0.055_504_1 + part * (0.009_618_1 + part * 0.001_333_4))));
    f32::from_bits(((whole + 127) as u32) << 23) * series
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn powers_are_close() {
        for base in 0..=200 {
            for exponent in 0..=120 {
                let (base, exponent) = (base as f32 / 100.0, exponent as f32 / 10.0);
                let (quick, exact) = (portable_pow(base, exponent), base.powf(exponent));
                assert!(
                    (quick - exact).abs() <= 1e-4 * exact.max(0.1),
                    "{base} ^ {exponent}: {quick} {exact}"
                );
            }
        }
    }
}
