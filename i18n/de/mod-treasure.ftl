### Die Schatzkammer: Regeln, Einwände, Protokoll, Knöpfe (Abschnitt 7.13).

mod-treasure = Schatzkammer
new-pieces-treasure = Material: 42 Truhen, drei Räume für je vier.
new-changes-treasure = Für 8 oder mehr kaufst du einen ganzen Raum; Punkte gibt es für die meisten Truhen auf Gebäuden ihrer Farbe.
new-idea-treasure = Truhen für Gebäude ihrer Farbe kaufen.

rule-treasure-deal-title = Truhen und Räume
rule-treasure-deal-text = 42 Truhen liegen in einem Beutel: 9 grüne, 9 lila, 7 weiße, 7 braune, 5 rote und 5 blaue. Die Schatzkammer hat drei Räume mit je 4 Truhen.
rule-treasure-buy-title = Truhen kaufen
rule-treasure-buy-text = Eine Aktion: kaufe alle Truhen eines Raumes für 8 oder mehr, in beliebigen Währungen; mit Diamanten im Spiel auch ganz in Diamanten. Das ist nie passend, Wechselgeld gibt es nicht, und es beendet die Aktionen des Zuges.
refuse-treasure-buy =
    { $reason ->
        [empty] Dieser Raum ist leer.
        [kind] Mit dieser Karte lassen sich keine Truhen bezahlen.
        [not_held] Diese Karten hast du nicht auf der Hand.
        [diamonds] Diamanten lassen sich nicht mit anderem Geld mischen.
        [short] Ein Raum kostet 8: noch zu bezahlen { $missing }.
       *[other] Truhen lassen sich jetzt nicht kaufen.
    }
rule-treasure-place-title = Truhen aufstellen
rule-treasure-place-text = Nach den gekauften Plättchen kommen so viele Truhen wie möglich auf deine Gebäude ihrer Farbe in der Alhambra, auf jedes eine. Was übrig bleibt, geht nach links weiter, zu zweit erst an Dirk; der Rest kommt zurück in den Beutel.
refuse-treasure-place =
    { $reason ->
        [none] Von dieser Farbe ist keine Truhe mehr übrig.
        [taken] Dieses Gebäude trägt schon eine Truhe.
        [colour] Eine Truhe kommt auf eines deiner Gebäude ihrer Farbe.
       *[not_now] { $frame ->
            [chests] Erst müssen die Truhen aufgestellt werden.
           *[other] Truhen werden nach den gekauften Plättchen aufgestellt.
        }
    }
rule-treasure-refill-title = Neue Truhen
rule-treasure-refill-text = Der gekaufte Raum bekommt 4 neue Truhen. Hat der Beutel weniger als 4, bleibt er leer, und kein Raum wird mehr aufgefüllt.
rule-treasure-lost-title = Eine Truhe geht verloren
rule-treasure-lost-text = Verlässt ein Gebäude die Alhambra, kommt seine Truhe zurück in den Beutel.
rule-treasure-score-title = Die meisten Truhen
rule-treasure-score-text = Die meisten Truhen bringen 7 Punkte in Wertung 1; 14 und 7 in Wertung 2; 22, 14 und 7 in Wertung 3. Ihre Farben spielen keine Rolle; bei Gleichstand wird geteilt wie bei Gebäuden. Auch Dirk zählt mit.

log-chests-bought =
    { $name } kauft { $count ->
        [one] { $count } Truhe
       *[other] { $count } Truhen
    } für { $amount }
log-chest-placed =
    { $name } stellt eine Truhe auf { $colour ->
        [pavilion] einen Pavillon
        [seraglio] ein Serail
        [arcades] eine Arkade
        [chambers] ein Gemach
        [garden] einen Garten
       *[tower] einen Turm
    }
log-chests-passed =
    { $count ->
        [one] { $count } Truhe geht
       *[other] { $count } Truhen gehen
    } nach links: { $name }
log-dirk-took-chests =
    Dirk bekommt { $count ->
        [one] { $count } Truhe
       *[other] { $count } Truhen
    }
