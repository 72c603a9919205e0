### The table while playing: slots, prompts, buttons, what a move would do, proofs, results.


## Numbers, names, places

play-empty = { "" }
play-number = { $n }
play-sum = { $parts } = { $total }
play-money-parts = { $parts } { $money }
play-tile-name = { $word } { $n }
play-card-other =
    { $id ->
        [gate] gate card
        [builder] builder card
        [exchange] exchange card
        [character] character card
        [wall] wall card
        [scoring] scoring card
        [coin] coin
        [thief] thief
       *[other] card
    }
play-cur-florin = Florin
play-cur-dirham = Dirham
play-cur-denar = Denar
play-cur-ducat = Ducat
play-cur-diamond = Diamond
play-row-wall = Wall
play-row-other = Other
play-cell-ew =
    { $dir ->
        [e] { $n } east
       *[w] { $n } west
    }
play-cell-ns =
    { $dir ->
        [n] { $n } north
       *[s] { $n } south
    }
play-cell-both = { $ew }, { $ns }
play-cell-fountain = the fountain
play-cell-legal = { $cell }, possible, wall { $wall }
play-side =
    the { $dir ->
        [n] north
        [e] east
        [s] south
       *[w] west
    } side
play-many-pavilion =
    { $n ->
        [one] { $n } pavilion
       *[other] { $n } pavilions
    }
play-many-seraglio =
    { $n ->
        [one] { $n } seraglio
       *[other] { $n } seraglios
    }
play-many-arcades =
    { $n ->
        [one] { $n } arcade
       *[other] { $n } arcades
    }
play-many-chambers =
    { $n ->
        [one] { $n } chamber
       *[other] { $n } chambers
    }
play-many-garden =
    { $n ->
        [one] { $n } garden
       *[other] { $n } gardens
    }
play-many-tower =
    { $n ->
        [one] { $n } tower
       *[other] { $n } towers
    }

## The table

play-header = { $game } · { $players } · round { $round }
play-header-base = Base game
play-header-modules =
    { $n ->
        [one] { $n } module
       *[other] { $n } modules
    }
play-held = you have { $n }
play-pay-exact = exact
play-pay-over = { $n } over
play-pay-short = { $n } short
play-slot-bought = new tile after the turn
play-slot-given = given away
play-slot-empty = stays empty
play-slot-say = { $currency }: { $tile }
play-display-rule = several if their sum is { $limit } or less
play-deck = { $cards }, pile { $k } of 5
play-deck-again = { $cards }, reshuffled
play-bag =
    { $n ->
        [one] { $n } tile in the bag
       *[other] { $n } tiles in the bag
    }
play-hand = { $cards } · { $total } in all · hidden from the others
play-hand-shown = { $cards } · { $total } in all
play-hand-down = { $cards } · face down
play-reserve-note = tiles here never score
play-alhambra = Alhambra: { $name }
play-panel = { $name }: { $points }, wall { $wall }, { $cards } in hand, { $tiles } in reserve
play-counts-title = If scoring { $n } took place now
play-counts-last = What scoring { $n } gave

## Buttons and chips

play-button-undo = Undo move
play-button-redo = Redo move
play-button-restart = Restart turn
play-button-reserve = To the reserve
play-button-dirk = Give to Dirk
play-button-buy = Buy
play-button-take = Take
play-button-place = Place
play-button-add = Add
play-button-remove = Remove
play-button-swap = Swap
play-button-end-actions = End actions
play-button-end-turn = End turn
play-button-next-tile = Another tile
play-button-pass = Pass
play-button-no = No
play-button-wake = Reactivate the vizier
play-chip-money = Take money
play-chip-buy = Buy a tile
play-chip-redesign = Redesign
play-action = { $name }

## The prompt: what can be done, and what it will cause

prompt-turn = Choose an action
prompt-turn-how = money, a market tile or a redesign
prompt-again = Another action?
prompt-again-why = the last payment was exact
prompt-held =
    { $n ->
        [one] { $n } tile to place
       *[other] { $n } tiles to place
    }
