# Passer d’office entre deux tours, et ce qu’une seule place a vu.
between-open = Passer automatiquement…
between-ask = Passer automatiquement entre les tours : jusqu’à quand ?
between-how = on ne vous demandera plus rien ; { $key } ou un clic dans votre panneau y met fin
between-until-turn = jusqu’à mon prochain tour
between-until-price = jusqu’à ce qu’un nouveau prix me permette de faire l’appoint
between-until-tile = jusqu’à ce qu’un nouveau prix arrive au marché
between-until-scoring = jusqu’après le prochain décompte
between-until-always = jusqu’à ce que j’y mette fin
between-passing = Vous passez automatiquement entre les tours de jeu
between-idle = Rien à utiliser avant le prochain tour : la partie continue
between-again = Vous avez passé, et rien de nouveau n’est possible
between-card = Passage automatique entre les tours ({ $until }). Choisissez cette carte pour décider de nouveau.
between-title = Je passe
between-off = décider de nouveau
between-nothing = Rien sur quoi l’utiliser pour l’instant.
peek-closed = prochaine attaque (personne d’autre ne la connaît). Clic ou Espace pour la montrer
peek-open = { $thing }, visible pour vous seulement. Clic ou Espace pour la cacher
