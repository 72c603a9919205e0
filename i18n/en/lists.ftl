### The table as lists: a page of a running game for braille, screen readers and whoever wants it.

lists-title = List view
lists-question = Question
lists-choices = What can be chosen
lists-table = On the table
lists-board = Alhambra
lists-whose = Alhambra of
lists-bought = Still to be placed
lists-scoring = Scoring { $n } is in pile { $k }
lists-choose = Choose
lists-why = Explain
menu-lists = List view
menu-lists-detail = for braille and screen readers
