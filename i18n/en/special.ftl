### What modules lay beside the players: special cards, counted pieces, the line of the board.

## Special cards: a short name, and its state in a word

special-thief = Thief
special-thief-note = secret
special-bonus = Bonus
special-bonus-note = hidden
special-shown = Bonus
special-shown-note = shown
special-vizier = Vizier
special-vizier-on = active
special-vizier-off = inactive
special-karim = Karim
special-karim-note = once
special-knihstig = Knihstig
special-knihstig-note = each turn
special-ammar = Ammar
special-ammar-note = each turn
special-faruk = Faruk
special-faruk-note = each turn
special-fatima = Fatima
special-fatima-note = once
special-hakim = Hakim
special-hakim-note = +½ building
special-laila = Laila
special-laila-note = each turn
special-machma = Machma
special-machma-note = each turn
special-yammerad = Yammerad
special-yammerad-note = each turn
special-yusuf = Yusuf
special-yusuf-note = wall

# What is said of a special card that can be used now.
special-usable = can be used now
special-more =
    { $n ->
        [one] { $n } more special card
       *[other] { $n } more special cards
    }

## Counted pieces

special-thieves =
    { $n ->
        [one] { $n } thief
       *[other] { $n } thieves
    }
special-bonus-cards =
    { $n ->
        [one] { $n } hidden bonus card
       *[other] { $n } hidden bonus cards
    }
special-worth = { $things }: { $n }
special-place =
    { $things }, { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    }

## The line at the lower edge of the own Alhambra

special-wall = wall { $n }
special-attack = open sides: N { $n }, E { $e }, S { $s }, W { $w }
