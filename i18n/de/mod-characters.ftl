### Charaktere: die Texte des Moduls.

mod-characters = Charaktere
new-pieces-characters = Material: 10 Charakterkarten.
new-changes-characters = Wird eine gezogen, wird sie sofort versteigert; wer sie gewinnt, kann etwas, das sonst niemand kann.
new-idea-characters = Biete auf Leute, die dir helfen.

zone-characters = Charaktere
zone-side-stack = Seitenstapel
zone-auction = Wird versteigert

## Was gewählt werden kann

act-bid = Bieten
act-pass-bid = Passen
act-pay-bid = Gebot bezahlen
act-keep-fatima = 8 Punkte nehmen
act-swap-fatima = Fatima tauschen
act-use-laila = Laila: neues Plättchen
act-use-machma = Machma: Geld tauschen
act-use-yammerad = Yammerad: Karte ziehen
act-begin-turn = Keinen nutzen
act-use-karim = Karim: Plättchen gratis
act-use-knihstig = Karte nehmen
act-decline-knihstig = Keine nehmen
act-use-ammar = Ammar: Umbau
act-choose-hakim = Art wählen

## Was gefragt wird

ask-auction = Ein Charakter wird versteigert: bieten oder passen?
ask-pay-bid = Du hast die Versteigerung gewonnen: mit welchen Karten zahlst du?
pass-auction = Versteigerung: { $card }
pass-auction-won = Versteigerung gewonnen: { $card }
what-auction = { $card } – { $about }
what-auction-part = { $n } in Wertung { $k }
what-auction-each = { $n } in jeder kommenden Wertung
what-auction-points = Nach jetzigem Stand: { $parts }
what-auction-pay =
    { $over ->
        [0] Dieses Gebot kannst du passend bezahlen
       *[other] Bei diesem Gebot würdest du mindestens { $over } zu viel zahlen
    }
ask-fatima = Fatima: jetzt 8 Punkte, oder die oberste Karte des Seitenstapels?
ask-before-turn = Vor der ersten Aktion einen Charakter nutzen?
ask-knihstig = Abdul Knihstig: eine Geldkarte aus der Auslage nehmen?
ask-hakim = Gleich kommt eine Wertung: in welcher Art zählt Hakim Wahid ein halbes Gebäude mehr?

## Was geschehen ist

log-auction-opened = { $card } wird versteigert; zuerst bietet { $name }
log-bid-made = { $name } bietet { $amount }
log-bid-passed = { $name } passt
log-nobody-bid = Niemand bietet: { $card } kommt aus dem Spiel
log-character-won = { $name } bekommt { $card } für { $cards }
log-fatima-kept =
    Fatima: { $name } bekommt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
log-fatima-swapped = { $name } tauscht Fatima und bekommt { $card }
log-laila-used = Laila: { $name } legt { $tile } zurück in den Beutel
log-laila-failed = Laila: kein Plättchen für den Bauhof kam aus dem Beutel
log-machma-used = Machma: { $name } gibt { $cards } und nimmt { $card }
log-yammerad-used = Yammerad: { $name } zieht vom Nachziehstapel
log-yammerad-turned = Yammerad deckt eine Karte für den Ablagestapel auf: { $card }
log-yammerad-drew = Yammerad: { $name } behält die gezogene Geldkarte
log-yammerad-failed = Yammerad: es gibt keine Karte mehr zu ziehen
log-karim-used = Karim: { $name } bekommt { $tile } gratis
log-knihstig-used = Knihstig: { $name } nimmt { $card }
log-ammar-used = Ammar: { $name } darf noch einmal umbauen
log-faruk-used = Faruk: { $name } nimmt bis zu 7 auf einmal
log-hakim-chose =
    Hakim: { $name } zählt ein halbes Gebäude mehr ({ $colour ->
        [pavilion] Pavillons
        [seraglio] Serails
        [arcades] Arkaden
        [chambers] Gemächer
        [garden] Gärten
       *[tower] Türme
    })

## Wertungen

play-row-yusuf = Yusuf
proof-pay-yusuf = 1 je 3 Punkte der Mauer

## 7.7 Charaktere

