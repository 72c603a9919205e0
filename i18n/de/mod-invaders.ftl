### Angreifer: die Texte des Moduls.

mod-invaders = Angreifer
new-pieces-invaders = Material: 4 Angriffskarten, 6 Kundschafter.
new-changes-invaders = Nach jeder Wertung kosten offene Seiten Punkte, wenn der Angriff von dort kommt; Kundschafter lassen dich vorher nachsehen.
new-differs-invaders-open = nächster Angriff offen, keine Kundschafter
new-variant-invaders = Angriffe
new-variant-invaders-usual = Kundschafter sehen nach
new-variant-invaders-open = der nächste liegt offen
new-idea-invaders = Offene Seiten kosten Punkte.
zone-attacks = Bisherige Angriffe
zone-attack-next = Nächster Angriff
zone-scouts = Offene Kundschafter
play-row-invaders = Angriff
proof-pay-invaders = je offener Seite
proof-count-invaders =
    { $n ->
        [one] { $n } offene Seite
       *[other] { $n } offene Seiten
    }
lab-line-invaders =
    Angriff aus dem { $item ->
        [n] Norden
        [e] Osten
        [s] Süden
       *[w] Westen
    }: { $n ->
        [one] { $n } offene Seite
       *[other] { $n } offene Seiten
    }, { $points ->
        [0] 0 Punkte
        [one] −{ $points } Punkt
       *[other] −{ $points } Punkte
    }
log-attack-turned =
    { $side ->
        [n] Angriff aus dem Norden
        [e] Angriff aus dem Osten
        [s] Angriff aus dem Süden
       *[w] Angriff aus dem Westen
    }
log-attack-foreseen =
    { $side ->
        [n] Der nächste Angriff kommt aus dem Norden
        [e] Der nächste Angriff kommt aus dem Osten
        [s] Der nächste Angriff kommt aus dem Süden
       *[w] Der nächste Angriff kommt aus dem Westen
    }
log-scout-shown =
    { $colour ->
        [pavilion] Neuer Kundschafter: Pavillon
        [seraglio] Neuer Kundschafter: Serail
        [arcades] Neuer Kundschafter: Arkade
        [chambers] Neuer Kundschafter: Gemach
        [garden] Neuer Kundschafter: Garten
       *[tower] Neuer Kundschafter: Turm
    }
log-scout-left =
    { $colour ->
        [pavilion] Ein Kundschafter kommt aus dem Spiel: Pavillon
        [seraglio] Ein Kundschafter kommt aus dem Spiel: Serail
        [arcades] Ein Kundschafter kommt aus dem Spiel: Arkade
        [chambers] Ein Kundschafter kommt aus dem Spiel: Gemach
        [garden] Ein Kundschafter kommt aus dem Spiel: Garten
       *[tower] Ein Kundschafter kommt aus dem Spiel: Turm
    }
log-scout-taken =
    { $colour ->
        [pavilion] { $name } nutzt einen Kundschafter (Pavillon) und sieht sich die nächste Angriffskarte an
        [seraglio] { $name } nutzt einen Kundschafter (Serail) und sieht sich die nächste Angriffskarte an
        [arcades] { $name } nutzt einen Kundschafter (Arkade) und sieht sich die nächste Angriffskarte an
        [chambers] { $name } nutzt einen Kundschafter (Gemach) und sieht sich die nächste Angriffskarte an
        [garden] { $name } nutzt einen Kundschafter (Garten) und sieht sich die nächste Angriffskarte an
       *[tower] { $name } nutzt einen Kundschafter (Turm) und sieht sich die nächste Angriffskarte an
    }

rule-invaders-attack-title = Angriff
rule-invaders-attack-text = Nach jeder Wertung wird eine Angriffskarte aufgedeckt: jede offene Seite in dieser Richtung kostet 1, dann 2, dann 3 Punkte; in Wertung 3 kostet auch jede offene Seite in den beiden Richtungen daneben 1. Unter 0 fällt niemand.
rule-invaders-scouts-title = Kundschafter
rule-invaders-scouts-text = Zwei Kundschafter liegen offen, nach den Wertungen 1 und 2 zwei neue. Wer ein Gebäude von der Art eines Kundschafters passend bezahlt, auch mit dem Wesir oder für Dirk, nimmt den Kundschafter und sieht sich heimlich die nächste Angriffskarte an. Auch Karims Kauf bringt ihn.
rule-invaders-open-title = Die offene Angriffskarte
rule-invaders-open-text = Variante: die nächste Angriffskarte liegt offen, und es gibt keine Kundschafter.
piece-scout = Ein Kundschafter. Wer ein Gebäude seiner Art passend bezahlt, nimmt ihn und sieht die nächste Angriffskarte.
piece-attack = Eine Angriffskarte. Nach einer Wertung kostet jede offene Seite in ihrer Richtung Punkte.
worth-attack-side =
    Aus dem { $dir ->
        [n] Norden
        [e] Osten
        [s] Süden
       *[w] Westen
    } würde es dich { $n } kosten

## Das Regelheft

book-intro-invaders =
    Vier Angriffskarten, eine je Richtung, bedrohen jede Alhambra. Nach jeder Wertung wird eine aufgedeckt, und jede offene Seite in dieser Richtung kostet Punkte. Mauern schützen dich. Dazu gibt es 6 Kundschafter, einen je Gebäudeart: wer passend zahlt, bekommt vielleicht einen und sieht heimlich den nächsten Angriff.
