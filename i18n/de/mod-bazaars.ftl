### Basare (Regeln von Abschnitt 7.16).

mod-bazaars = Basare
new-pieces-bazaars = Material: 8 Basare im Beutel.
new-changes-bazaars = Sie kosten so viel wie das Plättchen ihrer Währung im Bauhof, passend zu bezahlen; am Ende bringen die Farben ringsum Punkte.
new-idea-bazaars = Am Ende bringen die Farben ringsum Punkte.
act-buy-bazaar = Basar kaufen
log-bazaar-bought = { $name } kauft { $tile } für genau { $price }
log-bazaar-shown = Neben dem Bauhof gibt es jetzt { $tile }
play-row-bazaars = Basare
proof-pay-bazaars = Gebäude × Farben
lab-line-bazaars =
    Basar: { $n ->
        [one] { $n } Gebäude
       *[other] { $n } Gebäude
    }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
what-bazaars =
    Basar: { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    } am Ende
bazaar-worth = { $n } am Ende
what-bazaar-first =
    neben dem Basar zählt noch nichts ({ $free ->
        [one] { $free } leeres Feld
       *[other] { $free } leere Felder
    }); das erste Gebäude bringt am Ende 1 Punkt: { $types }
what-bazaar-next =
    nächstes Gebäude neben dem Basar ({ $free ->
        [one] { $free } leeres Feld
       *[other] { $free } leere Felder
    }): { $more } am Ende
zone-bazaars = Basare

## 7.16 Basare

rule-bazaars-deal-title = Basare im Beutel
rule-bazaars-deal-text = 8 Basare werden in den Beutel gemischt. Wird einer für den Bauhof gezogen, kommt er daneben, und es wird weiter gezogen: Basare lösen das Ende nicht aus und verhindern es nicht.
rule-bazaars-buy-title = Einen Basar kaufen
rule-bazaars-buy-text = Ein Basar kostet so viel wie jetzt das Plättchen seiner Währung im Bauhof. Du musst passend zahlen, also folgt noch eine Aktion; auch der Wesir und Karim dürfen einen kaufen. Solange das Feld leer ist, gibt es ihn nicht zu kaufen. Am Ende bekommt ihn niemand.
refuse-bazaars-buy =
    { $reason ->
        [no_price] Ohne Plättchen auf dem Feld seiner Währung hat dieser Basar keinen Preis.
        [exact] Einen Basar musst du passend bezahlen: { $over } zu viel.
        [short] Einen Basar musst du passend bezahlen: { $missing } zu wenig.
       *[not_open] Dieser Basar liegt nicht neben dem Bauhof.
    }
rule-bazaars-build-title = Einen Basar anlegen
rule-bazaars-build-text = Ein Basar hat keine Mauern und wird wie ein Gebäude angelegt.
rule-bazaars-score-title = Was ein Basar bringt
rule-bazaars-score-text = Nur in Wertung 3: die Gebäude seiner Farben auf den 8 Feldern ringsum, mal die Anzahl seiner Farben, die darunter sind. Mauern spielen keine Rolle, und ein Gebäude kann für mehrere Basare zählen.
piece-bazaar = Ein Basar. In Wertung 3 zählt er die Gebäude seiner Farben ringsum, mal die Anzahl dieser Farben.

## Die Regeln

book-intro-bazaars =
    Im Beutel sind acht Basare, zwei je Währung. Jeder zeigt eine Währung und drei Gebäudefarben und hat keine Mauern. Ein Basar liegt neben dem Bauhof und kostet so viel wie das Plättchen seiner Währung im Bauhof. In Wertung 3 bringt er Punkte für Gebäude seiner Farben ringsum, auf bis zu 8 Feldern.
book-bazaars-deal =
    Die 8 Basare werden in den Beutel gemischt. Ein Basar, der für den Bauhof gezogen wird, kommt daneben, gleich wie viele dort liegen, und es wird weiter gezogen, bis ein Plättchen für das Feld kommt. Basare füllen also kein Feld und lassen keines leer: das Ende der Partie lösen sie nicht aus und verhindern es nicht.
book-bazaars-buy =
    Der Preis eines Basars ist der des Plättchens, das jetzt im Bauhof auf dem Feld seiner Währung liegt. Ist dieses Feld leer, gibt es den Basar bis zum Auffüllen nicht zu kaufen. Du musst passend zahlen, also folgt noch eine Aktion.

    Beispiel: auf dem Guldenfeld liegt ein Turm zum Preis 11, also kostet ein Guldenbasar genau 11 Gulden. Kaufst du erst den Turm, ist das Feld leer, und der Basar muss warten. Kaufe erst den Basar, dann den Turm.

    Auch der Wesir und Abdul Karim können einen Basar holen. Am Ende der Partie werden Basare nie verteilt.
