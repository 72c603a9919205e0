### The page of the day: the deals of the date, the month, challenges.

today-title = Today
start-today-left =
    { $n ->
        [0] Both deals played
        [one] One more deal to play
       *[other] { $n } deals to play
    }
today-today = today
today-rule = The deals come from the date: the same cards, tiles and opponents for everybody. Nothing is sent anywhere.
today-against = Against { $opponents }
today-opponent = { $name } ({ $level })
today-play = Play
today-practise = Practise
today-open = Open
today-one-try = One try. It counts from the first move; you can stop and continue.
today-begun = Your try has begun.
today-late = Missed on its day. You can still practise it.
today-result = { $points }, { $place }
today-practising = This is practice: your first try at this deal is the one that counts.
today-not-kept = Your try cannot be saved: { $reason }
today-month-none = No deals played in this month: each try leaves a mark on its day.
today-month = { $n } played, { $won } won
today-hint = { $day }, your game: { $told }
today-hint-better = better in turn { $turn } – { $move }
today-hint-none = no choice stood out as costly
today-hint-offer = the review shows the best moves
today-earlier = Earlier
today-later = Later
today-heard = { $day }. { $base }. { $modules }.
today-heard-base = Base game: { $result }
today-heard-modules = With modules: { $result }
today-heard-missed = not played
today-heard-begun = not finished
tries-broken = Your tries in { $file } cannot be used: { $reason }. The file was kept as { $kept }, and a new one was started.
tries-locked = Your tries in { $file } stay as they are: { $reason }. New ones are not kept.

## Challenges

challenge-title = Challenge
challenge-note = Has somebody sent you a challenge? Paste it anywhere on this page. You play the same cards against the same opponents; then you see all games compared.
challenge-hint = DEAL1-…
challenge-none = This text contains no challenge
challenge-newer = This challenge was made by a newer version of the program
challenge-short = The challenge is incomplete: { $n } of its { $all } groups of letters arrived
challenge-group = Group { $n } is wrong or in the wrong place: { $group }
challenge-wrong = Part of this text comes from another challenge
challenge-people = This challenge does not come from a game of one person against computer players
challenge-deal = { $name } challenges you: { $modules }
challenge-today = This is one of today’s deals: your one try counts for both.
challenge-first = Play first: the result stays hidden until your try is over.
challenge-also = Also waiting until you have played: { $names }
challenge-changed = The computer players have changed since (version { $theirs } then, { $ours } now). They may play differently.
challenge-row = { $item }: { $points }
challenge-cell = { $name } { $n }
challenge-cell-most = { $name } { $n } (most)
challenge-remove = Remove { $name }
challenge-removed = { $name } was removed from the comparison.
challenge-put-back = Put back
challenge-even = { $name }, wins in 100 games with even luck: { $n }
challenge-most = Your largest lead: { $item } (+{ $n })
challenge-least = { $name }, largest lead: { $item } (+{ $n })
challenge-unlike = The moves of this challenge do not fit the rules of this version.
challenge-alike = Both games are the same, move by move.
challenge-computers = In turn { $turn } a computer player chose differently; from there on the games differ.
challenge-parted = Your games differ from turn { $turn } on:
challenge-no-try = Only your first finished game of a deal can be a challenge.
challenge-copied = The challenge is on the clipboard now ({ $n } letters). Send it to a friend.
challenge-whole = With all moves
