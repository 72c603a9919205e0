### Lessons: the screen, and the five chapters of the base game.


## The screen

lesson-you = You
lesson-course = Learn the game
lesson-chapter = chapter { $n } of { $of }
lesson-chapters = Chapters
lesson-steps = Steps
lesson-step = step { $n } of { $of }
lesson-skip = Skip
lesson-leave = Leave
lesson-hint = Hint
lesson-finish = Finish
lesson-next-chapter = Next chapter
lesson-turn = Your turn
lesson-count = { $n } of { $of }
lesson-found = Right! Your move is undone so that you can find another one.
lesson-found-again = You have found this one already. Look for another one.
lesson-allowed = The rules allow this. Look for something they forbid.
lesson-say-done = Well done
lesson-say-found = Found
lesson-say-wrong = Allowed, but not this time
lesson-say-hint = Hint
lesson-kept = Your progress is kept. You can repeat any step.
lesson-prompt-read = Read the text of this step, then continue
lesson-prompt-done = This step is done: continue
lesson-key = { $key } does nothing in a lesson.
lesson-state-done = done
lesson-state-now = now
lesson-marked = Marked on the table: { $list }
lesson-marked-one = marked


## The page of learning

start-learn = Learn
start-learn-detail = Lessons, rulebook, exercises
start-learn-first = New here? Learn the game by playing
learn-title = Learn
learn-course-about =
    { $n ->
        [one] Five chapters, about { $n } minute. You play every move yourself, on a real table.
       *[other] Five chapters, about { $n } minutes. You play every move yourself, on a real table.
    }
learn-course-done = You know the base game. Now play it: a first game against two computer players, with a coach beside you.
learn-begin = Begin
learn-go-on = Continue
learn-repeat = Start again from the beginning
learn-guided = First guided game
learn-minutes =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
learn-modules = Lessons about modules: additions for later games
learn-book = Rulebook
learn-book-detail = Every rule, with examples to try
learn-practice = Exercises
learn-practice-detail = Short questions about real positions
learn-known = What you know
learn-known-detail = The rules you have used, and those you have yet to meet
learn-who = Learning:
learn-nobody = no name
learn-new-name = Another name
learn-add = Add
learn-open = “{ $step }” is still to do
learn-delete = Delete progress
learn-delete-sure = Delete all progress?
learn-not-saved = Your progress could not be saved: { $reason }
learn-broken = Your progress in { $file } cannot be used: { $reason }. The file was kept as { $kept }, and a new one was started.
learn-locked = Your progress in { $file } stays as it is: { $reason }. What you learn now is kept only until you quit.
learn-offer = { $n }-minute lesson


## Chapter 1: money

lesson-money-title = Money
lesson-money-about = Take money and see what it is good for.
lesson-money-goal-title = Your Alhambra
lesson-money-goal-1 = Around this **fountain** you build a palace. Its buildings and its wall score points: whoever has the most wins.
lesson-money-goal-2 = Tiles are sold at the **market**. The number on a tile is its price.
lesson-money-goal-3 = On your turn you do **one thing**: take money, buy a tile or redesign.
lesson-money-take-title = Take a card
lesson-money-take-1 = Four money cards always lie face up.
lesson-money-take-2 = You may take **one card of any value**.
lesson-money-take-3 = Everything works with keys too: **F2** shows them, **F3** lists them.
lesson-money-take-turn = Choose the card with the highest value, then press “{ play-button-take }”.
lesson-money-take-done = The 9 is in your hand now. Its place stays empty until your turn ends.
lesson-money-take-hint = The highest card is the 9 in ducats, the orange one.
lesson-money-take-wrong = A small card costs you the same action as a large one. Take the 9.
lesson-money-take-wrong-several = Two small cards are possible too: that comes next. This time take the 9.
lesson-money-several-title = Several at once
lesson-money-several-1 = Instead of one card you may take **several**, if together they are worth **at most 5**.
lesson-money-several-2 = Their colours do not matter.
lesson-money-several-turn = Find both ways to take two cards.
lesson-money-several-done = 1 + 3 and 1 + 4: both stay within 5. Low cards are good for paying exactly.
lesson-money-several-hint = Choose the florin (the yellow 1), then the 3 dirhams (green) or the 4 denars (blue).
lesson-money-several-wrong = One card is always allowed. This time take two that make at most 5.
lesson-money-refill-title = End of the turn
lesson-money-refill-1 = Taking money ends your actions.
lesson-money-refill-2 = New cards and tiles are laid out only **at the end of the turn**.
lesson-money-refill-turn = End your turn: find out what fills the empty places.
lesson-money-refill-done = Two new cards lie face up. Now it is the next player’s turn.
lesson-money-refill-hint = Press “End turn”, or Enter.
lesson-money-refill-wrong = Now end your turn.
lesson-money-currency-title = Four currencies
lesson-money-currency-1 = Each slot of the market sells for **one currency** only: yellow florins, green dirhams, blue denars, orange ducats.
lesson-money-currency-2 = You have 4 ducats, and the tower costs 11.
lesson-money-currency-turn = Take the card that lets you buy the tower.
lesson-money-currency-done = 4 + 7 = 11 ducats: next turn the tower can be yours, paid exactly.
lesson-money-currency-hint = The tower lies in the orange slot: it wants ducats.
lesson-money-currency-wrong = A higher card, but in the wrong currency: for the tower only ducats count.


