### Die Übungen: die Seite, die Fragen und was die Antworten beweist.

## Die Seite

practice-title = Übungen
practice-intro = Jede Frage stammt aus einer echten Partie, und das Programm prüft jede Antwort an den Regeln.
practice-level = Schwierigkeit
practice-level-1 = Leicht
practice-level-2 = Mittel
practice-level-3 = Schwer
practice-group-base = Grundspiel
practice-group-modules = Module
practice-mixed = Gemischt: was du gelernt hast
practice-review = Falsche noch einmal ({ $n })
practice-lay = Diese Stellung aufbauen
practice-record = { $k } von { $n } richtig
practice-untried = noch nicht probiert
practice-topic = { $name }: { $record }
practice-streak =
    { $n ->
        [one] { $n } nacheinander richtig
       *[other] { $n } nacheinander richtig
    }
practice-best = Rekord: { $n } nacheinander
practice-check = Prüfen
practice-next = Nächste Übung
practice-topics = Themen
practice-right = Richtig!
practice-wrong = Diesmal nicht
practice-answer = Richtige Antwort: { $list }
practice-rule = Regel: { $title }
practice-number = Antwort: { $n }
practice-number-empty = Zahl eingeben
practice-erase = Löschen
practice-how-one = Wähle eine Antwort.
practice-how-many = Wähle alle richtigen, dann prüfe.
practice-how-cards = Klicke die Karten an oder drücke ihre Nummern, dann prüfe.
practice-how-cell = Klicke es an, oder geh mit den Pfeiltasten hin und drücke die Leertaste.
practice-how-cells = Klicke sie an, oder nimm Pfeiltasten und Leertaste, dann prüfe.
practice-how-number = Gib die Zahl ein oder klicke die Ziffern an, dann prüfe.
practice-framed = umrahmt: { $cell }
practice-said-right = richtig
practice-said-wrong = falsch

## Themen

exercise-family-exact = Passend zahlen
exercise-family-market = Passende Käufe
exercise-family-take = Geld nehmen
exercise-family-left = Was übrig bleibt
exercise-family-cells = Wohin ein Plättchen darf
exercise-family-forbids = Welche Regel es verbietet
exercise-family-wall-cell = Das beste Feld für die Mauer
exercise-family-remove = Plättchen herausnehmen
exercise-family-wall = Die längste Mauer
exercise-family-majority = Mehrheiten
exercise-family-tie = Geteilte Plätze
exercise-family-scoring = Eine ganze Wertung
exercise-family-final = Schlussverteilung

## Fragen

exercise-ask-exact = Welche Karten ergeben genau { $price }?
exercise-ask-market = Welche Plättchen kannst du passend bezahlen? Wähle alle.
exercise-ask-market-one = Welches Plättchen kannst du passend bezahlen?
exercise-ask-take = Welche Karten, zusammen genommen, sind am meisten wert?
exercise-ask-left = Preis: { $price }, so knapp wie möglich bezahlt. Wie viel bleibt von dieser Währung?
exercise-ask-over = Preis: { $price }. Wie viel zahlst du mindestens zu viel?
exercise-ask-final = Schlussverteilung, { $currency }: wer bekommt dieses Plättchen?
exercise-ask-cells = Wo darf dieses Plättchen liegen? Wähle alle Felder.
exercise-ask-cells-one = Wähle ein Feld, auf dem dieses Plättchen liegen darf.
exercise-ask-camp = Wo darf dieses Feldlager liegen? Wähle alle Felder.
exercise-ask-wall-cell = Auf welchem Feld ergibt dieses Plättchen die längste Mauer?
exercise-ask-forbids = Dieses Plättchen auf dem umrahmten Feld: welche Regel verbietet es?
exercise-ask-remove = Welche Plättchen darf man herausnehmen? Wähle alle.
exercise-ask-remove-one = Wähle ein Plättchen, das man herausnehmen darf.
exercise-ask-wall = Wie viele Seiten hat die längste Mauer?
exercise-ask-winner = { $types }: wer hat die Mehrheit?
exercise-ask-majority = { $types }, Wertung { $k }: wie viele Punkte bekommt { $name }?
exercise-ask-scoring = Wertung { $k }: wie viele Punkte bekommt { $name } für Mehrheiten und Mauer?

## Fragen zu Modulen

