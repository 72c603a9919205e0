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
what-chests = { $old } → { $new }
what-chests-left = restent : { $types }
what-chests-none = Vous ne pouvez poser aucun de ces coffres
what-chests-go = { $name } ({ $types })
what-chests-others = Aux autres reviennent : { $who }
what-before = avant : { $n }
what-event-chest-lost = le coffre retourne dans le sac
what-event-gate-opened = les deux tuiles à côté de la porte ne pourront plus être retirées ni échangées
what-event-resident-lost = l’habitant retourne dans le stock
what-event-bonus-returned = la carte Bonus revient en main
what-ask-trader-in = le marchand est ici : un habitant peut emménager
what-ask-trader-swap = le marchand est ici : un habitant peut être échangé
what-ask-trader-back = le marchand peut passer d’un autre côté de la fontaine
what-ask-knihstig = Knihstig : vous pouvez prendre une carte Argent visible
what-ask-fatima = Fatima : 8 points tout de suite, ou un autre personnage
what-ask-pay-bid = vous payez votre enchère
what-event-yammerad-used = une carte est piochée
what-event-faruk-used = Faruk agit : aucune autre carte marquée * ce tour-ci
what-event-nobody-bid = aucune enchère : la carte quitte le jeu
what-event-hut-shown = l’abri suivant est retourné
what-event-room-filled = de nouveaux coffres sont piochés pour la salle
what-event-room-closed = trop peu de coffres dans le sac : la salle reste vide
what-event-chest-placed = un coffre est posé au seul endroit possible
what-event-chests-passed = les coffres qui ne vont nulle part passent à gauche
what-event-dirk-took-chests = Dirk reçoit des coffres
what-event-chests-returned = les coffres que personne ne peut poser retournent dans le sac
what-event-residents-shown = les habitants de tous les marchands sont montrés
what-event-trader-aside = le marchand est mis de côté
what-scout =
    { $type ->
        [pavilion] éclaireur (pavillon) utilisé : vous voyez en secret la prochaine carte Attaque
        [seraglio] éclaireur (sérail) utilisé : vous voyez en secret la prochaine carte Attaque
        [arcades] éclaireur (arcade) utilisé : vous voyez en secret la prochaine carte Attaque
        [chambers] éclaireur (appartement) utilisé : vous voyez en secret la prochaine carte Attaque
        [garden] éclaireur (jardin) utilisé : vous voyez en secret la prochaine carte Attaque
       *[tower] éclaireur (tour) utilisé : vous voyez en secret la prochaine carte Attaque
    }
what-coins =
    { $n ->
        [one] vous piochez { $n } pièce de monnaie
       *[other] vous piochez { $n } pièces de monnaie
    }
what-attack = Si l’attaque venait { $changes }
what-attack-known =
    Attaque par { $dir ->
        [n] le nord
        [e] l’est
        [s] le sud
       *[w] l’ouest
    } : { $old } → { $new }
what-attack-part =
    { $dir ->
        [n] du nord
        [e] de l’est
        [s] du sud
       *[w] de l’ouest
    } : { $old } → { $new }
what-attack-parts = { $parts } ; { $part }
what-with-attack =
    avec l’attaque { $dir ->
        [n] du nord
        [e] de l’est
        [s] du sud
       *[w] de l’ouest
    }
what-without-attack = sans compter l’attaque
