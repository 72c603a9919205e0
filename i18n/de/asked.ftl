### Was ist das? Antworten zu allem auf dem Tisch.

## Gefragt: Was ist das?

ask-title-here = Warum nicht hier?
ask-can = Jetzt möglich – { $acts }
ask-no-purchase = Damit ist jetzt kein Kauf möglich.
ask-none-fits = Kein Plättchen der Reserve passt jetzt hierher.
ask-usable = Jetzt nutzbar.
ask-stays = Ein Umbau kann es jetzt nicht herausnehmen.
ask-stays-ever = Ein Umbau kann es nie herausnehmen.
ask-nothing-title = Nichts
ask-nothing = Hier liegt nichts.
ask-player = Spieler: { $name }
ask-seat = Die Alhambra, die Reserve, der Punktestand und die Zahl der Handkarten sind für alle sichtbar.
ask-dirk = Dirk punktet bei Mehrheiten. Er ist nie am Zug, hat keine Hand und keine Mauer.
ask-slot-of = Feld: { $currency }
ask-currency = Für das Plättchen auf diesem Feld brauchst du { $money }.
ask-card = Eine Geldkarte. Mit einer Aktion nimmst du eine, oder mehrere bis zur Summe { $limit }.
ask-hand = Geld auf deiner Hand. Damit kaufst du Plättchen vom Feld seiner Währung.
ask-hand-all = Dein Geld, nach Währung geordnet. Nur du siehst die Werte.
ask-display = Sie liegt in der Geldauslage.
ask-held = Sie ist auf deiner Hand.
ask-place-empty = Leere Stelle der Auslage
ask-place-refilled = Beim Auffüllen kommt hierher eine Karte vom Nachziehstapel.
ask-reserve = Es liegt in der Reserve. Ein Umbau kann es in die Alhambra einbauen.
ask-reserve-all = Plättchen, die dir gehören, aber nicht gebaut sind. Hier bringen sie nichts.
ask-bought = Es gehört dir und ist noch anzulegen.
ask-cell-free = Ein leeres Feld.
ask-cell-choice = Dieses Feld kannst du jetzt wählen.
ask-cell-legal = Hier darfst du anlegen: { $tile }.
ask-stands = Alhambra: { $name }
ask-of = Gehört: { $name }
ask-carries = Darauf: { $thing }
ask-sticks = Hinzugefügte Mauern: { $sides }
ask-gates = Tor: { $sides }. Hier kommt man hindurch; Mauer und Plättchen bleiben für immer.
ask-in-zone = { $zone } ({ $n } dieser Art)
ask-lies-there = Jetzt hier: { $things }
ask-deck = Von hier wird die Geldauslage aufgefüllt. In zwei der fünf Stapel verbirgt sich je eine Wertung.
ask-bag-title = Beutel
ask-bag = Aus ihm wird der Bauhof aufgefüllt. Bleibt dabei ein Feld leer, endet die Partie.

## Gefragt: was es jetzt wert ist

worth-now =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }, käme jetzt Wertung { $k }
worth-was =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    } in Wertung { $k }
worth-place = { $row }: { $n } ({ $place })
worth-wall =
    Zur längsten Mauer { $n ->
        [one] gehört hier { $n } Seite
       *[other] gehören hier { $n } Seiten
    } von insgesamt { $all }
worth-counted = Zählt auch für: { $thing }
worth-part = { $types }: zählt { $n } mehr
worth-types = { $types }: { $n } in deiner Alhambra, höchstens { $most } in einer anderen
worth-best = Auf dem besten Feld
worth-price = Kostet { $price }; auf deiner Hand { $held }
worth-purse = Auf deiner Hand: { $money }
worth-sale = Zu kaufen: { $tile }, Preis { $n }
worth-all = Insgesamt
worth-has = { $name }: { $n }
worth-pays = Wertung { $k }, Punkte nach Plätzen: { $pays }
worth-pile = Stapel { $n }: Wertung { $k } steckt noch darin
worth-pile-came = Stapel { $n }: Wertung { $k } ist nicht mehr darin

