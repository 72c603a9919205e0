# When the program itself failed: the notice, and the page that says what happened.
fault-told = Something in the program went wrong. You can continue; the game is saved as always.
fault-more = What happened
fault-title = Something went wrong
fault-what = Part of the program failed, so something on the screen may be missing or out of date. Your games are kept: each is saved after every action. You can go on; if it keeps happening, close the program and start it again.
fault-report = The report
fault-report-what = With a report the fault can be found and fixed. It contains:
fault-holds-log = The end of the log: what failed, and which versions of the program and the system you have.
fault-holds-settings = Your settings, without names.
fault-holds-game = The current game with all its actions, but no names. Whoever reads it can work out every hand and every hidden card of this game.
fault-holds-no-game = No game, because none is in progress.
fault-sent = Nothing is sent automatically. The report is copied to the clipboard, and you decide who gets it.
fault-log = The log itself is kept here: { $file }
fault-where = { $kind } in { $file }, line { $line }
fault-times =
    { $n ->
        [one] { $n } fault since the program was started
       *[other] { $n } faults since the program was started
    }
fault-copy = Copy the report
fault-copied = The report is on the clipboard now.
fault-go-on = Continue
