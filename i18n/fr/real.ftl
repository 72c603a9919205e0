### Une vraie partie, jouée avec des tuiles en carton : on note les nombres et on compte les points.

real-title = Partie physique
real-tab-numbers = Saisir les nombres
real-tab-table = Détails
real-scorings = Décompte
real-how-many = Combien chacun en a
real-hint = Tapez les nombres ; Tab passe au joueur suivant, Entrée à la ligne suivante. Les tuiles de la réserve ne comptent pas.
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

lay-wrong = { $name }, { $thing } : { $rule }
lay-wrong-board = { $board } : { $rule }
lay-no-turn = On est ici entre deux tours de jeu : la position ne peut pas être reconstituée.
lay-no-room = Il n’y a plus de place ici.
lay-broken =
    { $n ->
        [0] On ne peut pas jouer à partir d’ici. { $first }
        [one] On ne peut pas jouer à partir d’ici. { $first } { $n } autre élément enfreint une règle.
       *[other] On ne peut pas jouer à partir d’ici. { $first } { $n } autres éléments enfreignent les règles.
    }
lay-no-text = Ce texte ne contient pas de position.
lay-text-wrong = Une partie de ce texte manque ou est fausse.

lay-zone-market = Marché
lay-zone-display = Argent visible
lay-zone-dirk = Dirk
lay-zone-alhambra = { $name }, Alhambra
lay-zone-reserve = { $name }, réserve
lay-zone-hand = { $name }, main

lay-tiles = Composer une position
lay-pieces = Éléments
lay-group = Sorte d’élément
lay-money = Argent ({ $currency })
lay-hint = Tapez la première lettre, le prix et les murs d’un élément (j8no) pour le prendre. Entrée mène à une case possible ; Entrée de nouveau le place.
lay-walls = neso
lay-where = Endroit de la table
lay-place = { $place } ({ $n })
lay-count = Compter les points
lay-counted = Position préparée
lay-counted-broken =
    { $n ->
        [one] { $n } élément enfreint les règles, mais il est compté
       *[other] { $n } éléments enfreignent les règles, mais ils sont comptés
    }
lay-play = Jouer à partir d’ici
lay-save = Enregistrer la position
lay-copy = Copier la position
lay-open = Ouvrir une position
lay-paste = Coller une position
lay-lies = Poser quand même
lay-held = En main : { $piece }
lay-found =
    { $n ->
        [one] En main : { $piece }
       *[other] En main : { $piece } ({ $n } correspondent)
    }
lay-fits = case vide où elle convient
lay-tile = { $tile }, { $sides }
lay-nothing = Il n’y a rien ici.
lay-whole = Toutes les règles sont respectées. Le reste est dans le sac ou dans la pioche.
lay-next = Décompte suivant
lay-turn = À qui de jouer
lay-score = Points du joueur { $n }
lay-points = Points
lay-copied = La position est dans le presse-papiers, sous forme de texte.
lay-out = Reconstituer cette position

lay-marks = Sur cette tuile
lay-mark-chest = Coffre
lay-mark-resident = Habitant
lay-mark-sticks = Bâtonnets
lay-mark-none = rien
lay-mark-there = oui
lay-mark-sides = { $sides }
lay-zone-bonus = { $name }, cartes Bonus
lay-zone-bonus_shown = { $name }, cartes Bonus montrées
lay-zone-characters = { $name }, personnages
lay-zone-thieves = { $name }, voleurs
lay-zone-bazaars_open = Bazars en vente
lay-zone-walls_open = Cartes Mur visibles
lay-bag = Tuiles dans le sac
lay-deck = Cartes dans la pioche
lay-coming = Encore à venir
lay-face-down = Cartes face cachée
lay-deal = Compléter le marché et l’argent visible
lay-cleared =
    { $n ->
        [one] { $n } élément a quitté la table avec son module. Ctrl+Z le ramène.
       *[other] { $n } éléments ont quitté la table avec leur module. Ctrl+Z les ramène.
    }
lay-mark-gates = Portes de la ville
lay-mark-gate_open = Carte Porte visible
lay-mark-trader = Marchand
lay-mark-vizier = Vizir actif
lay-mark-attack_next = Prochaine attaque
lay-zone-coins = { $name }, pièces de monnaie
lay-zone-residents = { $name }, habitants chez le marchand
lay-zone-thieves_used = Voleurs utilisés
lay-zone-huts_open = Abris visibles
lay-zone-chests = Dirk, coffres
lay-zone-rooms = Salles du trésor
lay-zone-attacks = Attaques déjà venues
lay-zone-scouts_open = Éclaireurs visibles
lay-luck-same-help = Les cartes et les tuiles viennent dans le même ordre chaque fois que vous jouez à partir de cette position.
lay-luck-new-help = Les cartes et les tuiles viennent dans un ordre nouveau.

### Questions aux IA sur un moment

lay-ask = Demander aux IA
advised-title = Demander aux IA
advised-tab-all = Conseils
advised-who = À { $name } de jouer
advised-seat = Conseils pour
advised-done = Terminé
advised-hint = Les cartes et les tuiles cachées sont redistribuées de nombreuses fois. Le coût est le nombre de victoires perdues sur 100 parties, avec les valeurs entre lesquelles il se trouve presque sûrement.
advised-levels = Ce que ferait chaque niveau
advised-moves = Ce que coûte chaque choix
advised-instead = Manque – { $reason }
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
            } sur 100, à moins de 1 du meilleur
       *[cost]
            gagne { $share ->
                [one] { $share } partie
               *[other] { $share } parties
            } sur 100, { $cost } de moins que le meilleur, { $within }
    }
advised-heard = { $move } : { $price }
advised-level-heard = { $level } : { $what }
advised-heard-why = { $what }. Pourquoi : { $more }
advised-heard-instead = { $what }. Manque : { $more }
advised-heard-chosen = { $what }. Choisi par : { $more }
advised-nothing = Il n’y a encore rien à choisir : ajoutez des tuiles au marché, de l’argent visible et une main.
advised-not-now = Vous pouvez demander aux IA quand c’est à vous de jouer.
advised-failed = Les IA n’ont pas répondu. Vous pouvez demander de nouveau.
