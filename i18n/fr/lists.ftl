### La table en listes : une page de la partie pour le braille, les lecteurs d’écran et qui la préfère.

lists-title = Vue en listes
lists-question = Question
lists-choices = Ce qui peut être choisi
lists-table = Sur la table
lists-board = Alhambra
lists-whose = Quelle Alhambra
lists-bought = Encore à placer
lists-scoring = Le décompte { $n } est dans la pile { $k }
lists-choose = Choisir
lists-why = Expliquer
menu-lists = Vue en listes
menu-lists-detail = pour braille et lecteurs d’écran
