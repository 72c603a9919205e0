### Eine Partie zum Mitnehmen: eine Seite für den Browser, ein Bild, und wo es sie gibt.

## Die Seite, auf der es sie gibt

share-title = Teilen
share-intro = Spieler, Alhambras, jede Wertung mit ihrer Rechnung, und was geschehen ist: zum Behalten oder Verschicken.
share-open = Zu sehen ist nur, was alle am Tisch sehen dürfen.
share-review = Mit der Analyse: was die Partie entschied, das Glück und die teuersten Entscheidungen.
share-page = Eine Seite für jeden Browser
share-page-what = Eine Datei, die die Partie Schritt für Schritt abspielt, mit Diagramm, Wertungen und dem ganzen Protokoll, in jeder Sprache; sie braucht kein Internet.
share-picture = Ein Bild vom Tisch
share-picture-what = Alle Alhambras und die Punkte, in den Farben dieses Fensters.
share-save = Speichern…
share-working = Die Seite wird erstellt…
file-not-saved = { $file } lässt sich nicht schreiben: { $reason }
file-saved = Gespeichert: { $file }
share-picture-copied = Das Bild ist jetzt in der Zwischenablage.

## Was darin steht

share-running = { $names }: die Partie läuft noch
share-alhambras = Die Alhambras
share-tiles = Die Plättchen in Worten
share-points = Punkte nach jedem Zug
share-victory = Gewinnchance nach jedem Zug (Siege in 100 Partien)
share-scored = Senkrechte Linien: Wertungen
share-numbers = Die Zahlen
share-turn = Zug
share-place = Platz
share-counted = Was zählt
share-proofs = Wie die Punkte zustande kommen
share-damaged = Ein Teil dieser Datei ist beschädigt, darum lässt sich die Partie nicht Schritt für Schritt ansehen. Alles andere ist lesbar.
share-made = Gemacht mit Alhambra Qt { $version }, einer inoffiziellen Fanversion
