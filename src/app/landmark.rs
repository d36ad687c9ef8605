//! Where things in the window were painted, so that a lesson can point at them.

use egui::{Context, Id, Rect};

use crate::lessons::Landmark;

/// Remembers where a thing in the window was painted.
pub(crate) fn landmark(ctx: &Context, landmark: Landmark, rect: Rect) {
    let frame = ctx.cumulative_frame_nr();
    ctx.data_mut(|data| data.insert_temp(landmark_id(landmark), (frame, rect)));
}

/// Where a thing in the window was painted in this frame or the last.
pub(crate) fn landmark_rect(ctx: &Context, landmark: Landmark) -> Option<Rect> {
    let (frame, rect): (u64, Rect) = ctx.data(|data| data.get_temp(landmark_id(landmark)))?;
    (frame + 1 >= ctx.cumulative_frame_nr()).then_some(rect)
}

fn landmark_id(landmark: Landmark) -> Id {
    Id::unique(("landmark", landmark))
}