rule-characters-deal-title = Charaktere im Nachziehstapel
rule-characters-deal-text = Je 2 der 10 Charakterkarten stecken in den Stapeln 2, 3 und 4. Die anderen 4 bilden einen verdeckten Seitenstapel.
rule-characters-auction-title = Die Versteigerung
rule-characters-auction-text = Ein gezogener Charakter wird sofort versteigert. Wer als Nächstes am Zug ist, beginnt; reihum wird erhöht oder endgültig gepasst. Du darfst nur bieten, was du in einer Währung bezahlen kannst, auch in Diamanten; gezahlt wird mindestens das Gebot, in einer Währung. Bietet niemand, kommt die Karte aus dem Spiel.
refuse-characters-auction =
    { $reason ->
        [low] Das Gebot muss höher sein als { $highest }.
        [cover] Eine Währung deckt höchstens { $held }.
        [currency] Ein Gebot wird in nur einer Währung bezahlt.
        [not_held] Diese Karte ist nicht auf deiner Hand.
        [short] Für das Gebot noch zu bezahlen: { $missing }.
       *[not_now] { $frame ->
            [auction] Erst muss die Versteigerung zu Ende sein.
            [pay_bid] Erst muss das Gebot bezahlt werden.
           *[other] Gebote gibt es nur bei einer Versteigerung.
        }
    }
rule-characters-limits-title = Grenzen der Charaktere
rule-characters-limits-text = In einem Zug darf nur eine Karte mit * genutzt werden. Karten mit 1x kommen nach dem Nutzen aus dem Spiel.
refuse-characters-limits =
    { $reason ->
        [star] In diesem Zug wurde schon eine Karte mit * genutzt.
        [acted] In diesem Zug nicht mehr: { $card } wurde schon genutzt.
       *[not_now] Entscheide erst über die Charaktere.
    }
rule-karim-title = Abdul Karim 1x
rule-karim-text = Als Aktion holt er dir ein ausliegendes Plättchen gratis, auch ein Feldlager oder einen Basar. Es gilt als passend bezahlt: noch eine Aktion folgt.
refuse-karim =
    { $reason ->
        [not_owned] Abdul Karim gehört dir nicht.
        [not_offered] Dieses Plättchen ist nicht zu kaufen.
       *[not_now] Karim lässt sich nur als Aktion eines Zuges nutzen.
    }
rule-knihstig-title = Abdul Knihstig *
rule-knihstig-text = Nach dem Kauf eines Plättchens oder Basars zum Preis 10 oder mehr, auch mit Karim, darfst du sofort eine Geldkarte aus der Auslage nehmen.
refuse-knihstig =
    { $reason ->
        [not_shown] Das ist keine Geldkarte der Auslage.
       *[not_now] { $frame ->
            [knihstig] Entscheide erst, ob Knihstig eine Karte nimmt.
           *[other] Knihstig nimmt eine Karte gleich nach einem teuren Kauf.
        }
    }
rule-ammar-title = Ammar El’Schauf *
rule-ammar-text = Am Ende des Zuges, nach dem Anlegen, darfst du mit ihm noch einmal umbauen.
refuse-ammar =
    { $reason ->
        [not_owned] Ammar gehört dir nicht.
        [no_redesign] Jetzt ist kein Umbau möglich.
       *[not_now] Mit Ammar baust du am Ende des Zuges um, nach dem Anlegen.
    }
rule-faruk-title = Faruk Will’haben *
rule-faruk-text = Mit ihm darfst du mehrere Geldkarten bis zur Summe 7 statt 5 nehmen.
rule-fatima-title = Fatima 1x
rule-fatima-text = Sie bringt sofort 8 Punkte, oder du tauschst sie gegen die oberste Karte des Seitenstapels, die dann wirkt.
refuse-fatima =
    { $reason ->
        [empty] Der Seitenstapel ist leer.
       *[not_now] { $frame ->
            [fatima] Erst muss über Fatima entschieden werden.
           *[other] Über Fatima wird sofort entschieden, wenn sie gewonnen ist.
        }
    }
rule-hakim-title = Hakim Wahid
rule-hakim-text = Bei jeder Wertung zählst du mit ihm ein halbes Gebäude mehr in einer Art deiner Wahl, wenn du mindestens ein Gebäude davon hast. Das löst einen Gleichstand auf.
refuse-hakim =
    { $reason ->
        [none_built] Von dieser Art hast du keines gebaut.
       *[not_now] { $frame ->
            [hakim] Erst muss die Art für Hakim gewählt werden.
           *[other] Die Art für Hakim wird kurz vor einer Wertung gewählt.
        }
    }
