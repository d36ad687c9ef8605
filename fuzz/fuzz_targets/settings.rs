#![no_main]

#[path = "../../tests/hostile/feeds.rs"]
#[allow(dead_code)]
mod feeds;

libfuzzer_sys::fuzz_target!(|data: &[u8]| feeds::settings(data));