book-invaders-attack =
    Die vier Angriffskarten Norden, Osten, Süden und Westen werden gemischt. Nach jeder Wertung wird die oberste aufgedeckt. Alle verlieren Punkte für jede offene Seite in dieser Richtung: 1 in Wertung 1, 2 in Wertung 2, 3 in Wertung 3. In Wertung 3 kosten auch offene Seiten in den beiden Richtungen daneben je 1. Unter 0 fällt niemand.

    Eine Seite ist offen, wenn ein Plättchen, der Brunnen, eine Bauhütte oder ein Basar dort keine Mauer hat und dahinter kein Plättchen liegt. Auch Seiten in Buchten zählen. Feldlager haben keine offenen Seiten und schützen nichts.

    Beispiel: Wertung 3, Angriff aus dem Osten. Offen sind bei dir 2 Seiten im Osten, 3 im Norden, 1 im Süden, 4 im Westen: 2 × 3 + 3 + 1 = 10 Punkte verlierst du. Der Westen kostet nichts.
book-invaders-scouts =
    Zwei der 6 Kundschafter liegen zu Beginn offen. Nach Wertung 1 und nach Wertung 2 werden zwei neue aufgedeckt, und die nicht genutzten kommen aus dem Spiel. Bezahlst du ein Gebäude von der Art eines offenen Kundschafters passend, nimmst du ihn und siehst dir heimlich die nächste Angriffskarte an. Ein Kauf mit dem Wesir oder durch Abdul Karim gilt als passend, auch wenn du das Plättchen danach Dirk gibst.

    Beispiel: ein Kundschafter für Gärten liegt offen. Du kaufst einen Garten für 9 mit genau 9: du siehst, woher der nächste Angriff kommt, und sonst niemand.
book-invaders-open =
    In dieser Variante liegt die nächste Angriffskarte offen, sodass sich alle darauf einstellen können, und es gibt keine Kundschafter. Nach jedem Angriff wird die nächste Karte aufgedeckt. Alles andere am Angriff bleibt gleich.
book-variant-invaders-open =
    Der nächste Angriff ist allen bekannt, und die Partie läuft ohne Kundschafter. Das passt, wenn ihr eure Mauern lieber plant als ratet: eine offene Seite, die nicht angegriffen wird, kann warten, und eine passende Zahlung bringt nur die weitere Aktion.
book-variant-invaders-open-title = Variante: der nächste Angriff liegt offen

## Die Lektion

lesson-invaders-title = Angreifer
lesson-invaders-about = Schließe deine Alhambra, bevor der Angriff kommt.
lesson-invaders-scout-title = Ein Kundschafter
lesson-invaders-scout-1 = Nach jeder Wertung kommt ein **Angriff aus einer Richtung**. Aus welcher, ist geheim.
lesson-invaders-scout-2 = Zwei Kundschafter liegen offen. Bezahle ein Gebäude von der Art eines Kundschafters **passend**, dann darfst du nachsehen.
lesson-invaders-scout-turn = Gewinne einen Kundschafter.
lesson-invaders-scout-done = Der Kundschafter hat dir die nächste Angriffskarte gezeigt. Nur du darfst sie ansehen.
lesson-invaders-scout-hint = Ein Kundschafter für Gärten liegt offen, und ein Garten kostet 9 Dirham.
lesson-invaders-scout-wrong = Kaufe diesmal ein Gebäude von der Art eines Kundschafters.
lesson-invaders-scout-wrong-other = Passend, aber der Kundschafter für Gemächer liegt nicht offen. Wähle einen der beiden offenen.
lesson-invaders-scout-wrong-over = Zu viel: nur wer passend zahlt, gewinnt den Kundschafter.
lesson-invaders-close-title = Aus dem Osten!
lesson-invaders-close-1 = Du darfst die Angriffskarte aufdecken: der Angriff kommt aus dem **Osten**.
lesson-invaders-close-2 = Jede deiner Ostseiten **ohne Mauer und ohne Plättchen dahinter** kostet einen Punkt.
lesson-invaders-close-3 = Du hast zwei solche Seiten.
lesson-invaders-close-turn = Beende deine Aktionen und baue den Garten dort, wo er dir am meisten nützt.
lesson-invaders-close-done = Eine offene Seite weniger, und die Mauer des Gartens setzt die des Turms fort.
lesson-invaders-close-hint = Baue ihn südlich vom östlichen Turm.
lesson-invaders-close-wrong = Beende jetzt deine Aktionen und baue den Garten.
lesson-invaders-close-wrong-half = Auch das schließt eine Seite. Aber südlich vom Turm wird außerdem deine Mauer länger.
lesson-invaders-close-wrong-open = Erlaubt, aber beide Seiten bleiben nach Osten offen.
lesson-invaders-attack-title = Der Angriff
lesson-invaders-attack-1 = Erst gibt die Wertung ihre Punkte, dann kostet jede offene Seite in Richtung des Angriffs **1 Punkt**; 2 in Wertung 2, 3 in Wertung 3.
lesson-invaders-attack-2 = Eine Seite war noch offen. Unter 0 fällt niemand.
lesson-invaders-final-title = Der letzte Angriff
lesson-invaders-final-1 = In Wertung 3 kosten auch die **beiden Richtungen daneben**: 1 Punkt je offener Seite.
lesson-invaders-final-2 = Du spielst die Variante ohne Kundschafter: die Angriffskarte liegt offen. Sie zeigt Norden.
lesson-invaders-final-turn = Baue die Arkade dort, wo sie die meisten Punkte rettet.
lesson-invaders-final-done = Eine offene Seite im Norden weniger rettet 3 Punkte; eine im Westen mehr kostet 1.
lesson-invaders-final-hint = Baue sie nördlich vom Brunnen oder vom Serail.
lesson-invaders-final-wrong = Das schließt eine Ostseite und rettet 1 Punkt. Jede Nordseite kostet 3.
lesson-invaders-final-wrong-reserve = In der Reserve schützt sie nichts.
