### Playing at several computers: invitations, and why a table cannot be joined.

invitation-none = This text contains no invitation
invitation-newer = This invitation was made by a newer version of the program
invitation-short = The invitation is incomplete: { $n } of its { $all } groups of letters arrived
invitation-group = Group { $n } is wrong or in the wrong place: { $group }
invitation-wrong = Part of this text comes from another invitation
invitation-address = “{ $address }” is not the address of a table
join-no-answer = Nobody answers at { $address }. The table is closed, or a firewall on that computer keeps Alhambra Qt out.
join-cut = The table at { $address } answers, but the connection drops. Too many others may be trying to join. It may work later.
join-relay-full = The relay at { $address } is full. It may have room later.
join-no-table = The relay at { $address } answers, but the table is not there. Ask the host to open it.
join-other = Another table answers at { $address }: its key does not match the invitation.
join-strange = Something answers at { $address }, but it is not Alhambra Qt.
join-version-newer = The table uses version { $theirs } (protocol { $their }); you have { $ours } (protocol { $our }). Update the program on this computer.
join-version-older = The table uses version { $theirs } (protocol { $their }); you have { $ours } (protocol { $our }). The program at the table must be updated.
join-void = This invitation is no longer valid. Ask for a new one.
join-full = No seat is free at this table.
join-watch-full = Nobody else can watch this table.
join-elsewhere = Your seat was taken from another computer.
join-closed = The table was closed.
join-ended = The table was closed for good.
join-refused = The table refused what this program sent.
join-unfit = The table sent something that does not fit this game or this version of the program ({ $ours }), so your program has left.
join-deals-again = The table asked for a second shuffle after everybody’s random numbers were revealed. A host could use that to choose the deal, so your program has left.

together-title = Play together
together-host = Host
together-open = Open a table
together-open-note = Your computer is the table. Your friends need this program and nothing else: no account, no server.
together-name = Your name
together-mark = Your mark: { $mark }
together-begin = Begin with
together-new = a new game
together-saved = the saved game
together-waits = The saved game: { $name }
together-finds = Who can find it
together-network = this network
together-invited = invited people only
together-more = More
together-found-by-network = Players on this network can find your table. You can also invite friends from anywhere.
together-found-by-invited = Only the people you invite can find your table.
together-listens = Nobody can connect yet. Once the table is open, this computer listens at { $address } (or another free port) until you close it.
together-firewall = The first time, your system may ask whether Alhambra Qt may use private networks. Allow it.
together-invitation = You have an invitation
together-invitation-hint = ALH1-…
together-proves = Paste the message from your host anywhere on this page.
together-no-address = The invitation is complete but has no address. Add it at the end: @192.168.1.23:8765
together-whole = The invitation is complete: the table at { $address }
together-watch-whole = With this invitation you can watch the table at { $address }
together-join = Join
together-joining = Looking for the table…
together-looks-on = Your seat is kept, and the program keeps looking for the table. { $reason }
together-joined = You are at this table: { $name }
together-watching = You are watching this table: { $name }
together-watch = Watch
together-take-seat = Take your seat
together-turn-lobby = The game has not begun
together-turn-over = The game is over
together-turn-yours =
    { $n ->
        [0] Your turn
        [one] Your turn for { $n } minute
       *[other] Your turn for { $n } minutes
    }
together-turn-yours-hours =
    { $n ->
        [one] Your turn for { $n } hour
       *[other] Your turn for { $n } hours
    }
together-turn-yours-days =
    { $n ->
        [one] Your turn for { $n } day
       *[other] Your turn for { $n } days
    }
together-turn-others =
    { $n ->
        [0] Another player’s turn
        [one] Another player’s turn for { $n } minute
       *[other] Another player’s turn for { $n } minutes
    }
together-turn-others-hours =
    { $n ->
        [one] Another player’s turn for { $n } hour
       *[other] Another player’s turn for { $n } hours
    }
