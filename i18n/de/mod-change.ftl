### Wechselgeld: alles, was darüber gesagt wird.

mod-change = Wechselgeld
new-pieces-change = Material: 24 Münzen in einem Beutel.
new-changes-change = Für je volle 2, die du zu viel zahlst, gibt es eine Münze; sie zählt als Karte vom Wert 1.
new-idea-change = Münzen für das, was du zu viel zahlst.

zone-coins = Münzen
zone-coin-bag = Münzen im Beutel

log-coins-drawn =
    { $name } zieht { $count ->
        [one] { $count } Münze
       *[other] { $count } Münzen
    } als Wechselgeld


## Regeln von Abschnitt 7.11

rule-change-draw-title = Wechselgeld
rule-change-draw-text = Für je volle 2, die du zu viel zahlst, wird eine Münze aus dem Beutel gezogen, solange es welche gibt: bei Plättchen, Feldlagern und Charakteren, auch in Diamanten, aber nicht bei Truhen.
rule-change-use-title = Mit Münzen zahlen
rule-change-use-text = Münzen liegen offen und zählen als Karten vom Wert 1 ihrer Währung. Gibst du sie aus, kommen sie zurück in den Beutel. Bei der Schlussverteilung zählen sie mit.
refuse-change-use = Eine Münze zählt nur in ihrer eigenen Währung.
piece-coin = Eine Münze. Sie ist Geld vom Wert 1, liegt offen und kommt zurück in den Beutel, wenn du sie ausgibst.

## Die Regeln

book-intro-change =
    In einem Beutel sind 24 Münzen vom Wert 1, 6 in jeder der vier Währungen. Wer zu viel zahlt, bekommt Münzen zurück: eine für je volle 2 zu viel, zufällig gezogen. Zu viel zu zahlen schmerzt weniger, und die Münzen helfen später, passend zu zahlen.
book-change-draw =
    Für je volle 2, die du zu viel zahlst, ziehst du zufällig eine Münze aus dem Beutel, solange es welche gibt. Das gilt für Plättchen, für Feldlager und für ein gewonnenes Gebot auf einen Charakter, auch wenn du in Diamanten zahlst; nicht für Truhen. Münzen, die du bei diesem Kauf ausgibst, kommen zurück in den Beutel, bevor du ziehst.

    Beispiel: du zahlst 12 für ein Plättchen zum Preis 7. Das sind 5 zu viel: 2 Münzen. Nur 1 zu viel bringt nichts. Münzen zu bekommen macht die Zahlung nicht passend: es folgt keine weitere Aktion.
book-change-use =
    Deine Münzen liegen offen vor dir. Eine Münze zählt als Karte vom Wert 1 ihrer Währung und wird mit solchen Karten zusammen gezahlt. Gibst du sie aus, kommt sie zurück in den Beutel. Auch bei der Schlussverteilung zählen Münzen.

    Beispiel: du zahlst 8 Denare passend mit einer 7 und einer Denarmünze. Münzen sind keine Karten: Diebe, Machma, Faruk und Knihstig können nichts mit ihnen anfangen.

## Die Lektion

lesson-change-title = Wechselgeld
lesson-change-about = Hol dir Münzen zurück, wenn du zu viel zahlst.
lesson-change-draw-title = Münzen kommen zurück
lesson-change-draw-1 = 9 Denare kannst du nicht passend zahlen. Bisher war alles über dem Preis verloren.
lesson-change-draw-2 = Jetzt ziehst du **eine Münze für je volle 2** zu viel. Der Zufall bestimmt ihre Währung.
lesson-change-draw-3 = Aber ein passender Kauf ist es trotzdem nicht: deine Aktionen sind vorbei.
lesson-change-draw-turn = Kaufe das Gemach so, dass eine Münze zurückkommt.
lesson-change-draw-done = Für je volle 2 zu viel liegt jetzt eine Münze vor dir.
lesson-change-draw-hint = Wähle das Gemach, nimm die 6 zurück und lege die 7 dazu.
lesson-change-draw-wrong = Diesmal kaufe das Gemach.
lesson-change-draw-wrong-one = 4 + 6 = 10: nur 1 zu viel, und das ist verloren. Zahle mindestens 2 zu viel.
lesson-change-exact-title = Mit Münzen zahlen
lesson-change-exact-1 = Eine Münze zählt als **Karte vom Wert 1** ihrer Währung. Dann kommt sie zurück in den Beutel.
lesson-change-exact-2 = Oft fehlt genau diese 1, um passend zu zahlen.
lesson-change-exact-turn = Kaufe in diesem Zug zwei Plättchen.
lesson-change-exact-done = 7 + 1 Gulden, 9 + 1 Dirham: beide passend, dank der Münzen.
lesson-change-exact-hint = Das Gemach mit der 7 und einer Guldenmünze, der Turm mit der 9 und einer Dirhammünze.
lesson-change-exact-wrong = Nur passende Käufe geben dir zwei Plättchen in einem Zug.
lesson-change-exact-wrong-over = 9 für 8 ist zu viel: deine Aktionen wären vorbei. 7 und eine Münze sind passend.
lesson-change-colour-title = Nur ihre Währung
lesson-change-colour-1 = 8 Denare und eine Münze würden das Gemach passend bezahlen. Aber deine Münzen sind **keine Denare**.
lesson-change-colour-2 = Behalte sie: sie zählen sogar bei der Schlussverteilung.
lesson-change-colour-turn = Wähle das Gemach und versuche, jede der zwei Münzen dazuzulegen.
lesson-change-colour-done = Wie eine Karte zählt eine Münze nur in ihrer eigenen Währung.
lesson-change-colour-hint = Die Münzen liegen bei den Karten auf deiner Hand.
