//! Many small square pictures on a few textures, so that a whole map is a handful of meshes.
//!
//! Each picture is kept in the sizes in which it is looked at. When the sheets are full, those that nobody looks at
//! are used again: memory follows what is on the screen, not what has been there.

use std::collections::HashMap;
use std::hash::Hash;

use egui::{
    Color32, ColorImage, Context, Rect, TextureFilter, TextureHandle, TextureId, TextureOptions, vec2,
};

/// Pixels of a sheet's side; with its smaller copies a sheet takes 5.3 MB.
const SHEET: usize = 1024;

/// Repeated border pixels around each picture, so that neighbours do not bleed into each other.
const GUTTER: usize = 4;

/// How textures are sampled: smoothly, also when much smaller than they are.
pub(crate) const OPTIONS: TextureOptions =
    TextureOptions { mipmap_mode: Some(TextureFilter::Linear), ..TextureOptions::LINEAR };

/// A part of a texture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cutout {
    /// The texture.
    pub texture: TextureId,
    /// The part of it.
    pub uv: Rect,
}

/// The sizes in which pictures are kept. They fill a sheet well: 11, 6 and 3 beside each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, strum::VariantArray)]
pub(crate) enum Size {
    /// For whole maps and lists.
    Small,
    /// For a part of the map.
    Medium,
    /// For close looks.
    Large,
}

impl Size {
    const ALL: [Self; 3] = crate::variants::all();

    /// Pixels of a picture's side.
    pub(crate) const fn pixels(self) -> usize {
        match self {
            Self::Small => 80,
            Self::Medium => 160,
            Self::Large => 320,
        }
    }

    /// The smallest size that looks sharp when shown that many pixels wide.
    pub(crate) fn for_pixels(shown: f32) -> Self {
        let is_sharp = |size: &Self| shown <= size.pixels() as f32 * 1.05;
        Self::ALL.into_iter().find(is_sharp).unwrap_or(Self::Large)
    }

    /// The other sizes, those that look best in place of this one first.
    fn instead(self) -> [Self; 2] {
        match self {
            Self::Small => [Self::Medium, Self::Large],
            Self::Medium => [Self::Large, Self::Small],
            Self::Large => [Self::Medium, Self::Small],
        }
    }

    /// Pixels of a picture's side with its gutter.
    const fn cell(self) -> usize {
        self.pixels() + 2 * GUTTER
    }

    /// How many pictures lie beside each other on a sheet.
    const fn columns(self) -> usize {
        SHEET / self.cell()
    }
}

/// A texture with pictures of one size.
struct AtlasPage<K> {
    texture: TextureHandle,
    size: Size,
    pictures: Vec<K>,
    /// The frame in which one of them was looked at last.
    seen: u64,
}

impl<K> AtlasPage<K> {
    fn is_full(&self) -> bool {
        self.pictures.len() == self.size.columns().pow(2)
    }
}

#[derive(Clone, Copy)]
struct AtlasSlot {
    sheet: usize,
    index: usize,
}

/// The sheets for one sort of pictures.
pub(crate) struct TextureAtlas<K> {
    name: &'static str,
    /// As many are kept, more only while all of them are on the screen.
    enough: usize,
    all: Vec<AtlasPage<K>>,
    places: HashMap<(K, Size), AtlasSlot>,
    frame: u64,
}

impl<K: Copy + Eq + Hash> TextureAtlas<K> {
    /// No sheets yet, and not more than `enough` if they suffice for what is on the screen.
    pub(crate) fn new(name: &'static str, enough: usize) -> Self {
        Self { name, enough, all: Vec::new(), places: HashMap::new(), frame: 0 }
    }

    /// Another frame begins. Textures that were only needed for a larger view are given back.
    pub(crate) fn next_frame(&mut self) {
        self.frame += 1;
        while self.all.len() > self.enough
            && let Some(number) = self.out_of_sight()
        {
            self.give_back(number);
        }
    }