## Chapter 2: the market

lesson-market-title = The market
lesson-market-about = Buy tiles, and see why paying exactly is worth it.
lesson-market-pay-title = Buy a tile
lesson-market-pay-1 = Pay **at least the price**, in the currency of the tile’s slot.
lesson-market-pay-2 = No change is given.
lesson-market-pay-turn = Buy the only tile you can afford.
lesson-market-pay-done = You paid 8 for a price of 7: too much, so your actions are over.
lesson-market-pay-hint = The arcade costs 7 denars, and you have an 8 in denars.
lesson-market-pay-wrong = Taking money is always possible. This time buy a tile.
lesson-market-place-title = Place it
lesson-market-place-1 = A bought tile is set aside and placed **at the end of the turn**.
lesson-market-place-2 = The **possible** spaces are marked: it fits there. Tiles are never rotated.
lesson-market-place-turn = Put the arcade beside the fountain.
lesson-market-place-done = Your Alhambra grows. Its walls face outwards: that will score later.
lesson-market-place-hint = Choose a possible space, then press “{ play-button-place }”.
lesson-market-place-wrong = Put the arcade into your Alhambra.
lesson-market-place-wrong-reserve = The reserve scores nothing, and getting out of it costs an action. Build the arcade now.
lesson-market-exact-title = Pay exactly
lesson-market-exact-1 = If you pay **exactly** the price, you may take **another action**.
lesson-market-exact-2 = So small cards are worth a lot.
lesson-market-exact-turn = Buy a tile and pay exactly its price.
lesson-market-exact-done = Exactly! It is still your turn.
lesson-market-exact-hint = 2 + 4 florins are exactly the price of the pavilion.
lesson-market-exact-wrong = Buy a tile, and pay exactly its price.
lesson-market-exact-wrong-over = You paid too much: no more actions. Choose other cards from your hand.
lesson-market-again-title = Another action
lesson-market-again-1 = As long as you pay exactly, your turn **goes on**.
lesson-market-again-2 = The slot of a bought tile stays **empty until the end of the turn**.
lesson-market-again-turn = Buy a second tile, pay exactly, then take money.
lesson-market-again-done = Three actions in one turn! Taking money was the last one.
lesson-market-again-hint = The other tile can be paid for exactly too: the garden with 3 + 5 denars, the pavilion with 2 + 4 florins. Then take a card.
lesson-market-again-wrong = Buy the second tile first: taking money ends your actions.
lesson-market-again-wrong-over = Too much: that would be the end of your actions. Pay exactly.
lesson-market-again-wrong-end = You may stop, but another action costs nothing. Use it.
lesson-market-both-title = Two tiles set aside
lesson-market-both-1 = All tiles of the turn are now placed, in **any order**.
lesson-market-both-2 = What you do not want in your Alhambra goes into the **reserve**.
lesson-market-both-turn = Place both tiles.
lesson-market-both-done = That was a whole turn: two tiles and a card.
lesson-market-both-hint = Choose a possible space, or put the tile into the reserve.
lesson-market-both-wrong = Place the two tiles.


## Chapter 3: building

