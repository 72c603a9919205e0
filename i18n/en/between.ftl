# Passing by itself between turns, and what only one seat has seen.
between-open = Always pass…
between-ask = Pass between turns until when?
between-how = you will no longer be asked; { $key } or a click in your panel ends it
between-until-turn = until my next turn
between-until-price = until I can pay a new price exactly
between-until-tile = until a new price is in the market
between-until-scoring = until after the next scoring
between-until-always = until I switch it off
between-passing = You pass automatically between turns
between-idle = Nothing to use between turns: the game goes on
between-again = You passed, and nothing new is possible
between-card = Always passing between turns ({ $until }). Choose this to be asked again.
between-title = Passing
between-off = ask again
between-nothing = There is nothing to use it on now.
peek-closed = Next attack (only you know it). Click or press Space to show it
peek-open = Only you see this: { $thing }. Click or press Space to hide it
