### The pages after a scoring and at the end: ledger, results.

## A scoring on the table

scoring-title = { $scoring } : { $item }
scoring-place = { $place } : { $points }
scoring-again = Revoir
scoring-pause = Pause
scoring-resume = Continuer
scoring-skip = Aller à la fin
scoring-next = Suite
scoring-before-now = avant → maintenant
scoring-from = { $n } →
scoring-score = maintenant { $n }


## Score ledger

ledger-number = { $n }
ledger-times = × { $n }
ledger-gain = { $n }
ledger-name-gain = { $name } { $n }
ledger-line = { $name } : { $text }
ledger-rule = § { $section } · { $title }
ledger-play = Pas à pas
ledger-all = Tout afficher
ledger-copy = Copier
ledger-copied = Copié
ledger-close = Fermer
ledger-view-table = Tableau
ledger-view-proof = Détail
ledger-this = Ce décompte
ledger-before = Avant
ledger-now = Maintenant
ledger-hint-other = Maj + Entrée : épingler de l’autre côté
ledger-cell = { $item }, { $name } : { $points }, { $count }
ledger-cell-most = { $item }, { $name } : { $points }, { $count }, le maximum
ledger-count-of = { $name } : nombre
ledger-pinned = détail épinglé { $n } sur { $k }
ledger-step-count = Compter les tuiles
ledger-step-places = Attribuer les places
ledger-step-share = Partager en arrondissant à l’unité inférieure
ledger-no-tie = Aucune égalité : chaque place rapporte tous ses points.
ledger-nobody = Personne n’en a : aucun point.
ledger-empty-title = Aucun décompte pour l’instant
ledger-empty-text = Les décomptes 1 et 2 ont lieu quand leurs cartes sont piochées, le décompte final à la fin de la partie. Chaque point sera expliqué ici.

## Results

results-none = –
results-row = { $place } : { $name }, { $points }
results-sources = Origine
results-scorings = Décomptes
results-stats = Statistiques
results-shares = Dernières tuiles
results-between = Entre les décomptes
results-total = Total
ledger-print = Imprimer
ledger-no-printer = Aucune imprimante trouvée. La feuille peut être copiée comme texte.
