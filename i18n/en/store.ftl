### The menu entry, the page in shops, and the installer: packaging/texts.py puts them there.

## Menu entry

store-kind = Board game
store-comment = Play the board game Alhambra with people and AI players
store-keywords = alhambra, tiles, palace, board game, strategy
store-demo = Watch four AI players
# What a saved game is called among files.
store-file = Alhambra game

## Shop page

store-summary = Build a palace, tile by tile
store-about-1 = Buy buildings, fit them wall to wall into your own Alhambra, and have the most of each kind when it is counted, three times in a game. The program knows every rule and explains each one when you ask.
store-about-2 = The base game and sixteen expansion modules, for 2 to 6 players at one computer or several, people or AI; lessons, exercises, a coach and a rulebook whose examples can be played. By mouse or by keys alone, with large letters, high contrast and screen readers.
store-about-3 = After the game, replay it, see how much was luck and how much was skill and which choices cost most, try those again, or play on from any moment.
store-about-4 = A game with friends elsewhere needs no account and no server; nothing else uses the network. An unofficial fan version: it is not made or approved by the authors or publishers of the game and contains no art and no text of any published edition.
store-picture-table = The table: the market, the money and your own Alhambra
store-picture-table-six-dark = Six players and eight modules, in dark colours
store-picture-setup = Setting up a game: sixteen modules in any combination
store-picture-ledger = The score sheet explains every point
store-picture-lesson = A lesson on a real table
store-picture-book = The rulebook with an example to try
store-picture-review = The review of a game: luck, choices and what decided it
store-picture-replay = A replay with all hands face up
store-picture-career = A career: results, strength and records
store-release-1-0-0 = The first version: the base game and all sixteen modules, computer players, lessons and exercises; a finished game can be replayed and reviewed.

## Installer

store-install-desktop = Shortcut on the desktop
store-install-stay = Your saved games and settings stay in { $folder }.
store-install-running = Alhambra Qt is running. Close it, then try again.
store-install-windows = Alhambra Qt needs 64-bit Windows 10, version 1809 or newer.
store-install-older = The older version in { $folder } could not be removed.
store-install-foreign = { $file } is already there and does not belong to Alhambra Qt. Choose another folder.
