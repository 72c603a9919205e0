### Remarks of the coach and of computer players, and the page of what is known.

## What the coach says after a turn

coach-title = Coach
coach-exact = { $price } could have been paid exactly, with { $sum }. An exact payment gives another action.
coach-exact-first = First make the exact purchase: { $price } with { $sum }. That leaves another action for the overpaid one.
coach-take = Several cards worth up to { $limit } together may be taken at once. Here: { $sum }.
coach-wall =
    { $best ->
        [one] On another space the longest wall would have { $best } side, here { $n }.
       *[other] On another space the longest wall would have { $best } sides, here { $n }.
    }
coach-reserve =
    { $n ->
        [one] This tile could have been placed on { $n } space. In the reserve it does not score.
       *[other] This tile could have been placed on { $n } spaces. In the reserve it does not score.
    }
coach-untried = This has been possible for some turns, and you have not tried it yet: “{ $action }”.
coach-hello = This is a whole game, and you are { $name }. { $own_key } gives a hint, F1 opens the rules, F3 lists all keys, and a right click, Shift + F1 or a finger held on anything tells you what it is. After a turn the coach makes one remark at most.
coach-next = You know the base rules. A module to try in the next game: { $module }.
coach-rule = Rule
coach-close = Close
coach-off = Coach off
coach-is-on = The coach speaks after your turns.
coach-is-off = The coach is silent.
coach-not-here = The coach speaks only to people playing on this computer.
keys-coach = Coach on or off
set-coach = Coach
set-coach-help = After a turn, one short remark at most about a rule you have not mastered yet. Your choice applies to everybody on this computer; at the table each person can choose differently.
set-coach-auto = With help set to “Learning”
set-coach-on = Always
set-coach-off = Never

## All buildings of a type, as in “leads in the towers”

all-pavilion = the pavilions
all-seraglio = the seraglios
all-arcades = the arcades
all-chambers = the chambers
all-garden = the gardens
all-tower = the towers

## What a computer player says about its own points after a scoring

remark-alone = { $name } leads in { $what } by { $n }.
remark-shared = { $name } and { $other } share { $what }.
remark-wall = { $name } has the longest wall: { $sides }.
remark-lead = { $name } goes into the lead with { $points }.
remark-most = { $name } scores the most this time: { $points }.
remark-points = { $name } scores { $points }.
remark-lost = { $name } loses { $points }.
remark-none = { $name } scores nothing this time.

## What you know

known-title = What you know
known-intro = Nothing leaves this computer. You meet the rules in lessons, exercises and games.
known-intro-name = { $name }: nothing leaves this computer. You meet the rules in lessons, exercises and games.
known-new = new
known-met = met
known-mastered = mastered
known-missed = often missed
known-rule = { $title }: { $state }
known-uses = used well { $used }, missed { $missed }
known-part = { $name }: { $k } of { $n } met, { $m } mastered
known-practise = Practise this
known-lesson = Take the lesson
known-read = Read the rules
known-practises = { $what }: { $title }
known-counts = mastered { $mastered } · met { $met } · often missed { $missed } · new { $new }
known-todo = Next: { $title } ({ $state })
known-part-done = All mastered
known-keys = On a rule: Enter reads it, P practises it.
known-record = Exercises: { $k } of { $n } right, best { $best } in a row
known-lessons =
    { $n ->
        [one] Lessons: { $n } step done
       *[other] Lessons: { $n } steps done
    }
known-next = Next module to try: { $module }
known-delete = Delete everything learned
known-delete-sure = Really delete? Press again
known-deleted = Everything learned on this computer has been deleted.
known-save = Save as a web page