rule-laila-title = Laila Wundabah *
rule-laila-text = Vor der ersten Aktion darfst du mit ihr ein Plättchen für ein Feld im Bauhof ziehen; dann kommt das alte zurück in den Beutel. Ein gezogener Basar kommt daneben, und es wird weiter gezogen. Kommen nur Basare, bleibt das alte Plättchen; mit leerem Beutel lässt sie sich nicht nutzen.
refuse-laila =
    { $reason ->
        [not_owned] Laila gehört dir nicht.
        [empty_slot] Auf diesem Feld liegt kein Plättchen.
        [empty_bag] Der Beutel ist leer.
       *[not_now] Laila lässt sich nur vor der ersten Aktion nutzen.
    }
rule-machma-title = Machma Klain *
rule-machma-text = Vor der ersten Aktion darfst du mit ihm eine Geldkarte von der Hand gegen eine gleich hohe oder kleinere aus der Auslage tauschen. Deine Karte kommt auf den Ablagestapel; die Stelle in der Auslage bleibt bis zum Auffüllen leer.
refuse-machma =
    { $reason ->
        [not_owned] Machma gehört dir nicht.
        [not_held] Das ist keine Geldkarte auf deiner Hand.
        [not_shown] Das ist keine Geldkarte der Auslage.
        [value] Die Karte in der Auslage ist mehr wert.
       *[not_now] Machma lässt sich nur vor der ersten Aktion nutzen.
    }
rule-yammerad-title = Yammerad *
rule-yammerad-text = Zu Beginn eines Zuges mit weniger als 3 Geldkarten darfst du mit ihm die oberste Karte vom Nachziehstapel ziehen. Geld, Diamanten und Baumeister behältst du. Alles andere wirkt, und du ziehst weiter.
refuse-yammerad =
    { $reason ->
        [not_owned] Yammerad gehört dir nicht.
        [money]
            { $held ->
                [one] Du hast { $held } Geldkarte auf der Hand; nötig sind weniger als 3.
               *[other] Du hast { $held } Geldkarten auf der Hand; nötig sind weniger als 3.
            }
        [no_card] Es gibt keine Karte zu ziehen.
       *[not_now] Yammerad lässt sich nur vor der ersten Aktion nutzen.
    }
rule-yusuf-title = Yusuf E’Passuff
rule-yusuf-text = Bei jeder Wertung bringt er dir einen Punkt mehr für je volle 3 Punkte deiner Mauer.
what-yusuf =
    Yusuf: { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }

## Die Regeln

book-intro-characters =
    Zehn Charaktere bieten ihre Hilfe an. Wird eine Charakterkarte gezogen, wird sie sofort versteigert, und wer am meisten zahlt, bekommt sie. Jeder Charakter kann etwas Eigenes: manche einmal, mit 1x gekennzeichnet; manche immer wieder, mit * gekennzeichnet; zwei geben bei jeder Wertung etwas dazu. Halte für den, den du willst, genug Geld einer Währung bereit.
book-characters-deal =
    Von den zehn gemischten Charakterkarten kommen je zwei in die Stapel 2, 3 und 4 des Nachziehstapels. Sechs von ihnen können also versteigert werden. Die anderen vier bilden einen verdeckten Seitenstapel; nur Fatima kann einen von ihnen ins Spiel bringen.
book-characters-auction =
    Ein beim Auffüllen gezogener Charakter wird sofort versteigert; dann wird weiter gezogen. Wer als Nächstes am Zug ist, beginnt mit einem Gebot von mindestens 1 oder passt. Reihum wird erhöht oder endgültig gepasst. Wer übrig bleibt, bekommt die Karte, und sie wirkt von diesem Moment an. Bietet niemand, kommt sie aus dem Spiel.

    Du darfst nur bieten, was du in einer einzigen Währung bezahlen kannst. Münzen und Baumeisterkarten dieser Währung zählen mit, auch Diamanten sind eine Währung, Wechselstuben helfen nicht. Gezahlt wird mindestens das Gebot, in einer Währung; Wechselgeld gibt es nicht, außer mit dem Modul „{ mod-change }“.

    Beispiel: du hast in Denaren 5 und 4 und in Dukaten 8. Du kannst bis 9 bieten, nicht bis 17. Gewinnst du mit 7, zahlst du mit 8 Dukaten oder mit 9 Denaren.