log-chests-returned =
    Zurück in den Beutel: { $count ->
        [one] { $count } Truhe
       *[other] { $count } Truhen
    }
log-chest-lost = { $name } verliert eine Truhe: zurück in den Beutel
log-room-filled = Raum { $room } hat neue Truhen
log-room-closed = Raum { $room } bleibt leer: zu wenige Truhen im Beutel

act-buy-chests = Truhen kaufen
chests-fit =
    { $n ->
        [one] { $n } passt
       *[other] { $n } passen
    }
chests-fit-others = { $fit }, andere bekommen { $n }
act-place-chest = Truhe aufstellen
ask-chests = Auf welches Gebäude kommt die Truhe?

play-row-treasure = Truhen
play-row-chest = Truhen
proof-pay-treasure = die meisten Truhen
lab-line-treasure =
    Truhen: { $n ->
        [one] { $n } Truhe
       *[other] { $n } Truhen
    }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
what-treasure =
    Truhen: { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
zone-chest-bag = Truhen im Beutel
zone-room = Raum { $n }
zone-chests-bought = Truhen zum Aufstellen
zone-dirk-chests = Dirks Truhen
piece-chest = Eine Truhe. Sie steht auf einem Gebäude ihrer Farbe; die meisten Truhen bringen Punkte.

## Das Regelheft

book-intro-treasure =
    Die Schatzkammer hat drei Räume mit je 4 Truhen; 42 Truhen liegen in einem Beutel: 9 grüne, 9 lila, 7 weiße, 7 braune, 5 rote, 5 blaue. Du kaufst einen ganzen Raum mit Geld beliebiger Währungen, und die Truhen kommen auf deine Gebäude in denselben Farben. Bei jeder Wertung bringen die meisten Truhen Punkte. So wird auch Geld nützlich, das zu keinem Plättchen passt.
book-treasure-deal =
    Zu Beginn sind alle 42 Truhen im Beutel; je 4 werden zufällig gezogen und offen in die drei Räume gestellt. Die Farben sind die der Gebäude: Blau für Pavillons, Rot für Serails, Braun für Arkaden, Weiß für Gemächer, Grün für Gärten, Lila für Türme.
book-treasure-buy =
    Als Aktion kaufst du alle Truhen eines Raumes für 8 oder mehr, in beliebigen Währungen; oder ganz in Diamanten, nicht mit anderem Geld gemischt. Auch wenn du genau 8 zahlst, ist das keine passende Zahlung: es gibt keine weitere Aktion. Wechselgeld gibt es nicht. Ein leerer Raum lässt sich nicht kaufen. Der Kauf beendet die Aktionen deines Zuges.

    Beispiel: 3 Denare, 1 Dukaten und 4 Gulden sind 8, das reicht für einen Raum.
book-treasure-place =
    Sind deine gekauften Plättchen angelegt, müssen die Truhen auf Gebäude ihrer Farbe in deiner eigenen Alhambra, auf jedes eine, so viele wie passen. Bauhütten, Basare, Feldlager und die Reserve tragen keine. Eine Truhe, die passt, darfst du nicht zurückhalten.

    { $seats ->
        [2] Was übrig bleibt, bekommt erst Dirk, der alle nimmt, die auf seine Gebäude passen, dann dein Gegner. Der Rest kommt zurück in den Beutel.
       *[other] Was übrig bleibt, geht nach links weiter: wer dort sitzt, stellt alle auf, die passen, und so geht es reihum um den Tisch. Der Rest kommt zurück in den Beutel. (Zu zweit bekommt erst Dirk davon, dann der Gegner.)
    }

    Beispiel: du kaufst zwei grüne und zwei rote Truhen, hast aber nur einen Garten ohne Truhe und kein Serail. Eine grüne Truhe stellst du auf; eine grüne und zwei rote bleiben übrig.
book-treasure-refill =
    Sind die Truhen aufgestellt, bekommt der gekaufte Raum 4 neue aus dem Beutel. Hat der Beutel weniger als 4, bleibt der Raum leer, und von da an wird kein Raum mehr aufgefüllt. Räume, in denen noch Truhen stehen, darfst du weiter kaufen.
book-treasure-lost =
    Verlässt ein Gebäude deine Alhambra, weil es herausgenommen oder getauscht wird, kommt seine Truhe zurück in den Beutel. Sie wartet nicht mit dem Gebäude in der Reserve, und du bekommst nichts dafür.
book-treasure-score =
    Bei jeder Wertung werden die Truhen gezählt, gleich in welchen Farben. Wertung 1: die meisten Truhen bringen 7 Punkte. Wertung 2: 14 für Platz 1, 7 für Platz 2. Wertung 3: 22, 14 und 7 für die Plätze 1 bis 3. Mindestens eine Truhe brauchst du. Bei Gleichstand wird geteilt wie bei Gebäuden, abgerundet; zu zweit zählt auch Dirk mit.

    Beispiel für Wertung 3: zwei teilen sich Platz 1 und bekommen je (22 + 14) ÷ 2 = 18.

## Die Lektion

lesson-treasure-title = Schatzkammer
lesson-treasure-about = Kaufe Truhen für deine Gebäude.
lesson-treasure-buy-title = Ein Raum voll Truhen
lesson-treasure-buy-1 = Alle Truhen eines Raumes kosten **8 oder mehr, in beliebigen Währungen**. Danach hast du keine weitere Aktion.
lesson-treasure-buy-2 = Jede kommt auf **ein Gebäude ihrer Farbe**, auf jedes eine.
lesson-treasure-buy-3 = Was du nicht aufstellen kannst, **geht nach links weiter**.
lesson-treasure-buy-turn = Kaufe den Raum, der dir die meisten Truhen bringt.
lesson-treasure-buy-done = Zwei Gärten, zwei Türme: alle vier Truhen sind untergebracht.
lesson-treasure-buy-hint = Du hast zwei Gärten und zwei Türme: denk an Raum 2.
lesson-treasure-buy-wrong = Kaufe diesmal einen Raum voll Truhen.
lesson-treasure-buy-wrong-two = Nur zwei könntest du behalten: die weiße Truhe (Gemach) ginge an Marco, die rote (Serail) zurück in den Beutel.
lesson-treasure-buy-wrong-none = Du hast kein Gebäude in diesen Farben: die anderen bekämen, was passt.
lesson-treasure-where-title = Eine je Gebäude
lesson-treasure-where-1 = Du hast einen Raum gekauft. Seine grüne Truhe passt auf mehrere Gärten, also **hast du die Wahl**.
lesson-treasure-where-2 = Aber nicht jedes Gebäude darf sie tragen.
lesson-treasure-where-turn = Probier zwei Gebäude aus, auf die die grüne Truhe nicht darf.
lesson-treasure-where-done = Eine Truhe je Gebäude, und nur in seiner eigenen Farbe.
lesson-treasure-where-hint = Ein Garten trägt schon eine Truhe. Und die Farbe der Arkade ist Braun.
lesson-treasure-stay-title = Truhen gehen verloren
lesson-treasure-stay-1 = Verlässt ein Gebäude **die Alhambra**, kommt seine Truhe zurück in den Beutel.
lesson-treasure-stay-2 = Du willst den Garten östlich vom Brunnen gegen den aus deiner Reserve tauschen, der mehr Mauern hat.
lesson-treasure-stay-turn = Stelle die Truhe dorthin, wo sie bleibt.
lesson-treasure-stay-done = Dieser Garten bleibt, und der neue kann noch eine Truhe bekommen.
lesson-treasure-stay-hint = Der Garten südlich vom Brunnen bleibt.
lesson-treasure-stay-wrong = Erlaubt, aber der Tausch würde dich diese Truhe kosten.
lesson-treasure-score-title = Die meisten Truhen
lesson-treasure-score-1 = Du hast 4 Truhen, Marco hat 1: **7 Punkte** für dich. Ihre Farben spielen keine Rolle mehr.
lesson-treasure-score-2 = In Wertung 2 bringen die Plätze 14 und 7, in Wertung 3 dann 22, 14 und 7.
