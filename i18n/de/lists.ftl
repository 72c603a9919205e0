### Der Tisch als Listen: eine Seite der laufenden Partie für Braille, Screenreader und alle, die sie mögen.

lists-title = Listenansicht
lists-question = Frage
lists-choices = Was zur Wahl steht
lists-table = Auf dem Tisch
lists-board = Alhambra
lists-whose = Welche Alhambra
lists-bought = Noch anzulegen
lists-scoring = Wertung { $n } steckt in Stapel { $k }
lists-choose = Wählen
lists-why = Erklären
menu-lists = Listenansicht
menu-lists-detail = für Braille und Screenreader
