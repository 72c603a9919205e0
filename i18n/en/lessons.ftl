### Lessons: the screen, and the five chapters of the base game.


## The screen

lesson-you = You
lesson-course = Learn the game
lesson-chapter = chapter { $n } of { $of }
lesson-module = lesson about a module
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
lesson-found = Right! It is taken back so that you can find another one.
lesson-allowed = The rules allow this. Look for something they forbid.
lesson-say-done = Well done
lesson-say-found = Found
lesson-say-wrong = Allowed, but not here
lesson-say-hint = Hint
lesson-kept = Your progress is kept. You can repeat any step.
lesson-prompt-read = Read the text at the right, then go on
lesson-prompt-done = This step is done: go on
lesson-state-done = done
lesson-state-now = now


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
learn-course-done = You know the base game. Now play it: a small game with all explanations.
learn-begin = Begin
learn-go-on = Go on
learn-repeat = Once more from the beginning
learn-guided = First guided game
learn-minutes =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
learn-modules = Lessons about modules
learn-book = Rulebook
learn-book-detail = Every rule, with examples to try
learn-practice = Exercises
learn-practice-detail = Short questions about real positions
learn-known = What you know
learn-known-detail = The rules you have used, and those still to meet
learn-who = Learning:
learn-nobody = no name
learn-new-name = Another name
learn-add = Add
learn-delete = Delete
learn-delete-sure = Delete all progress?
learn-not-saved = Your progress could not be saved: { $reason }
learn-not-read = Your progress could not be read and was put aside: { $reason }
learn-offer =
    { $n ->
        [one] { $n }-minute lesson
       *[other] { $n }-minute lesson
    }


## Chapter 1: money

lesson-money-title = Money
lesson-money-about = Take money and see what it is good for.
lesson-money-goal-title = Your Alhambra
lesson-money-goal-1 = Around this **fountain** you build a palace, tile by tile.
lesson-money-goal-2 = Tiles are sold on the **market**. The number on a tile is its price.
lesson-money-goal-3 = In your turn you do **one thing**: take money, buy a tile, or rebuild.
lesson-money-take-title = Take a card
lesson-money-take-1 = Four money cards always lie open.
lesson-money-take-2 = You may take **one card of any value**.
lesson-money-take-turn = Take the card with the highest value and confirm.
lesson-money-take-done = The 9 is in your hand now. Its place stays empty until your turn ends.
lesson-money-take-hint = The orange 9 is the highest card.
lesson-money-take-wrong = A small card costs you the same action as a large one. Take the 9.
lesson-money-take-wrong-several = Two small cards are possible too: that comes next. Here take the 9.
lesson-money-several-title = Several at once
lesson-money-several-1 = Instead of one card you may take **several**, if together they are worth **5 at most**.
lesson-money-several-2 = Their colours do not matter.
lesson-money-several-turn = Find both ways to take two cards.
lesson-money-several-done = 1 + 3 and 1 + 4: both stay within 5. Low cards are good for paying exactly.
lesson-money-several-hint = Choose the yellow 1, then the green 3 or the blue 4.
lesson-money-several-wrong = One card is always allowed. Here take two that make 5 at most.
lesson-money-refill-title = End of the turn
lesson-money-refill-1 = Taking money ends your actions.
lesson-money-refill-2 = Only **at the end of the turn** new cards and tiles are laid out.
lesson-money-refill-turn = End your turn and watch the empty places.
lesson-money-refill-done = Two new cards lie open. Now it is the next player’s turn.
lesson-money-refill-hint = Press “End turn” above your Alhambra.
lesson-money-refill-wrong = Now end your turn.
lesson-money-currency-title = Four currencies
lesson-money-currency-1 = Each space of the market sells for **one currency** only: yellow florins, green dirhams, blue denars, orange ducats.
lesson-money-currency-2 = You have 4 ducats, and the tower costs 11.
lesson-money-currency-turn = Take the card that lets you buy the tower.
lesson-money-currency-done = 4 + 7 = 11 ducats: next turn the tower can be yours, paid exactly.
lesson-money-currency-hint = The tower lies in the orange space: it wants ducats.
lesson-money-currency-wrong = A higher card, but of the wrong currency: for the tower only ducats count.