together-turn-others-days =
    { $n ->
        [one] Another player’s turn for { $n } day
       *[other] Another player’s turn for { $n } days
    }
together-tables-note = Names are not verified here. If in doubt, ask for the invitation.
together-found =
    { $n ->
        [0] No table on this network yet
        [one] { $n } table on this network
       *[other] { $n } tables on this network
    }
together-missing-table = Is a table missing? You and the host must be on the same network, and the firewall on the host’s computer must let Alhambra Qt in. Some home routers keep devices apart; use the invitation then.
together-version = Version { $theirs } (protocol { $their }); you have { $ours } (protocol { $our }). Update the older one.
together-kept = Your seat at { $address } is kept
together-mine = Your seat there is kept
together-watched = You can watch this table again
together-full = All { $all } seats are taken
together-waiting = Waiting for players · free seats: { $n } of { $all }
together-running = The game is on · free seats: { $n } of { $all }
together-no-looking = This computer cannot look for tables. Invitations still work.
together-not-announced = The table cannot be announced on this network. Invitations still work.
together-no-port = No table can be opened on this computer: { $reason }
together-not-kept = The seats could not be kept for later: { $reason }
together-same = Your table from last time is open again. Its invitations are still valid.
together-missing = Playing together needs the Python packages websockets, PyNaCl and zeroconf. They come with alhambra-qt[together].
together-over = Only an unfinished saved game can be opened to others.
together-at-the-table = Only the computer that is the table can save or change the game.
together-reopen-do = Open the table
together-leave-ask =
    { $n ->
        [one] { $names } is at your table. If you leave, it closes for everybody.
       *[other] { $names } are at your table. If you leave, it closes for everybody.
    }
together-leave-do = Leave anyway
reopen-title =
    { $n ->
        [one] { $names } plays elsewhere
       *[other] { $names } play elsewhere
    }
reopen-kept = The table of this game is closed. Open it, and your friends can come back with the invitations they have.
reopen-lost = The table of this game is closed, and its keys are gone. Open it and send your friends new invitations.
reopen-without = Continue at this computer only
reopen-note = The AI can take over your friends’ seats; their cards stay hidden. If you play these seats yourself, this screen shows their cards.
reopen-computer-sure = Give these seats to the AI?
reopen-here = Play them here
reopen-here-sure = Show their cards here?
together-message = Join my Alhambra table. In Alhambra Qt, choose “{ together-title }” and paste this: { $invitation }
lobby-watch-message = Watch my Alhambra table. In Alhambra Qt, choose “{ together-title }” and paste this: { $invitation }
together-sealed-title = Sealed
together-sealed-what = Everything is encrypted from end to end.
together-honest-title = An honest deal
together-honest-what = Every program takes part in the shuffle and checks the deal afterwards.
together-kept-title = Nobody drops out
together-host-title = What the host could do
together-host-what = Look into the bag. If that matters, let a third computer host.
together-kept-what = If your connection drops, your seat is kept and you return to it.

lobby-title = Table: { $name }
lobby-seats = Seats in playing order
lobby-here = Here
lobby-far = Elsewhere
lobby-computer = AI
lobby-free = Free seat
lobby-you = at this computer
lobby-ready = here, ready
lobby-not-ready = here
lobby-nobody = nobody yet
lobby-away-seconds =
    away for { $n ->
        [one] { $n } second
       *[other] { $n } seconds
    }
