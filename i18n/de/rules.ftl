### Die Regeln: für jede Kennung ihr Titel, ihr Satz, und der Satz, der sagt, wie sie verletzt wurde.


## 1 Aufbau

rule-setup-fountain-title = Der Brunnen
rule-setup-fountain-text = Jede Alhambra beginnt mit einem Brunnen ohne Mauern. Er wird nie bewegt und nie ersetzt.
rule-setup-market-title = Der Bauhof
rule-setup-market-text = Vier Felder, eines je Währung: Gulden, Dirham, Denar, Dukaten. Auf jedem liegt ein Plättchen aus dem Beutel.
rule-setup-money-title = Startgeld
rule-setup-money-text = Alle bekommen offen Karten, bis sie 20 oder mehr wert sind. Von da an ist die Hand geheim.
rule-setup-start-player-title = Wer beginnt
rule-setup-start-player-text = Wer die wenigsten Karten hat, beginnt; bei Gleichstand die kleinste Summe, dann die jüngste Person.
rule-setup-display-title = Geldauslage
rule-setup-display-text = Vier Geldkarten liegen offen neben dem Nachziehstapel: die Auslage.
rule-setup-deck-title = Die fünf Stapel
rule-setup-deck-text = Der Nachziehstapel besteht aus fünf Stapeln. Wertungskarte 1 steckt in Stapel 2, Wertungskarte 2 in Stapel 4.

## 2 Ein Zug

rule-turn-pass-title = Mindestens eine Aktion
rule-turn-pass-text = Die erste Aktion eines Zuges ist Pflicht. Passen darfst du nur, wenn keine Aktion möglich ist.
refuse-turn-pass =
    { $reason ->
        [first] Die erste Aktion eines Zuges ist Pflicht.
       *[other] Noch eine Aktion ist möglich.
    }
rule-turn-refill-late-title = Aufgefüllt nach dem Zug
rule-turn-refill-late-text = Bauhof und Geld werden erst nach dem ganzen Zug aufgefüllt. Weitere Aktionen nutzen, was noch da ist.
refuse-turn-refill-late = Dieses Feld bleibt leer, bis der Zug vorbei ist.
rule-money-take-title = Geld nehmen
rule-money-take-text = Nimm eine Geldkarte aus der Auslage, gleich wie viel sie wert ist, oder mehrere bis zur Summe 5.
refuse-money-take =
    { $reason ->
        [sum] Zusammen sind diese Karten { $sum } wert: erlaubt sind { $limit }.
        [not_shown] Diese Karte liegt nicht in der Auslage.
        [alone] Diese Karte musst du allein nehmen.
        [empty] An dieser Stelle liegt keine Karte, bis der Zug vorbei ist.
       *[none] Wähle mindestens eine Karte.
    }
rule-buy-pay-title = Bezahlen
rule-buy-pay-text = Bezahle ein Plättchen mit Karten in der Währung seines Feldes, die mindestens seinen Preis wert sind. Wechselgeld gibt es nicht, außer mit dem Modul „{ mod-change }“.
refuse-buy-pay =
    { $reason ->
        [short] Noch zu bezahlen: { $missing }.
        [currency] Hier gelten nur { $currency }.
       *[not_held] Diese Karte hast du nicht auf der Hand.
    }
refuse-buy-pay-hand = Preis { $price }, auf der Hand { $held }: noch zu bezahlen { $missing }.
rule-buy-exact-title = Passend bezahlt
rule-buy-exact-text = Wer passend zahlt, hat noch eine Aktion. Wer zu viel zahlt, hat in diesem Zug keine weitere.
rule-buy-place-late-title = Angelegt am Ende
rule-buy-place-late-text = Gekaufte Plättchen kommen am Ende des Zuges in beliebiger Reihenfolge in die Alhambra oder in die Reserve. Ein Umbau als Aktion desselben Zuges kann sie nicht nutzen.
refuse-buy-place-late =
    { $reason ->
        [not_held] Dieses Plättchen wurde nicht in diesem Zug gekauft.
        [place] Erst müssen deine Plättchen angelegt werden.
       *[other] Gekaufte Plättchen werden am Ende des Zuges angelegt.
    }