prompt-take = Take { $cards }?
prompt-take-ends = then there is no further action
prompt-take-more = { $sum } so far, up to { $limit } together
prompt-money = Take money: choose cards
prompt-money-how = one card, or several whose sum is { $limit } or less
prompt-market = Buy a tile: choose a slot
prompt-market-how = an exact payment allows another action
prompt-buy = Buy { $tile } for { $price }?
prompt-buy-exact = exact: you act again after this
prompt-buy-over = { $n } over: no further action
prompt-buy-short = Still to pay: { $price }
prompt-buy-choose = choose cards: { $price }
prompt-buy-could = an exact payment is possible: { $sum }
prompt-place = Place { $tile }
prompt-place-here = Place { $tile } here?
prompt-place-cells =
    { $n ->
        [one] { $n } possible space
       *[other] { $n } possible spaces
    }
prompt-place-nowhere =
    { $dirk ->
        [yes] it fits nowhere: only the reserve and Dirk are left
       *[no] it fits nowhere: only the reserve is left
    }
prompt-place-how = choose one, also with the arrow keys
prompt-place-last = your last tile this turn
prompt-place-more =
    { $n ->
        [one] then { $n } more tile
       *[other] then { $n } more tiles
    }
prompt-place-won =
    you hold the most { $cur ->
        [florin] florins
        [dirham] dirhams
        [denar] denars
       *[other] ducats
    } ({ $sum })
prompt-redesign = Redesign: choose a tile
prompt-redesign-how = one from the reserve to add or swap, or one in the Alhambra to remove
prompt-add = Redesign: where does { $tile } go?
prompt-add-how = an empty space to add it, or a tile to swap it with
prompt-add-nowhere = it fits nowhere now, not even in a swap
prompt-add-here = Add { $tile } here?
prompt-remove = Remove { $tile }?
prompt-remove-how = it goes to the reserve; or choose a reserve tile to swap
prompt-swap = Swap { $old } for { $new }?
prompt-reserve = Put { $tile } into the reserve?
prompt-gift = Give { $tile } to Dirk?
prompt-swap-how = they change places: { $old } goes to the reserve
prompt-end = End the turn?
prompt-end-then = then market and money are refilled
prompt-end-last = too few tiles are left for the market: the game ends with this turn
prompt-end-safe = nothing is refilled now
prompt-pass = Nothing is possible: pass
prompt-window = Do something between turns?
prompt-window-only = { $what }?
prompt-window-none = Nothing you can do between these turns
prompt-wake = Reactivate the vizier?
prompt-choose = Choose
ask-redesign = Which redesign: add, remove or swap a tile?
prompt-wait-ai = { $name } is thinking…
prompt-wait-human = Waiting for { $name }
prompt-wait-bids = { $name } bids up to a secret limit
prompt-over = The game is over

## What a move would do

what-title = If you place it here
what-title-move = If you do this
what-wall = Longest wall { $old } → { $new }
what-wall-each = { $n } each scoring
what-wall-same = Longest wall: still { $n }
what-count = { $old } → { $new }
what-lead-grows = lead grows: { $name } has { $n }
what-lead-new = new lead: { $name } has { $n }
what-lead-tie = tied for the most: { $name } has { $n }
what-lead-shrinks = lead shrinks: { $name } has { $n }
what-behind = behind { $name }, who has { $n }
what-only = nobody else has one
what-points = If scoring { $k } took place now: { $changes }
what-points-same = If scoring { $k } took place now: no change
what-points-end = In the last scoring: { $changes }
what-points-end-best = On the best space for the last scoring: { $changes }
what-points-placed = On the best space, if scoring { $k } took place now: { $changes }
what-points-placed-same = On the best space, if scoring { $k } took place now: no change
what-points-noted = { $changes } ({ $note })
what-points-built = With your new tiles placed where they score most, if scoring { $k } took place now: { $changes }
what-points-built-same = With your new tiles placed where they score most, if scoring { $k } took place now: no change
what-points-row = { $row }: { $changes }
what-points-rows = { $rows }; { $row }
what-wall-best = Longest wall, on the best space: { $old } → { $new }
what-no-space =
    { $dirk ->
        [yes] it fits nowhere now: it would go to the reserve or to Dirk
       *[no] it fits nowhere now: it would go to the reserve
    }
