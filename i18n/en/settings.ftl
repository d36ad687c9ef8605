## Settings

settings-title = Settings
settings-language = Language
settings-theme = Appearance
settings-theme-day = Day
settings-theme-night = Night
settings-theme-contrast = High contrast
settings-colours = Player colours
settings-colours-classic = As in the rulebooks
settings-colours-safe = Colour-blind friendly
settings-scale = Size of text and controls
settings-speed = Pace
settings-speed-slow = Slow
settings-speed-normal = Normal
settings-speed-fast = Fast
settings-speed-instant = Instant
settings-reduced-motion = Less motion
settings-follow = Go to where the others play
settings-keep-whole-map = Keep the whole map in view
settings-handover = Show a card when the next person’s turn begins
settings-wheel-pans = The wheel moves the map instead of zooming

# $player (String) - whose turn begins
handover-title = { $player }, it is your turn
handover-go = Begin
