# The page of all keys: each group, and what each key does.

keys-title = All keys
menu-keys-detail = What every key does in this game
keys-group-go = Moving and choosing
keys-group-game = The game
keys-group-see = Seeing more
keys-group-say = Hearing and reading
keys-group-turn = During the turn
keys-group-modules = Modules in this game
keys-or = { $one } · { $other }

keys-zones = Next or previous part of the table
keys-items = Next or previous item
keys-arrows = The nearest item in that direction
keys-cells = Any space of the Alhambra, legal or not
keys-primary = Confirm, or activate what is selected
keys-choose = Choose, or undo the choice
keys-cancel = Cancel, close, or answer no
keys-why = Why not? What is this?
keys-rules = The rule for what is selected

keys-undo = Undo move
keys-redo = Redo move
keys-restart = Restart turn
keys-save = Save a copy
keys-new = New game
keys-hint = Hint
keys-players = Change who plays
keys-menu = Menu
keys-mute = Sounds on or off
keys-pace = Computer players: slower, faster
keys-cues = Show the keys on the table
keys-help = This page

keys-ledger = Score sheet
keys-counts = Building counts
keys-unseen = What is still hidden
keys-lists = List view on or off
keys-log = Log
keys-replay = Replay what the others did
keys-opponents = Another Alhambra at full size
keys-tray = Supplies beside the Alhambras
keys-zoom = Larger, smaller, show all
keys-pan = Move the view of the Alhambra
keys-pages = Turn pages of lists

keys-say-walls = The walls
keys-say-counts = Everybody’s buildings
keys-say-free = The free spaces
keys-say-points = The points
keys-say-last = The last move
keys-say-row = The row of the space; again: the next one
keys-say-column = The column of the space; again: the next one
keys-say-sides = The four sides of the space
keys-say-near = The nearest free space; again: the next one
keys-say-along = Along the longest wall; again: further
keys-say-board = The whole Alhambra
keys-say-since = What happened since your last turn
keys-say-hand = Your hand
keys-say-market = The market
keys-say-hands = How many cards everybody holds
keys-say-rival-board = The Alhambra of the next player
keys-say-rival-lines = A row, a column, the sides of that Alhambra
keys-say-rival-along = Along its longest wall
keys-say-rival-counts = Its buildings

keys-slots = Tile of the market
keys-display = Face-up money card
keys-amount = Bid more or less
keys-choices = One of several answers
keys-money = Take money
keys-buy = Buy a tile
keys-redesign = Redesign
keys-next = Next tile
keys-reserve = To the reserve
keys-dirk = Give to Dirk
keys-between = Pass automatically between turns

keys-bonus = Show a bonus card
keys-characters = Use a character; again: the next one
keys-gates = The gate card, or open a gate
keys-walls = Wall cards

keys-how = Choose a line to give it another key.
keys-own = Custom keys: { $name }
keys-can = Enter changes the key
keys-stays = Stays as it is
keys-none = No key
keys-press = Press the new key instead of { $key }. Esc leaves it as it is.
keys-press-first = Press the new key. Esc leaves it as it is.
keys-fixed = These keys do the same on every page and cannot be changed.
keys-reserved = { $key } does the same on every page and cannot be used for anything else.
keys-taken = { $key } is in use already: “{ $what }”. Press it again to take it from there, or press another key.
keys-back = Reset
keys-all-back = Reset all
keys-sheet = Save a key sheet…
keys-sheet-saved = The keys were saved: { $file }
keys-no-printer = No printer was found. The sheet can be saved as a file instead.

keys-replay-actions = Previous or next action
keys-replay-turns = Previous or next turn
keys-replay-rounds = Previous or next round
keys-replay-scorings = Previous or next scoring
keys-replay-ends = First or last moment
keys-replay-forks = Next or previous branch
keys-replay-tried = { branches-title }
keys-replay-seats = What one player sees
keys-replay-open = Show all hands
keys-replay-play = Play, pause
keys-replay-back = Play backwards
keys-replay-pace = Slower, faster
keys-replay-why = Why did the computer player do that?
keys-replay-on = Play on from here

keys-review-turns = Previous or next turn
keys-review-events = Previous or next turn with big luck or a costly choice
keys-review-scorings = Previous or next scoring
keys-review-ends = First or last turn
keys-review-turning = What decided the game
keys-review-dear = Next or previous costly choice
keys-review-open = Open or close the choice
keys-review-try = Try it yourself
keys-review-there = The table at that moment
keys-review-on = Play on from here
keys-review-seats = Luck and choices of one player
keys-review-even = All players at once
keys-review-zoom = Zoom in or out
keys-review-ledger = { result-ledger }
keys-review-share = { share-title }
keys-review-table = The graph as a table
keys-review-say = Everything about this turn

keys-career-games = Previous or next game
keys-career-ends = First or last game

keys-fixed-page = These keys belong to that page alone, so they stay as they are.
