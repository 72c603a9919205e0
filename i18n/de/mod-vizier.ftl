### Der Wesir neben dem Bauhof: die Texte des Moduls.

mod-vizier = Gunst des Wesirs
new-idea-vizier = Kaufe, auch wenn andere am Zug sind, aber nur passend.
new-pieces-vizier = Material: für alle ein Wesir.
new-changes-vizier = Zwischen den Zügen darfst du ein Plättchen für genau seinen Preis kaufen; den Wesir wieder zu aktivieren kostet eine Aktion.
log-vizier-used = { $name } kauft mit dem Wesir { $tile } für { $price }
log-vizier-woken = { $name } aktiviert den Wesir
play-vizier-on = Wesir aktiv
play-vizier-off = Wesir inaktiv
prompt-vizier = Den Wesir nutzen?
prompt-vizier-how = ein Plättchen vom Bauhof für genau seinen Preis; du legst es sofort an
prompt-vizier-buy = Wesir: { $tile } für { $price } kaufen?
prompt-vizier-exact = passend: danach ist der Wesir inaktiv
prompt-vizier-over = { $n } zu viel: der Wesir zahlt passend
rule-vizier-use-title = Den Wesir nutzen
rule-vizier-use-text = Nach jedem Zug darf ein aktiver Wesir ein Plättchen vom Bauhof für genau seinen Preis kaufen. Es wird sofort angelegt, und der Wesir wird inaktiv.
refuse-vizier-use =
    { $reason ->
        [inactive] Der Wesir ist inaktiv.
        [not_for_sale] Dieses Plättchen ist jetzt nicht zu kaufen.
        [exact] Der Wesir zahlt passend: { $over } zu viel.
       *[not_now] Den Wesir kannst du nur zwischen zwei Zügen nutzen.
    }
rule-vizier-order-title = Wer zuerst gefragt wird
rule-vizier-order-text = Gefragt wird reihum: zuerst, wer als Nächstes am Zug ist, zuletzt, wer gerade am Zug war. Nach jedem Einsatz werden alle noch einmal gefragt.
rule-vizier-reactivate-title = Den Wesir aktivieren
rule-vizier-reactivate-text = Einen inaktiven Wesir zu aktivieren ist eine Aktion; sie beendet die Aktionen des Zuges.
refuse-vizier-reactivate = Der Wesir ist schon aktiv.
rule-vizier-limits-title = Grenzen des Wesirs
rule-vizier-limits-text = Der Wesir kauft keine Bauhütten, bei seinem Kauf hilft kein Charakter, und sobald das Ende feststeht, wirkt er nicht mehr.
act-use-vizier-aside = Mit dem Wesir einen Basar kaufen
piece-vizier = Der Wesir. Solange er aktiv ist, darf er nach jedem Zug ein Plättchen vom Bauhof kaufen, passend bezahlt.
worth-vizier = Passend bezahlbar: { $tiles }
worth-vizier-none = Kein Plättchen ist passend bezahlbar

## Das Regelheft

book-intro-vizier =
    Alle bekommen einen Wesir, zu Beginn aktiv. Mit einem aktiven Wesir darfst du zwischen zwei Zügen ein Plättchen vom Bauhof kaufen, auch wenn du nicht am Zug bist, wenn du den Preis passend zahlen kannst. Danach ist der Wesir inaktiv; ihn wieder zu aktivieren kostet eine Aktion.

    Das Plättchen, auf das du wartest, kann also vor deinem Zug weg sein, und passendes Geld auf der Hand ist mehr wert.
book-vizier-use =
    Nach jedem Zug, wenn die Plättchen angelegt sind, aufgefüllt und gewertet ist, darf jeder aktive Wesir genutzt werden: kaufe mit ihm ein Plättchen vom Bauhof für genau seinen Preis.

    Eine weitere Aktion gibt es dafür nicht. Das Plättchen legst du sofort in der Alhambra an oder in die Reserve, oder zu zweit gibst du es Dirk, und der Wesir wird inaktiv. Dann wird der Bauhof aufgefüllt; bleibt jetzt ein Feld leer, endet die Partie.
book-vizier-order =
    Gefragt wird reihum: zuerst, wer als Nächstes am Zug ist. Wer gerade am Zug war, wird als Letztes gefragt, aber auch gefragt. Nach jedem Einsatz beginnt es von vorn, bei allen mit aktivem Wesir.

    Beispiel: Anna war am Zug, dann kommen Bruno, Clara und Dan. Gefragt wird in der Reihenfolge Bruno, Clara, Dan, Anna. Kauft Clara ein Plättchen, wird der Bauhof aufgefüllt, und Bruno wird wieder zuerst gefragt.
book-vizier-reactivate =
    Ist dein Wesir inaktiv, darfst du ihn mit einer Aktion deines Zuges aktivieren. Das beendet die Aktionen des Zuges. Nach einem passend bezahlten Kauf geht es also als letzte Aktion. Solange der Wesir aktiv ist, gibt es diese Aktion nicht.
