### What modules lay beside the players: special cards, counted pieces, the line of the board.

## Special cards: a short name, and its state in a word

special-thief = Voleur
special-thief-note = secret
special-bonus = Bonus
special-bonus-note = cachée
special-shown = Bonus
special-shown-note = montrée
special-vizier = Vizir
special-vizier-on = actif
special-vizier-off = inactif
special-karim = Karim
special-karim-note = 1 fois
special-knihstig = Knihstig
special-knihstig-note = à chaque tour
special-ammar = Ammar
special-ammar-note = à chaque tour
special-faruk = Faruk
special-faruk-note = à chaque tour
special-fatima = Fatima
special-fatima-note = 1 fois
special-hakim = Hakim
special-hakim-note = +½ bâtiment
special-laila = Laila
special-laila-note = à chaque tour
special-machma = Machma
special-machma-note = à chaque tour
special-yammerad = Yammerad
special-yammerad-note = à chaque tour
special-yusuf = Yusuf
special-yusuf-note = mur

# What is said of a special card that can be used now.
special-usable = utilisable maintenant
special-more =
    { $n ->
        [one] { $n } autre carte spéciale
       *[other] { $n } autres cartes spéciales
    }

## Counted pieces

special-thieves =
    { $n ->
        [one] { $n } voleur
       *[other] { $n } voleurs
    }
special-bonus-cards =
    { $n ->
        [one] { $n } carte Bonus cachée
       *[other] { $n } cartes Bonus cachées
    }
special-worth = { $things } : { $n }
special-place =
    { $things }, { $rank ->
        [1] 1re place
       *[other] { $rank }e place
    }

## The line at the lower edge of the own Alhambra

special-wall = mur { $n }
special-attack = côtés ouverts : N { $n }, E { $e }, S { $s }, O { $w }
