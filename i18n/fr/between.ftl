# Passer d’office entre deux tours, et ce qu’une seule place a vu.
between-open = Toujours passer…
between-ask = Toujours passer entre deux tours, jusqu’à quand ?
between-how = on ne vous demandera plus rien ; { $key } ou un clic dans votre panneau y met fin
between-until-turn = jusqu’à mon prochain tour
between-until-price = jusqu’à un nouveau prix que je peux payer juste
between-until-tile = jusqu’à un nouveau prix au marché
between-until-scoring = jusqu’après le prochain décompte
between-until-always = jusqu’à ce que je l’arrête
between-passing = Vous passez automatiquement entre deux tours
between-idle = Rien à utiliser entre deux tours : la partie continue
between-card = Vous passez toujours entre deux tours ({ $until }). Choisissez cette carte pour qu’on vous redemande.
between-title = Je passe
between-off = redemander
between-nothing = Rien à faire avec cela pour le moment.
peek-closed = prochaine attaque : personne d’autre ne la connaît. Un clic ou Espace la montre
peek-open = { $thing } : personne d’autre ne voit ceci. Un clic ou Espace la cache