lesson-building-title = Building
lesson-building-about = Where a tile fits, and what to do if it does not.
lesson-building-edges-title = Sides must match
lesson-building-edges-1 = Each side of a tile has a wall or is open.
lesson-building-edges-2 = Where two tiles touch, it must be **wall to wall** or **open to open**.
lesson-building-edges-turn = Get it wrong on purpose: choose a space where a wall meets an open side.
lesson-building-edges-done = The game names the side that does not match, with a red bar on it. Nothing is lost by trying.
lesson-building-edges-hint = West of the seraglio: its west side has a wall, the garden’s east side has none.
lesson-building-places-title = The right places
lesson-building-places-1 = A new tile shares at least **one whole side** with your Alhambra.
lesson-building-places-2 = All sides that touch must match, not only one.
lesson-building-places-turn = Find both places where the garden fits.
lesson-building-places-done = Both are allowed. The walls decide which is better: that comes soon.
lesson-building-places-hint = West of the fountain, and north of the seraglio.
lesson-building-places-wrong = Build the garden in your Alhambra.
lesson-building-places-wrong-reserve = It fits in two places, so there is no need for the reserve.
lesson-building-walk-title = On foot from the fountain
lesson-building-walk-1 = It must be possible to reach every tile **on foot from the fountain**, through open sides.
lesson-building-walk-2 = Wall to wall matches, but nobody can walk through it.
lesson-building-walk-turn = Try a space where the chamber would touch only wall to wall.
lesson-building-walk-done = The sides match, but no way leads there from the fountain.
lesson-building-walk-hint = East of the arcade: there its wall meets the wall of the chamber.
lesson-building-hole-title = No gaps
lesson-building-hole-1 = No empty space may be **closed in** by tiles.
lesson-building-hole-2 = A diagonal way out is not enough.
lesson-building-hole-turn = Try to close in the empty space between your tiles.
lesson-building-hole-done = The empty space would be cut off for ever. Filling it would be fine.
lesson-building-hole-hint = East of the empty space: south of arcade 8 and north of chamber 11.
lesson-building-reserve-title = The reserve
lesson-building-reserve-1 = A tile that fits nowhere, or that you keep for later, goes into the **reserve**.
lesson-building-reserve-2 = There it never scores.
lesson-building-reserve-turn = This tower fits nowhere. Put it into the reserve.
lesson-building-reserve-done = The reserve has no limit. Later the tower may find its place.
lesson-building-reserve-hint = Press “{ play-button-reserve }”, then confirm.
lesson-building-reserve-wrong = Put the tower into the reserve.
lesson-building-add-title = Redesign: add
lesson-building-add-1 = Instead of taking money or buying you may **redesign**: it is a whole action.
lesson-building-add-2 = One way is to **add** a tile from the reserve.
lesson-building-add-turn = Add the arcade to your Alhambra.
lesson-building-add-done = It closes the corner: the wall around it has become much longer.
lesson-building-add-hint = Press “Redesign”, choose the arcade in the reserve, then the possible space.
lesson-building-add-wrong = Possible, but this time add the arcade on an empty space.
lesson-building-swap-title = Redesign: swap
lesson-building-swap-1 = You may also **remove** a tile into the reserve.
lesson-building-swap-2 = Or **swap** a tile from the reserve for one in the Alhambra, on **exactly the same space**.
lesson-building-swap-3 = All building rules must hold afterwards. The fountain never moves.
lesson-building-swap-turn = Put the tower where the arcade is.
lesson-building-swap-done = The arcade is in the reserve now and can come back later.
lesson-building-swap-hint = Press “Redesign”, choose the tower in the reserve, then the arcade.
lesson-building-swap-wrong = Possible, but this time swap two tiles.
lesson-building-swap-wrong-remove = Removing takes a whole action, and adding another one. A swap does both at once.
lesson-building-swap-wrong-add = That adds the tower. This time put it exactly on the arcade.


## Chapter 4: the longest wall

lesson-wall-title = The longest wall
lesson-wall-about = How walls score, and how to make them longer.
lesson-wall-count-title = What counts
lesson-wall-count-1 = At every scoring (there are three in a game) your **longest wall** gives 1 point for each side.
lesson-wall-count-2 = Only **outer** sides count: a wall with no tile beyond it.
lesson-wall-count-3 = The sides must be connected, corner to corner. Yours runs along the three towers: 1 + 3 + 3 = 7 sides.
lesson-wall-longer-title = Make it longer
lesson-wall-longer-1 = Each possible space shows how much your wall would change there.
lesson-wall-longer-2 = A wall **between two tiles** is inside and no longer counts.
lesson-wall-longer-turn = Build the seraglio where your wall gets longest.
lesson-wall-longer-done = 9 sides: both of its walls continue the one you had.
lesson-wall-longer-hint = South of the fountain its walls join the eastern wall.
lesson-wall-longer-wrong = Your wall would not get longer there. There is a better space.
lesson-wall-longer-wrong-inside = There a wall would end up inside: your longest wall would lose 2 sides.
lesson-wall-longer-wrong-reserve = In the reserve its walls do not count. Build it.
lesson-wall-join-title = Join two walls
lesson-wall-join-1 = Only the **longest** stretch scores; the others give nothing.
lesson-wall-join-2 = So joining two stretches is worth a lot.
lesson-wall-join-turn = Build the seraglio so that two walls become one.
lesson-wall-join-done = From 6 to 11 sides with one tile!
lesson-wall-join-hint = West of the fountain: between the northern wall and the southern one.
lesson-wall-join-wrong = Your longest wall stays at 6 there. Look for the gap between two walls.
lesson-wall-join-wrong-reserve = In the reserve its walls do not count. Build it.
lesson-wall-choose-title = Choose the right tile
lesson-wall-choose-1 = Cheap tiles have many walls, expensive ones few or none.
lesson-wall-choose-2 = Open sides keep your Alhambra growing: you need both.
lesson-wall-choose-turn = Buy the tile that makes your wall longest, and build it.
lesson-wall-choose-done = 10 sides, 10 points at every scoring that is still to come.
lesson-wall-choose-hint = The chamber has two walls that fit into the corner in the south-east.
lesson-wall-choose-wrong = Buy a tile, then build it where your wall gets longest.
lesson-wall-choose-wrong-tile = That tile has too few walls to lengthen yours.
lesson-wall-choose-wrong-place = The right tile, but not the best space for your wall.


