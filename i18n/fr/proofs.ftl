### The proofs of what modules count, and what a move does to it.

## Lines of a proof; what they are worth follows in proof-worth

proof-worth =
    = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
proof-worth-rest =
    = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }, le reste ({ $rest }) est perdu
proof-lost =
    = { $n ->
        [one] { $n } point perdu
       *[other] { $n } points perdus
    }
proof-lost-less =
    = { $n ->
        [one] { $n } point perdu, ramené à { $less }
       *[other] { $n } points perdus, ramenés à { $less }
    } : aucun score ne descend sous 0
proof-line-trader =
    Série de { $t ->
        [one] { $t } couleur
       *[other] { $t } couleurs
    }
proof-line-bazaars =
    { $t ->
        [one] { $t } bâtiment
       *[other] { $t } bâtiments
    } × { $k ->
        [one] { $k } couleur
       *[other] { $k } couleurs
    }
proof-line-yusuf =
    { $t ->
        [one] { $t } côté du mur d’enceinte
       *[other] { $t } côtés du mur d’enceinte
    } ÷ { $k }
proof-line-invaders =
    { $dir ->
        [n] Nord
        [e] Est
        [s] Sud
       *[w] Ouest
    } : { $t ->
        [one] { $t } côté ouvert
       *[other] { $t } côtés ouverts
    } × { $k }

## What counts in a majority beside the buildings

proof-step-treasure = Compter les coffres
proof-part-hut = Un abri vaut le nombre qu’il porte : un bâtiment par voisin de son type sans mur entre les deux, 3 au plus.
proof-part-bonus = Une carte Bonus vaut un bâtiment de plus.
proof-part-hakim = Hakim vaut un demi-bâtiment de plus.
proof-scale-trader = Ce que vaut une série de 1 à 6 couleurs

## What a move does to what modules count

what-hut =
    { $tile } = { $n ->
        [one] { $n } bâtiment
       *[other] { $n } bâtiments
    }
what-before = avant : { $n }
what-event-chest-lost = le coffre retourne dans le sac
what-event-resident-lost = l’habitant retourne dans le stock
what-event-bonus-returned = la carte Bonus revient en main
what-ask-trader-in = le marchand est ici : un habitant peut emménager
what-ask-trader-swap = le marchand est ici : un habitant peut être échangé
what-attack = Prochaine attaque : { $changes }
what-attack-known =
    Attaque par { $dir ->
        [n] le nord
        [e] l’est
        [s] le sud
       *[w] l’ouest
    } : { $old } → { $new }
what-attack-part =
    { $dir ->
        [n] nord
        [e] est
        [s] sud
       *[w] ouest
    } { $old } → { $new }