book-characters-limits =
    In einem Zug darf höchstens eine Karte mit * genutzt werden, auch wenn du mehrere hast. Karten mit 1x kommen nach dem Nutzen aus dem Spiel. Die anderen zwei, Hakim und Yusuf, wirken bei jeder Wertung und verbrauchen sich nicht. Du darfst beliebig viele Charaktere haben.
book-karim =
    Abdul Karim, der reiche Gönner (1x). Als Aktion bekommst du ein Plättchen vom Bauhof gratis; es darf auch ein Feldlager oder ein Basar sein, den es zu kaufen gibt. Es gilt als passend bezahlt, also hast du noch eine Aktion und bekommst einen Kundschafter, wenn einer passt. Bauhütten und Truhen sind keine Plättchen vom Bauhof. Dann kommt er aus dem Spiel.
book-knihstig =
    Abdul Knihstig, der Schatzmeister (*). Hast du ein Plättchen (oder einen Basar) zum Preis 10 oder mehr gekauft, darfst du sofort eine beliebige Geldkarte aus der Auslage nehmen. Das gilt auch, wenn Abdul Karim dir das Plättchen geholt hat. Was du gezahlt hast, spielt keine Rolle, nur der Preis.
book-ammar =
    Ammar El’Schauf, der Restaurator (*). Am Ende deines Zuges, nach dem Anlegen, darfst du noch einmal umbauen: einbauen, herausnehmen oder tauschen. Auch die eben gekauften Plättchen darfst du dafür nehmen. Mit einer Baumeisterkarte dazu sind es zwei solche Umbauten in einem Zug, in beliebiger Reihenfolge.
book-faruk =
    Faruk Will’haben, der Bankier (*). Nimmst du mehrere Geldkarten, darf ihre Summe bis 7 gehen statt bis 5. Beispiel: 4 und 3, oder 5, 1 und 1. Eine einzelne Karte darf wie immer jeden Wert haben.
book-fatima =
    Fatima, die Wahrsagerin (1x). Sie wirkt in dem Moment, in dem du sie gewinnst: entweder bekommst du 8 Punkte, oder du tauschst sie gegen die oberste Karte des Seitenstapels, ohne sie zu kennen. Die neue Karte wirkt dann für dich. In beiden Fällen kommt Fatima aus dem Spiel.
book-hakim =
    Hakim Wahid, der Weise. Bei jeder Wertung wählst du eine Gebäudeart, in der du ein halbes Gebäude mehr zählst. Du brauchst mindestens ein echtes Gebäude davon. Du wählst jedes Mal neu.

    Er löst den Gleichstand auf: bei 3 Türmen gegen 3 hast du 3,5 und liegst allein vorn. Mehr kann er nicht, denn 2,5 ist immer noch weniger als 3.
book-laila =
    Laila Wundabah, die Kennerin (*). Vor deiner ersten Aktion darfst du ein Plättchen im Bauhof ersetzen: für sein Feld wird ein neues aus dem Beutel gezogen, dann kommt das alte zurück in den Beutel. Mit leerem Beutel geht das nicht.

    Wird ein Basar gezogen, kommt er wie sonst neben den Bauhof, und es wird weiter gezogen. Kommen nur Basare, bleibt das alte Plättchen.
book-machma =
    Machma Klain, der Geldwechsler (*). Vor deiner ersten Aktion darfst du eine Geldkarte von deiner Hand gegen eine gleich hohe oder kleinere aus der Auslage tauschen. Deine eigene Karte kommt auf den Ablagestapel (eine Baumeisterkarte aus dem Spiel), und die Stelle in der Auslage bleibt bis zum Auffüllen leer.

    Beispiel: du gibst eine 7 in Gulden und nimmst eine 6 in Denaren, um ein Plättchen passend zu bezahlen.
book-yammerad =
    Yammerad, der Bettler (*). Hast du zu Beginn deines Zuges weniger als 3 Geldkarten, darfst du die oberste Karte vom Nachziehstapel ziehen. Münzen sind hier keine Karten; Diamanten und Baumeisterkarten sind Geldkarten. Ist die gezogene Karte Geld, ein Diamant oder eine Baumeisterkarte, behältst du sie, und deine Aktionen folgen.

    Alles andere wirkt, und du ziehst weiter. Eine Wertung kommt sofort, mit Angriff, neuen Kundschaftern und Dirks Plättchen. Ein Charakter wird versteigert, und du beginnst. Torkarten und Mauerkarten werden wie beim Auffüllen ausgelegt. Eine Wechselstube kommt auf den Ablagestapel.