## Chapter 5: scoring

lesson-scoring-title = Scoring
lesson-scoring-about = Majorities, ties, and how the game ends.
lesson-scoring-most-title = Majorities
lesson-scoring-most-1 = There are six types of building. Whoever has built **the most** of a type gets its points.
lesson-scoring-most-2 = Compare the three Alhambras: everybody has 1 garden.
lesson-scoring-overtake-title = Take the lead
lesson-scoring-overtake-1 = One building more than the others is enough.
lesson-scoring-overtake-2 = Expensive types score more: pavilions least, towers most.
lesson-scoring-overtake-turn = Buy the tile that gives you the sole lead in its type.
lesson-scoring-overtake-done = 2 gardens, the others 1 each. And paid exactly: another action.
lesson-scoring-overtake-hint = You can pay for the garden exactly.
lesson-scoring-overtake-wrong = A scoring is near. Buy the garden first.
lesson-scoring-turn-title = Finish the turn
lesson-scoring-turn-1 = Only what stands in the Alhambra counts, so the garden must be built.
lesson-scoring-turn-turn = Take any money, then build the garden.
lesson-scoring-turn-done = Now a card must be drawn for the empty place.
lesson-scoring-turn-hint = Choose a card and confirm. Then a possible space for the garden.
lesson-scoring-turn-wrong = Take money first, then build the garden.
lesson-scoring-turn-wrong-end = You may stop, but a card costs nothing now. Take one.
lesson-scoring-turn-wrong-reserve = In the reserve the garden gives no points. Build it.
lesson-scoring-count-title = A scoring card
lesson-scoring-count-1 = Two scoring cards lie in the deck. When one is drawn, **points are counted**.
lesson-scoring-count-2 = A third scoring takes place at the end of the game.
lesson-scoring-count-turn = End your turn and follow the scoring.
lesson-scoring-count-done = Every point can be traced. You can open these pages at any time with S.
lesson-scoring-count-hint = Press “End turn”.
lesson-scoring-count-wrong = Now end your turn.
lesson-scoring-ties-title = Places and ties
lesson-scoring-ties-1 = In scoring 1 only the **first place** of a type counts. In scoring 2 the second too, in scoring 3 also the third, for many more points.
lesson-scoring-ties-2 = In a **tie** the points of the places are added up and shared, rounded down.
lesson-scoring-ties-3 = The towers, for example: 6 points for two, 3 each.
lesson-scoring-end-title = The end is near
lesson-scoring-end-1 = You have just bought two tiles and paid exactly; only **one** is left in the bag.
lesson-scoring-end-2 = If a slot of the market **cannot be filled**, the game ends.
lesson-scoring-end-3 = Then each tile left goes **free** to whoever holds the most of its currency.
lesson-scoring-end-turn = Marco has 8 ducats, you have 4. Take what wins you the tower.
lesson-scoring-end-done = 13 ducats against 8: the tower will be yours.
lesson-scoring-end-hint = The tower lies in the ducat slot. Take the 9 ducats.
lesson-scoring-end-wrong = Then Marco would get the tower. You need more ducats.
lesson-scoring-end-wrong-end = Use your action: the money decides who gets the tower.
lesson-scoring-last-title = The last turn
lesson-scoring-last-1 = Place the two tiles you have bought.
lesson-scoring-last-2 = Then end the turn: two slots are empty, one tile is left.
lesson-scoring-last-turn = Place both tiles and end the turn.
lesson-scoring-last-done = One slot stays empty: the game ends, and the market is given away.
lesson-scoring-last-hint = Choose a possible space for each tile, confirm, then end the turn.
lesson-scoring-last-wrong = Place both tiles, then end the turn.
lesson-scoring-gift-title = A tile for free
lesson-scoring-gift-1 = The tower is yours, and you keep your money.
lesson-scoring-gift-2 = Then scoring 3 takes place. **Whoever has the most points wins.**
lesson-scoring-gift-turn = Build the tower, and follow the last scoring.
lesson-scoring-gift-done = Now you know the base game. Have fun with your first guided game!
lesson-scoring-gift-hint = Choose a possible space and confirm.
lesson-scoring-gift-wrong = Build the tower.
lesson-scoring-gift-wrong-reserve = In the reserve the tower does not count. Build it.