what-exact = exact: another action
what-over = { $n } over: no change, no further action
what-over-change = { $n } over: no further action
what-again = another action may follow
what-free = costs no action
what-spent = no further action this turn
what-gone = { $card } leaves the game
what-gone-left =
    { $n ->
        [0] used as money; you have no other like it
       *[other] used as money; you have { $n } more like it
    }
what-market-filled = the market is refilled from the bag
what-market-last = too few tiles are left for the market: the game ends with this turn
what-display-filled = the display is refilled from the deck
what-shared-out = the last tiles of the market go to whoever holds the most of their currency
what-scored = scoring { $k } takes place
what-seen = hidden information is revealed
what-others = then it is somebody else’s move
what-now = At once
what-worth = What it is worth
what-then = Once it is placed
what-end = When you end the turn
final = cannot be undone
what-reserve = it goes to the reserve and scores nothing there

## Taking back

undo-revealed = A card or tile was drawn. You can go back to here, but no further.
undo-revealed-card = A card was drawn. You can go back to here, but no further.
undo-revealed-tile = A tile was drawn. You can go back to here, but no further.
undo-moved = { $name } has moved since. You can go back to here, but no further.
undo-nothing = There is no move to undo.
undo-no-redo = There is no move to redo.
undo-lost = There is no connection to the table.
undo-not-yours = Another player decides now.
undo-done =
    { $n ->
        [one] { $n } move undone
       *[other] { $n } moves undone
    }
redo-done =
    { $n ->
        [one] { $n } move redone
       *[other] { $n } moves redone
    }

## Why a button does not work now

why-choose-cards = First choose cards.
why-choose-cell = First choose a space.
why-add-nowhere = This tile fits nowhere now.
why-choose-first = First choose what to do.
why-no-redesign = No redesign is possible: no tile can be added, swapped or removed.
why-no-money = No money is on display.
why-no-tile = No tile can be bought with this hand.
why-no-chests = No chests can be bought with this hand: a room costs at least { $n }.
why-no-room = No room has chests left.
why-no-bazaar = No bazaar can be paid for exactly with this hand.
why-theirs = Only { $name } can use it.

## Spoken answers to a key

say-walls = Longest wall: { $list }
say-points = Points: { $list }
say-hands = Cards in hand: { $list }
say-number = { $name } { $n }
say-counts = { $item }: { $list }
say-free-none = No space to choose now.
say-last-none = Nothing has happened yet.
say-row = row: { $where }
say-column = column: { $where }
say-line-empty = no tile here
say-from = from { $cell }
say-gap =
    { $n ->
        [one] { $n } empty space
       *[other] { $n } empty spaces
    }
say-edge =
    { $kind ->
        [gate] gate
        [open] open
       *[wall] wall
    }
say-needs = empty, needs { $what }
say-need =
    { $kind ->
        [open] an open side { $sides }
       *[wall] a wall { $sides }
    }
say-needs-none = empty, no building fits here
say-near = { $k } of { $n }
say-side-of = { $k } of { $n }, { $side }: { $cell }
say-run = { $k } to { $m } of { $n }, { $side }: starts { $first }, ends { $last }
say-exact = Exact payment: { $list }
say-exact-none = No exact payment possible

## The ledger and its proofs

proof-tab = Scoring { $k }
proof-tab-final = Final scoring
proof-when = round { $round } · last turn: { $name }
proof-pays-1 = 1st place scores
proof-pays-2 = 1st and 2nd place score
proof-pays-3 = 1st, 2nd and 3rd place score
proof-pay-1 = { $first }
proof-pay-2 = { $first } · { $second }
proof-pay-3 = { $first } · { $second } · { $third }
proof-pay-wall = 1 per side
proof-built =
    { $n ->
        [one] { $n } building
       *[other] { $n } buildings
    }
proof-none = none
proof-sides =
    { $n ->
        [one] { $n } side
       *[other] { $n } sides
    }
proof-in-line =
    { $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    }