exercise-ask-vizier = Welche Plättchen kann der Wesir kaufen? Wähle alle.
exercise-ask-vizier-one = Welches Plättchen kann der Wesir kaufen?
exercise-ask-order = Wer wird zuerst nach dem Wesir gefragt?
exercise-ask-bonus = Welche dieser Bonuskarten darf jetzt gezeigt werden?
exercise-ask-bonus-count = Die Bonuskarte ist gezeigt. { $types }: wie viele zählen in dieser Alhambra?
exercise-ask-hut = Als wie viele Gebäude zählt die umrahmte Bauhütte?
exercise-ask-count = { $types }: wie viele zählen in dieser Alhambra, die umrahmte Bauhütte mitgezählt?
exercise-ask-hut-cell = Auf welchem Feld würde diese Bauhütte als möglichst viele Gebäude zählen?
exercise-ask-gate = Wohin passt dieses Plättchen nur mit einem Tor? Wähle alle Felder.
exercise-ask-gate-one = Wähle ein Feld, auf das dieses Plättchen nur mit einem Tor passt.
exercise-ask-faruk = Faruk, bis { $limit }: welche Karten, zusammen genommen, sind am meisten wert?
exercise-ask-yusuf = Wie viele Punkte gibt Yusuf für diese Mauer dazu?
exercise-ask-hakim = { $types }, Wertung { $k }: wie viele Punkte bekommt { $name } mit Hakim?
exercise-ask-camp-points = Wie viele Punkte bringt das umrahmte Feldlager bei jeder Wertung?
exercise-ask-camps = Wie viele Punkte bringen die umrahmten Feldlager zusammen bei jeder Wertung?
exercise-ask-sticks = Neue Mauern: { $sides }. Auf welche Plättchen der Alhambra dürfen sie? Wähle alle.
exercise-ask-sticks-one = Neue Mauern: { $sides }. Wähle ein Plättchen der Alhambra, auf das sie passen.
exercise-ask-thief =
    { $n ->
        [one] Welche Karten kann dieser Dieb nehmen? Wähle alle.
       *[other] Welche Karten können diese Diebe nehmen? Wähle alle.
    }
exercise-ask-thief-who = Wer darf jetzt einen Dieb nutzen? Wähle alle.
exercise-ask-coins = Preis: { $price }. Wie viele Münzen gibt es als Wechselgeld?
exercise-ask-residents = Wie viele Punkte sind diese Bewohner wert?
exercise-ask-chests = Truhen, Wertung { $k }: wie viele Punkte bekommt { $name }?
exercise-ask-chest-cells = Auf welchen Plättchen kann diese Truhe stehen? Wähle alle.
exercise-ask-attack =
    Wertung { $k }: wie viele Punkte kostet ein Angriff aus { $dir ->
        [n] Norden
        [e] Osten
        [s] Süden
       *[w] Westen
    }?
exercise-ask-bazaar = Wie viele Punkte bringt der umrahmte Basar bei der letzten Wertung?
exercise-ask-bazaar-cell = Auf welchem Feld würde dieser Basar die meisten Punkte bringen?
exercise-ask-bazaar-price = Was kostet dieser Basar jetzt?

## Was zu sehen ist

exercise-row-tile = Plättchen
exercise-row-hand = Hand
exercise-row-display = Offene Karten
exercise-row-of = { $name }
exercise-row-paid = Bezahlt mit
exercise-row-thieves = Diebe
exercise-row-bonus = Gezeigte Bonuskarte
exercise-row-bonus-of = Gezeigte Bonuskarte: { $name }
exercise-row-character = Charakter
exercise-row-card = Mauerkarte
exercise-row-market = Bauhof
exercise-row-chest = Truhe
exercise-row-attack = Angriff
exercise-option-tile = { $tile } für { $price }
exercise-nobody = Niemand
exercise-allowed = Keine: es ist erlaubt
exercise-place = { $points } für { $place }
exercise-paid = Punkte hier: { $list }
exercise-table = Plätze in Wertung { $k } (Pavillon bis Turm): { $list }
exercise-sets = Ein Set aus 1 bis 6 Farben: { $list }
exercise-round = Rund um den Tisch: { $list }
exercise-moved = { $name } war gerade am Zug
exercise-next = { $name } ist als Nächstes am Zug
exercise-active = Aktive Wesire: { $list }

## Was die Antwort beweist

exercise-why-exact = { $sum }: genau { $price }.
exercise-why-ways =
    { $n ->
        [one] { $n } Möglichkeit, passend zu zahlen.
       *[other] { $n } Möglichkeiten, passend zu zahlen.
    }
exercise-why-payable = { $price }: { $sum }.
exercise-note-not-exact = Keine Karten ergeben genau { $price }.
exercise-why-take = { $sum }: keine anderen Karten kommen näher an { $limit }.
exercise-why-cheapest = { $sum }, und der Preis ist { $price }.
exercise-why-over = { $n } zu viel bezahlt: keine weitere Aktion in diesem Zug.
exercise-why-left = Auf der Hand { $held }, bezahlt { $paid }: { $n } übrig.
exercise-why-holds = { $name }: { $money }
exercise-why-gets = { $name } hat am meisten von dieser Währung.
exercise-why-nobody = Mehrere liegen vorn gleichauf: niemand bekommt es.
exercise-why-cells =
    { $n ->
        [one] Nur { $n } Feld ist möglich.
       *[other] { $n } Felder sind möglich.
    }
