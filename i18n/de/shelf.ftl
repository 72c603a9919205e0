### Was Module in der linken Spalte für alle bereithalten, und die Reihe der Basare.


shelf-open = Öffnet die Liste
shelf-more = noch { $n }
shelf-stack =
    { $n ->
        [one] die letzte
       *[other] { $n } im Stapel
    }
shelf-auction = Zu ersteigern
shelf-auction-brief = Versteigerung
shelf-gate = Tor
shelf-walls = Mauerkarten
shelf-walls-brief = Mauern
shelf-huts = Bauhütten
shelf-huts-note = gratis · beendet Aktionen
shelf-rooms = Schatzkammer
shelf-rooms-brief = Truhen
shelf-rooms-note = ab 8 · beendet Aktionen
shelf-attack = Angreifer
shelf-attack-brief = Angriff
shelf-attack-note =
    { $scoring ->
        [1] −1 je Seite
        [2] −2 je Seite
       *[3] −3 je Seite
    }
shelf-attack-next-hidden = nächster Angriff, verdeckt
shelf-stalls = Basare
shelf-stalls-note = nur passend
shelf-stalls-none = noch keine
shelf-stall-price = kostet jetzt genau { $price }
shelf-stall-none = kein Preis, das Feld ist leer ({ $money })
