### A game to be taken along: a page for a browser, a picture; and where to get them.

## The page where to get them

share-title = Share
share-intro = Players, Alhambras, every scoring with its arithmetic, and what happened: to keep or to send.
share-open = It shows only what everyone at the table may see.
share-review = With its review: what decided the game, luck and the costliest choices.
share-page = A page for any browser
share-page-what = One file that plays the game step by step, with a graph, the scorings and the whole log, in every language; it works offline.
share-picture = A picture of the table
share-picture-what = All the Alhambras and the points, in the colours of this window.
share-save = Save…
share-working = Making the page…
file-not-saved = { $file } cannot be written: { $reason }
file-saved = Saved: { $file }
share-picture-copied = The picture is on the clipboard now.

## What is in it

share-running = { $names }: the game is still going on
share-alhambras = The Alhambras
share-tiles = The tiles in words
share-points = Points after each turn
share-victory = Chance of winning after each turn (wins per 100 games)
share-scored = Vertical lines: scorings
share-numbers = The numbers
share-turn = Turn
share-place = Place
share-counted = What counts
share-proofs = How the points add up
share-damaged = Part of this file is damaged, so the game can’t be stepped through. The rest can still be read.
share-made = Made with Alhambra Qt { $version }, an unofficial fan version