exercise-why-wall-cell =
    { $n ->
        [one] Dort hat die längste Mauer { $n } Seite.
       *[other] Dort hat die längste Mauer { $n } Seiten.
    }
exercise-note-wall =
    { $n ->
        [one] Auf deinem Feld nur { $n } Seite.
       *[other] Auf deinem Feld nur { $n } Seiten.
    }
exercise-why-allowed = Alle Seiten, die sich berühren, passen zusammen, das Plättchen ist zu Fuß erreichbar, und kein Loch bleibt.
exercise-why-remove =
    { $n ->
        [one] { $n } Plättchen darf weg: alles andere bleibt zu Fuß erreichbar.
       *[other] { $n } Plättchen dürfen weg, jedes für sich: alles andere bleibt zu Fuß erreichbar.
    }
exercise-why-wall =
    { $n ->
        [one] Die längste Mauer hat { $n } Seite.
       *[other] Die längste Mauer hat { $n } Seiten, in der Alhambra nummeriert.
    }
exercise-why-runs =
    { $n ->
        [one] { $n } anderes Stück Mauer zählt nicht.
       *[other] { $n } andere Stücke Mauer zählen nicht.
    }
exercise-why-winner =
    { $n ->
        [one] { $name } hat { $n } Gebäude und bekommt { $points }.
       *[other] { $name } hat { $n } Gebäude, die meisten: { $points } in Wertung 1.
    }
exercise-why-count = { $name }: { $n }
exercise-why-place = { $place }: { $points }.
exercise-why-line = { $what }: { $n }
exercise-why-total = Zusammen: { $points }.

## Was die Antwort beweist, mit Modulen

exercise-why-order = Gefragt wird in dieser Reihenfolge: { $list }.
exercise-why-bonus = Genau dieses Gebäude steht in der Alhambra: { $tile }.
exercise-why-bonus-count = { $n } + 1 = { $all }: die Bonuskarte zählt als ein weiteres Gebäude.
exercise-why-hut =
    { $n ->
        [one] Die Bauhütte zählt als { $n } Gebäude: Nachbarn ihrer Art ohne Mauer dazwischen.
       *[other] Die Bauhütte zählt als { $n } Gebäude: Nachbarn ihrer Art ohne Mauer dazwischen.
    }
exercise-why-all = Zusammen: { $n }.
exercise-why-counts = Dort zählt sie { $n }.
exercise-note-counts = Auf deinem Feld würde sie { $n } zählen.
exercise-why-gate =
    { $n ->
        [one] Auf { $n } Feld sind nur Mauern im Weg: ein Tor öffnet eine.
       *[other] Auf { $n } Feldern sind nur Mauern im Weg: ein Tor öffnet eine.
    }
exercise-note-no-gate = Hier geht es ohne Tor.
exercise-why-yusuf =
    { $n ->
        [one] { $n } Seite ÷ 3, abgerundet: { $points }.
       *[other] { $n } Seiten ÷ 3, abgerundet: { $points }.
    }
exercise-why-hakim = Mit Hakim zählt es { $n }: das löst den Gleichstand auf.
exercise-why-sticks =
    { $n ->
        [one] Bei { $n } Plättchen sind diese Seiten ohne Mauer und ohne Nachbarn.
       *[other] Bei { $n } Plättchen sind diese Seiten ohne Mauer und ohne Nachbarn.
    }
exercise-note-sticks = Eine dieser Seiten hat schon eine Mauer oder berührt ein Plättchen.
exercise-why-thief = Ein Dieb nimmt nur Karten seiner Währung, hier { $list }.
exercise-note-thief = Kein Dieb hier nimmt diese Währung, nur { $list }.
exercise-why-thief-who = Einen Dieb nutzen dürfen: { $list }. { $name } ist als Nächstes am Zug und darf es nicht.
exercise-note-next = { $name } ist als Nächstes am Zug und darf keinen Dieb nutzen.
exercise-why-coins =
    { $n ->
        [one] { $over } zu viel bezahlt: eine Münze für je volle 2, also { $n } Münze.
       *[other] { $over } zu viel bezahlt: eine Münze für je volle 2, also { $n } Münzen.
    }
exercise-why-set =
    { $n ->
        [one] Set aus { $n } Farbe: { $points }
       *[other] Set aus { $n } Farben: { $points }
    }
exercise-why-chests =
    { $n ->
        [one] { $name } hat { $n } Truhe.
       *[other] { $name } hat { $n } Truhen.
    }
exercise-why-chest-cells =
    { $n ->
        [one] { $n } Gebäude ihrer Farbe hat noch keine Truhe.
       *[other] { $n } Gebäude ihrer Farbe haben noch keine Truhe.
    }
exercise-why-lost = Verloren: { $points }.
exercise-why-bazaar-price = So viel wie das Plättchen seiner Währung im Bauhof: { $price }.
