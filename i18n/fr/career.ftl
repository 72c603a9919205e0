### The career: what a person's finished games add up to, and the profiles they are booked on.

## The page

career-title = Parcours
career-empty = Aucune partie finie pour l’instant. Tout ce que vous jouez jusqu’au bout reste ici : résultats, origine des points, force et records.
career-none-chosen = Aucune partie ne correspond. Choisissez d’autres filtres.
career-reading = Lecture des parties…
career-unread = Impossible de lire les parties. Rouvrez cette page pour réessayer.
career-tab-all = Tout
career-tab-results = Résultats
career-tab-points = Points
career-tab-strength = Force
career-tab-records = Records
career-tab-games = Parties
career-number = { $n }
career-games =
    { $n ->
        [one] { $n } partie
       *[other] { $n } parties
    }
career-won =
    { $n ->
        [one] { $n } gagnée
       *[other] { $n } gagnées
    }
career-summary = { $games }, { $won }
career-since = depuis le { $day }
career-turns =
    { $n ->
        [one] { $n } tour de jeu
       *[other] { $n } tours de jeu
    }

## Filters

career-filters = Filtres
career-filter-person = Personne :
career-filter-since = Période :
career-filter-seats = Joueurs :
career-filter-module = Modules :
career-filter-level = Adversaires :
career-since-all = depuis le début
career-since-year = 12 derniers mois
career-since-quarter = 3 derniers mois
career-since-month = 30 derniers jours
career-seats-all = peu importe
career-module-all = tous
career-module-base = Jeu de base
career-level-all = tous
career-level-people = sans IA
career-level-real = physique
career-filters-clear = Effacer les filtres
career-filters-fold =
    { $n ->
        [0] Filtres
       *[other] Filtres ({ $n })
    }
career-chosen = Parties affichées : { $games }

## The person, records, victories in a row

career-person = Personne
career-share = victoires
career-mean-points = points par partie
career-mean-place = place moyenne
career-records = Records
career-records-keys = Entrée ouvre la partie d’un record.
career-record = { $name } : { $value }, { $day }
career-record-points = Meilleur score
career-record-margin = Plus grande avance
career-record-wall = Plus long mur
career-record-exact = Paiements exacts en une partie
career-record-bought = Tuiles achetées en une partie
career-record-turns = Victoire la plus rapide
career-streaks = Séries de victoires
career-streak-won =
    { $n ->
        [one] En ce moment : { $n } victoire
       *[other] En ce moment : { $n } victoires d’affilée
    }
career-streak-lost =
    { $n ->
        [one] Sans victoire depuis { $n } partie
       *[other] Sans victoire depuis { $n } parties
    }
career-streaks-later = Les séries de victoires et de défaites s’affichent après { $games }.
career-streak-most = Plus longue série : { $n }
career-streak-without =
    { $n ->
        [one] Plus longue série sans victoire : { $n } partie
       *[other] Plus longue série sans victoire : { $n } parties
    }

## Results and sources

career-results = Résultats, partie par partie
career-results-what = avance sur le meilleur adversaire
career-results-keys = Les flèches choisissent une partie, Entrée l’ouvre.
career-result = { $day } : { $place }, { $points }, { $lead }
career-ahead = { $n } d’avance
career-behind = { $n } de retard
career-even = à égalité
career-game-of = Résultats, partie { $k } sur { $n }. { $result }
career-legend-won = victoire ({ $n })
career-legend-lost = pas de victoire ({ $n })
career-legend-mean = moyenne des 10 dernières : { $n }
career-sources = D’où viennent les points
career-sources-what = points par partie
career-source-in =
    { $n ->
        [one] { $item } (en { $n } partie)
       *[other] { $item } (en { $n } parties)
    }
career-source = { $item } : { $points }, adversaires { $others }, différence { $more }
career-rivals = moyenne des adversaires
career-rivals-total = adversaires { $n }
career-best-worst = Le plus en avance sur les adversaires : { $best }. Le plus en retard : { $worst }.

## Strength

career-levels = Force par adversaire
career-levels-what = La fréquence des victoires comparée au pur hasard : 1× autant, 2× deux fois plus. La ligne est la fourchette probable. Les parties sont rangées selon l’IA la plus forte à la table.
career-modules = Force par module
career-modules-what = De même. Une partie avec plusieurs modules compte pour chacun.
career-adjusted = Pour les parties analysées, la part de chance est retirée : { $n } sur { $all }.
career-strength-later = La fréquence des victoires comparée au pur hasard : affichée à partir de { $games }.
career-times = { $n }×
career-won-of =
    { $n ->
        [one] { $n } gagnée sur { $all }
       *[other] { $n } gagnées sur { $all }
    }
career-strength =
    { $sure ->
        [yes] { $name } : { $times } par rapport au hasard (entre { $low } et { $high }), écart net ; { $won }
       *[no] { $name } : { $times } par rapport au hasard (entre { $low } et { $high }), écart incertain ; { $won }
    }
