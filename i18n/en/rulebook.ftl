## The rulebook

rules-search = Search the rules
rules-none = Nothing was found.
rules-back = Back
rules-forward = Forward
rules-contents = Contents
rules-close = Close the rule help
rules-page = The article
# $title (String) - the next article's title
rules-next = Next: { $title }
rules-part-game = The game
rules-part-supplement = Farmers, abbot, river
rules-part-expansions = Expansions
rules-part-reference = To look things up

## Practice at the table

practice-title = Practice: nothing here is kept
practice-again = Begin again
practice-end = Back to where you were

## The rules of the current step, as names of links

topic-fit = Where a tile fits
topic-river = How the river goes on
topic-bend = Bends of the river
topic-meeple = Placing a meeple
topic-big = The big meeple
topic-abbot = Placing the abbot
topic-recall = Taking the abbot back
topic-floor = Building a tower
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
topic-walk = The dragon’s walk
topic-visited = Never twice onto a tile
topic-eaten = Whom the dragon eats
topic-fairy-guard = The fairy’s protection
topic-final = Final scoring
topic-winner = Who wins

## Living examples

example-try = Try it on the board
example-first = Before the first move
example-back = One move back
example-next = Next move
example-last = After the last move
# $at (Number) - moves made
# $count (Number) - moves in all
example-count = Move { $at } of { $count }
example-refused = Not allowed:
example-rule = The rule
example-pass = Nothing more is done in this turn.

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

ask-title = What is this?
ask-more = Read more
ask-road = A road. Once both ends are closed it gives 1 point for each tile.
ask-city = A city. Once its wall has no gap it gives 2 points for each tile and each coat of arms.
ask-monastery = A monastery. It gives 9 points once tiles lie on all 8 spaces around it.
ask-garden = A garden. Only the abbot may stand here; it is scored like a monastery.
ask-field = A field. A farmer lies here to the end of the game and gets 3 points for each completed city that the field touches.
ask-river = The river. It divides the fields; nobody stands on it and it gives no points.
ask-shield = A coat of arms. It counts as much as one more tile of its city.
ask-inn = An inn. The road beside it gives 2 points for each tile, but nothing if it is incomplete at the end.
ask-cathedral = A cathedral. Its city gives 3 points for each tile and coat of arms, but nothing if it is incomplete at the end.
ask-princess = The princess. Whoever extends a city with knights by this part of the tile may send one of them home.
ask-foundation = A tower foundation. Here the players can build a tower, floor by floor.
ask-tower = A tower. Whoever adds a floor may capture a figure as many tiles away, in a straight line, as the tower is high.
ask-volcano = A volcano. The dragon flies here when the tile is placed, and no figure may be put on it.
ask-dragon-symbol = The dragon symbol. When this tile is placed, the dragon walks.
ask-portal = A magic portal. Whoever places this tile may put a figure on another tile.
ask-dragon = The dragon. It belongs to nobody and eats every figure on the tiles it enters.
ask-fairy = The fairy. She keeps the dragon off her tile and brings points to the owner of the figure beside her.
ask-highwayman = A highwayman: a meeple on a road. He comes home when the road is scored.
ask-knight = A knight: a meeple in a city. He comes home when the city is scored.
ask-monk = A monk: a meeple in a monastery. He comes home when the monastery is scored.
ask-farmer = A farmer: a meeple on a field. He stays to the end of the game.
ask-abbot = The abbot. He goes only on monasteries and gardens and may be taken back early for points.
ask-big = The big meeple. It counts as two when the players compare who has the most.
ask-lookout = A meeple on a tower. The tower is closed: nobody can build it higher.
