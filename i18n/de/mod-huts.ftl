### Bauhütten (Regeln aus Abschnitt 7.4).

mod-huts = Bauhütten
new-pieces-huts = Material: 24 Bauhütten in sechs Stapeln.
new-changes-huts = Eine zu nehmen ist eine Aktion und kostet nichts; sie zählt als ein Gebäude für jeden Nachbarn ihrer Art ohne Mauer dazwischen, höchstens 3.
new-idea-huts = Kostenlose Plättchen, die so viel zählen wie ihre Nachbarn.
act-take-hut = Bauhütte nehmen
log-hut-taken = { $name } nimmt { $tile }
log-hut-shown = Aufgedeckt: { $tile }
zone-huts = Bauhütten
zone-huts-below = Verdeckte Bauhütten

## 7.4 Bauhütten

rule-huts-take-title = Eine Bauhütte nehmen
rule-huts-take-text = Eine Aktion: nimm eine der offenen Bauhütten, kostenlos. Das beendet die Aktionen des Zuges. Niemand darf mehr als 3 Bauhütten haben, die Reserve mitgezählt.
refuse-huts-take =
    { $reason ->
        [limit] Niemand darf mehr als 3 Bauhütten haben, die Reserve mitgezählt.
       *[not_open] Diese Bauhütte liegt nicht offen.
    }
rule-huts-score-title = Was eine Bauhütte zählt
rule-huts-score-text = Bei den Mehrheiten zählt eine Bauhütte als ein Gebäude für jeden Nachbarn ihrer Art ohne Mauer dazwischen, höchstens 3. Andere Bauhütten zählen hier nicht, und ein Tor hilft nicht.
rule-huts-tile-title = Eine Bauhütte ist ein Plättchen
rule-huts-tile-text = Eine Bauhütte wird angelegt, betreten und umgebaut wie jedes Plättchen, und ihre Mauern zählen. Sie trägt keine Truhe und keinen Bewohner.
piece-hut = Eine Bauhütte. Sie zählt als ein Gebäude für jeden Nachbarn ihrer Art ohne Mauer dazwischen, höchstens 3.
worth-hut = { $types }: zählt { $n }, höchstens 3
worth-hut-best = zählt jetzt bestenfalls { $n }

## Das Regelheft

book-intro-huts =
    Bauhütten sind 24 zusätzliche Plättchen, nach Arten getrennt: 3 für Pavillons, 3 für Serails, 4 für Arkaden, 4 für Gemächer, 5 für Gärten und 5 für Türme. Jede hat eine oder zwei Mauern. Eine Bauhütte kostet nur eine Aktion, und sie zählt als ein Gebäude ihrer Art für jedes, das neben ihr liegt, höchstens 3. An der richtigen Stelle kann sie eine Mehrheit kippen.
book-huts-take =
    Die Bauhütten jeder Art bilden einen gemischten, verdeckten Stapel, dessen oberste offen liegt: bis zu sechs offene Bauhütten. Als Aktion nimmst du eine davon, kostenlos; die nächste ihres Stapels wird sofort aufgedeckt. Das ist nie eine passende Zahlung und beendet die Aktionen deines Zuges.

    Die Bauhütte legst du am Ende des Zuges wie ein gekauftes Plättchen an, in der Alhambra oder in die Reserve. Niemand darf mehr als 3 Bauhütten haben, die Reserve mitgezählt.
book-huts-score =
    Bei den Mehrheiten zählt eine Bauhütte als ein Gebäude ihrer Art für jeden Nachbarn derselben Art im Norden, Osten, Süden oder Westen, wenn keine Mauer dazwischen steht; höchstens 3. Solche Nachbarn sind nur Gebäude, keine anderen Bauhütten. Ein Tor in der Mauer hilft nicht.

    Beispiel: eine Bauhütte für Gärten hat Gärten im Norden und im Osten, aber zum östlichen hin steht eine Mauer. Sie zählt 1. Mit den beiden Gärten sind das 3. Eine Bauhütte, die 0 zählt, ist kein Gebäude: mit ihr allein gibt es für ihre Art keine Punkte.
