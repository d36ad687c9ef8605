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
