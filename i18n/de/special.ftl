### Was Module neben die Spieler legen: besondere Karten, gezählte Teile, die Zeile am Rand der Alhambra.

## Besondere Karten: ein kurzer Name, und in einem Wort, wie es um sie steht

special-thief = Dieb
special-thief-note = geheim
special-bonus = Bonus
special-bonus-note = verdeckt
special-shown = Bonus
special-shown-note = gezeigt
special-vizier = Wesir
special-vizier-on = aktiv
special-vizier-off = inaktiv
special-karim = Karim
special-karim-note = einmal
special-knihstig = Knihstig
special-knihstig-note = jeden Zug
special-ammar = Ammar
special-ammar-note = jeden Zug
special-faruk = Faruk
special-faruk-note = jeden Zug
special-fatima = Fatima
special-fatima-note = einmal
special-hakim = Hakim
special-hakim-note = +½ Gebäude
special-laila = Laila
special-laila-note = jeden Zug
special-machma = Machma
special-machma-note = jeden Zug
special-yammerad = Yammerad
special-yammerad-note = jeden Zug
special-yusuf = Yusuf
special-yusuf-note = Mauer

# Was von einer besonderen Karte gesagt wird, die jetzt nutzbar ist.
special-usable = jetzt nutzbar
special-more =
    { $n ->
        [one] { $n } weitere besondere Karte
       *[other] { $n } weitere besondere Karten
    }

## Gezählte Teile

special-thieves =
    { $n ->
        [one] { $n } Dieb
       *[other] { $n } Diebe
    }
special-bonus-cards =
    { $n ->
        [one] { $n } verdeckte Bonuskarte
       *[other] { $n } verdeckte Bonuskarten
    }
special-worth = { $things }: { $n }
special-place =
    { $things }, { $rank ->
        [1] Platz 1
        [2] Platz 2
        [3] Platz 3
       *[other] Platz { $rank }
    }

## Die Zeile am unteren Rand der eigenen Alhambra

special-wall = Mauer { $n }
special-attack = offen: N { $n }, O { $e }, S { $s }, W { $w }
