### A tabletop game: its numbers are written down and scored.

real-title = Tabletop game
real-tab-numbers = Enter numbers
real-tab-table = Details
real-scorings = Scoring
real-how-many = How many each player has
real-hint = Type a number; Tab goes to the next player, Enter to the next line. Tiles in the reserve do not count.
real-hint-more = Include whatever else counts as a building with these modules.
real-most = { $row }: only numbers from 0 to { $most } can be entered.
real-less = One less
real-more = One more
real-field = { $row }, { $name }
real-asks-points = points
real-asks-count = how many
real-asks-lost = points lost
real-too-many = { $types }: the box holds only { $most }, but you entered { $n }.
real-too-long = { $name }: a wall of { $n } is too long for these buildings (at most { $most }).
real-ties = Ties
real-more-ties = and { $n } more
real-missing =
    { $n ->
        [one] { $n } number is missing
       *[other] { $n } numbers are missing
    }
real-missing-all =
    { $n ->
        [one] { $n } number is missing in total
       *[other] { $n } numbers are missing in total
    }
real-complete = This scoring is complete
real-wrong =
    { $n ->
        [one] { $n } count cannot be right
       *[other] { $n } counts cannot be right
    }
real-empty =
    { $which ->
        [first] scoring 1 is empty
        [second] scoring 2 is empty
       *[both] scorings 1 and 2 are empty
    }
real-state = { $state }
real-objection = Add the game even though { $state }?
real-kept = Everything you write is saved. The game can continue another day.
real-gained = { $name }: { $points } in this scoring, { $total } in all
real-undo = Undo
real-new = New tabletop game
real-finish = Add the game to the career
real-finish-sure = Add it anyway
real-finished = The game is in the career now.
real-next = Go to the next scoring
real-where = Place
real-where-hint = At whose table?
real-day = Date
real-name = Player { $n }
real-add-seat = Add a player
real-remove-seat = Remove player { $n }
real-players = Players
real-evening = Place and date
real-modules = Modules
real-others = Tabletop games
real-other = { $day }, { $names }

position-wrong = { $name }, { $thing }: { $rule }
position-wrong-board = { $board }: { $rule }
position-no-turn = This moment is between two turns, so it cannot be set up as a position.
position-no-room = There is no room for another piece here.
position-broken =
    { $n ->
        [0] You cannot play on from here. { $first }
        [one] You cannot play on from here. { $first } ({ $n } more problem)
       *[other] You cannot play on from here. { $first } ({ $n } more problems)
    }
position-no-text = This text does not contain a position.
position-text-wrong = Part of this text is missing or wrong.

position-zone-market = Market
position-zone-display = Money on display
position-zone-dirk = Dirk
position-zone-alhambra = { $name }, Alhambra
position-zone-reserve = { $name }, reserve
position-zone-hand = { $name }, hand

position-tiles = Set up a position
position-pieces = Pieces
position-group = Kind of piece
position-money = Money ({ $currency })
position-hint = Type a piece’s first letter, price and walls (g8nw) to pick it up. Enter goes to a space where it fits; Enter again places it.
# The letters of walls as they are typed: north, east, south, west.
position-walls = nesw
position-where = Part of the table
position-place = { $place } ({ $n })
position-count = Count the points
position-counted = The position you set up
position-counted-broken =
    { $n ->
        [one] { $n } thing breaks a rule but is counted
       *[other] { $n } things break rules but are counted
    }
position-play = Play from here
position-save = Save the position
position-copy = Copy the position
position-open = Open a position
position-paste = Paste a position
position-lies = Place it anyway
position-held = In hand: { $piece }
position-found =
    { $n ->
        [one] In hand: { $piece }
       *[other] In hand: { $piece } ({ $n } match)
    }
position-fits = empty space where it fits
position-tile = { $tile }, { $sides }
position-nothing = There is nothing here.
position-whole = No rule is broken. Whatever is not on the table is in the bag or the deck.
position-next = Next scoring
position-turn = Whose turn
position-score = Points of player { $n }
position-points = Points
position-copied = The position is on the clipboard as text.
position-out = Set up this position

position-marks = On this tile
position-mark-chest = Chest
position-mark-resident = Resident
position-mark-sticks = Sticks
position-mark-none = none
position-mark-there = yes
position-mark-sides = { $sides }
position-zone-bonus = { $name }, bonus cards
position-zone-bonus_shown = { $name }, bonus cards shown
position-zone-characters = { $name }, characters
position-zone-thieves = { $name }, thieves
position-zone-bazaars_open = Bazaars on offer
position-zone-walls_open = Open wall cards
position-bag = Tiles in the bag
position-deck = Cards in the deck
position-coming = Still to come
position-face-down = Cards face down
position-deal = Fill market and display
position-cleared =
    { $n ->
        [one] { $n } piece left the table with its module. { key-ctrl }+Z brings it back.
       *[other] { $n } pieces left the table with their module. { key-ctrl }+Z brings them back.
    }
position-mark-gates = City gates
position-mark-gate_open = Face-up gate card
position-mark-trader = Trader
position-mark-vizier = Active vizier
position-mark-attack_next = Next attack
position-zone-coins = { $name }, coins
position-zone-residents = { $name }, residents with the trader
position-zone-thieves_used = Used thieves
position-zone-huts_open = Face-up huts
position-zone-chests = Dirk, chests
position-zone-rooms = Rooms of the treasure chamber
position-zone-attacks = Attacks so far
position-zone-scouts_open = Face-up scouts
position-luck-same-help = Cards and tiles come in the same order each time you play from this position.
position-luck-new-help = Cards and tiles come in a new order.

### Asking the computer players about one moment

position-ask = Ask the computer players
advised-title = Ask the computer players
advised-tab-all = Advice
advised-who = { $name } to move
advised-seat = Advice for
advised-done = Finished
advised-hint = The hidden cards and tiles are dealt again many times. A cost is the number of wins lost in 100 games, followed by the range that almost certainly contains it.
advised-levels = What each level would do
advised-moves = What each choice costs
advised-instead = Misses – { $reason }
advised-wait = The computer players are thinking.
advised-best = Best
advised-equal = About equal
advised-under = under 1
advised-share = wins { $n } in 100
advised-by = Chosen by: { $levels }
advised-price =
    { $kind ->
        [best] the best, wins { $share } in 100 games
        [equal] about equal to the best, wins { $share } in 100 games
        [under] wins { $share } in 100 games, less than 1 behind the best
       *[cost] wins { $share } in 100 games, { $cost } fewer than the best, { $within }
    }
advised-heard = { $move }: { $price }
advised-level-heard = { $level }: { $what }
advised-heard-why = { $what }. Why: { $more }
advised-heard-instead = { $what }. Misses: { $more }
advised-heard-chosen = { $what }. Chosen by: { $more }
advised-nothing = There is nothing to choose yet: add market tiles, face-up money and a hand.
advised-not-now = The computer players can be asked when it is your turn.
advised-failed = The computer players gave no answer. You can ask them again.