    /// Gives a sheet back; the last one takes its number.
    fn give_back(&mut self, number: usize) {
        let sheet = self.all.swap_remove(number);
        for picture in sheet.pictures {
            self.places.remove(&(picture, sheet.size));
        }
        let Some(moved) = self.all.get(number) else { return };
        for &picture in &moved.pictures {
            if let Some(place) = self.places.get_mut(&(picture, moved.size)) {
                place.sheet = number;
            }
        }
    }

    /// Forgets all pictures; the textures are used again.
    pub(crate) fn clear(&mut self) {
        self.places.clear();
        self.all.truncate(self.enough);
        for sheet in &mut self.all {
            sheet.pictures.clear();
            sheet.seen = 0;
        }
    }

    /// Adds a picture, given pixel by pixel.
    pub(crate) fn add(&mut self, ctx: &Context, key: K, size: Size, pixel: impl Fn(u32, u32) -> Color32) {
        let number = self.sheet_with_room(ctx, size);
        let sheet = &mut self.all[number];
        let place = AtlasSlot { sheet: number, index: sheet.pictures.len() };
        sheet.pictures.push(key);
        sheet.seen = self.frame;
        let inner = |at: usize| at.saturating_sub(GUTTER).min(size.pixels() - 1) as u32;
        let cell = size.cell();
        let pixels = (0..cell * cell).map(|index| pixel(inner(index % cell), inner(index / cell))).collect();
        sheet.texture.set_partial(corner(size, place), ColorImage::new([cell, cell], pixels), OPTIONS);
        self.places.insert((key, size), place);
    }

    fn sheet_with_room(&mut self, ctx: &Context, size: Size) -> usize {
        let has_room =
            |sheet: &AtlasPage<K>| sheet.pictures.is_empty() || sheet.size == size && !sheet.is_full();
        if let Some(number) = self.all.iter().position(has_room) {
            self.all[number].size = size;
            return number;
        }
        if self.all.len() >= self.enough
            && let Some(number) = self.out_of_sight()
        {
            let sheet = &mut self.all[number];
            for picture in sheet.pictures.drain(..) {
                self.places.remove(&(picture, sheet.size));
            }
            sheet.size = size;
            return number;
        }
        let empty = ColorImage::filled([SHEET, SHEET], Color32::TRANSPARENT);
        let texture = ctx.load_texture(self.name, empty, OPTIONS);
        self.all.push(AtlasPage { texture, size, pictures: Vec::new(), seen: self.frame });
        self.all.len() - 1
    }

    /// The sheet that is missed least: not on the screen; rather of large pictures, of which there are few; not seen for long.
    fn out_of_sight(&self) -> Option<usize> {
        let unseen = self.all.iter().enumerate().filter(|(_, sheet)| sheet.seen + 1 < self.frame);
        unseen.max_by_key(|(_, sheet)| (sheet.size, self.frame - sheet.seen)).map(|(number, _)| number)
    }

    /// Whether a picture is there in that size.
    pub(crate) fn has(&self, key: K, size: Size) -> bool {
        self.places.contains_key(&(key, size))
    }

    /// A picture in that size or, if it is not there yet, in another.
    pub(crate) fn cutout(&mut self, key: K, size: Size) -> Option<Cutout> {
        let [second, third] = size.instead();
        let found = [size, second, third].into_iter().find_map(|size| self.places.get(&(key, size)).copied());
        let place = found?;
        let sheet = &mut self.all[place.sheet];
        sheet.seen = self.frame;
        let [x, y] = corner(sheet.size, place);
        let low = vec2((x + GUTTER) as f32, (y + GUTTER) as f32) / SHEET as f32;
        let side = sheet.size.pixels() as f32 / SHEET as f32;
        let uv = Rect::from_min_size(low.to_pos2(), vec2(side, side));
        Some(Cutout { texture: sheet.texture.id(), uv })
    }
}

