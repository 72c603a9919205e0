### Der Menüeintrag, die Seite in Programmläden und das Installationsprogramm: packaging/texts.py setzt sie ein.

## Menüeintrag

store-kind = Brettspiel
store-comment = Spiele das Brettspiel Alhambra mit Menschen und KI
store-keywords = alhambra, plättchen, palast, brettspiel, strategie
store-demo = Vier KI-Spielern zusehen
# Wie eine gespeicherte Partie unter den Dateien heißt.
store-file = Alhambra-Partie

## Seite in Programmläden

store-summary = Baue einen Palast, Plättchen für Plättchen
store-about-1 = Kaufe Gebäude, füge sie Mauer an Mauer in deine Alhambra ein und sorge dafür, dass du von jeder Art die meisten hast, wenn gewertet wird, dreimal in einer Partie. Das Programm kennt alle Regeln und erklärt jede, wenn du fragst.
store-about-2 = Das Grundspiel und sechzehn Erweiterungsmodule, für 2 bis 6 Spieler an einem Computer oder mehreren, Menschen oder KI; Lektionen, Übungen, ein Coach und Regeln mit Beispielen zum Ausprobieren. Mit der Maus oder nur mit Tasten, mit großer Schrift, hohem Kontrast und Screenreadern.
store-about-3 = Nach der Partie kannst du sie nachspielen, sehen, wie viel Glück und wie viel Können war und welche Entscheidungen am teuersten waren, sie noch einmal probieren oder von jedem Moment aus weiterspielen.
store-about-4 = Eine Partie mit Freunden anderswo braucht kein Konto und keinen Server; sonst nutzt nichts das Netz. Eine inoffizielle Fanversion: von den Autoren und Verlagen des Spiels weder gemacht noch gebilligt, ohne Bilder und ohne Texte einer veröffentlichten Ausgabe.
store-picture-table = Der Tisch: der Bauhof, das Geld und deine Alhambra
store-picture-table-six-dark = Sechs Spieler und acht Module, in dunklen Farben
store-picture-setup = Ein neues Spiel: sechzehn Module, beliebig kombiniert
store-picture-ledger = Das Wertungsblatt erklärt jeden Punkt
store-picture-lesson = Eine Lektion an einem echten Tisch
store-picture-book = Die Regeln mit einem Beispiel zum Ausprobieren
store-picture-review = Die Analyse einer Partie: Glück, Entscheidungen und was den Ausschlag gab
store-picture-replay = Eine Partie nachspielen, alle Hände offen
store-picture-career = Eine Bilanz: Ergebnisse, Stärke und Rekorde
store-release-1-0-0 = Die erste Version: das Grundspiel und alle sechzehn Module, KI, Lektionen und Übungen; eine beendete Partie lässt sich nachspielen und analysieren.

## Installationsprogramm

store-install-desktop = Verknüpfung auf dem Desktop
store-install-stay = Deine gespeicherten Partien und Einstellungen bleiben in { $folder }.
store-install-running = Alhambra Qt läuft noch. Schließe es, dann versuche es noch einmal.
store-install-windows = Alhambra Qt braucht Windows 10 mit 64 Bit, Version 1809 oder neuer.
store-install-older = Die ältere Version in { $folder } ließ sich nicht entfernen.
store-install-foreign = { $file } ist schon da und gehört nicht zu Alhambra Qt. Wähle einen anderen Ordner.