## Gefragt: Zahlen

number-of = { $what } ({ $name })
number-hand = Handkarten
number-score = Punkte bisher
number-total = Summe
number-then = Punkte nach der Wertung
does-number-hand = Alle sehen, wie viele Karten jemand auf der Hand hat, aber nicht, welche.
does-number-score = Die Punkte aller Wertungen bisher.
does-number-total = Was die nächste Wertung brächte, käme sie jetzt.
does-number-then = Die Punkte, die alle nach der nächsten Wertung hätten, käme sie jetzt.
does-number-reserve = Plättchen in der Reserve bringen nichts, bis ein Umbau sie einbaut.
does-number-type = Bei jeder Wertung bekommt Punkte, wer die meisten Gebäude einer Art hat.
does-number-wall = Das längste zusammenhängende Stück Außenmauer: 1 Punkt je Seite bei jeder Wertung.
does-score = Die Zählleiste: für alle Spieler ein Zeichen.

## Gefragt: was ein Knopf oder eine Tafel tut

does-money = Eine Aktion: Geld aus der Auslage nehmen.
does-buy = Eine Aktion: ein Plättchen vom Bauhof kaufen. Bezahlst du passend, hast du noch eine Aktion.
does-redesign = Eine Aktion: ein Plättchen deiner Alhambra einbauen, herausnehmen oder tauschen.
does-pay = Möglichkeit { $n } zu bezahlen: wählt diese Karten aus.
does-skip = Bis dahin wirst du zwischen den Zügen nicht gefragt: das Programm passt für dich.
does-choice = Eine der Antworten auf die Frage.
does-confirm = Bestätigt deine Auswahl.
does-cancel = Hebt deine Auswahl auf; nichts wird gespielt.
does-no = Antwortet nein: nichts wird genutzt, und die Partie geht weiter.
does-pass = Tut nichts in diesem Zug, denn nichts ist möglich.
does-end-actions = Beendet die Aktionen des Zuges; dann werden gekaufte Plättchen angelegt.
does-here = Gibt den Blick auf den Tisch frei, wenn du wählen musst.
does-step = Spielt den nächsten Schritt der KI.
does-pause = Hält die KI an oder lässt sie weiterspielen.
does-slow = Zeigt jeden Schritt der KI anderthalb Sekunden lang.
does-normal = Zeigt jeden Schritt der KI eine Dreiviertelsekunde lang.
does-fast = Zeigt jeden Schritt der KI eine Viertelsekunde lang.
does-instant = Spielt die Schritte der KI ohne Warten.
does-start = Verlässt die Partie und geht zur Startseite.
does-next = Geht weiter zu einem anderen Plättchen, das noch anzulegen ist.
does-next-board = Zeigt in der Mitte die Alhambra, die als Nächstes reihum kommt.
does-reserve = Legt das Plättchen in deine Reserve; dort bringt es nichts.
does-dirk = Gibt Dirk das Plättchen: es zählt für seine Mehrheiten.
does-undo = Nimmt den letzten Schritt zurück, außer wenn seither etwas Neues aufgedeckt wurde.
does-redo = Spielt noch einmal, was zurückgenommen wurde.
does-restart = Nimmt alles zurück, was sich in diesem Zug zurücknehmen lässt.
does-hint = Rat in drei Stufen: die Art des Zuges, der Zug, die Gründe.
does-hint-close = Schließt den Tipp.
does-hint-do = Spielt den Zug, den der Tipp empfiehlt.
does-my-turn = Spielt die Züge der KI sofort, bis du am Zug bist.
does-coach-rule = Öffnet die Regeln an der Stelle, um die es geht.
does-coach-off = Lässt den Coach schweigen; im Menü kannst du ihn wieder reden lassen.
does-menu = Öffnet das Menü: Speichern, Einstellungen, Regeln und den Weg hinaus.
does-players = Ändert, wer spielt: jeden Sitz kann ein Mensch oder die KI übernehmen.
does-ledger = Öffnet das Wertungsblatt: jeder Punkt wird erklärt, jederzeit.
does-results = Zeigt, wer gewonnen hat, mit Statistik.
does-review = Zeigt, wie viel Glück war und wie viel Können, und welche Entscheidungen am teuersten waren.
does-replay = Spielt diese Partie Schritt für Schritt nach.
does-branches = Zeigt die Zweige, die von dieser Partie ausgehen.
does-original = Kehrt zur ursprünglichen Partie zurück; der Zweig bleibt erhalten.
does-challenge = Kopiert einen kurzen Code mit dieser Mischung und deinem Ergebnis, damit andere es überbieten können.
does-share-game = Bietet diese Partie als Webseite, als Text und als Bild an.
does-career = Zeigt deine Bilanz aus allen beendeten Partien.
does-log = Öffnet das Protokoll mit allem, was geschehen ist.
does-log-more = Zeigt weitere Zeilen von dem, was geschehen ist.
does-counts = Öffnet die Tabelle, wer was hat, mit den Punkten der nächsten Wertung.
does-tray = Öffnet, was die Module neben den Alhambras liegen haben.
does-recap = Schließt den Überblick über die Züge der anderen.
does-recap-more = Zeigt alles, was seit deinem Zug geschehen ist.
does-why = Zeigt alles, was dieser Zug bewirken würde.
does-chips-back = Vorige Auswahl.
does-chips-on = Weitere Auswahl.
does-zoom-in = Macht die Alhambra auf dem Tisch größer; das Mausrad tut es auch.
does-zoom-out = Macht die Alhambra auf dem Tisch kleiner; das Mausrad tut es auch.
does-zoom-fit = Zeigt die ganze Alhambra und alle Felder, die zur Wahl stehen.
does-overlay-close = Schließt, was den Tisch verdeckt.
does-shelf-close = Schließt diese Tafel.
does-tray-back = Zeigt die Teile davor.
does-tray-on = Zeigt die Teile danach.
does-pull-hand = Öffnet deine Handkarten.
does-pull-reserve = Öffnet deine Reserve und die Plättchen, die anzulegen sind.
does-pull-you = Öffnet deine besonderen Karten.
does-pull-shelf = Öffnet, was die Module allen anbieten.
does-pull-tray = Öffnet die Teile neben den Alhambras.
does-panel-header = Diese Partie und Knöpfe für alles, was kein Zug ist.
does-panel-prompt = Die Frage, um die es gerade geht, und die Knöpfe, die sie beantworten.
does-panel-market = Vier Plättchen zu kaufen, jedes in der Währung seines Feldes.
does-panel-display = Das offene Geld, das du als Aktion nehmen kannst.
does-panel-hand = Dein Geld, nach Währung geordnet. Nur du siehst die Werte.
does-panel-reserve = Plättchen, die dir gehören, aber nicht gebaut sind. Hier bringen sie nichts.
does-panel-counts = Wer was hat, wer am meisten hat und was die nächste Wertung jetzt brächte.
does-panel-log = Was geschehen ist, das Neueste zuletzt.
does-panel-recap = Was die anderen seit deinem Zug getan haben.
does-panel-shelf = Was die Module allen Spielern anbieten.
does-panel-tray = Was die Module neben den Alhambras liegen haben: Vorräte, Beutel und was aus dem Spiel ist.
does-notice = Eine Nachricht; deine nächste Aktion schließt sie.
does-share = Ein Plättchen, das am Ende bekommt, wer das meiste Geld seiner Währung auf der Hand hat.
piece-building = Ein Gebäude. Bei jeder Wertung bekommt Punkte, wer die meisten seiner Art hat.
piece-fountain = Der Anfang jeder Alhambra. Von hier muss jedes Plättchen zu Fuß erreichbar sein.
