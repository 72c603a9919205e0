### Une vraie partie, jouée avec des tuiles en carton : on note les nombres et on compte les points.

real-title = Partie sur table
real-tab-all = Décompte
real-tab-numbers = Nombres
real-tab-score = Feuille de score
real-tab-table = Table
real-scorings = Décompte
real-how-many = Combien chacun en a
real-hint = Les chiffres écrivent un nombre, Tab mène au joueur suivant, Entrée à la ligne suivante. Les tuiles de la réserve ne comptent pas.
real-less = Un de moins
real-more = Un de plus
real-field = { $row }, { $name }
real-asks-points = points
real-asks-count = combien
real-asks-lost = points perdus
real-too-many = { $types } : la boîte n’en contient que { $most }, mais { $n } sont comptés.
real-too-long = { $name } : un mur de { $n } est trop long pour ces bâtiments (au plus { $most }).
real-ties = Égalités
real-more-ties = et { $n } de plus
real-missing =
    { $n ->
        [one] Il manque { $n } nombre
       *[other] Il manque { $n } nombres
    }
real-complete = Le décompte est complet
real-kept = Tout ce que vous écrivez est sauvegardé. La partie peut continuer un autre jour.
real-gained = { $name } : { $points } à ce décompte, { $total } en tout
real-undo = Annuler
real-new = Nouvelle partie sur table
real-finish = Ajouter à la carrière
real-finished = La partie est maintenant dans la carrière.
real-next = Décompte suivant
real-where = Lieu
real-where-hint = Chez qui ?
real-day = Date
real-name = Joueur { $n }
real-add-seat = Ajouter un joueur
real-remove-seat = Retirer le joueur { $n }
real-players = Joueurs
real-evening = Lieu et date
real-modules = Modules
real-others = Parties sur table
real-other = { $day }, { $names }