book-yusuf =
    Yusuf E’Passuff, die Stadtwache. Bei jeder Wertung bekommst du einen Punkt mehr für je volle 3 Punkte deiner Mauer. Beispiel: eine Mauer mit 8 Punkten bringt 2 mehr, eine mit 9 Punkten 3 mehr.

## Die Lektion

lesson-characters-title = Charaktere
lesson-characters-about = Biete auf Leute und lass dir von ihnen helfen.
lesson-characters-bid-title = Eine Versteigerung
lesson-characters-bid-1 = Faruk Will’haben wurde gezogen und wird **sofort versteigert**. Marco bietet 3, Claire passt.
lesson-characters-bid-2 = Das höchste Gebot wird **in einer Währung** bezahlt, ohne Wechselgeld.
lesson-characters-bid-3 = Wer passt, ist draußen.
lesson-characters-bid-turn = Biete 4 und zahle mit deinen 4 Gulden.
lesson-characters-bid-done = Marco passt: Faruk gehört dir, für genau 4 Gulden.
lesson-characters-bid-hint = Bestätige das Gebot 4, dann die Zahlung mit 4 Gulden.
lesson-characters-bid-wrong = Diesmal biete 4 und zahle mit den 4 Gulden.
lesson-characters-bid-wrong-pass = Dann bekommt Marco Faruk für 3. Ein Gebot von 4 kostet dich eine kleine Karte.
lesson-characters-bid-wrong-high = Schon ein Gebot von 4 liegt vorn, und 4 kannst du passend zahlen.
lesson-characters-bid-wrong-dear = Es gibt kein Wechselgeld: zahle mit den 4 Gulden.
lesson-characters-cover-title = Wie hoch ein Gebot gehen darf
lesson-characters-cover-1 = Marco bietet 6. Du hast 7 Gulden, 3 Denare und 5 Dirham.
lesson-characters-cover-2 = **Eine Währung** muss das ganze Gebot decken.
lesson-characters-cover-turn = Versuche, 8 zu bieten.
lesson-characters-cover-done = Du hast insgesamt 15, aber dein höchstes Gebot ist 7.
lesson-characters-cover-hint = Erhöhe das Gebot von 7 auf 8.
lesson-characters-faruk-title = Faruk hilft
lesson-characters-faruk-1 = Mit Faruk darfst du mehrere Karten bis zur Summe **7** statt 5 nehmen.
lesson-characters-faruk-2 = Auf seiner Karte steht ein *: in einem Zug darf nur eine solche genutzt werden.
lesson-characters-faruk-turn = Nimm zwei Karten, die zusammen 7 wert sind.
lesson-characters-faruk-done = 3 + 4 mit einer Aktion: ohne Faruk wäre das zu viel.
lesson-characters-faruk-hint = Wähle die 3 Gulden und die 4 Dirham.
lesson-characters-faruk-wrong = Das geht auch ohne Faruk. Diesmal nimm die 3 und die 4.
lesson-characters-hakim-title = Ein halbes Gebäude
lesson-characters-hakim-1 = Gleich kommt eine Wertung. Hakim Wahid zählt **ein halbes Gebäude mehr** in einer deiner Arten.
lesson-characters-hakim-2 = Das reicht gerade, um einen Gleichstand aufzulösen.
lesson-characters-hakim-3 = Vergleiche alle Alhambras.
lesson-characters-hakim-turn = Wähle die Art, in der ein halbes Gebäude Punkte bringt.
lesson-characters-hakim-done = Zweieinhalb Türme schlagen die zwei von Marco.
lesson-characters-hakim-hint = In welcher Art hat jemand so viele Gebäude wie du?
lesson-characters-hakim-wrong = Wähle die Art, in der Gleichstand herrscht.
lesson-characters-hakim-wrong-garden = Claire hat zwei Gärten: mit anderthalb bleibst du dahinter.
lesson-characters-hakim-wrong-pavilion = Sonst hat niemand einen Pavillon: Platz 1 gehört dir ohnehin.
lesson-characters-score-title = Der Gleichstand ist aufgelöst
lesson-characters-score-1 = Platz 1 bei den Türmen, allein: **6 Punkte** statt 3.
lesson-characters-score-2 = Hakim bleibt bei dir. Karten mit 1x kommen nach dem Nutzen aus dem Spiel.
