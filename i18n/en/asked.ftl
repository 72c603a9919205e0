### What is this? Answers about everything on the table.

## Asked: what is this?

ask-title-here = Why not here?
ask-can = Possible now – { $acts }
ask-no-purchase = No purchase is possible with it now.
ask-none-fits = No tile of the reserve fits here now.
ask-usable = Can be used now.
ask-stays = A redesign cannot remove it now.
ask-stays-ever = A redesign can never remove it.
ask-nothing-title = Nothing
ask-nothing = There is nothing here.
ask-player = Player: { $name }
ask-seat = The Alhambra, the reserve, the score and the number of cards in hand are visible to all.
ask-dirk = Dirk scores majorities. He has no turn, no hand, no wall.
ask-slot-of = Slot: { $currency }
ask-currency = The tile in this slot is paid for in { $money }.
ask-card = A money card. An action takes one, or several whose sum is { $limit } or less.
ask-hand = Money in your hand. It buys tiles from the slot of its currency.
ask-hand-all = Your money, sorted by currency. Only you see the values.
ask-display = It is in the money display.
ask-held = It is in your hand.
ask-place-empty = Empty place of the display
ask-place-refilled = A refill puts a card from the deck here.
ask-reserve = It is in the reserve. A redesign can put it into the Alhambra.
ask-reserve-all = Tiles that are yours but not built. They score nothing here.
ask-bought = It is yours and still to be placed.
ask-cell-free = An empty space.
ask-cell-choice = This space can be chosen now.
ask-cell-legal = You may place this here: { $tile }.
ask-stands = Alhambra: { $name }
ask-of = Owner: { $name }
ask-carries = On it: { $thing }
ask-sticks = Walls added: { $sides }
ask-gates = Gate: { $sides }. People can walk through; wall and tile stay for good.
ask-in-zone = { $zone } ({ $n } of this kind)
ask-lies-there = There now: { $things }
ask-deck = The money on display is refilled from here. Two scorings hide in two of its five piles.
ask-bag-title = Bag
ask-bag = The market is refilled from here. When a slot cannot be filled, the game ends.

## Asked: what it is worth now

worth-now =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    } if scoring { $k } took place now
worth-was =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    } in scoring { $k }
worth-place = { $row }: { $n } ({ $place })
worth-wall =
    Of the longest wall, { $n ->
        [one] { $n } side is
       *[other] { $n } sides are
    } here, of { $all }
worth-counted = Also counted by: { $thing }
worth-part = { $types }: counts as { $n } more
worth-types = { $types }: { $n } in your Alhambra, { $most } at most in another
worth-best = On its best space
worth-price = Costs { $price }; in your hand { $held }
worth-purse = In your hand: { $money }
worth-sale = On sale: { $tile }, price { $n }
worth-all = In total
worth-has = { $name }: { $n }
worth-pays = Scoring { $k }, points by rank: { $pays }
worth-pile = Pile { $n }: scoring { $k } is still in it
worth-pile-came = Pile { $n }: scoring { $k } is no longer in it

## Asked: numbers

number-of = { $what } ({ $name })
number-hand = Cards in hand
number-score = Points so far
number-total = Total
number-then = Points after the scoring
does-number-hand = Everyone can see how many cards a player holds, but not which.
does-number-score = The points of all scorings so far.
does-number-total = What the next scoring would bring if it took place now.
does-number-then = The points that each player would have after the next scoring if it took place now.
does-number-reserve = Tiles in the reserve score nothing until a redesign adds them.
does-number-type = At every scoring, whoever has the most buildings of a type gets points for it.
does-number-wall = The longest connected stretch of outer wall: 1 point per side at every scoring.
does-score = The score track: a mark for each player.

## Asked: what a button or a panel does