book-bazaars-build =
    Ein Basar wird wie ein Gebäudeplättchen angelegt, nach allen Bauregeln: alle vier Seiten sind offen, also liegt er nur neben offenen Seiten, bis er Mauerstäbchen hat. Er darf in die Reserve und lässt sich umbauen. Er gehört zu keiner Gebäudeart und zählt nicht bei Mehrheiten.
book-bazaars-score =
    Nur in Wertung 3: es geht um die 8 Felder rings um den Basar, auch die schrägen. Zähle dort die Gebäude seiner drei Farben und multipliziere sie mit der Anzahl seiner Farben, die darunter sind. Bauhütten, Basare, Feldlager und der Brunnen sind hier keine Gebäude. Mauern spielen keine Rolle, und ein Gebäude kann für mehrere Basare zählen.

    Beispiel: ein Basar für Pavillons, Gärten und Türme. Ringsum stehen drei Gärten, ein Turm und zwei Gemächer: 4 Gebäude in 2 Farben, 4 × 2 = 8 Punkte. Mit einem Pavillon dazu wären es 5 × 3 = 15.

## Die Lektion

lesson-bazaars-title = Basare
lesson-bazaars-about = Kaufe Plättchen, bei denen die Farben ringsum zählen.
lesson-bazaars-buy-title = Neben dem Bauhof
lesson-bazaars-buy-1 = Basare liegen neben dem Bauhof. Jeder hat eine Währung und drei Farben.
lesson-bazaars-buy-2 = Sein Preis ist der des **Plättchens seiner Währung im Bauhof**, und du musst **passend** zahlen. Also hast du noch eine Aktion.
lesson-bazaars-buy-turn = Kaufe den Basar.
lesson-bazaars-buy-done = 9 Dirham, wie für den Garten. Und du hast noch eine Aktion.
lesson-bazaars-buy-hint = Wähle den Basar: 5 + 4 Dirham sind passend.
lesson-bazaars-buy-wrong = Diesmal kaufe den Basar.
lesson-bazaars-buy-wrong-tile = Erlaubt, aber dann ist das Dirhamfeld leer, und der Basar hat keinen Preis mehr.
lesson-bazaars-price-title = Kein Preis, kein Kauf
lesson-bazaars-price-1 = Solange das Feld seiner Währung **leer** ist, gibt es einen Basar nicht zu kaufen.
lesson-bazaars-price-2 = Und **zu viel** zahlen darfst du auch nicht: mit 7 + 6 Dukaten bekommst du keinen für 10.
lesson-bazaars-price-turn = Versuche, beide Basare zu kaufen.
lesson-bazaars-price-done = Einer hat jetzt keinen Preis; für den anderen fehlt dir die passende Summe.
lesson-bazaars-price-hint = Wähle einen Basar, dann den anderen.
lesson-bazaars-place-title = Gute Nachbarn
lesson-bazaars-place-1 = Ein Basar hat keine Mauern und wird wie ein Gebäude angelegt.
lesson-bazaars-place-2 = Am Ende zählen die **8 Felder ringsum**: die Gebäude seiner Farben **×** die Zahl dieser Farben dort.
lesson-bazaars-place-3 = Deiner zählt Pavillons, Gemächer und Türme.
lesson-bazaars-place-turn = Lege ihn dort an, wo er am meisten bringt.
lesson-bazaars-place-done = Zwei Türme, ein Gemach, ein Pavillon: 4 Gebäude × 3 Farben = 12 Punkte.
lesson-bazaars-place-hint = Probier es nordwestlich vom Brunnen; auch schräge Nachbarn zählen.
lesson-bazaars-place-wrong = Erlaubt, aber hier bringt er weniger. 12 Punkte sind möglich.
lesson-bazaars-place-wrong-reserve = In der Reserve bringt er nichts.
lesson-bazaars-score-title = Erst am Ende
lesson-bazaars-score-1 = Basare bringen **nur in Wertung 3** Punkte: deiner hat 12 gebracht.
lesson-bazaars-score-2 = Ein Basar ist kein Gebäude: er gewinnt keine Mehrheit. Aber ein Gebäude kann für mehrere Basare zählen.
