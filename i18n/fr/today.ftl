### La page du jour : les parties de la date, le mois, les défis.

today-title = Aujourd’hui
start-today-left =
    { $n ->
        [0] Les deux parties sont jouées
        [one] Encore une partie à jouer
       *[other] { $n } parties à jouer
    }
today-today = aujourd’hui
today-rule = Les parties viennent de la date : mêmes cartes, mêmes tuiles, mêmes adversaires pour tout le monde. Rien n’est envoyé nulle part.
today-against = Contre { $opponents }
today-opponent = { $name } ({ $level })
today-play = Jouer
today-practise = S’entraîner
today-open = Ouvrir
today-one-try = Un seul essai. Il compte dès le premier coup ; vous pouvez arrêter et continuer.
today-begun = Votre essai a commencé.
today-late = Pas jouée le jour même. Vous pouvez vous entraîner.
today-result = { $points }, { $place }
today-practising = C’est un entraînement : l’essai qui compte est déjà fait.
today-not-kept = Votre essai ne peut pas être sauvegardé : { $reason }
today-month-none = Aucune partie jouée durant ce mois : chaque essai laisse une marque sur son jour.
today-month = { $n ->
        [one] { $n } jouée
       *[other] { $n } jouées
    }, { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    }
today-hint = { $day }, votre partie : { $told }
today-hint-better = mieux au tour de jeu { $turn } – { $move }
today-hint-none = aucun choix ne s’est révélé coûteux
today-hint-offer = l’analyse montre les meilleurs coups
today-earlier = Mois précédent
today-later = Mois suivant
today-heard = { $day }. { $base }. { $modules }.
today-heard-base = Jeu de base : { $result }
today-heard-modules = Avec modules : { $result }
today-heard-missed = pas jouée
today-heard-begun = pas terminée
tries-broken = Vos essais de { $file } sont inutilisables : { $reason }. Le fichier a été conservé sous le nom { $kept }, et un nouveau est commencé.
tries-locked = Vos essais de { $file } restent tels quels : { $reason }. Les nouveaux ne sont pas conservés.

## Défis

challenge-title = Défi
challenge-note = On vous a envoyé un défi ? Collez-le n’importe où sur cette page. Vous jouez les mêmes cartes contre les mêmes adversaires ; ensuite vous voyez toutes les parties comparées.
challenge-hint = DEAL1-…
challenge-none = Ce texte ne contient aucun défi
challenge-newer = Ce défi vient d’une version plus récente du programme
challenge-short = Le défi est incomplet (groupes de lettres reçus : { $n } sur { $all })
challenge-group = Le groupe { $n } est faux ou mal placé : { $group }
challenge-wrong = Une partie de ce texte vient d’un autre défi
challenge-people = Ce défi ne vient pas d’une partie d’une seule personne contre des IA
challenge-deal = { $name } vous défie : { $modules }
challenge-today = C’est l’une des parties du jour : votre seul essai compte pour les deux.
challenge-first = Jouez d’abord : le résultat reste caché jusqu’à la fin de votre essai.
challenge-also = D’autres résultats attendent votre partie : { $names }
challenge-changed = Les IA ont changé depuis (version { $theirs } alors, { $ours } maintenant). Elles peuvent jouer autrement.
challenge-row = { $item } : { $points }
challenge-cell = { $name } { $n }
challenge-cell-most = { $name } { $n } (maximum)
challenge-remove = Retirer { $name }
challenge-removed = Résultat retiré de la comparaison : { $name }.
challenge-put-back = Remettre
challenge-even = { $name }, victoires sur 100 parties à chance égale : { $n }
challenge-most = Votre plus grande avance : { $item } (+{ $n })
challenge-least = { $name }, plus grande avance : { $item } (+{ $n })
challenge-unlike = Les coups de ce défi ne suivent pas les règles de cette version.
challenge-alike = Les deux parties sont identiques, coup pour coup.
challenge-computers = Au tour de jeu { $turn }, une IA a choisi autrement ; à partir de là, les parties diffèrent.
challenge-parted = Vos chemins se séparent au tour de jeu { $turn } :
challenge-no-try = Seule votre première partie terminée d’une donne peut devenir un défi.
challenge-copied = Le défi est dans le presse-papiers ({ $n } lettres). Envoyez-le à quelqu’un.
challenge-whole = Avec tous les coups
