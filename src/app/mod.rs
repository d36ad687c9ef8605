//! The window.

/// Opens the window and runs until it is closed.
pub fn run() -> Result<(), String> {
    let options = eframe::NativeOptions {
        viewport: egui::ViewportBuilder::default().with_title("Landnam").with_inner_size([1280.0, 800.0]),
        ..eframe::NativeOptions::default()
    };
    eframe::run_native("landnam", options, Box::new(|_| Ok(Box::new(App)))).map_err(|error| error.to_string())
}

/// The whole application.
struct App;

impl eframe::App for App {
    fn ui(&mut self, ui: &mut egui::Ui, _frame: &mut eframe::Frame) {
        ui.vertical_centered(|ui| {
            ui.add_space(ui.available_height() / 3.0);
            ui.heading("Landnam");
        });
    }
}
