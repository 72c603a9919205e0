### Baumeister: alles, was über sie gesagt wird.

mod-builders = Baumeister
new-pieces-builders = Material: 16 Baumeisterkarten, einige davon zu Beginn ausgeteilt.
new-changes-builders = Sie sind Geld vom Wert 3 oder ein zusätzlicher Umbau am Ende deines Zuges.
new-idea-builders = Geld, das auch umbauen kann.
unseen-family-builder =
    { $n ->
        [one] { $n } Baumeisterkarte verborgen
       *[other] { $n } Baumeisterkarten verborgen
    }

act-use-builder = Baumeisterkarte nutzen

log-builder-used = { $name } nutzt eine Baumeisterkarte: ein zusätzlicher Umbau


## Regeln von Abschnitt 7.14

rule-builders-deal-title = Baumeisterkarten
rule-builders-deal-text = Alle bekommen vor dem Startgeld verdeckt 2 der 16 Baumeisterkarten. Andere stecken in den Stapeln 3 und 5; der Rest kommt aus dem Spiel.
rule-builders-money-title = Baumeister als Geld
rule-builders-money-text = Eine Baumeisterkarte ist in jeder Hinsicht Geld vom Wert 3. Gibst du sie aus, kommt sie aus dem Spiel.
refuse-builders-money = Eine Baumeisterkarte zählt nur in ihrer eigenen Währung.
rule-builders-redesign-title = Baumeister bei der Arbeit
rule-builders-redesign-text = Am Ende deines Zuges, nach dem Anlegen, kannst du eine Baumeisterkarte für einen zusätzlichen Umbau abgeben. Eine je Zug.
refuse-builders-redesign =
    { $reason ->
        [no_builder] Das ist keine Baumeisterkarte.
        [not_held] Diese Karte ist nicht auf deiner Hand.
        [used] Nur eine Baumeisterkarte je Zug gibt einen Umbau.
        [none] Jetzt ist kein Umbau möglich.
       *[not_now] Baumeisterkarten geben einen Umbau am Ende des Zuges, nach dem Anlegen.
    }
piece-builder = Eine Baumeisterkarte: Geld vom Wert 3 oder ein zusätzlicher Umbau am Ende des Zuges. Danach kommt sie aus dem Spiel.

## Die Regeln

book-intro-builders =
    Es gibt 16 Baumeisterkarten, 4 in jeder Währung. Eine Baumeisterkarte ist Geld vom Wert 3, oder sie gibt dir am Ende deines Zuges einen zusätzlichen Umbau. So oder so nutzt du sie nur einmal. Niemand bleibt also auf einem Plättchen in der Reserve sitzen, und du musst keine Aktion ausgeben, um deine Alhambra zu ordnen.
book-builders-deal =
    Vor dem Startgeld bekommen alle geheim 2 Baumeisterkarten. Sie zählen weder zu den 20 noch dafür, wer beginnt. Dann werden 3 in Stapel 3 und 3 in Stapel 5 des Nachziehstapels gemischt; zu sechst nur 1 in Stapel 5. Der Rest kommt ungesehen aus dem Spiel.

    { $seats ->
        [2] In deiner Partie kommen 6 der 16 Karten aus dem Spiel.
        [3] In deiner Partie kommen 4 der 16 Karten aus dem Spiel.
        [4] In deiner Partie kommen 2 der 16 Karten aus dem Spiel.
        [5] In deiner Partie sind alle 16 Karten dabei.
       *[other] In deiner Partie bekommt Stapel 5 nur 1, und alle 16 Karten sind dabei.
    }
book-builders-money =
    Eine Baumeisterkarte ist in jeder Hinsicht eine Geldkarte vom Wert 3 in ihrer Währung: du nimmst sie aus der Auslage, allein oder mit anderen bis 5; du kannst mit ihr zahlen, auch für Gebote und Truhen; sie zählt bei der Schlussverteilung; ein Dieb kann sie aus der Auslage nehmen. Der einzige Unterschied: gibst du sie aus, kommt sie aus dem Spiel statt auf den Ablagestapel.
