# The page of the rulebook.
rulebook-title = Rules
rulebook-whole-title = The rules of Alhambra
rulebook-contents = Contents
rulebook-absent = { $title } (not in play)
rulebook-see-also = See also:
rulebook-next = Next: {$part}
rulebook-back = Previous place
rulebook-close = Close the rules
rulebook-beside = Second language
rulebook-beside-is = Beside it: { $language }
rulebook-beside-none = One language only
rulebook-no-example = This rule has no example.

# Ways into it.
menu-rules-detail = of this game
rulebook-read = Read its rules
rulebook-read-more = Read on in the rules

# Searching.
rulebook-search = Search the rules
rulebook-search-hint = Search (/)
rulebook-found =
    { $n ->
        [0] No paragraph contains all these words.
        [one] { $n } paragraph found
       *[other] { $n } paragraphs found
    }
# Words of a question that say nothing about its matter, between spaces: a search leaves them out.
rulebook-small-words = what when where which who why how many much can may must might could does did have has had get gets the and for with from are was were will there this that you your into than then happens allowed
rulebook-nearest = No paragraph contains all these words. These come closest:
rulebook-elsewhere =
    { $n ->
        [one] In all the rules: { $n } more paragraph
       *[other] In all the rules: { $n } more paragraphs
    }

# What the book is composed for.
rulebook-for-base = For {$players}, without modules.
rulebook-for-modules = For {$players}, with these modules: {$modules}.
rulebook-of-game = The rules of this game: {$players}, {$modules}
rulebook-of-setup = The rules of the new game: {$players}, {$modules}
rulebook-of-choice = The rules for a game with {$players}, {$modules}
rulebook-choose = Players and modules
rulebook-choose-title = Which rules are shown
rulebook-choose-text = The book contains only the rules in play. Choose another number of players or other modules to read their rules; your game stays as it is.
rulebook-game = This game
rulebook-setup = The new game
rulebook-base = Base game
rulebook-all = Everything
rulebook-read-these = Read these rules

# On paper.
rulebook-save = Save or print
rulebook-pdf = Save as PDF…
rulebook-html = Save as a web page…
rulebook-print = Print…
rulebook-no-printer = No printer was found. The rules can be saved as PDF instead.

# Headings that the rules themselves do not have.
book-part-rulings = Where modules meet
book-part-rulings-text = What applies where two of the modules in play meet.
book-ruling-title = {$one} · {$other}
