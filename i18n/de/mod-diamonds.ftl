### Diamanten: alles, was von ihnen gesagt wird.

mod-diamonds = Diamanten
new-pieces-diamonds = Material: 11 Diamantkarten im Nachziehstapel.
new-changes-diamonds = Jedes Plättchen im Bauhof lässt sich in Diamanten bezahlen, aber nie in Diamanten und anderem Geld zusammen.
new-idea-diamonds = Eine fünfte Währung für jedes Plättchen.


## Regeln aus Abschnitt 7.6

rule-diamonds-deal-title = Diamanten unter dem Geld
rule-diamonds-deal-text = 11 Diamantkarten mit Werten von 3 bis 9 werden unter das Geld gemischt, bevor das Startgeld verteilt wird. Für die 20 zählen sie mit.
rule-diamonds-use-title = Mit Diamanten zahlen
rule-diamonds-use-text = Jedes Plättchen im Bauhof darfst du ganz in Diamanten bezahlen, ebenso ein Gebot oder einen Raum voll Truhen. Mit anderem Geld oder einer Wechselstube mischst du sie nie. Diebe können sie nicht nehmen, und in der Schlussverteilung zählen sie nicht.
refuse-diamonds-use = Diamanten lassen sich nicht mit anderem Geld mischen.
piece-diamond = Eine Diamantkarte. Mit Diamanten allein kannst du jedes Plättchen bezahlen, aber nie zusammen mit anderem Geld.

## Das Regelheft

book-intro-diamonds =
    Elf Diamantkarten sind eine fünfte Währung ohne eigenes Feld im Bauhof: eine 3, eine 4, zwei 5, drei 6, zwei 7, eine 8 und eine 9. Mit Diamanten kaufst du jedes Plättchen im Bauhof, gleich auf welchem Feld, aber nie zusammen mit anderem Geld. So kommst du leichter an das Plättchen, das du willst; am Ende sind sie nichts wert.
book-diamonds-deal =
    Die 11 Diamantkarten werden unter das Geld gemischt, bevor das Startgeld verteilt wird. Du kannst also schon mit Diamanten beginnen; sie zählen für die 20 und für die Frage, wer beginnt, wie jede Geldkarte. Später liegen sie in der Auslage und werden wie Geld genommen, auch als eine von mehreren Karten bis zur Summe 5.
book-diamonds-use =
    Jedes Plättchen im Bauhof darfst du ganz in Diamanten bezahlen. In einer Zahlung mischst du Diamanten nie mit einer anderen Währung, und auch eine Wechselstube darf nicht dabei sein. Beispiel: ein Gemach für 10 bezahlst du mit den Diamanten 3 und 7; das ist passend, also folgt noch eine Aktion. Ein Diamant 7 mit 3 Denaren ist nicht erlaubt.

    Mit Diamanten darfst du auch auf einen Charakter bieten, Truhen kaufen (nur Diamanten) und Basare bezahlen (passend). In der Schlussverteilung zählen sie nicht, und Diebe können sie nicht nehmen.

## Die Lektion

lesson-diamonds-title = Diamanten
lesson-diamonds-about = Nutze die fünfte Währung, wo sie am meisten wert ist.
lesson-diamonds-take-title = Die fünfte Währung
lesson-diamonds-take-1 = **Diamanten** nimmst du wie Geld.
lesson-diamonds-take-2 = Mit ihnen kaufst du **jedes Plättchen**, gleich auf welchem Feld. Du hast 4 davon.
lesson-diamonds-take-turn = Nimm die Karte, mit der du im nächsten Zug den Turm kaufen kannst.
lesson-diamonds-take-done = 4 + 7 Diamanten sind 11, der Preis des Turms.
lesson-diamonds-take-hint = Der Turm kostet 11: dir fehlen 7 Diamanten.
lesson-diamonds-take-wrong = Mit dieser Karte kannst du den Turm nicht bezahlen. Nimm die 7 Diamanten.
lesson-diamonds-any-title = Für jedes Feld
lesson-diamonds-any-1 = Der Turm kostet 11 Dukaten, und du hast keine.
lesson-diamonds-any-2 = Zahlst du **ganz in Diamanten**, kannst du von jedem Feld kaufen.
lesson-diamonds-any-turn = Bezahle den Turm passend.
lesson-diamonds-any-done = Passend bezahlt: auch hier hast du noch eine Aktion.
lesson-diamonds-any-hint = Wähle den Turm: 4 + 7 Diamanten sind 11.
lesson-diamonds-any-wrong = Kaufe diesmal den Turm für 11 Diamanten.
lesson-diamonds-any-wrong-over = Auch bei Diamanten gibt es kein Wechselgeld, und deine Aktionen sind vorbei. Der Turm kostet genau 11.
lesson-diamonds-mix-title = Nie gemischt
lesson-diamonds-mix-1 = Der Garten kostet 8 Gulden. 5 Gulden und 3 Diamanten wären 8.
lesson-diamonds-mix-2 = Aber Diamanten mischst du **nie** mit anderem Geld.
lesson-diamonds-mix-turn = Wähle den Garten, nimm die 3 Diamanten dazu und versuche, ihn zu kaufen.
lesson-diamonds-mix-done = Eine Zahlung besteht nur aus Diamanten oder hat gar keine.
lesson-diamonds-mix-hint = Erst der Garten, dann die Karte mit 3 Diamanten, dann „{ play-button-buy }“.
lesson-diamonds-both-title = Wo sie am meisten wert sind
lesson-diamonds-both-1 = Der Garten kostet 8 Gulden, die Arkade 8 Dukaten.
lesson-diamonds-both-2 = Du hast 8 Gulden, 8 Diamanten und **keine Dukaten**.
lesson-diamonds-both-turn = Kaufe beide Plättchen, jedes passend bezahlt.
lesson-diamonds-both-done = Die Diamanten halfen dort, wo dir Geld fehlte. Gib sie alle aus: in der Schlussverteilung zählen sie nicht.
lesson-diamonds-both-hint = Gulden gehen nur auf einem Feld, Diamanten auf jedem.
lesson-diamonds-both-wrong = Kaufe diesmal den Garten und die Arkade, beide passend bezahlt.
lesson-diamonds-both-wrong-spent = Jetzt hast du noch die Gulden, aber für die Arkade nützen sie nichts. Bezahle den Garten in Gulden.
lesson-diamonds-both-wrong-over = Wer zu viel zahlt, hat keine weitere Aktion. Bezahle beide passend.