book-builders-redesign =
    Am Ende deines eigenen Zuges, nach dem Anlegen, darfst du eine Baumeisterkarte von der Hand für einen zusätzlichen Umbau abgeben: einbauen, herausnehmen oder tauschen. Ihre Währung spielt keine Rolle, und sie kommt aus dem Spiel. Nur eine je Zug. Dieser Umbau darf auch das eben angelegte Plättchen betreffen und zu Ammars Umbau dazukommen.

    Beispiel: du kaufst ein Plättchen, legst es in die Reserve und tauschst es mit der Baumeisterkarte gleich gegen eines der Alhambra.

## Die Lektion

lesson-builders-title = Baumeister
lesson-builders-about = Gib eine Karte als Geld aus, oder lass sie umbauen.
lesson-builders-money-title = 3 wert
lesson-builders-money-1 = Eine Baumeisterkarte ist **Geld vom Wert 3** in ihrer Währung.
lesson-builders-money-2 = Gibst du sie aus, kommt sie aus dem Spiel.
lesson-builders-money-turn = Kaufe den Garten und zahle passend.
lesson-builders-money-done = 6 + 3 = 9 Dirham: passend, also hast du noch eine Aktion.
lesson-builders-money-hint = Zahle mit der 6 und der Dirham-Baumeisterkarte.
lesson-builders-money-wrong = Diesmal kaufe den Garten.
lesson-builders-money-wrong-over = 5 + 6 = 11 ist zu viel: deine Aktionen wären vorbei. Mit der Baumeisterkarte wird es passend.
lesson-builders-colour-title = Nur ihre Währung
lesson-builders-colour-1 = Das Gemach kostet 9 Denare. 6 + 3 wäre passend.
lesson-builders-colour-2 = Aber deine Baumeisterkarten sind **keine Denare**.
lesson-builders-colour-turn = Wähle das Gemach und versuche, eine Baumeisterkarte dazuzulegen.
lesson-builders-colour-done = Wie jedes Geld zählt eine Baumeisterkarte nur in ihrer eigenen Währung.
lesson-builders-colour-hint = Wähle das Gemach, dann eine der Baumeisterkarten.
lesson-builders-card-title = Ein zusätzlicher Umbau
lesson-builders-card-1 = Oder lass die Karte arbeiten: **am Ende deines Zuges**, nach dem Anlegen, gibst du sie für einen zusätzlichen Umbau ab. **Eine je Zug**.
lesson-builders-card-2 = Du hast 7 Gulden genommen, und der Turm kostet 10.
lesson-builders-card-turn = Bevor du deinen Zug beendest: nutze die Baumeisterkarte, die du weniger brauchst.
lesson-builders-card-done = Die Gulden-Baumeisterkarte bleibt: mit 7 + 3 bezahlst du den Turm passend.
lesson-builders-card-hint = Wähle die Dukaten-Baumeisterkarte.
lesson-builders-card-wrong = Erlaubt, aber mit dieser Karte könntest du 7 + 3 = 10 Gulden zahlen. Nutze die andere.
lesson-builders-work-title = Bei der Arbeit
lesson-builders-work-1 = Wie immer: ein Plättchen **einbauen, herausnehmen oder tauschen**, auch das eben angelegte.
lesson-builders-work-2 = In deiner Reserve liegt ein Turm mit einer Mauer im Norden und einer im Osten.
lesson-builders-work-turn = Mach deine Mauer so lang wie möglich.
lesson-builders-work-done = Eine Mauer aus 3 Seiten und ein zweiter Turm, obwohl du in diesem Zug Geld genommen hast!
lesson-builders-work-hint = Baue den Turm gleich neben dem anderen ein, östlich von ihm.
lesson-builders-work-wrong = Erlaubt, aber eine Mauer aus 3 Seiten ist möglich.
lesson-builders-work-wrong-remove = Erlaubt, aber hier gewinnst du damit nichts. Nutze den Turm aus deiner Reserve.