book-huts-tile =
    In allem anderen ist eine Bauhütte ein Plättchen. Ihre Seiten müssen zusammenpassen, man geht durch sie hindurch, sie darf kein Loch entstehen lassen, ihre Mauern zählen für die längste Mauer, sie lässt sich umbauen. Sie zählt in der Reihe eines Feldlagers und zeigt Angreifern ihre offenen Seiten.

    Eine Truhe oder einen Bewohner trägt sie nie, und für einen Basar zählt sie nicht als Gebäude.

## Die Lektion

lesson-huts-title = Bauhütten
lesson-huts-about = Nimm kostenlose Plättchen, die so viel zählen wie ihre Nachbarn.
lesson-huts-take-title = Die richtige Stelle
lesson-huts-take-1 = Eine **Bauhütte** kostet nichts. Danach hast du keine weitere Aktion.
lesson-huts-take-2 = Sie zählt als ein Gebäude für **jeden Nachbarn ihrer Art** ohne Mauer dazwischen, höchstens 3.
lesson-huts-take-3 = Du legst sie an wie jedes Plättchen.
lesson-huts-take-turn = Nimm die Bauhütte für Gärten und lege sie dort an, wo sie am meisten zählt.
lesson-huts-take-done = Drei Gärten daneben: sie zählt als drei Gärten.
lesson-huts-take-hint = Zwischen deinen drei Gärten ist ein Feld frei.
lesson-huts-take-wrong = Nimm diesmal die Bauhütte für Gärten: deine Gärten liegen dicht beisammen.
lesson-huts-take-wrong-type = Dicht beisammen liegen bei dir Gärten. Nur eine Bauhütte für Gärten zählt dort drei.
lesson-huts-take-wrong-fewer = Dort liegen weniger Gärten daneben. Zwischen allen dreien zählt sie am meisten.
lesson-huts-take-wrong-reserve = In der Reserve zählt sie nicht. Baue sie zwischen die Gärten.
lesson-huts-score-title = Die Bauhütte zählt
lesson-huts-score-1 = Marco hat vier Gärten, du hast drei, **und deine Bauhütte zählt noch drei dazu**.
lesson-huts-score-2 = Bauhütten neben einer Bauhütte bringen ihr nichts.
lesson-huts-walls-title = Mauern dazwischen
lesson-huts-walls-1 = Diese Bauhütte für Gärten hat Mauern auf der **Nordseite** und der **Ostseite**.
lesson-huts-walls-2 = Ein Nachbar **hinter einer Mauer** zählt nicht.
lesson-huts-walls-turn = Lege die Bauhütte dort an, wo sie als zwei Gärten zählt.
lesson-huts-walls-done = Zwei Gärten, beide offen zur Bauhütte.
lesson-huts-walls-hint = Ganz im Osten hat ein Feld im Westen und im Süden je einen Garten.
lesson-huts-walls-wrong = Die Bauhütte braucht zwei Gärten an ihren offenen Seiten: einen im Westen, einen im Süden.
lesson-huts-walls-wrong-trap = Drei Gärten berühren sie hier, aber zwei liegen hinter Mauern: sie würde nur 1 zählen.
lesson-huts-limit-title = Drei und nicht mehr
lesson-huts-limit-1 = Du hast drei Bauhütten: eine ist gebaut, zwei liegen in der Reserve.
lesson-huts-limit-2 = **Niemand darf mehr als drei haben**, die Reserve mitgezählt.
lesson-huts-limit-turn = Versuche, eine vierte zu nehmen.
lesson-huts-limit-done = Nimm eine Bauhütte also nur, wenn du eine gute Stelle für sie hast.
lesson-huts-limit-hint = Wähle irgendeine der offenen Bauhütten.
