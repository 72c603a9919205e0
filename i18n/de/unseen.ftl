### Was man wissen kann: eine Seite der laufenden Partie.

## Die Seite und ihre Teile

unseen-title = Was noch verborgen ist
unseen-tab-all = Alles zusammen
unseen-tab-pieces = Plättchen und Karten
unseen-tab-coming = Wertung
unseen-tab-purses = Geld

## Plättchen und Karten

unseen-tiles = Nie gesehene Plättchen
unseen-in-bag = { $n } im Beutel
unseen-price = Preis
unseen-left = übrig
unseen-left-of = { $n } von { $all }
unseen-percent = { $n } %
unseen-percent-less = < 1 %
unseen-percent-more = > 99 %
unseen-row = { $kind }: { $n } von { $all } nie gesehen
unseen-and = { $one }; { $other }
unseen-next-tile = nächstes Plättchen { $percent }
unseen-prices = Preise { $list }
unseen-values = Werte { $list }
unseen-legend-left = nie gesehen
unseen-legend-gone = gesehen
unseen-legend-next = % = nächstes Plättchen aus dem Beutel
unseen-cards = Nie gesehene Karten
unseen-in-deck = { $n } im Nachziehstapel
unseen-in-deck-held = { $n } im Nachziehstapel, { $held } auf der Hand
unseen-value = Wert

## Die nächste Wertung

unseen-coming = Wann kommt die nächste Wertung?
unseen-coming-where = Wertung { $n }: in Stapel { $k }, noch { $cards }
unseen-coming-before =
    { $n ->
        [one] Noch { $n } Karte kommt in die Auslage, bevor dieser Stapel beginnt.
       *[other] Noch { $n } Karten kommen in die Auslage, bevor dieser Stapel beginnt.
    }
unseen-coming-aside =
    { $n ->
        [one] { $n } seiner Karten kommt nicht in die Auslage.
       *[other] { $n } seiner Karten kommen nicht in die Auslage.
    }
unseen-coming-usual = Angenommen ist, dass alle, die noch kein Geld genommen haben, wie üblich eine Karte nehmen.
unseen-coming-done = Die Wertungen 1 und 2 sind vorbei.
unseen-coming-over = Alle drei Wertungen sind vorbei.
unseen-coming-bag =
    { $n ->
        [one] Wertung 3 kommt, wenn der Beutel den Bauhof nicht mehr füllen kann: noch { $n } Plättchen.
       *[other] Wertung 3 kommt, wenn der Beutel den Bauhof nicht mehr füllen kann: noch { $n } Plättchen.
    }
unseen-chance = { $percent } { $moment }
unseen-moment-own = nach deinem Zug ({ $cards })
unseen-moment-next = vor deinem nächsten Zug ({ $cards })
unseen-moment-before = vor deinem Zug ({ $cards })
unseen-moment-now = nach diesem Zug ({ $cards })
unseen-moment-round = nach einer Runde ({ $cards })

## Was die Gegner haben können

unseen-purses = Geld der Gegner
unseen-purses-what = erschlossen aus dem, was sie offen genommen und bezahlt haben
unseen-sure = sicher
unseen-possible-what = möglich, mit ungesehenen Karten
unseen-stroke = Preis, der jetzt im Bauhof gilt
unseen-hand = { $cards } auf der Hand
unseen-other-cards = dazu { $cards }
unseen-none-covered = keine ungesehene Karte
unseen-family-any =
    { $n ->
        [one] { $n } ungesehen gezogene Karte
       *[other] { $n } ungesehen gezogene Karten
    }
unseen-exact = passend
unseen-pays = kann zahlen
unseen-pays-exact = kann zahlen; passend { $percent }
unseen-pays-maybe = kann zahlen, vielleicht passend
unseen-possible-share = möglich, { $percent }
unseen-possible = möglich
unseen-cannot = kann nicht
unseen-amount = { $least }–{ $most }
unseen-purse = { $name }, { $money }: sicher { $low }, höchstens { $high }
unseen-purse-cards = gesehen: { $cards }
unseen-purse-price = { $tile }: { $verdict }
unseen-nothing = nichts gesehen

## Was die KI erfährt

unseen-told = Was die KI weiß
unseen-told-what = Jede KI bekommt diese Seite, von ihrem Sitz aus gesehen.
unseen-told-seen = was alle gesehen haben, nichts davon vergessen
unseen-told-own = ihre eigene Hand und ihre eigenen geheimen Karten
unseen-told-hands = die ungesehenen Karten der anderen
unseen-told-order = die Reihenfolge in Nachziehstapel und Beutel
unseen-told-levels = Schwächere Stufen vergessen einen Teil davon wieder.
unseen-yes = Ja
unseen-no = Nein
unseen-told-line = { $answer }: { $what }

## Puristen

unseen-purist = Für Puristen
unseen-purist-table = Wie viele Karten und Plättchen übrig sind, zeigt der Tisch weiterhin.
unseen-purist-closed = Ihr spielt als Puristen: nichts Zählbares ist zu sehen, bis die Partie zu Ende ist.
