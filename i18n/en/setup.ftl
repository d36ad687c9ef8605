## The new-game screen

setup-title = New game
setup-players = Players
setup-sets = Sets
setup-rules = Rule options
setup-start = Start the game
setup-add-player = Add player
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
setup-human = Human
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
setup-character = Playing style, seat { $seat }
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
        [builder] Loves great cities and leaves short roads to the others
        [farmer] Has an eye for wide fields
        [raider] Likes to muscle in on other players’ features
       *[balanced] Takes whatever brings the most points
    }
setup-learn = Learn
# $set (String) - its name
setup-learn-set = Learn: { $set }
setup-random-order = Random turn order
setup-seed = Game number
setup-seed-hint = The same number and the same sets give the same tiles in the same order.
setup-seed-new = New number

## Sets: name and one sentence each

set-base = Base game
set-base-about = Roads, cities and monasteries, always in play: 72 tiles, 71 with the river.
set-farmers = Farmers
set-farmers-about = Farmers score at the end for every completed city that touches their field.
set-abbot = Abbot and gardens
set-abbot-about = An extra figure that goes to monasteries and gardens and can come home early.
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
preset-as-printed-about = As in the Icelandic and Norwegian rulebooks.
preset-clarified = Clarified
preset-clarified-about = With the publisher’s later corrections: tower actions are allowed after any tile, and portals lead to any tile.
preset-own = Custom
option-tower-actions = Tower actions
option-tower-actions-foundation-tile = Only after a tile with a foundation
option-tower-actions-any-tile = After any tile
option-portal-target = A portal leads to
option-portal-target-own = Your own tiles
option-portal-target-any = Any tile
option-dragon-move = The dragon walks
option-dragon-move-before-scoring = Before scoring
option-dragon-move-after-scoring = After scoring
option-river-bends = River bends
option-river-bends-alternate = Alternately left and right
option-river-bends-adjacent = Not the same way on two tiles in a row

## What is wrong with a setup

problem-too-few-players = You need at least two players.
# $most (Number) - how many can play
problem-too-many-players = With these sets at most { $most } can play; Inns & Cathedrals adds a sixth player.
problem-same-colour = Two players have the same colour.
problem-seed = The game number may only contain digits.
problem-other = This game can’t be set up like this.
