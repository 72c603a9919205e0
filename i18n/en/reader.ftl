### The page for those who play with a screen reader.

reader-title = Playing with a screen reader
reader-entry = With a screen reader

reader-start-title = Where to begin
reader-start-1 = On every page Tab goes from one control to the next, F6 from one part of the page to the next, Esc goes back, and F1 opens the rules.
reader-start-2 = New here? “{ start-learn }” on the start page leads to five short chapters in which you play every move yourself. “{ button-new-game }” and Enter start a game against the computer.

reader-table-title = The table
reader-table-1 = The table has parts: the current question, your Alhambra, the reserve, your hand, the market, the face-up money, the pieces of the modules, the other players, and what happened.
reader-table-2 = A space is named by the way to it from the fountain: so many steps east or west, so many north or south. A tile is read with its type, price, walls and open sides.
reader-table-3 = A space where a tile may go says that it is possible, and how much your longest wall would change.
reader-table-4 = “{ menu-lists }”, in the menu of a game and by a key of its own, shows all of it as lists and a grid: for braille, for older readers, or because you like it better. A whole game can be played there.

reader-turn-title = A turn
reader-turn-1 = First choose what to do: money, a tile of the market or a redesign. Then choose the cards or the tile; if you can pay exactly, the cards are chosen for you. Enter plays the choice at once.
reader-turn-2 = If you choose something that is not allowed, the game tells you why. Every step can be undone until something new is revealed.

reader-seats-title = Several people at one computer
reader-seats-1 = Between two people a hand-over screen hides the table, also from the screen reader: it only says who is next. The hand of the next person is read once that person has gone on.
reader-seats-2 = Everybody at the table can hear a screen reader: with headphones your hand stays private. Each seat can have a language of its own.

reader-learn-title = Lessons and exercises
reader-learn-1 = In a lesson you hear the words of a step, then what is marked on the table; marked things also say so themselves. H gives a hint, Enter continues.
reader-learn-2 = In an exercise cards and spaces are chosen with the arrow keys and the space bar, answers with their number, and Enter checks. The verdict comes with its reasons.

reader-settings-title = Settings that help
reader-settings-1 = “{ set-ai-speed }”: at “{ set-ai-speed-step }” each move of a computer player waits for a key, and nothing is talked over.
reader-settings-2 = “{ set-animation-speed }”: at 0 everything is in its place at once. “{ set-assist }”: “{ set-assist-learn }” explains every step.

reader-tried-title = What has been tried, and what has not
reader-tried-1 = Tried: Orca 43 on Debian 12, on a virtual screen (Xvfb). It read pages and table while keys were pressed. Tests check that everything drawn has words, and that lessons and exercises can be done through the accessibility tree alone.
reader-tried-2 = Not tried, because they could not be run: NVDA, JAWS and Narrator on Windows, VoiceOver on macOS, newer versions of Orca, braille displays. They are given the same names, roles and actions; how they read them out is not known.
reader-tried-3 = Nobody who uses a screen reader every day has tried the game yet.

reader-report-title = If you try it
reader-report-1 = Play the first chapter, then a game. Whenever you get stuck, note what you did, what you heard and what you expected, with the name and version of your screen reader and system.
reader-report-2 = The project’s CONTRIBUTING.md says where to report it, and how to find out what a screen reader receives.