rule-redesign-add-title = Umbau durch Einbauen
rule-redesign-add-text = Ein Plättchen aus der Reserve wird in die Alhambra eingebaut.
refuse-redesign-add = Dieses Plättchen liegt nicht in der Reserve.
rule-redesign-remove-title = Umbau durch Herausnehmen
rule-redesign-remove-text = Ein Plättchen, nie der Brunnen, wird aus der Alhambra herausgenommen und in die Reserve gelegt.
refuse-redesign-remove = Hier liegt kein Plättchen zum Herausnehmen.
rule-redesign-swap-title = Umbau durch Tauschen
rule-redesign-swap-text = Ein Plättchen aus der Reserve tritt an die Stelle eines Plättchens der Alhambra, auf genau demselben Feld. Innerhalb der Alhambra wird nie eines versetzt.
refuse-redesign-swap =
    { $reason ->
        [not_in_reserve] Dieses Plättchen liegt nicht in der Reserve.
       *[empty] Hier liegt kein Plättchen zum Tauschen.
    }
rule-reserve-free-title = Die Reserve
rule-reserve-free-text = Die Reserve hat keine Grenze und bringt nie Punkte.
rule-turn-refill-title = Nach dem Zug
rule-turn-refill-text = Nach dem Zug werden erst das Geld, dann die Plättchen aufgefüllt, in der Reihenfolge der Felder.
refuse-turn-refill =
    { $reason ->
        [between] Das geht nur, wenn du am Zug bist.
        [first] Bestätige zuerst „{ $action }“.
       *[over] Die Aktionen dieses Zuges sind vorbei.
    }
rule-deck-reshuffle-title = Neuer Nachziehstapel
rule-deck-reshuffle-text = Ist der Nachziehstapel leer, wird der Ablagestapel gemischt und ersetzt ihn. Wertungskarten sind aus dem Spiel, sobald sie gezogen wurden.

## 3 Bauen

rule-build-orientation-title = Nie gedreht
rule-build-orientation-text = Plättchen werden nie gedreht.
rule-build-edges-title = Seiten müssen zusammenpassen
rule-build-edges-text = Seiten, die sich berühren, müssen zusammenpassen: Mauer an Mauer, offen an offen.
refuse-build-edges =
    Auf der { $dir ->
        [n] Nordseite
        [e] Ostseite
        [s] Südseite
       *[w] Westseite
    } { $mine ->
        [wall] träfe eine Mauer auf eine offene Seite
       *[open] träfe eine offene Seite auf eine Mauer
    }.
refuse-build-edges-many = Seiten, die nicht zusammenpassen: { $sides }.
rule-build-free-title = Ein leeres Feld
rule-build-free-text = Ein neues Plättchen kommt auf ein leeres Feld.
refuse-build-free = Hier liegt schon ein Plättchen.
rule-build-adjacent-title = Seite an Seite
rule-build-adjacent-text = Ein neues Plättchen hat mindestens eine ganze Seite mit der Alhambra gemeinsam.
refuse-build-adjacent = Keine Seite dieses Feldes berührt die Alhambra.
rule-build-walk-title = Zu Fuß vom Brunnen
rule-build-walk-text = Jedes Plättchen muss vom Brunnen zu Fuß erreichbar sein, von Plättchen zu Plättchen durch offene Seiten.
refuse-build-walk = Der Weg vom Brunnen endet an einer Mauer.
rule-build-hole-title = Kein Loch
rule-build-hole-text = Von jedem leeren Feld muss es über leere Felder nach draußen gehen, Seite an Seite. Ein schräger Ausgang genügt nicht.
refuse-build-hole =
    { $n ->
        [one] { $n } leeres Feld wäre eingeschlossen.
       *[other] { $n } leere Felder wären eingeschlossen.
    }
