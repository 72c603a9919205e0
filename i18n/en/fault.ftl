# When the program itself failed: the notice, and the page that says what happened.
fault-told = Something in the program went wrong. You can go on; the game is saved as always.
fault-more = What happened
fault-title = Something went wrong
fault-what = A part of the program failed at its work, so something on the screen may be missing or out of date. Your games are kept: each is saved after every action. You can go on; if it keeps happening, close the program and start it again.
fault-report = The report
fault-report-what = With a report the mistake can be found and mended. It holds:
fault-holds-log = The end of the log: what failed, and the versions of the program and of the system.
fault-holds-settings = Your settings, without names.
fault-holds-game = The running game with all its actions and no names. Whoever reads it can work out every hand and every hidden card of this game.
fault-holds-no-game = No game, because none is running.
fault-sent = Nothing is sent by itself. The report is put on the clipboard, and you decide who gets it.
fault-log = The log alone is kept here: { $file }
fault-where = { $kind } in { $file }, line { $line }
fault-times =
    { $n ->
        [one] { $n } mistake since the program was started
       *[other] { $n } mistakes since the program was started
    }
fault-copy = Copy the report
fault-copied = The report is on the clipboard now.
fault-go-on = Go on