does-money = An action: take money from the display.
does-buy = An action: buy a tile from the market. Pay exactly and you get another action.
does-redesign = An action: add, remove or swap one tile of your Alhambra.
does-pay = Way { $n } to pay: selects these cards.
does-skip = Until then you are not asked between turns: the program passes for you.
does-choice = One of the answers to the current question.
does-confirm = Confirms your selection.
does-cancel = Clears your selection; nothing is played.
does-no = Answers no: nothing is used, and the game goes on.
does-pass = Does nothing this turn, because nothing is possible.
does-end-actions = Ends the actions of the turn; bought tiles are placed next.
does-here = Shows the table to the player who has to choose.
does-step = Plays the next move of a computer player.
does-pause = Stops the computer players, or lets them go on.
does-slow = Shows each move of a computer player for a second and a half.
does-normal = Shows each move of a computer player for three quarters of a second.
does-fast = Shows each move of a computer player for a quarter of a second.
does-instant = Plays the moves of the computer players without waiting.
does-start = Leaves the game and goes back to the start page.
does-next = Goes on to another tile to place.
does-next-board = Shows the Alhambra of the next player in the middle.
does-reserve = Puts the tile into your reserve, where it scores nothing.
does-dirk = Gives the tile to Dirk: it counts for his majorities.
does-undo = Undoes the last move, unless something new has been revealed since.
does-redo = Plays again what was undone.
does-restart = Undoes everything in the turn that can be undone.
does-hint = Advice in three steps: the kind of move, the move, and the reasons.
does-hint-close = Closes the advice.
does-hint-do = Plays the move that is advised.
does-my-turn = Plays the moves of the computer players at once, until it is your turn.
does-coach-rule = Opens the rulebook at the rule that this is about.
does-coach-off = Silences the coach; the menu lets it speak again.
does-menu = Opens the menu: save, settings, rules, and the way out.
does-players = Changes who plays: a person or the computer can take over any seat.
does-ledger = Opens the score sheet: every point explained, at any time.
does-results = Shows who won, with statistics.
does-review = Shows how much was luck, how much was choice, and which choices cost most.
does-replay = Replays this game move by move.
does-branches = Shows the branches started from this game.
does-original = Returns to the original game; the branch is kept.
does-challenge = Copies a short code with this deal and your result for a friend to beat.
does-share-game = Offers this game as a web page, as text and as a picture.
does-career = Shows your record over all finished games.
does-log = Opens the whole log of what has happened.
does-log-more = Shows more lines of what has happened.
does-counts = Opens the table of what everybody has, with the points of the next scoring.
does-tray = Opens what the modules keep beside the boards.
does-recap = Closes the summary of what the others did.
does-recap-more = Shows everything that has happened since your turn.
does-why = Lists everything this move would do.
does-chips-back = Previous choices.
does-chips-on = More choices.
does-zoom-in = Makes the Alhambra on the board larger; the mouse wheel does so too.
does-zoom-out = Makes the Alhambra on the board smaller; the mouse wheel does so too.
does-zoom-fit = Shows the whole Alhambra and all spaces that can be chosen.
does-overlay-close = Closes what covers the table.
does-shelf-close = Closes this panel.
does-tray-back = Shows the pieces before these.
does-tray-on = Shows the pieces after these.
does-pull-hand = Opens the cards in hand.
does-pull-reserve = Opens your reserve and the tiles to place.
does-pull-you = Opens your special cards.
does-pull-shelf = Opens what the modules offer to all.
does-pull-tray = Opens the pieces beside the boards.
does-panel-header = This game, and buttons for everything that is not a move.
does-panel-prompt = The question that is asked now, and the buttons that answer it.
does-panel-market = Four tiles on sale, each in the currency of its slot.
does-panel-display = The face-up money that can be taken as an action.
does-panel-hand = Your money, sorted by currency. Only you see the values.
does-panel-reserve = Tiles that are yours but not built. They score nothing here.
does-panel-counts = What everybody has, who has the most, and what the next scoring would bring now.
does-panel-log = What has happened, the newest last.
does-panel-recap = What the others have done since your turn.
does-panel-shelf = What the modules offer to all players.
does-panel-tray = What the modules keep beside the boards: supplies, bags and what is out of the game.
does-notice = A message; your next action closes it.
does-share = A tile given away at the end to whoever holds the most money in its currency.
piece-building = A building. At every scoring, whoever has the most of its type gets points for it.
piece-fountain = The start of every Alhambra. From here every tile can be reached on foot.
