### Une partie à emporter : une page pour navigateur, une image ; et où les prendre.

## La page où les prendre

share-title = Partager
share-intro = Qui a joué, les Alhambras, chaque décompte avec ses calculs et ce qui s’est passé : à garder ou à envoyer.
share-open = On n’y voit que ce que tout le monde à la table peut voir.
share-review = Avec son analyse : ce qui a décidé de la partie, la chance et les choix les plus coûteux.
share-page = Une page pour tout navigateur
share-page-what = Un seul fichier qui rejoue la partie pas à pas, avec graphique, décomptes et tout le journal, dans chaque langue ; il fonctionne sans connexion.
share-picture = Une image de la table
share-picture-what = Toutes les Alhambras et les points, aux couleurs de cette fenêtre.
share-save = Enregistrer…
share-working = Création de la page…
file-not-saved = Impossible d’écrire { $file } : { $reason }
file-saved = Enregistré : { $file }
share-picture-copied = L’image est maintenant dans le presse-papiers.

## Ce qu’on y trouve

share-running = { $names } : la partie continue
share-alhambras = Les Alhambras
share-tiles = Les tuiles en mots
share-points = Points après chaque tour de jeu
share-victory = Chances de victoire après chaque tour de jeu (victoires sur 100 parties)
share-scored = Lignes verticales : décomptes
share-numbers = Les nombres
share-turn = Tour de jeu
share-place = Place
share-counted = Ce qui compte
share-proofs = D’où viennent les points
share-damaged = Une partie de ce fichier est abîmée : impossible de suivre la partie coup par coup. Le reste peut toujours être lu.
share-made = Créé avec Alhambra Qt { $version }, une version non officielle faite par passion