proof-proof-majority = { $item }: who has the most
proof-proof-tie = { $item }: tie for { $place }
proof-not-paid = does not score in scoring { $n }
proof-share = ({ $parts }) ÷ { $k } = { $pool } ÷ { $k } = { $share }
proof-rest = remainder { $n } is lost
proof-proof-wall =
    Wall: { $name }, { $n ->
        [one] { $n } side
       *[other] { $n } sides
    }
proof-wall-counted =
    { $n ->
        [one] { $n } connected outer side
       *[other] { $n } connected outer sides
    }
proof-wall-counted-why =
    = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }, each side once
proof-wall-lost =
    { $n ->
        [one] { $n } outer side
       *[other] { $n } outer sides
    }
proof-wall-lost-why = not joined to it: no points
proof-wall-inside =
    { $n ->
        [one] { $n } double wall
       *[other] { $n } double walls
    }
proof-wall-inside-why = inside: no points
proof-hint = ↑ ↓ ← → move · Enter keeps a row open

## Results

result-win =
    { $name } wins with { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
result-win-shared =
    { $name } share the victory with { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
result-you-win = You win with { $points }
result-you-win-close = You only just win, with { $points }
result-you-win-far = You win by a wide margin, with { $points }
result-you-win-shared = You share the victory with { $points }
result-you-place =
    You come { $place ->
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[other] sixth
    } with { $points }
result-you-place-close = So close: { $rank } with { $points }
story-ahead = { $points } ahead of { $name }
story-behind = { $points } behind { $name }
story-level = Players with equal points share the victory
story-led-before = Before the final scoring you were still { $points } ahead of { $name }
story-turned = Before the final scoring { $name } was still { $points } behind { $other }
story-turned-you = Before the final scoring you were still { $points } behind { $other }
story-led = { $name } led after every scoring
story-led-you = You led after every scoring
story-dirk = Dirk scored more than anyone: { $points }
story-rows = What made the difference: { $rows } ({ $name } { $n }, { $other } { $m })
story-source = { $name }’s best source of points: { $row } ({ $n })
story-source-you = Your best source of points: { $row } ({ $n })
result-stat-exact = Exact payments
result-stat-overpaid = Overpaid
result-stat-wall = Longest wall
result-stat-tiles = Buildings
result-stat-turns = Turns
result-exact = { $n }
result-overpaid = { $n }
result-wall =
    { $n ->
        [one] { $n } side
       *[other] { $n } sides
    }
result-tiles = { $n }
result-turns = { $n }
result-rematch = Play again
result-same-deal = Same deal again
result-ledger = Score sheet
result-review = Review
result-lost =
    { $n ->
        [one] Where was { $n } point lost?
       *[other] Where were { $n } points lost?
    }
result-won =
    { $n ->
        [one] Where was { $n } point won?
       *[other] Where were { $n } points won?
    }
result-why = Luck or skill?
result-show = Results
result-table = Table
result-start = Start page

## Passing the computer on

pass-title = { $name }, it’s your turn
pass-asked = { $name }, a question for you
pass-between = { $last } has played, { $next } is next
pass-playing = { $name } is playing
pass-text = Pass the computer on. Press the button when nobody else can see the screen.
pass-since = Since your last move
pass-begun = So far
recap-total = If scored now: { $old } → { $new }
recap-row = { $row }: { $old } → { $new }
recap-scored = Scoring { $k }: { $n }, now { $total }
recap-lost = { $row }: { $n }
recap-sold =
    { $n ->
        [0] { $name } bought { $tile } ({ $price }): you had the money
       *[other] { $name } bought { $tile } ({ $price }): you were { $n } short
    }
recap-new = New on sale: { $tiles }
recap-rest = Meanwhile: { $what }
recap-n-yours =
    { $n ->
        [one] { $n } more change for you
       *[other] { $n } more changes for you
    }
recap-n-bought =
    { $n ->
        [one] { $n } purchase
       *[other] { $n } purchases
    }
recap-n-took =
    { $n ->
        [one] money taken once
       *[other] money taken { $n } times
    }
recap-n-redesigned =
    { $n ->
        [one] { $n } redesign
       *[other] { $n } redesigns
    }
recap-n-other =
    { $n ->
        [one] { $n } other event
       *[other] { $n } other events
    }
pass-lead =
    { $name } leads with { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
pass-lead-shared =
    { $name } lead with { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
pass-button = I am { $name }
pass-note = No secret card is shown until then.
pass-asks = Between two turns: { $names }
pass-window = Everybody is asked the same question between two turns.

## The computer players

ai-lost = The computer player stopped and was restarted.
ai-failed = The computer player cannot start. Simple moves are played instead.
ai-waits = The computer player has not answered for a while. You can wait, or ask again.

## Saving and loading

save-failed = The game could not be saved in { $folder }: { $reason }. You can keep playing.
save-reason-read-only = the folder is read-only
save-reason-full = the disk is full
save-reason-no-folder = the folder does not exist
save-reason-long = the path is too long
save-reason-name = the system does not allow this name
save-reason-in-use = the file is open in another program
save-reason-other = the system refuses it
load-not-read = { $file } cannot be read: { $reason }
load-not-json = it is not a complete JSON file (line { $line })
load-not-text = it is not a text file
load-missing = the file does not exist
load-forbidden = you do not have permission to read it
load-foreign = it is not a game from this program (field format)
load-newer = it was made by a newer version of the program (field version is { $found }; this one reads up to { $known })
load-field = the field { $field } is wrong ({ $detail })
load-detail-missing = it is missing
load-detail-type = it has the wrong type
load-detail-value = this value is not known
load-action = action { $n } is no longer possible (field { $field })
load-digest = from action { $n } on, the record no longer matches the game it describes (field { $field })
load-position = the position is not possible ({ $detail }, field { $field })
load-no-file = it is not an ordinary file
load-no-access = access to it is denied
load-large = it is larger than { $n } MB
load-branches =
    a game can have at most { $most ->
        [one] { $most } branch
       *[other] { $most } branches
    }
load-no-object = it does not contain an object in braces
load-detail-range = the number is out of range
load-detail-long = it is too long
load-shortened = The end of { $file } no longer fits the rules: { $reason }. The game goes on after action { $n }; the file stays as it is.
save-not-renamed = { $file } cannot be renamed: { $reason }
save-name-empty = The game needs a name.
save-name-taken = There is already a game named { $file }.
save-not-deleted = { $file } cannot be deleted: { $reason }
save-review-broken = The review in { $file } cannot be used: { $reason }. A new one is made.

## Setting up a game

config-seats = 2 to 6 players can play, not { $n }
config-name-empty = Player { $n }: the name is missing
config-name-long = Player { $n }: the name is longer than { $max } characters
config-name-twice = Player { $n }: the name { $name } is taken
config-mark-twice = Player { $n }: another player has this mark
config-value = { $field }: { $value } is not known
config-seat-value = Player { $n }, { $field }: { $value } is not known
config-module = There is no module { $value }
config-seed-long = The seed is longer than { $max } characters

## Choosing what no picks were written for

play-cell-free = { $cell }, possible
play-about = now: { $things }
choice-room = room { $n }
choice-noted = { $choice } · { $note }
choice-amount = { $n }

## What modules keep beside the board

zone-other = Other pieces
zone-of = { $zone }: { $name }

play-paid = { $parts } = { $money }
choice-none = none
choice-old-colour = out: { $type }
choice-new-colour = in: { $type }

## What modules count

proof-proof-lines = { $what }: { $name }, { $n }
proof-line =
    { $t }: { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
proof-counted = { $n }
proof-counted-trader =
    { $n ->
        [one] { $n } resident
       *[other] { $n } residents
    }
proof-counted-treasure =
    { $n ->
        [one] { $n } chest
       *[other] { $n } chests
    }
proof-counted-invaders =
    { $n ->
        [one] { $n } open side
       *[other] { $n } open sides
    }
proof-counted-bazaars =
    { $n ->
        [one] { $n } building
       *[other] { $n } buildings
    }
proof-counted-yusuf =
    { $n ->
        [one] { $n } side of the wall
       *[other] { $n } sides of the wall
    }
