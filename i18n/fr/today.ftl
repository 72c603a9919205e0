### La page du jour : les parties de la date, le mois, les défis.

today-title = Aujourd’hui
start-today-detail = La même partie pour tout le monde
today-today = aujourd’hui
today-rule = Les parties viennent de la date : mêmes cartes, mêmes tuiles, mêmes adversaires pour tout le monde. Rien n’est envoyé nulle part.
today-against = Contre { $opponents }
today-opponent = { $name } ({ $level })
today-play = Jouer
today-practise = S’entraîner
today-open = Ouvrir
today-one-try = Un seul essai. Il compte dès le premier coup ; vous pouvez arrêter et reprendre.
today-begun = Votre essai a commencé.
today-late = Pas jouée le jour même. Vous pouvez vous entraîner.
today-result = { $points }, { $place }
today-practising = C’est un entraînement : votre essai de cette partie compte déjà.
today-not-kept = Votre essai ne peut pas être sauvegardé : { $reason }
today-month = { $n ->
        [one] { $n } jouée
       *[other] { $n } jouées
    }, { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    }
today-legend = gagnée
today-earlier = Avant
today-later = Après
today-heard = { $day }. { $base }. { $modules }.
today-heard-base = Jeu de base : { $result }
today-heard-modules = Avec modules : { $result }
today-heard-missed = pas jouée
today-heard-begun = pas terminée
tries-broken = Vos essais de { $file } sont inutilisables : { $reason }. Le fichier a été conservé sous le nom { $kept }, et un nouveau est commencé.
tries-locked = Vos essais de { $file } restent tels quels : { $reason }. Les nouveaux ne sont pas conservés.