career-strength-few = { $name } : { $won }, trop peu de parties pour en dire plus
career-legend-sure = nettement différent de 1×
career-legend-open = on ne sait pas encore
career-legend-few =
    { $n ->
        [one] moins de { $n } partie
       *[other] moins de { $n } parties
    }

career-your-level = Votre niveau
career-rating-what = Votre cote, comparée aux cinq niveaux ; { level-medium } vaut { $medium }. La barre indique l’intervalle probable.
career-set-few = Avec 1 à 4 modules
career-set-many = Avec 5 modules ou plus
career-rating-between = { $low }–{ $high }, dernière partie { $last }
career-rating-told = { $name } : { $points } ({ $between }), niveau le plus proche { $level } ; { $games }
career-level-later = Votre cote et la fréquence de vos victoires s’affichent après { $games }.
career-rating-later = après { $games }
career-rating-few = { $name } : { $later }

## The list of games

career-games-title = Parties
career-games-keys = Entrée ouvre une partie.
career-game = { $result }. Adversaires : { $rivals }. Modules : { $modules }
career-rival = { $name } ({ $level })
career-delete = Supprimer
career-delete-sure = Vraiment supprimer ?
career-record-gone = Le fichier de cette partie n’est plus parmi les parties sauvegardées.
career-export = Tableau (CSV)

## Milestones

career-tab-milestones = Jalons
milestones-title = Jalons
milestones-total = { $n } sur { $all }
milestones-keys = Entrée ouvre la partie d’un jalon.
milestone-told = { $name } : { $state }
milestone-reached = { $day }
milestone-not-yet = pas encore
milestone-so-far = { $n } sur { $of } pour l’instant
milestone-triple = 3 paiements exacts en un tour
milestone-wall = Un mur de 20
milestone-six = En tête dans tous les types de bâtiments
milestone-modules = Tous les modules joués
milestone-behind = Une remontée victorieuse
milestone-clean = Un jour sans coup refusé
milestone-exact = 8 tuiles, toutes payées exactement
milestone-row = 3 victoires d’affilée
milestone-seats = Des parties à 2, 3, 4, 5 et 6
milestone-reviewed = 5 parties analysées
milestone-hard = Niveau difficile battu
milestone-expert = Niveau expert battu

## What does not count, and why the career could not be kept

career-not-computers = Cette partie ne fait pas partie du parcours : seules des IA ont joué.
career-not-elsewhere = Cette partie ne fait pas partie du parcours : personne ne l’a jouée sur cet ordinateur.
career-not-branch = Cette partie ne fait pas partie du parcours : c’est une branche d’une autre partie.
career-not-laid = Cette partie ne fait pas partie du parcours : elle a commencé par une position préparée.
career-not-taken = Cette partie ne fait pas partie du parcours : un joueur a été remplacé.
career-not-again = Cette partie ne fait pas partie du parcours : la même donne a déjà été jouée jusqu’au bout.
career-broken = Le parcours dans { $file } est inutilisable : { $reason }. Le fichier a été conservé sous le nom { $kept }. Un nouveau commence avec les parties terminées qui sont encore sauvegardées.
career-locked = Le parcours dans { $file } reste tel quel : { $reason }. Pour l’instant, aucune partie n’est ajoutée.
career-not-kept = Impossible de modifier le parcours : { $reason }.
career-odd =
    { $n ->
        [one] { $n } entrée dans { $file } est endommagée et ne compte pas dans le parcours. Elle reste dans le fichier.
       *[other] { $n } entrées dans { $file } sont endommagées et ne comptent pas dans le parcours. Elles restent dans le fichier.
    }
career-odd-profile = l’entrée de cette personne est endommagée
career-is-locked = son fichier reste tel quel
career-no-database = il est endommagé
career-foreign = il appartient à un autre programme
career-busy = un autre programme y écrit

## Profiles

profiles-title = Profils
profiles-what = Un profil garde le nom, le symbole, la langue, l’aide, les touches et l’aspect de la table d’une personne. Choisissez-le pour un joueur d’une nouvelle partie ; ce que cette personne joue jusqu’au bout entre dans le parcours.
profiles-none = Il n’y a pas encore de profil.
profiles-new = Nouveau profil
profiles-new-name = Joueur { $n }
profiles-name = Nom du profil
profiles-mark = Symbole : { $mark }
profiles-tiles = tuiles et table
profiles-keys = Touches
profiles-delete =
    { $n ->
        [0] Supprimer
        [one] Supprimer avec { $n } partie
       *[other] Supprimer avec { $n } parties
    }
profiles-delete-sure = Vraiment supprimer ? Appuyez encore
profiles-clear = Supprimer tous les profils et parties
profiles-cleared = Tous les profils et toutes les parties du parcours sont supprimés.
profiles-taken = Un profil ou une partie porte déjà ce nom : { $name }
profiles-choice = profil
profiles-nobody = aucun
profiles-keep = garder comme profil
