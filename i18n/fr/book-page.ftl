# The page of the rulebook.
rulebook-title = Règles
rulebook-whole-title = Les règles d’Alhambra
rulebook-contents = Sommaire
rulebook-absent = { $title } (hors jeu)
rulebook-see-also = Voir aussi :
rulebook-next = Suite : {$part}
rulebook-back = Passage précédent
rulebook-close = Fermer les règles
rulebook-beside = Deuxième langue
rulebook-beside-is = En regard : { $language }
rulebook-beside-none = Une seule langue
rulebook-no-example = Cette règle n’a pas d’exemple.

# Ways into it.
menu-rules-detail = de cette partie
rulebook-read = Lire ses règles
rulebook-read-more = Lire la suite dans les règles

# Searching.
rulebook-search = Chercher dans les règles
rulebook-search-hint = Chercher (/)
rulebook-found =
    { $n ->
        [0] Aucun paragraphe ne contient tous ces mots.
        [one] { $n } paragraphe trouvé
       *[other] { $n } paragraphes trouvés
    }
# Words of a question that say nothing about its matter, between spaces: a search leaves them out.
rulebook-small-words = que quoi quand où quel quelle quels quelles qui pourquoi comment combien peut puis peux peuvent dois doit faut est sont ai as avez ont était sera le la les un une des du avec pour par dans mon ma mes ce cette alors passe permis quelqu on je il si
rulebook-nearest = Aucun paragraphe ne contient tous ces mots. Les plus proches :
rulebook-elsewhere =
    { $n ->
        [one] Dans toutes les règles : { $n } paragraphe de plus
       *[other] Dans toutes les règles : { $n } paragraphes de plus
    }

# What the book is composed for.
rulebook-for-base = Pour {$players}, sans modules.
rulebook-for-modules = Pour {$players}, avec ces modules : {$modules}.
rulebook-of-game = Les règles de cette partie : {$players}, {$modules}
rulebook-of-setup = Les règles de la nouvelle partie : {$players}, {$modules}
rulebook-of-choice = Les règles d’une partie à {$players}, {$modules}
rulebook-choose = Joueurs et modules
rulebook-choose-title = Quelles règles afficher ?
rulebook-choose-text = Le livre de règles ne contient que ce qui est joué. Choisissez un autre nombre de joueurs ou d’autres modules pour lire leurs règles ; votre partie reste telle quelle.
rulebook-game = Cette partie
rulebook-setup = La nouvelle partie
rulebook-base = Jeu de base
rulebook-all = Tout
rulebook-read-these = Lire ces règles

# On paper.
rulebook-save = Enregistrer ou imprimer
rulebook-pdf = Enregistrer en PDF…
rulebook-html = Enregistrer comme page web…
rulebook-print = Imprimer…
rulebook-no-printer = Aucune imprimante trouvée. Vous pouvez enregistrer les règles en PDF.

# Headings that the rules themselves do not have.
book-part-rulings = Quand des modules se rencontrent
book-part-rulings-text = Ce qui vaut quand deux modules en jeu se rencontrent.
book-ruling-title = {$one} · {$other}
