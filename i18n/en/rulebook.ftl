## The rulebook

rules-search = Search the rules
rules-none = Nothing found.
rules-back = Back
rules-forward = Forward
rules-contents = Contents
rules-close = Close the rule help
rules-page = The article
# $title (String) - the next article's title
rules-next = Next: { $title }
rules-part-game = The game
rules-part-supplement = Farmers, abbot and river
rules-part-expansions = Expansions
rules-part-reference = Reference

## Practice at the table

practice-title = Practice: nothing here is saved
practice-again = Start again
practice-end = End practice

## The rules of the current step, as names of links

topic-fit = Where a tile fits
topic-river = Continuing the river
topic-bend = Bends of the river
topic-meeple = Placing a meeple
topic-big = The big meeple
topic-abbot = Placing the abbot
topic-recall = Taking the abbot back
topic-floor = Adding a floor
topic-top = Closing a tower
topic-fairy = Moving the fairy
topic-occupied = What counts as occupied
topic-farmer = Farmers
topic-volcano = The volcano
topic-dragon-tile = The dragon tile
topic-portal = The magic portal
topic-cathedral = The cathedral
topic-inn = The inn
topic-princess = The princess
topic-princess-cost = What the princess costs
topic-capture = Capturing
topic-reach = How far a tower reaches
topic-exchange = Exchanging prisoners
topic-release = Who chooses
topic-ransom = Ransom
topic-walk = The dragon walk
topic-visited = Never onto a tile twice
topic-eaten = Whom the dragon eats
topic-fairy-guard = The fairy’s protection
topic-final = Final scoring
topic-winner = Who wins

## Living examples

example-try = Try it out
example-first = Before the first move
example-back = Previous move
example-next = Next move
example-last = After the last move
# $at (Number) - moves made
# $count (Number) - moves in all
example-count = Move { $at } of { $count }
example-refused = Not allowed:
example-rule = The rule
example-pass = Nothing more happens this turn.

## The tiles of a box

# $count (Number) - how many
tiles-count = { $count } ×
tiles-start = start tile
part-city =
    { $count ->
        [one] city
       *[other] { $count } cities
    }
part-road =
    { $count ->
        [one] road
       *[other] { $count } roads
    }
part-river = river
part-monastery = monastery
part-garden = garden
part-field = field
part-shield = coat of arms
part-cathedral = cathedral
part-inn = inn
part-princess = princess
part-foundation = tower foundation
part-volcano = volcano
part-dragon = dragon symbol
part-portal = magic portal

## What is this? One or two sentences about a thing on the map

ask-title = What’s this?
ask-more = Read more
ask-road = A road. Completed, with both ends closed, it scores 1 point for each tile.
ask-city = A city. Completed, with no gap in its wall, it scores 2 points for each tile and each coat of arms.
ask-monastery = A monastery. Completed, with tiles on all 8 spaces around it, it scores 9 points.
ask-garden = A garden. Only the abbot may stand here; it is scored like a monastery.
ask-field = A field. A farmer stays here until the end of the game and scores 3 points for each completed city that the field touches.
ask-river = The river. It divides the fields; nobody stands on it, and it scores no points.
ask-shield = A coat of arms. It’s worth as much as one more tile of its city.
ask-inn = An inn. Its road scores 2 points for each tile if completed, but nothing if it’s incomplete at the end.
ask-cathedral = A cathedral. Its city scores 3 points for each tile and coat of arms if completed, but nothing if it’s incomplete at the end.
ask-princess = The princess. Whoever extends a city with this part of the tile may send one of its knights home.
ask-foundation = A tower foundation. Players can build a tower here, floor by floor.
ask-tower = A tower. Whoever adds a floor may capture one figure on its own tile or in a straight line, up to as many spaces away as it has floors.
ask-volcano = A volcano. The dragon flies here when the tile is placed, and no figure may be placed on it.
ask-dragon-symbol = The dragon symbol. Once this tile has been placed, the dragon walks.
ask-portal = A magic portal. Whoever places this tile may place their figure on another tile instead.
ask-dragon = The dragon. It belongs to nobody and eats every figure on the tiles it enters.
ask-fairy = The fairy. She keeps the dragon off her tile and gives points to the owner of the figure beside her.
ask-highwayman = A highwayman: a meeple on a road. He comes home when the road is scored.
ask-knight = A knight: a meeple in a city. He comes home when the city is scored.
ask-monk = A monk: a meeple in a monastery. He comes home when the monastery is scored.
ask-farmer = A farmer: a meeple in a field. He stays until the end of the game.
ask-abbot = The abbot. He may only go in monasteries and gardens, and can be taken back early for points.
ask-big = The big meeple. It counts as two when the players compare who has the most.
ask-lookout = A meeple on a tower. The tower is closed: nobody can add a floor.