/// Where a picture lies on its sheet.
fn corner(size: Size, place: AtlasSlot) -> [usize; 2] {
    let columns = size.columns();
    [place.index % columns * size.cell(), place.index / columns * size.cell()]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Adds a picture and looks at it, a frame each.
    fn show(sheets: &mut TextureAtlas<usize>, ctx: &Context, key: usize, size: Size) {
        sheets.next_frame();
        sheets.add(ctx, key, size, |_, _| Color32::WHITE);
        assert!(sheets.cutout(key, size).is_some());
    }

    #[test]
    fn sizes_are_sharp_and_no_larger_than_needed() {
        assert_eq!(Size::for_pixels(44.0), Size::Small);
        assert_eq!(Size::for_pixels(100.0), Size::Medium);
        assert_eq!(Size::for_pixels(900.0), Size::Large);
    }

    #[test]
    fn memory_follows_what_is_on_the_screen() {
        let (ctx, mut sheets) = (Context::default(), TextureAtlas::new("test", 3));
        for key in 0..200 {
            show(&mut sheets, &ctx, key, Size::Large);
        }
        assert_eq!(sheets.all.len(), 3);
        assert!(sheets.has(199, Size::Large) && !sheets.has(0, Size::Large));
        assert!(sheets.places.len() <= 27);
    }

    #[test]
    fn what_is_on_the_screen_stays_and_what_is_too_much_is_given_back() {
        let (ctx, mut sheets) = (Context::default(), TextureAtlas::new("test", 2));
        for key in 0..45 {
            sheets.next_frame();
            sheets.add(&ctx, key, Size::Large, |_, _| Color32::WHITE);
            assert!((0..=key).all(|key| sheets.cutout(key, Size::Large).is_some()));
        }
        assert_eq!(sheets.all.len(), 5);
        for _ in 0..3 {
            sheets.next_frame();
        }
        assert_eq!(sheets.all.len(), 2);
        assert!(sheets.cutout(0, Size::Large).is_some() && sheets.cutout(44, Size::Large).is_none());
    }

    #[test]
    fn sheets_that_stood_in_are_given_back_when_nobody_looks_at_them_any_more() {
        let (ctx, mut sheets) = (Context::default(), TextureAtlas::new("test", 2));
        let keys = 0..45;
        sheets.next_frame();
        for key in keys.clone() {
            sheets.add(&ctx, key, Size::Large, |_, _| Color32::WHITE);
        }
        for key in keys.clone() {
            sheets.next_frame();
            sheets.add(&ctx, key, Size::Medium, |_, _| Color32::WHITE);
            assert!(keys.clone().all(|key| sheets.cutout(key, Size::Medium).is_some()));
        }
        assert!(sheets.all.len() > 2);
        for _ in 0..3 {
            sheets.next_frame();
            assert!(keys.clone().all(|key| sheets.cutout(key, Size::Medium).is_some()));
        }
        assert_eq!(sheets.all.len(), 2);
        for (&(key, size), place) in &sheets.places {
            let sheet = &sheets.all[place.sheet];
            assert!(sheet.size == size && sheet.pictures[place.index] == key);
        }
        assert!(keys.clone().all(|key| sheets.has(key, Size::Medium)));
    }

    #[test]
    fn small_pictures_stay_while_large_ones_come_and_go() {
        let (ctx, mut sheets) = (Context::default(), TextureAtlas::new("test", 3));
        show(&mut sheets, &ctx, 0, Size::Small);
        for key in 1..100 {
            show(&mut sheets, &ctx, key, Size::Large);
        }
        assert!(sheets.cutout(0, Size::Large).is_some(), "the small one stands in");
    }

    #[test]
    fn another_theme_uses_the_same_textures() {
        let (ctx, mut sheets) = (Context::default(), TextureAtlas::new("test", 4));
        for key in 0..30 {
            show(&mut sheets, &ctx, key, Size::Large);
        }
        sheets.clear();
        assert!(sheets.cutout(3, Size::Large).is_none());
        for key in 0..30 {
            show(&mut sheets, &ctx, key, Size::Large);
        }
        assert_eq!(sheets.all.len(), 4);
    }
}
