## The new-game screen

setup-title = New game
setup-players = Players
setup-sets = Sets
setup-rules = Reading of the rules
setup-start = Start the game
setup-add-player = Add a player
# $seat (Number) - which seat
setup-remove-player = Remove player { $seat }
# $seat (Number) - which seat
setup-name = Name of player { $seat }
# $seat (Number) - which seat
setup-colour = Colour of player { $seat }
# $seat (Number) - which seat
setup-control = Who plays seat { $seat }
# $seat (Number) - which seat
setup-move-up = Move player { $seat } up
setup-human = Person
# $level (String) - how well the computer plays
setup-computer =
    { $level ->
        [beginner] Computer, beginner
        [casual] Computer, casual
        [skilled] Computer, skilled
        [expert] Computer, expert
       *[master] Computer, master
    }
# $seat (Number) - which seat
setup-character = What the computer in seat { $seat } likes
# $character (String) - what a computer player likes
character =
    { $character ->
        [builder] Builder
        [farmer] Farmer
        [raider] Raider
       *[balanced] All-rounder
    }
# $character (String) - what a computer player likes
character-about =
    { $character ->
        [builder] Loves great cities and leaves short roads to others
        [farmer] Has an eye for wide fields
        [raider] Likes to join what others have begun
       *[balanced] Takes whatever brings the most points
    }
setup-learn = Learn
# $set (String) - its name
setup-learn-set = Learn this set: { $set }
setup-random-order = Draw lots for the order
setup-seed = Game number
setup-seed-hint = The same number and the same sets give the same tiles in the same order.
setup-seed-new = Another number

## Sets: name and one sentence each

set-base = Base game
set-base-about = Roads, cities and monasteries: 72 tiles, always in play.
set-farmers = Farmers
set-farmers-about = Lie down in the fields and be paid for the cities around them at the end.
set-abbot = Abbot and gardens
set-abbot-about = One more figure for monasteries and gardens, which may come home early.
set-river = The river
set-river-about = Twelve tiles that are placed first and divide the land.
set-inns-cathedrals = Inns & Cathedrals
set-inns-cathedrals-about = Richer roads and cities, a big meeple, and room for a sixth player.
set-tower = The Tower
set-tower-about = Build towers, take prisoners, pay ransoms.
set-princess-dragon = The Princess & the Dragon
set-princess-dragon-about = A dragon that eats figures, a fairy who guards them, portals and princesses.

## Rule presets and options

preset-as-printed = As printed
preset-as-printed-about = What the Icelandic and Norwegian rulebooks say.
preset-clarified = Clarified
preset-clarified-about = With the publisher’s later corrections: towers after every tile, portals to every tile.
preset-own = Own choice
option-tower-actions = Tower actions
option-tower-actions-foundation-tile = Only after a tile with a foundation
option-tower-actions-any-tile = After every tile
option-portal-target = A portal leads to
option-portal-target-own = Tiles you have placed yourself
option-portal-target-any = Every tile
option-dragon-move = The dragon walks
option-dragon-move-before-scoring = Before completed features are scored
option-dragon-move-after-scoring = After completed features are scored
option-river-bends = The river
option-river-bends-alternate = Bends left and right in turn
option-river-bends-adjacent = May not bend the same way on two tiles running

## What is wrong with a setup

problem-too-few-players = At least two players are needed.
# $most (Number) - how many can play
problem-too-many-players = With these sets at most { $most } can play; Inns & Cathedrals brings the sixth.
problem-same-colour = Two players have the same colour.
problem-seed = The game number may only have digits.
problem-other = This game cannot be set up so.
