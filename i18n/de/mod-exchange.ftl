### Wechselstuben: alles, was von ihnen gesagt wird.

mod-exchange = Wechselstuben
new-pieces-exchange = Material: 6 Wechselstuben unter dem Geld.
new-changes-exchange = Mit einer zahlst du passend in zwei Währungen; sie zu nehmen ist die ganze Aktion.
new-idea-exchange = Passend zahlen in zwei Währungen zugleich.


## Regeln aus Abschnitt 7.2

rule-exchange-deal-title = Wechselstuben im Nachziehstapel
rule-exchange-deal-text = Sechs Karten, eine für jedes Paar von Währungen, stecken in den Stapeln 2, 3 und 4. Werden sie gezogen, liegen sie in der Geldauslage.
rule-exchange-take-title = Eine Wechselstube nehmen
rule-exchange-take-text = Eine Wechselstube nimmst du statt Geld, und nichts anderes dazu.
rule-exchange-use-title = Mit einer Wechselstube zahlen
rule-exchange-use-text = Eine Karte je Kauf: du zahlst den Preis passend, in beliebiger Mischung ihrer beiden Währungen, und eine davon ist die des Feldes. Dann kommt sie auf den Ablagestapel. Für Gebote, für Truhen und zusammen mit Diamanten gilt sie nicht.
refuse-exchange-use =
    { $reason ->
        [exact] Mit einer Wechselstube musst du passend zahlen: { $over } zu viel.
       *[currency] Nimm eine einzige Wechselstube mit der Währung dieses Feldes, und nur Geld ihrer beiden Währungen.
    }
piece-exchange = Eine Wechselstube. Mit ihr bezahlst du einen Kauf passend in beliebiger Mischung ihrer beiden Währungen.

## Das Regelheft

book-intro-exchange =
    Sechs Wechselstuben sind unter das Geld gemischt. Jede zeigt zwei der vier Währungen, und jedes Paar gibt es einmal. Mit so einer Karte darfst du ein Plättchen mit beiden Währungen gemischt bezahlen, wenn du den Preis genau triffst. Das hilft allen, deren Geld verstreut ist, und macht passende Zahlungen und damit weitere Aktionen leichter.
book-exchange-deal =
    Es gibt 6 Wechselstuben, eine für jedes Paar von Währungen. Je zwei werden in die Stapel 2, 3 und 4 des Nachziehstapels gemischt. Wird eine gezogen, nimmt sie wie eine Geldkarte eine der vier Stellen der Auslage ein.
book-exchange-take =
    Eine Wechselstube nimmst du aus der Auslage statt Geld. Das ist die ganze Aktion: weder eine zweite Wechselstube noch Geld darf dabei sein, auch kein kleines. Die Karte kommt auf deine Hand. Einen eigenen Wert hat sie nicht.
book-exchange-use =
    Je Kauf darfst du eine Wechselstube nutzen. Zahle den Preis passend mit einer beliebigen Mischung ihrer beiden Währungen; eine davon muss die Währung des Feldes sein. Du darfst auch nur mit einer der beiden zahlen. Weil es passend ist, hast du noch eine Aktion.

    Beispiel: ein Plättchen kostet auf dem Denarfeld 9. Mit der Wechselstube Denar–Dukaten zahlst du 4 Denare und 5 Dukaten oder auch 9 Dukaten allein.

    Danach kommt die Karte auf den Ablagestapel und kann in einem neuen Nachziehstapel wieder auftauchen. Mit Diamanten geht sie nie zusammen, für Truhen und Gebote nützt sie nichts, und Diebe können sie nicht nehmen.

## Die Lektion

lesson-exchange-title = Wechselstuben
lesson-exchange-about = Zahle passend in zwei Währungen zugleich.
lesson-exchange-take-title = Eine Karte für zwei Währungen
lesson-exchange-take-1 = Du hast 6 Gulden und 7 Dukaten. Der Turm kostet **13 Dukaten**.
lesson-exchange-take-2 = Eine **Wechselstube** vereint ihre beiden Währungen in einer Zahlung. Sie zu nehmen ist die ganze Aktion.
lesson-exchange-take-turn = Nimm die Karte, mit der du den Turm kaufen kannst.
lesson-exchange-take-done = 6 Gulden + 7 Dukaten sind 13: im nächsten Zug kann der Turm dir gehören.
lesson-exchange-take-hint = Die Karte muss Gulden und Dukaten vereinen, Gelb und Orange.
lesson-exchange-take-wrong = Mit keiner Geldkarte der Auslage kannst du im nächsten Zug den Turm kaufen. Nimm eine Wechselstube.
lesson-exchange-take-wrong-other = Diese Karte vereint Dirham und Denare. Der Turm braucht Gulden und Dukaten.
lesson-exchange-pay-title = Mit der Karte zahlen
lesson-exchange-pay-1 = Eine ihrer beiden Währungen muss die des **Feldes** sein: beim Turm also Dukaten.
lesson-exchange-pay-2 = Du zahlst **passend**, in beliebiger Mischung der beiden.
lesson-exchange-pay-3 = Darum hast du danach in jedem Fall noch eine Aktion.
lesson-exchange-pay-turn = Kaufe den Turm und bezahle ihn passend.
lesson-exchange-pay-done = Die Karte kommt auf den Ablagestapel, und du hast noch eine Aktion.
lesson-exchange-pay-hint = Wähle den Turm: 6 Gulden, 7 Dukaten und die Karte werden gleich mitgewählt.
lesson-exchange-pay-wrong = Kaufe diesmal den Turm und zahle genau 13.
lesson-exchange-pay-wrong-over = 7 + 9 Dukaten sind 3 zu viel, und deine Aktionen sind vorbei. Mit der Karte passt 6 + 7 genau.
lesson-exchange-limits-title = Was die Karte nicht kann
lesson-exchange-limits-1 = Sie gilt nur für **ihre beiden Währungen**.
lesson-exchange-limits-2 = Und mit ihr zahlst du **nie zu viel**.
lesson-exchange-limits-turn = Versuche beides: nimm sie für das Serail dazu, dann zahle mit ihr zu viel für den Turm.
lesson-exchange-limits-done = Eine Karte je Kauf, nur ihre beiden Währungen, nur passend.
lesson-exchange-limits-hint = Wähle das Serail und nimm die Karte dazu. Dann den Turm, dazu die 9 Dukaten, und versuche „{ play-button-buy }“.
lesson-exchange-both-title = Heb sie auf, bis du sie brauchst
lesson-exchange-both-1 = Der Garten kostet 8 Gulden, die Arkade 8 Dukaten.
lesson-exchange-both-2 = Du kannst in diesem Zug **beide** kaufen, wenn du jedes Mal passend zahlst.
lesson-exchange-both-turn = Kaufe beide Plättchen.
lesson-exchange-both-done = Die 8 für den Garten; 5 Gulden + 3 Dukaten und die Karte für die Arkade.
lesson-exchange-both-hint = Bezahle den Garten mit den 8 Gulden allein.
lesson-exchange-both-wrong = Kaufe diesmal den Garten und die Arkade, beide passend bezahlt. Wer zu viel zahlt, hat keine weitere Aktion.
lesson-exchange-both-wrong-spent = Jetzt ist die Karte weg, und du hast nur noch 8 Gulden: keine Arkade. Bezahle den Garten ohne die Karte.
