### Feldlager: Idee, Regeln, Absagen, Zeilen des Wertungsblatts (Abschnitt 7.8).

mod-camps = Feldlager
new-pieces-camps = Material: 8 Feldlager im Beutel, mit Bastionen und Pfeilen.
new-changes-camps = Ein Feldlager lehnt von außen an deinen Mauern und bringt bei jeder Wertung Punkte für die Reihe vor jedem Pfeil.
new-idea-camps = Zelte vor der Mauer bringen Punkte für ganze Reihen.

rule-camps-deal-title = Feldlager im Beutel
rule-camps-deal-text = 8 Feldlager werden in den Beutel gemischt und im Bauhof gekauft wie jedes Plättchen.
rule-camps-build-title = Ein Feldlager anlegen
rule-camps-build-text = Mindestens eine Bastion lehnt an der Mauer eines Plättchens. Berühren dürfen sich nur Bastion und Mauer, oder die kahle Seite eines Feldlagers und die kahle eines anderen.
refuse-camps-build =
    { $reason ->
        [sides] Wo sich Seiten berühren: nur Bastion an Mauer, oder Feldlager an Feldlager.
        [bastion] Hier lehnt keine Bastion an einer Mauer.
        [swap] Ein Feldlager und ein anderes Plättchen lassen sich hier nicht tauschen.
       *[leans] Ein Feldlager würde die Mauer verlieren, an der seine Bastion lehnt.
    }
rule-camps-score-title = Reihen eines Feldlagers
rule-camps-score-text = Bei jeder Wertung bringt jeder Pfeil 1 Punkt je Plättchen in einer geraden Reihe ohne Unterbrechung, vom Feldlager aus. Ein leeres Feld oder ein anderes Feldlager beendet die Reihe.
rule-camps-wall-title = Mauern hinter Feldlagern
rule-camps-wall-text = Mauern hinter einer Bastion zählen weiter. Ein Feldlager hat selbst keine Außenseite.

play-row-camps = Feldlager
sides-camp = Bastionen: { $sides }
what-camps =
    Feldlager: { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    } je Wertung
proof-pay-camps = 1 je Plättchen der Reihe
proof-counted-camps =
    { $n ->
        [one] { $n } Plättchen
       *[other] { $n } Plättchen
    }
