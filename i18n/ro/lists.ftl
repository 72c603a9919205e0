### Masa ca liste: o pagină a partidei pentru braille, cititoare de ecran și oricine o preferă.

lists-title = Masa sub formă de liste
lists-question = Întrebarea
lists-choices = Ce se poate alege
lists-table = Pe masă
lists-board = Alhambra
lists-whose = Alhambra jucătorului
lists-bought = De așezat
lists-scoring = Runda de scor { $n } e în teancul { $k }
lists-choose = Alege
lists-why = Explică
menu-lists = Masa sub formă de liste
menu-lists-detail = pentru braille și cititoare de ecran