rule-build-after-title = Auch nach einem Umbau
rule-build-after-text = Die Bauregeln gelten auch nach einem Umbau: nichts darf abgeschnitten sein, und kein Loch darf bleiben.
refuse-build-after-walk =
    { $n ->
        [one] Ohne dieses Plättchen wäre { $n } Plättchen nicht zu Fuß erreichbar.
       *[other] Ohne dieses Plättchen wären { $n } Plättchen nicht zu Fuß erreichbar.
    }
refuse-build-after-hole = Hier bliebe ein Loch.
refuse-setup-fountain = Der Brunnen bleibt, wo er ist.

## 4 Wertung

rule-score-when-title = Wann es Punkte gibt
rule-score-when-text = Die Wertungen 1 und 2 kommen, wenn beim Auffüllen ihre Karte gezogen wird, sobald aufgefüllt ist; zieht sie der Charakter Yammerad, dann sofort. Wertung 3 kommt am Ende.
rule-score-majority-title = Mehrheit
rule-score-majority-text = Bei jeder Gebäudeart bekommt Punkte, wer davon die meisten Plättchen in der Alhambra hat: ein Platz in Wertung 1, zwei in Wertung 2, drei in Wertung 3.
rule-score-tie-title = Geteilte Plätze
rule-score-tie-text = Bei Gleichstand werden die Punkte der besetzten Plätze addiert und geteilt, abgerundet.
rule-score-own-one-title = Mindestens eines
rule-score-own-one-text = Mindestens ein Gebäude der Art brauchst du, um für sie Punkte zu bekommen.
rule-score-wall-title = Längste Mauer
rule-score-wall-text = Ein Punkt je Seite des längsten zusammenhängenden Stücks Außenmauer. Seiten hängen zusammen, wo sie einen Endpunkt gemeinsam haben. Doppelte Mauern im Inneren bringen nichts.
rule-score-ties-final-title = Sieg
rule-score-ties-final-text = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand teilt ihr euch den Sieg.

## 5 Ende der Partie

rule-end-trigger-title = Das Ende
rule-end-trigger-text = Die Partie endet, wenn nach einem Zug ein Feld im Bauhof leer bleibt.
refuse-end-trigger = Die Partie ist zu Ende.
rule-end-distribute-title = Schlussverteilung
rule-end-distribute-text = Jedes Plättchen, das noch im Bauhof liegt, bekommt, wer am meisten Geld in der Währung seines Feldes hat; bei Gleichstand, oder wenn niemand davon hat, bekommt es niemand. Bezahlt wird nichts.
refuse-end-distribute = Jetzt lassen sich nur die Plättchen der Schlussverteilung anlegen.

## 6 Zu zweit

rule-dirk-tiles-title = Dirks Plättchen
rule-dirk-tiles-text = In einer Partie zu zweit bekommt ein gedachter Dritter 6 Plättchen zu Beginn, 6 nach Wertung 1 und nach Wertung 2 ein Drittel des Beutels.
rule-dirk-score-title = Dirk punktet bei Mehrheiten
rule-dirk-score-text = Dirk punktet bei Mehrheiten und, mit dem Modul „{ mod-treasure }“, für Truhen; sonst für nichts. Er ist nie am Zug, hat keine Hand und keine Mauer.
rule-dirk-gift-title = Ein Geschenk für Dirk
rule-dirk-gift-text = Ein gekauftes Plättchen darfst du Dirk geben, statt es anzulegen. Nicht bei der Schlussverteilung.
refuse-dirk-gift =
    { $reason ->
        [no_dirk] Dirk spielt nur in Partien zu zweit mit.
        [distribution] Bei der Schlussverteilung bekommt Dirk nichts.
       *[hut] Eine Bauhütte lässt sich nicht an Dirk verschenken.
    }

## Alles andere

refuse-module-off = Das gehört zu einem Modul, das nicht im Spiel ist.
refuse-other = Die Regeln erlauben das jetzt nicht ({ $rule }).
rule-other-title = Regel { $rule }