proof-proof-camps =
    Feldlager: { $name }, { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
proof-line-camps =
    { $dir ->
        [n] Norden
        [e] Osten
        [s] Süden
       *[w] Westen
    }: { $t ->
        [one] { $t } Plättchen in der Reihe
       *[other] { $t } Plättchen in der Reihe
    }
piece-camp = Ein Feldlager, von außen an eine Mauer gelegt. Jeder Pfeil bringt 1 Punkt je Plättchen in seiner Reihe.

## Die Regeln

book-intro-camps =
    Im Beutel sind acht Feldlager, die du kaufst wie Gebäude. Ein Feldlager lehnt von außen an einer Mauer deiner Alhambra und blickt eine Reihe deiner Plättchen entlang: jeder Pfeil bringt bei jeder Wertung Punkte für die Plättchen in seiner Reihe. Die Feldlager zum Preis 3 bis 6 haben eine Bastion und einen Pfeil, die zum Preis 7 bis 10 je zwei, über Eck. Lange gerade Reihen werden wertvoll.
book-camps-deal =
    Die 8 Feldlager werden mit den Gebäuden in den Beutel gemischt. Wird eines für den Bauhof gezogen, liegt es auf einem Feld und wird gekauft, angelegt oder in die Reserve gelegt wie jedes Plättchen: du bezahlst in der Währung des Feldes, und passend bezahlt hast du noch eine Aktion. Es gehört zu keiner Gebäudeart und zählt nicht bei Mehrheiten.
book-camps-build =
    Ein Feldlager hat an einer oder zwei Seiten eine Bastion und sonst kahle Seiten. Wie jedes Plättchen wird es nicht gedreht. Mindestens eine Bastion muss an einer Mauer eines deiner Plättchen lehnen; zwei dürfen es. Wo sich Seiten berühren, sind nur zwei Dinge erlaubt: Bastion an Mauer, oder kahle Seite an kahler Seite eines anderen Feldlagers. Alles andere ist verboten: eine Bastion an einer offenen Seite, eine kahle Seite an irgendeiner Seite eines Plättchens, eine Bastion an einem Feldlager.

    Beispiel: ein Feldlager mit der Bastion im Norden liegt südlich von einem Plättchen mit einer Mauer im Süden.

    In ein Feldlager muss niemand hineingehen können. Das Verbot von Löchern gilt auch für Feldlager. Kein Umbau darf einem Feldlager die Mauer seiner Bastion nehmen.
book-camps-score =
    Folge bei jeder Wertung jedem Pfeil eines Feldlagers, durch seine Bastion in die Alhambra, in gerader Linie. Jedes Plättchen dieser Reihe ohne Unterbrechung bringt 1 Punkt. Die Reihe endet am ersten Feld, das leer ist oder ein anderes Feldlager trägt. Brunnen, Bauhütten und Basare zählen mit; Mauern im Inneren halten die Reihe nicht auf.

    Ein Pfeil auf ein leeres Feld bringt nichts. Ein Feldlager mit zwei Pfeilen zählt zwei Reihen, und ein Plättchen kann für mehrere Feldlager zählen.

    Beispiel: der Pfeil eines Feldlagers zeigt nach Norden. Nördlich davon liegen ein Turm, der Brunnen und ein Garten, dann ein leeres Feld, dann ein Pavillon. Das sind 3 Punkte.
book-camps-wall =
    Eine Mauer, an der eine Bastion lehnt, zählt weiter für die längste Mauer, als läge dort nichts, und sie schützt weiter vor Angreifern. Ein Feldlager hat selbst keine Außenseiten, also bringt es keine Mauer dazu und zeigt keine offene Seite. Es schützt nichts und trägt keine Truhe, keinen Bewohner und kein Mauerstäbchen.

## Die Lektion

lesson-camps-title = Feldlager
lesson-camps-about = Lehne Feldlager an deine Mauer und zähle ganze Reihen.
lesson-camps-build-title = Vor der Mauer
lesson-camps-build-1 = Ein **Feldlager** liegt mit seiner Bastion an der Mauer eines Plättchens. Diese Bastion ist auf seiner **Ostseite**.
lesson-camps-build-2 = Sein Pfeil bringt **1 Punkt je Plättchen in einer Reihe ohne Unterbrechung**.
lesson-camps-build-turn = Lege das Feldlager dort an, wo seine Reihe am längsten ist.
lesson-camps-build-done = Vier Plättchen in der Reihe: 4 Punkte bei jeder Wertung.
lesson-camps-build-hint = Lege es westlich von deiner längsten Reihe an.
lesson-camps-build-wrong = Diesmal lege das Feldlager an.
lesson-camps-build-wrong-short = Hinter dieser Mauer kommt ein Plättchen, dann ein leeres Feld: 1 Punkt. Finde die längste Reihe.
lesson-camps-build-wrong-reserve = In der Reserve bringt ein Feldlager nichts. Lege es an.
lesson-camps-score-title = Die Reihe zählt
lesson-camps-score-1 = Die Zeile „Feldlager“: **4 Punkte**. Der Brunnen zählt mit, und Mauern im Inneren halten die Reihe nicht auf.
lesson-camps-score-2 = Die Mauer hinter der Bastion zählt weiter als deine Mauer.
lesson-camps-forbidden-title = Bastion an Mauer
lesson-camps-forbidden-1 = Dieses Feldlager hat seine Bastion auf der **Nordseite**.
lesson-camps-forbidden-2 = Eine Bastion berührt nur eine Mauer; eine **kahle Seite** nur die eines anderen Feldlagers.
lesson-camps-forbidden-turn = Probier zwei Felder aus, die diese Regel verletzen.
lesson-camps-forbidden-done = Bastion an Mauer, oder kahle Seite an kahler Seite eines anderen Feldlagers. Sonst darf sich nichts berühren.
lesson-camps-forbidden-hint = Der Garten südlich vom Brunnen hat keine Mauern: probier die Felder östlich und westlich von ihm aus.
lesson-camps-held-title = Die Mauer muss bleiben
lesson-camps-held-1 = Das Feldlager lehnt nur am Serail.
lesson-camps-held-2 = Kein Umbau darf einem Feldlager **seine Mauer** nehmen.
lesson-camps-held-turn = Versuche, das Serail herauszunehmen.
lesson-camps-held-done = Nimm erst das Feldlager heraus, dann das Serail.
lesson-camps-held-hint = Drücke „{ play-chip-redesign }“, dann wähle das Serail westlich vom Brunnen.
