### What modules lay beside the players: special cards, counted pieces, the line of the board.

## Special cards: a short name, and its state in a word

special-thief = Ladro
special-thief-note = segreto
special-bonus = Bonus
special-bonus-note = nascosta
special-shown = Bonus
special-shown-note = mostrata
special-vizier = Visir
special-vizier-on = attivo
special-vizier-off = inattivo
special-karim = Karim
special-karim-note = 1 volta
special-knihstig = Knihstig
special-knihstig-note = ogni turno
special-ammar = Ammar
special-ammar-note = ogni turno
special-faruk = Faruk
special-faruk-note = ogni turno
special-fatima = Fatima
special-fatima-note = 1 volta
special-hakim = Hakim
special-hakim-note = +½ edificio
special-laila = Laila
special-laila-note = ogni turno
special-machma = Machma
special-machma-note = ogni turno
special-yammerad = Yammerad
special-yammerad-note = ogni turno
special-yusuf = Yusuf
special-yusuf-note = mura

# What is said of a special card that can be used now.
special-usable = si può usare adesso
special-more =
    { $n ->
        [one] { $n } altra carta speciale
       *[other] altre { $n } carte speciali
    }

## Counted pieces

special-thieves =
    { $n ->
        [one] { $n } ladro
       *[other] { $n } ladri
    }
special-bonus-cards =
    { $n ->
        [one] { $n } carta bonus nascosta
       *[other] { $n } carte bonus nascoste
    }
special-worth = { $things }: { $n }
special-place = { $things }, { $rank }º posto

## The line at the lower edge of the own Alhambra

special-wall = mura { $n }
special-attack = lati aperti: N { $n }, E { $e }, S { $s }, O { $w }