lobby-away =
    away for { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
lobby-invite = Invitation
lobby-renew = Replace
lobby-renew-sure = Cancel the old one?
lobby-taken = { $name } is at this seat. A new invitation cancels the old one and frees the seat.
lobby-invitation = Invitation
lobby-for-seat = Send this to the player for seat { $n }.
lobby-all-taken = Every player is here.
lobby-copy = Copy for seat { $n }
lobby-show = Show
lobby-copied = Copied. Send it to the player for seat { $n }.
lobby-watch-renew = New invitation to watch
lobby-watch-copied = Copied. Anyone with this invitation can watch.
lobby-watch-copy = Copy the invitation to watch
lobby-watch-most =
    { $n ->
        [0] Nobody may watch
        [one] { $n } person may watch
       *[other] { $n } people may watch
    }
lobby-watchers = How many may watch
lobby-watching = Watching: { $names }
lobby-hands = Show all hands later
lobby-hands-note = If every player agrees before the game starts, people who watch see all hands ten rounds later.
lobby-hands-all = Every player agrees: people who watch see all hands ten rounds later.
lobby-agree = I agree to show hands
lobby-agrees = agrees to show hands
lobby-listening = This computer listens at { $address } until the table is closed. For players outside your network, your router must forward this port.
lobby-game = The game
lobby-minutes = About { $n } minutes
lobby-honest = Every player’s program takes part in the deal when the game starts. Each keeps its own language and help.
lobby-dealt = This game was dealt earlier at the table’s computer. Your program can check the moves, but not the deal.
lobby-change = Change…
lobby-changed = The host has changed the game. Say again when you are ready.
lobby-added = Added: { $names }
lobby-removed = Removed: { $names }
lobby-take-game = Use this game
lobby-count = { $n } of { $all } seats are ready
lobby-waits = { $n } of { $all } seats are ready. If you start now, computer players take the free seats; latecomers take over.
lobby-unready = Not ready yet: { $names }. You can start without waiting.
lobby-start = Start
lobby-to-game = Go to the game
lobby-say-ready = I am ready
lobby-wait = Not yet, please
lobby-leave = Leave the table
lobby-close = Close the table
lobby-close-sure = Leave now?

company-lost = Looking for the table ({ $table })…
company-lost-note = The connection is lost. What you see stays, your seat is kept, and the program keeps trying.
watch-lost-note = The connection is lost. What you see stays, and the program keeps trying.
watch-next = { $name } in the middle
watch-note = You are watching: you see no hands, and send nothing.
watch-hands = Every player agreed: hands are shown with ten rounds’ delay.
watch-open = Hands in round { $n }
company-ended = The table ({ $table }) is closed
company-ended-note = What you have seen stays readable.
company-taken = This seat is now played at another computer
company-taken-note = A seat can be played at only one computer. If somebody else took it, take it back and ask your host for a new invitation.
company-take = Take the seat back
company-leave = Leave
company-save = Save and leave
company-wait = Wait
company-computer = Let the AI play
company-away =
    { $name } has been away for { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
company-left = { $name } is away
company-waits = It is { $name }’s turn. The game waits as long as you like.
company-soon = After two minutes you can let the AI play.
company-wants = In favour of letting the AI play: { $names }. It starts once everybody here agrees.
company-came = { $name } has joined: seat { $n }
company-watches = { $name } is watching
company-expelled = Disconnected: { $name }. People who watch may not send anything.
company-hands = Every player agreed: people who watch see all hands ten rounds later.
company-hands-ended = People who watch see no more hands: not every player has agreed.
company-back = { $name } is back
company-moved = { $name } now plays at another computer
company-renew = New invitation
company-plays = { $name } is away: the AI plays
menu-invite = Invite friends
menu-invite-detail = at another computer
keys-invite = Invite friends who are elsewhere
keys-say = Say something to the table

say-title = Say something
say-note = Everybody reads it in their own language.
say-nudge = Nudge the player to move
say-nobody = Nobody is at another computer.
watch-silent = You are watching: the players do not hear from you.
say-said = { $name }: { $phrase }
say-nudged = { $name } reminds you: it is your turn
say-nudge-sent = { $name } was nudged
say-nudge-nobody = There is nobody to nudge.
phrase-hello = Hello, everybody
phrase-good-luck = Good luck
phrase-your-turn = Your turn
phrase-one-moment = One moment, please
phrase-thinking = I am thinking
phrase-well-played = Well played
phrase-oops = Oops
phrase-thanks = Thank you
phrase-back-soon = Back soon
phrase-must-go = I have to go soon
phrase-good-game = Good game
phrase-again = Another game?

does-await = Waits, and asks again only when something changes.
does-let-computer = Lets the AI play this seat, once everybody here agrees.
does-save-leave = Leaves the table. The game is kept as it stands.
does-take-seat = Takes your seat back from the other computer.
deal-checking = Checking the deal…
deal-checking-note = Your program compares the whole game with everything it showed you.
deal-honest = The deal was honest: checked
deal-honest-note = Your program repeated the shuffle from everybody’s numbers, and every move matches.
deal-moves = All moves agree: checked
deal-moves-note = This game agrees with everything you were shown. It was dealt before you joined.
deal-watched-note = This game agrees with everything you were shown. Only players take part in the deal.
deal-turn = The record does not agree from turn { $n } on
deal-turn-note = You were shown something else. The record is among your saved games: ask your host.
deal-show = Show turn { $n }
deal-broken = The deal is not the one promised
deal-broken-note = The record does not match the numbers from which the deal was to be made: ask your host.
deal-unasked = The table dealt without your number
deal-unasked-note = You were in the lobby, but the table did not ask your program for its number. So the host could have chosen the deal.
deal-unused = The table dealt without your number
deal-unused-note = Your program gave its number, but the deal was made without it. So the host could have chosen the deal.
deal-lost = The table dealt without your number
deal-lost-note = Your program was not connected when the table dealt. An honest table then goes on without it, but a host can also cut the connection to choose the deal. Your program cannot tell which happened.
deal-played = The table played for you in turn { $n }
deal-played-note = In that turn your seat made a move that your program did not send. If you did not play at another computer, the host made it.
deal-undone = The table undid moves in turn { $n }
deal-undone-note = Nobody may undo these moves: they revealed something, or their player had not asked for it. This happens when a computer loses its latest moves, but also when a host wants another outcome.
deal-record = The record cannot be replayed
deal-record-note = It breaks the rules or is damaged, so your program cannot compare it with what you were shown: ask your host.
deal-more =
    { $n ->
        [one] This happened in 1 more turn.
       *[other] This happened in { $n } more turns.
    }
deal-compared = Your own moves were compared from turn { $n } on. Earlier ones were made before this program was started, or at another computer.
deal-missing = The deal could not be checked
deal-missing-note = The table was closed before the whole record arrived.
deal-host = Your guests check the deal
deal-host-note = Their programs have the whole game now and compare it with what they were shown.
presence-host = here · host
presence-away = away
presence-away-for = away { $n } min
presence-computer = AI plays
menu-say-detail = ready-made messages
menu-leave-table-detail = the game stays saved
menu-host-leaves = the table closes, the game stays saved
menu-guest-leaves = your seat is kept
this-game-unknown = Seed and set-up code stay with the host until the game is over.
say-hear = Show messages from { $name }
say-rest = That was a lot at once. You can go on in a few seconds.
company-your-turn = Your turn · { $names }
together-relay = Relay
together-relay-hint = none
together-relay-note = For players outside your network, if your router forwards no port: the address of a relay, for example 203.0.113.7:8765. It passes on sealed messages and sees who is connected, when and how much is sent, nothing of the game.
lobby-relay-asked = Looking for the relay at { $address }…
lobby-relay-there = Guests can join through the relay at { $address }; its address is in the invitation.
lobby-relay-full = The relay at { $address } is full. The program keeps trying.
lobby-relay-silent = The relay at { $address } does not answer. The program keeps trying.
lobby-earlier = Seat { $n } plays earlier ({ key-ctrl }+↑)
lobby-moved = { $name }: seat { $n }
lobby-lots = Draw lots
lobby-file = File…
lobby-file-name = Alhambra invitation, seat { $n }
