### Der Tisch: Überschriften, Knöpfe, und was vorgelesen wird.

## Kopf

table-round = Runde { $n }
table-score = Punktestand
table-button-ledger = Wertungsblatt
table-button-menu = Menü

## Tafeln

table-market = Bauhof
table-display = Geldauslage
table-deck = Nachziehstapel
table-in-bag =
    { $n ->
        [one] Plättchen im Beutel
       *[other] Plättchen im Beutel
    }
table-log = Protokoll
table-log-all = alles
table-or = oder
table-reserve = Reserve
table-bought = anzulegen
table-hand = Deine Hand
table-hand-of = Hand: { $name }
table-next = als Nächstes
table-human = Mensch
table-ai = KI · { $level }
table-thinks = denkt nach…
table-dirk-note = zählt bei Mehrheiten
table-counts = Anzahl der Gebäude
table-counts-what = Gebäude, Punkte
table-together = Summe
table-then = Dann
table-points = { $n }
table-shares = Die letzten Plättchen

## Das Spielbrett

table-legend = wie sich hier die längste Mauer ändern würde
table-zoom-in = Größer
table-zoom-out = Kleiner
table-zoom-fit = Alles zeigen
table-recap-close = Verstanden
table-recap-title = Seit deinem Zug
table-recap-events =
    { $n ->
        [one] { $n } Ereignis
       *[other] { $n } Ereignisse
    }
table-recap-list = Liste
table-recap-replay = Diesen Zug nachspielen
table-recap-less = Liste schließen
table-recap-more = … { $n } frühere
table-close = Schließen

## Was vorgelesen wird

table-say-chosen = gewählt
table-say-last = zuletzt gelegt
table-say-empty = leer
table-said-header = Runde und Punkte
table-said-you = Du
table-say-dirk =
    { $n ->
        [one] { $name }: { $n } Plättchen
       *[other] { $name }: { $n } Plättchen
    }

## Der Vorrat: was Module neben den Alhambras liegen haben

table-tray = Vorräte neben den Alhambras
table-tray-short = Vorräte
table-dock-counts = Gebäude
table-dock-cards = Karten
table-dock-shelf = Module
table-dock-news = Neues
table-tray-back = Weiter oben
table-tray-on = Weiter unten
table-times = { $thing } × { $n }

## Was Zeichen sagen, wo der Zeiger ruht

table-tip-wall = Längste Mauer: { $n }
table-tip-hand = Handkarten: { $n }
table-tip-reserve = Plättchen in der Reserve: { $n }
table-tip-count = { $types }: { $n }
table-tip-score = { $name }: { $points }
