### The page of the day: the deals of the date, the month, challenges.

today-title = Today
start-today-detail = The same deal for everybody
today-today = today
today-rule = The deals come from the date: the same cards, tiles and opponents for everybody. Nothing is sent anywhere.
today-against = Against { $opponents }
today-opponent = { $name } ({ $level })
today-play = Play
today-practise = Practise
today-open = Open
today-one-try = One try. It counts from the first move; you can stop and continue.
today-begun = Your try has begun.
today-late = Not played on its day. You can practise.
today-result = { $points }, { $place }
today-practising = This is practice: your try of this deal counts already.
today-not-kept = Your try cannot be saved: { $reason }
today-month = { $n } played, { $won } won
today-legend = won
today-earlier = Earlier
today-later = Later
today-heard = { $day }. { $base }. { $modules }.
today-heard-base = Base game: { $result }
today-heard-modules = With modules: { $result }
today-heard-missed = not played
today-heard-begun = not finished
tries-broken = Your tries in { $file } cannot be used: { $reason }. The file was kept as { $kept }, and a new one was started.
tries-locked = Your tries in { $file } stay as they are: { $reason }. New ones are not kept.
