### Une vraie partie, jouée avec des tuiles en carton : on note les nombres et on compte les points.

real-title = Partie physique
real-tab-numbers = Saisir les nombres
real-tab-table = Détails
real-scorings = Décompte
real-how-many = Combien chacun en a
real-hint = Tapez les nombres ; Tab passe au joueur suivant, Entrée à la ligne suivante. Les tuiles de la réserve ne comptent pas.
real-hint-more = Ajoutez tout ce qui compte comme bâtiment avec ces modules.
real-most = { $row } : seuls les nombres de 0 à { $most } sont possibles.
real-less = Un de moins
real-more = Un de plus
real-field = { $row }, { $name }
real-asks-points = points
real-asks-count = combien
real-asks-lost = points perdus
real-too-many = { $types } : la boîte n’en contient que { $most }, mais vous avez saisi { $n }.
real-too-long = { $name } : un mur de { $n } est trop long pour ces bâtiments (au plus { $most }).
real-ties = Égalités
real-more-ties = et { $n } de plus
real-missing =
    { $n ->
        [one] { $n } nombre manquant
       *[other] { $n } nombres manquants
    }
real-missing-all =
    { $n ->
        [one] { $n } nombre manquant dans toute la partie
       *[other] { $n } nombres manquants dans toute la partie
    }
real-complete = Le décompte est complet
real-wrong =
    { $n ->
        [one] { $n } nombre impossible
       *[other] { $n } nombres impossibles
    }
real-empty =
    { $which ->
        [first] le décompte 1 vide
        [second] le décompte 2 vide
       *[both] les décomptes 1 et 2 vides
    }
real-state = { $state }
real-objection = Ajouter la partie avec { $state } ?
real-kept = Tout ce que vous écrivez est sauvegardé. La partie peut continuer un autre jour.
real-gained = { $name } : { $points } à ce décompte, { $total } en tout
real-undo = Annuler
real-new = Nouvelle partie physique
real-finish = Ajouter la partie au parcours
real-finish-sure = Ajouter quand même
real-finished = La partie est maintenant dans le parcours.
real-next = Passer au décompte suivant
real-where = Lieu
real-where-hint = Chez qui ?
real-day = Date
real-name = Joueur { $n }
real-add-seat = Ajouter un joueur
real-remove-seat = Retirer le joueur { $n }
real-players = Joueurs
real-evening = Lieu et date
real-modules = Modules
real-others = Parties physiques
real-other = { $day }, { $names }

position-wrong = { $name }, { $thing } : { $rule }
position-wrong-board = { $board } : { $rule }
position-no-turn = On est ici entre deux tours de jeu : la position ne peut pas être reconstituée.
position-no-room = Il n’y a plus de place ici.
position-broken =
    { $n ->
        [0] On ne peut pas jouer à partir d’ici. { $first }
        [one] On ne peut pas jouer à partir d’ici. { $first } { $n } autre élément enfreint une règle.
       *[other] On ne peut pas jouer à partir d’ici. { $first } { $n } autres éléments enfreignent les règles.
    }
position-no-text = Ce texte ne contient pas de position.
position-text-wrong = Une partie de ce texte manque ou est fausse.

position-zone-market = Marché
position-zone-display = Argent visible
position-zone-dirk = Dirk
position-zone-alhambra = { $name }, Alhambra
position-zone-reserve = { $name }, réserve
position-zone-hand = { $name }, main

position-tiles = Composer une position
position-pieces = Éléments
position-group = Sorte d’élément
position-money = Argent ({ $currency })
position-hint = Tapez la première lettre, le prix et les murs d’un élément (j8no) pour le prendre. Entrée mène à une case possible, un second appui le place.
position-walls = neso
position-where = Endroit de la table
position-place = { $place } ({ $n })
position-count = Compter les points
position-counted = La position que vous avez composée
position-counted-broken =
    { $n ->
        [one] { $n } élément enfreint les règles, mais il est compté
       *[other] { $n } éléments enfreignent les règles, mais ils sont comptés
    }
position-play = Jouer à partir d’ici
position-save = Enregistrer la position
position-copy = Copier la position
position-open = Ouvrir une position
position-paste = Coller une position
position-lies = Poser quand même
position-held = En main : { $piece }
position-found =
    { $n ->
        [one] En main : { $piece }
       *[other] En main : { $piece } ({ $n } correspondent)
    }
