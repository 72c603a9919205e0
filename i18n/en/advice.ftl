### Advice: hints, why a computer did something, levels and styles, who plays a seat.


## A hint: asked for with H, three steps

hint-thinking = Thinking about hint { $k } of 3…
hint-title = Hint { $k } of 3
hint-topic = The best kind of move now: “{ $kind }”
hint-topic-answer = The best answer now: “{ $kind }”
hint-best = Best: { $move }
hint-than =
    Compared with “{ $move }”: { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
hint-next = Next best: “{ $move }”
hint-nothing = Compared with doing nothing
hint-alone = Nothing else comes close
hint-more = More
hint-do = Play this move
hint-close = Close
hint-not-now = You can ask for a hint on your turn
hint-failed = No hint right now: the computer player is not responding
hint-button = Hint

## Kinds of moves, as in “the best kind of move”

kind-buy = Buy a tile
kind-take-money = Take money
kind-redesign = Redesign the Alhambra
kind-place = Place a tile in the Alhambra
kind-reserve = Put a tile into the reserve
kind-give-to-dirk = Give a tile to Dirk

## Moves

move-buy = Buy { $tile } ({ $price }) with { $paid }
move-buy-cards = Buy { $tile } ({ $price }) with { $cards }
move-vizier = Use the vizier for { $tile } ({ $price }) with { $cards }
move-take = Take { $cards }
move-place = Place { $tile } ({ $cell })
move-reserve = Put { $tile } into the reserve
move-give-to-dirk = Give { $tile } to Dirk
move-add = Add { $tile } from the reserve ({ $cell })
move-remove = Remove { $old } from the Alhambra ({ $cell })
move-swap = Swap { $old } for { $tile } ({ $cell })
move-other = { $action } – { $things }
move-things = { $one }, { $more }
weighed-next = { $move } – next best
weighed-same = { $move } – makes no difference
weighed-even = { $move } – about as good
weighed-little = { $move } – a little worse ({ $n })
weighed-clearly = { $move } – clearly worse ({ $n })

## Why a computer did something

why-title = Why this move?
why-reasons = Its reasons:
why-rather = Its reasons, compared with the next best move:
why-against = Its reasons, compared with “{ $move }”:
why-alone = Its reasons, compared with doing nothing:
why-no-reason = No single reason stands out: it is the sum that counts
why-reason = • { $reason }
why-others = It also considered:
why-seen = Its reasons that everybody can see, compared with doing nothing:
why-secret = Its reasons might give its hand away, so they are shown when the game is over
why-unsent = Its reasons were not sent to this computer
why-ask = Why?
ai-reason-other = A reason from another version of the program

## Levels and styles

style-balanced = Balanced
style-collector = Collector
style-builder = Wall builder
style-balanced-what = Weighs majorities and walls for what they are worth
style-collector-what = Values majorities a little more than it should
style-builder-what = Values long walls a little more than it should
level-random-what = Plays any legal move
level-novice-what = Misjudges moves a lot and forgets which cards others took
level-easy-what = Misjudges moves a little and forgets which cards others took
level-medium-what = Considers its whole turn and remembers which cards others took
level-hard-what = Looks further: plays up to { $n } possible futures of a turn in its head
level-expert-what = Plays up to { $n } possible futures in its head, sometimes for several seconds
new-style = style
new-ai-fair = Computer players know only what a player in their seat would know: no hidden card, no hidden tile.

## Who plays a seat

log-takeover-human = { $name } is played by a person from now on
log-takeover-ai = { $name } is played by the computer from now on: { $level }, { $style }
table-ai-style = AI · { $level }, { $style }
players-title = Who plays
players-note = Any player can be switched between a person and the computer at any time. The log records it, and a saved game keeps it.
players-waits = The game waits while this page is open.
players-far = Friends at another computer choose for their own seats. The game goes on while this page is open.
players-hidden = A person who takes over from the computer first sees the hand-over screen.
players-career = After this change, the game is not part of the career.
players-apply = Apply
players-open = Change who plays
menu-players = Who plays
menu-players-detail = people, AI, help, language
menu-unseen = What is still hidden
menu-unseen-detail = tiles, cards, money
menu-ask-detail = what each choice costs
set-hint-level = Hints
set-hint-level-help = How strong the hints are; stronger ones take longer.
set-hint-level-novice = Beginner
set-hint-level-easy = Easy
set-hint-level-medium = Medium
set-hint-level-hard = Hard
set-hint-level-expert = Expert
