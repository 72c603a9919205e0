### Was geschehen ist: ein Satz je Ereignis.


## Das Protokoll: erst der Name, dann das Verb in der Gegenwart, kein Punkt

log-turn-started = Zug { $k }: { $name }
log-took =
    { $name } nimmt { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    } ({ $sum })
log-took-forgotten =
    { $name } nimmt { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
log-took-card = { $name } nimmt { $card }
log-exact = { $name } kauft { $tile } für genau { $price }
log-over = { $name } kauft { $tile } für { $paid } statt { $price }
log-placed = { $name } legt { $tile } in der Alhambra an
log-reserved = { $name } legt { $tile } in die Reserve
log-gift = { $name } gibt Dirk { $tile }
log-and-placed = { $act } und legt das Plättchen an
log-and-reserved = { $act } und legt das Plättchen in die Reserve
log-and-gift = { $act } und gibt Dirk das Plättchen
log-added = { $name } baut { $tile } aus der Reserve ein
log-removed = { $name } nimmt { $tile } aus der Alhambra heraus
log-swapped = { $name } tauscht { $old } gegen { $new } aus der Reserve
log-passed = { $name } passt: nichts ist möglich
log-actions-ended = { $name } macht keine weitere Aktion
log-turn-ended = { $name } beendet den Zug
log-card-shown = Neu in der Auslage: { $card }
log-tile-shown = Neu im Bauhof: { $tile }
log-slot-empty = Ein Feld im Bauhof bleibt leer: die Partie endet
log-shuffled =
    Der Ablagestapel wird zum neuen Nachziehstapel: { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
log-scoring-drawn = Wertungskarte { $k } wird gezogen
log-scored = Wertung { $k } von 3: { $points }
log-gain = { $name } { $n }
log-dirk-drew =
    Dirk bekommt { $n ->
        [one] { $n } Plättchen
       *[other] { $n } Plättchen
    }
log-distributed =
    { $name } hat die meisten { $cur ->
        [florin] Gulden
        [dirham] Dirham
        [denar] Denare
       *[other] Dukaten
    } ({ $sum }) und bekommt { $tile }
log-distributed-you =
    Du hast die meisten { $cur ->
        [florin] Gulden
        [dirham] Dirham
        [denar] Denare
       *[other] Dukaten
    } ({ $sum }) und bekommst { $tile }
log-distributed-tie = Gleichstand bei { $sum }: niemand bekommt { $tile }
log-distributed-none =
    Niemand hat { $cur ->
        [florin] Gulden
        [dirham] Dirham
        [denar] Denare
       *[other] Dukaten
    }: niemand bekommt { $tile }
log-window-passed = { $name } tut nichts
log-won =
    { $name } gewinnt mit { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkten
    }
log-won-shared =
    { $names } teilen sich den Sieg mit { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkten
    }
log-other = { $name } spielt
log-nobody = Etwas geschieht

## Das offene Protokoll: nach Zügen, rechts mit dem, was ein Ereignis geändert hat

log-turn = Zug { $k }
log-effect-wall = Mauer { $before } → { $after }
log-effect-points = Punkte { $before } → { $after }
log-line-effect = { $text }; { $effect }
log-taken-back = zurückgenommen
log-was-taken-back = { $text } (zurückgenommen)
log-head =
    { $who }, Zug { $turn }, { $n ->
        [one] { $n } Zeile
       *[other] { $n } Zeilen
    }
log-topic-buy = Käufe { $n }
log-topic-money = Geld { $n }
log-topic-build = Bauen { $n }
log-topic-module = Module { $n }
log-topic-scoring = Wertungen { $n }
log-topic-draw = Gezogen { $n }
log-struck = Zurückgenommen { $n }
log-search = Im Protokoll suchen
log-search-hint = Suchen ( / )
log-nothing =
    Keine Zeilen; { $n ->
        [one] { $n } ist durch Filter verborgen
       *[other] { $n } sind durch Filter verborgen
    }
log-earlier = Frühere Züge zeigen
log-show-all = Alles zeigen
log-filters = Aktive Filter: { $n }
log-marks = Springen zu
log-mark = { $title } · Zug { $turn }
log-start = Anfang
log-own-turn = Dein letzter Zug · { $turn }
log-then = Der Tisch in diesem Moment
log-next-mark = Nächste Marke
log-topic-said = Nachrichten { $n }

## Ein Zug in einer Zeile: davor das Zeichen des Sitzes, nach jedem Verb Bilder der Karten und Plättchen

brief-log-took = nimmt
brief-log-took-card = nimmt
brief-log-exact = zahlt passend für
brief-log-bazaar-bought = zahlt passend für
brief-log-over = zahlt { $paid } für
brief-log-added = baut ein
brief-log-removed = nimmt heraus
brief-log-swapped = tauscht
brief-log-and-placed = { $act }
brief-log-and-reserved = { $act } (Reserve)
brief-log-and-gift = { $act } (Dirk)
