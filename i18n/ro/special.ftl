### What modules lay beside the players: special cards, counted pieces, the line of the board.

## Special cards: a short name, and its state in a word

special-thief = Hoț
special-thief-note = secret
special-bonus = Bonus
special-bonus-note = ascunsă
special-shown = Bonus
special-shown-note = arătată
special-vizier = Vizir
special-vizier-on = activ
special-vizier-off = inactiv
special-karim = Karim
special-karim-note = o dată
special-knihstig = Knihstig
special-knihstig-note = în fiecare tură
special-ammar = Ammar
special-ammar-note = în fiecare tură
special-faruk = Faruk
special-faruk-note = în fiecare tură
special-fatima = Fatima
special-fatima-note = o dată
special-hakim = Hakim
special-hakim-note = +½ clădire
special-laila = Laila
special-laila-note = în fiecare tură
special-machma = Machma
special-machma-note = în fiecare tură
special-yammerad = Yammerad
special-yammerad-note = în fiecare tură
special-yusuf = Yusuf
special-yusuf-note = zid

# What is said of a special card that can be used now.
special-usable = se poate folosi acum
special-more =
    { $n ->
        [one] încă { $n } carte specială
        [few] încă { $n } cărți speciale
       *[other] încă { $n } de cărți speciale
    }

## Counted pieces

special-thieves =
    { $n ->
        [one] { $n } hoț
        [few] { $n } hoți
       *[other] { $n } de hoți
    }
special-bonus-cards =
    { $n ->
        [one] { $n } carte bonus ascunsă
        [few] { $n } cărți bonus ascunse
       *[other] { $n } de cărți bonus ascunse
    }
special-worth = { $things }: { $n }
special-place = { $things }, locul { $rank }

## The line at the lower edge of the own Alhambra

special-wall = zid { $n }
special-attack = laturi deschise: N { $n }, E { $e }, S { $s }, V { $w }