book-vizier-limits =
    Mit dem Wesir kaufst du nur Plättchen vom Bauhof, keine Bauhütten. Keine Charakterkarte hilft bei diesem Kauf. Mit einer Wechselstube oder Diamanten darfst du zahlen und auch einen Basar kaufen, und Torkarten und der Händler wirken wie sonst, wenn du das Plättchen anlegst.

    Sobald das Ende der Partie feststeht, wirkt kein Wesir mehr.

## Die Lektion

lesson-vizier-title = Gunst des Wesirs
lesson-vizier-about = Kaufe zwischen den Zügen ein Plättchen, und zwar im richtigen Moment.
lesson-vizier-use-title = Kaufen zwischen den Zügen
lesson-vizier-use-1 = Marcos Zug ist vorbei, als Nächstes ist Claire am Zug.
lesson-vizier-use-2 = Zwischen den Zügen darf dein **Wesir** ein Plättchen vom Bauhof kaufen.
lesson-vizier-use-3 = Du zahlst **passend**, und das Plättchen legst du **sofort** an.
lesson-vizier-use-turn = Kaufe die Arkade für 9 Gulden und baue sie.
lesson-vizier-use-done = Der Bauhof ist wieder voll, dein Wesir inaktiv, und dein eigener Zug kommt noch.
lesson-vizier-use-hint = Wähle das Plättchen auf dem Guldenfeld: 2 + 7 Gulden sind genau 9.
lesson-vizier-use-wrong = Kaufe diesmal die Arkade mit dem Wesir und baue sie.
lesson-vizier-use-wrong-pass = Claire ist vor dir am Zug und könnte die Arkade kaufen. Nutze den Wesir jetzt.
lesson-vizier-use-wrong-reserve = Auch die Reserve ist erlaubt, aber sie bringt nie Punkte. Baue die Arkade.
lesson-vizier-exact-title = Passend oder gar nicht
lesson-vizier-exact-1 = In deinem eigenen Zug darfst du zu viel zahlen. **Der Wesir darf das nicht.**
lesson-vizier-exact-2 = Du hast 4 und 6 Gulden, 3 und 5 Dirham, 9 Denare und 8 Dukaten.
lesson-vizier-exact-turn = Versuche, mit dem Wesir für ein Plättchen zu viel zu zahlen.
lesson-vizier-exact-done = Zu viel zahlen lehnt der Wesir ab. Er mag eine Hand mit vielen kleinen Karten: sie ergeben viele Summen.
lesson-vizier-exact-hint = Wähle das Serail auf dem Dukatenfeld: es kostet 6, und du hast 8 Dukaten.
lesson-vizier-patience-title = Nicht jede Gelegenheit ist gut
lesson-vizier-patience-1 = Claires Zug ist vorbei: als Nächstes bist **du** am Zug.
lesson-vizier-patience-2 = In deinem eigenen Zug gibt eine passende Zahlung **noch eine Aktion**. Beim Wesir nicht.
lesson-vizier-patience-turn = Hol dir den Garten für 12 Denare auf dem besseren Weg.
lesson-vizier-patience-done = Der Garten gehört dir, du hast noch eine Aktion, und dein Wesir ist weiter aktiv.
lesson-vizier-patience-hint = Antworte „{ play-button-no }“, dann kaufe den Garten in deinem eigenen Zug.
lesson-vizier-patience-wrong = Kaufe den Garten in deinem eigenen Zug für genau 12 Denare.
lesson-vizier-patience-wrong-vizier = Vor deinem Zug kann niemand den Garten nehmen. In deinem Zug kostet er dasselbe, gibt noch eine Aktion und schont den Wesir.
lesson-vizier-wake-title = Wieder aktiv
lesson-vizier-wake-1 = Dein Wesir wurde schon genutzt. Ihn zu aktivieren ist eine Aktion und **beendet deine Aktionen**.
lesson-vizier-wake-2 = Ein passend bezahlter Kauf erlaubt noch eine Aktion.
lesson-vizier-wake-turn = Kaufe in einem Zug ein Plättchen und aktiviere den Wesir.
lesson-vizier-wake-done = Die passende Zahlung gab dir die Aktion für den Wesir. Günstiger wird es nie.
lesson-vizier-wake-hint = Erst das Serail für genau 6 Dukaten, dann der Wesir.
lesson-vizier-wake-wrong = Nur ein passend bezahlter Kauf lässt dir eine Aktion für den Wesir.
lesson-vizier-wake-wrong-early = Jetzt sind deine Aktionen vorbei, und gekauft ist nichts. Kaufe zuerst.
lesson-vizier-wake-wrong-money = Geld nehmen beendet deine Aktionen. Kaufe erst und zahle passend, dann aktiviere den Wesir.