position-fits = case vide possible
position-tile = { $tile }, { $sides }
position-nothing = Il n’y a rien ici.
position-whole = Toutes les règles sont respectées. Le reste est dans le sac ou dans la pioche.
position-next = Décompte suivant
position-turn = À qui de jouer
position-score = Points du joueur { $n }
position-points = Points
position-copied = La position est dans le presse-papiers, sous forme de texte.
position-out = Reconstituer cette position

position-marks = Sur cette tuile
position-mark-chest = Coffre
position-mark-resident = Habitant
position-mark-sticks = Bâtonnets
position-mark-none = rien
position-mark-there = oui
position-mark-sides = { $sides }
position-zone-bonus = { $name }, cartes Bonus
position-zone-bonus_shown = { $name }, cartes Bonus montrées
position-zone-characters = { $name }, personnages
position-zone-thieves = { $name }, voleurs
position-zone-bazaars_open = Bazars en vente
position-zone-walls_open = Cartes Mur visibles
position-bag = Tuiles dans le sac
position-deck = Cartes dans la pioche
position-coming = Encore à venir
position-face-down = Cartes face cachée
position-deal = Compléter le marché et l’argent visible
position-cleared =
    { $n ->
        [one] { $n } élément a quitté la table avec son module. { key-ctrl }+Z le ramène.
       *[other] { $n } éléments ont quitté la table avec leur module. { key-ctrl }+Z les ramène.
    }
position-mark-gates = Portes de la ville
position-mark-gate_open = Carte Porte visible
position-mark-trader = Marchand
position-mark-vizier = Vizir actif
position-mark-attack_next = Prochaine attaque
position-zone-coins = { $name }, pièces de monnaie
position-zone-residents = { $name }, habitants chez le marchand
position-zone-thieves_used = Voleurs utilisés
position-zone-huts_open = Abris visibles
position-zone-chests = Dirk, coffres
position-zone-rooms = Salles du trésor
position-zone-attacks = Attaques jusqu’ici
position-zone-scouts_open = Éclaireurs visibles
position-luck-same-help = Les cartes et les tuiles sortent dans le même ordre chaque fois que vous jouez à partir de cette position.
position-luck-new-help = Les cartes et les tuiles sortent dans un nouvel ordre.

### Questions aux IA sur un moment

position-ask = Demander aux IA
advised-title = Demander aux IA
advised-tab-all = Conseils
advised-who = À { $name } de jouer
advised-seat = Conseils pour
advised-done = Terminé
advised-hint = Les cartes et les tuiles cachées sont redistribuées de nombreuses fois. Le coût est le nombre de victoires perdues sur 100 parties, avec les valeurs entre lesquelles il se trouve presque sûrement.
advised-levels = Ce que ferait chaque niveau
advised-moves = Ce que coûte chaque choix
advised-instead = Perd – { $reason }
advised-wait = Les IA réfléchissent.
advised-best = Le meilleur
advised-equal = À peu près égal
advised-under = moins de 1
advised-share = en gagne { $n } sur 100
advised-by = Choisi par : { $levels }
advised-price =
    { $kind ->
        [best]
            le meilleur choix, gagne { $share ->
                [one] { $share } partie
               *[other] { $share } parties
            } sur 100
        [equal]
            à peu près égal au meilleur, gagne { $share ->
                [one] { $share } partie
               *[other] { $share } parties
            } sur 100
        [under]
            gagne { $share ->
                [one] { $share } partie
               *[other] { $share } parties
            } sur 100, moins de 1 derrière le meilleur
       *[cost]
            gagne { $share ->
                [one] { $share } partie
               *[other] { $share } parties
            } sur 100, { $cost } de moins que le meilleur, { $within }
    }
advised-heard = { $move } : { $price }
advised-level-heard = { $level } : { $what }
advised-heard-why = { $what }. Pourquoi : { $more }
advised-heard-instead = { $what }. Perd : { $more }
advised-heard-chosen = { $what }. Choisi par : { $more }
advised-nothing = Il n’y a encore rien à choisir : ajoutez des tuiles au marché, de l’argent visible et des cartes en main.
advised-not-now = Vous pouvez demander aux IA quand c’est à vous de jouer.
advised-failed = Les IA n’ont pas répondu. Vous pouvez demander de nouveau.
