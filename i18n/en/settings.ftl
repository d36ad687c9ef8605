## Settings

settings-title = Settings
settings-language = Language
settings-theme = Appearance
settings-theme-day = Day
settings-theme-night = Night
settings-theme-contrast = High contrast
settings-colours = Player colours
settings-colours-classic = Classic
settings-colours-safe = Colour-blind friendly
settings-scale = Text and control size
settings-speed = Animation speed
settings-speed-slow = Slow
settings-speed-normal = Normal
settings-speed-fast = Fast
settings-speed-instant = Instant
settings-reduced-motion = Reduce motion
settings-follow = Follow opponents’ moves
settings-keep-whole-map = Always show the whole map
settings-handover = Pause before the next player’s turn
settings-wheel-pans = Mouse wheel pans instead of zooming

# $player (String) - whose turn begins
handover-title = { $player }, it’s your turn
handover-go = Start turn
