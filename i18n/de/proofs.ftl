### Die Beweise für das, was Module zählen, und was ein Zug daran ändert.

## Zeilen eines Beweises; was sie wert sind, folgt in proof-worth

proof-worth =
    = { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
proof-worth-rest =
    = { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }, Rest { $rest } verfällt
proof-lost =
    = { $n ->
        [one] { $n } Punkt verloren
       *[other] { $n } Punkte verloren
    }
proof-lost-less =
    = { $n ->
        [one] { $n } Punkt verloren
       *[other] { $n } Punkte verloren
    }, aber nur { $less }: unter 0 fällt niemand
proof-line-trader =
    Set aus { $t ->
        [one] { $t } Farbe
       *[other] { $t } Farben
    }
proof-line-bazaars =
    { $t ->
        [one] { $t } Gebäude
       *[other] { $t } Gebäude
    } × { $k ->
        [one] { $k } Farbe
       *[other] { $k } Farben
    }
proof-line-yusuf =
    { $t ->
        [one] { $t } Seite der Mauer
       *[other] { $t } Seiten der Mauer
    } ÷ { $k }
proof-line-invaders =
    { $dir ->
        [n] Norden
        [e] Osten
        [s] Süden
       *[w] Westen
    }: { $t ->
        [one] { $t } offene Seite
       *[other] { $t } offene Seiten
    } × { $k }

## Was bei einer Mehrheit neben den Gebäuden zählt

proof-step-treasure = Truhen zählen
proof-part-hut = Eine Bauhütte zählt, was die Zahl auf ihr sagt: 1 für jeden Nachbarn ihrer Art ohne Mauer dazwischen, höchstens 3.
proof-part-bonus = Eine Bonuskarte zählt als ein weiteres Gebäude.
proof-part-hakim = Hakim zählt als ein halbes Gebäude mehr.
proof-scale-trader = Was ein Set aus 1 bis 6 Farben wert ist

## Was ein Zug an dem ändert, was Module zählen

what-hut =
    { $tile } = { $n ->
        [one] { $n } Gebäude
       *[other] { $n } Gebäude
    }
what-chests = { $old } → { $new }
what-chests-left = übrig: { $types }
what-chests-none = Keine dieser Truhen kannst du aufstellen
what-chests-go = { $name } ({ $types })
what-chests-others = Andere bekommen: { $who }
what-before = vorher: { $n }
what-event-chest-lost = die Truhe kommt zurück in den Beutel
what-event-gate-opened = keines der beiden Plättchen am Tor lässt sich je wieder herausnehmen oder tauschen
what-event-resident-lost = der Bewohner kommt zurück in den Vorrat
what-event-bonus-returned = die Bonuskarte kommt zurück auf deine Hand
what-ask-trader-in = hier steht der Händler: ein Bewohner darf einziehen
what-ask-trader-swap = hier steht der Händler: ein Bewohner darf getauscht werden
what-ask-trader-back = der Händler darf an eine andere Seite des Brunnens
what-ask-knihstig = Knihstig: du darfst eine Geldkarte aus der Auslage nehmen
what-ask-fatima = Fatima: jetzt 8 Punkte oder ein anderer Charakter
what-ask-pay-bid = du bezahlst dein Gebot
what-event-yammerad-used = eine Karte wird vom Nachziehstapel gezogen
what-event-faruk-used = Faruk wirkt: keine andere Karte mit * in diesem Zug
what-event-nobody-bid = niemand hat geboten: die Karte kommt aus dem Spiel
what-event-hut-shown = die nächste Bauhütte wird aufgedeckt
what-event-room-filled = für den Raum werden neue Truhen gezogen
what-event-room-closed = zu wenige Truhen im Beutel: der Raum bleibt leer
what-event-chest-placed = eine Truhe, für die nur ein Gebäude bleibt, wird dort aufgestellt
what-event-chests-passed = Truhen, die nirgends passen, gehen nach links weiter
what-event-dirk-took-chests = Dirk bekommt Truhen
what-event-chests-returned = Truhen, die niemand aufstellen kann, kommen zurück in den Beutel
what-event-residents-shown = die Bewohner bei allen Händlern werden gezeigt
what-event-trader-aside = der Händler wird beiseitegestellt
what-scout =
    { $type ->
        [pavilion] Kundschafter (Pavillon) genutzt: nur du siehst die nächste Angriffskarte
        [seraglio] Kundschafter (Serail) genutzt: nur du siehst die nächste Angriffskarte
        [arcades] Kundschafter (Arkade) genutzt: nur du siehst die nächste Angriffskarte
        [chambers] Kundschafter (Gemach) genutzt: nur du siehst die nächste Angriffskarte
        [garden] Kundschafter (Garten) genutzt: nur du siehst die nächste Angriffskarte
       *[tower] Kundschafter (Turm) genutzt: nur du siehst die nächste Angriffskarte
    }
what-coins =
    { $n ->
        [one] du ziehst { $n } Münze als Wechselgeld
       *[other] du ziehst { $n } Münzen als Wechselgeld
    }
what-attack = Käme der Angriff { $changes }
what-attack-known =
    Angriff aus { $dir ->
        [n] dem Norden
        [e] dem Osten
        [s] dem Süden
       *[w] dem Westen
    }: { $old } → { $new }
what-attack-part =
    aus { $dir ->
        [n] dem Norden
        [e] dem Osten
        [s] dem Süden
       *[w] dem Westen
    }: { $old } → { $new }
what-attack-parts = { $parts }; { $part }
what-with-attack =
    mit dem Angriff aus { $dir ->
        [n] dem Norden
        [e] dem Osten
        [s] dem Süden
       *[w] dem Westen
    }
what-without-attack = einen Angriff nicht mitgezählt
