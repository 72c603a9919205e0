### Une partie à emporter : une page pour navigateur, du texte brut, une image ; et où les prendre.

## La page où les prendre

share-title = Partager
share-intro = Qui a joué, les Alhambras, chaque décompte avec ses calculs et ce qui s’est passé : à garder ou à envoyer.
share-open = On n’y voit que ce que tout le monde à la table peut voir.
share-review = Avec son analyse : ce qui a décidé de la partie, la chance et les choix les plus coûteux.
share-page = Une page pour tout navigateur
share-page-what = Un seul fichier avec dessins, graphique, décomptes et tout le journal, dans chaque langue ; il fonctionne sans connexion.
share-text = Texte brut
share-text-what = Pour les courriels et les messageries, dans la langue que vous lisez ; les Alhambras sont dessinées en lettres.
share-picture = Une image de la table
share-picture-what = Toutes les Alhambras et les points, aux couleurs de cette fenêtre.
share-save = Enregistrer…
file-not-saved = Impossible d’écrire { $file } : { $reason }
file-saved = Enregistré : { $file }
share-text-copied = Le texte est maintenant dans le presse-papiers.
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
share-letters = Chaque case montre les lettres du type de bâtiment et le prix ; les traits épais sont des murs. { $types }
share-letter = { $letters } = { $thing }
share-made = Créé avec Alhambra Qt { $version }, une version non officielle faite par passion
