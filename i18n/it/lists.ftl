### Il tavolo in elenchi: una pagina della partita per il braille, i lettori di schermo e chi la preferisce.

lists-title = Vista a elenchi
lists-question = Domanda
lists-choices = Che cosa si può scegliere
lists-table = Sul tavolo
lists-board = Alhambra
lists-whose = L’Alhambra di
lists-bought = Ancora da piazzare
lists-scoring = Il conteggio { $n } è nel mazzetto { $k }
lists-choose = Scegli
lists-why = Spiega
menu-lists = Vista a elenchi
menu-lists-detail = per braille e lettori di schermo
