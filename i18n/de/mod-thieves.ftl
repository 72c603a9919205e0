### Diebe: die Texte des Moduls.

mod-thieves = Diebe
new-pieces-thieves = Material: 12 geheime Diebeskarten.
new-changes-thieves = Zwischen zwei Zügen nimmt ein Dieb eine offene Geldkarte seiner Währung, bevor andere zugreifen können.
new-differs-thieves-round = Diebe nur nach jeder Runde
new-variant-thieves = Diebe wirken
new-variant-thieves-usual = nach jedem Zug
new-variant-thieves-round = nach jeder Runde
new-idea-thieves = Zwischen zwei Zügen offenes Geld schnappen.
zone-thieves = Diebe
zone-thieves-used = Genutzte Diebe
zone-thieves-removed = Diebe aus dem Spiel
act-use-thief = Dieb nutzen
log-thief-used = { $name } nutzt einen Dieb und nimmt { $cards }

rule-thieves-deal-title = Diebe verteilen
rule-thieves-deal-text = Es gibt 12 Diebe, 3 je Währung. Alle bekommen heimlich 4, zu viert 3, zu fünft oder sechst 2. Die übrigen kommen ungesehen aus dem Spiel.
rule-thieves-use-title = Einen Dieb nutzen
rule-thieves-use-text = Nach jedem Zug (in der Variante: nach jeder Runde) dürfen alle, außer wer als Nächstes am Zug ist, einen Dieb abgeben und eine Geldkarte seiner Währung aus der Auslage nehmen. Nach jedem Dieb wird die Auslage aufgefüllt.
refuse-thieves-use =
    { $reason ->
        [not_held] Diesen Dieb hast du nicht auf der Hand.
        [next] Wer als Nächstes am Zug ist, darf keinen Dieb nutzen.
        [round] Diebe wirken nur nach einer ganzen Runde.
        [not_shown] Diese Karte liegt nicht in der Auslage.
        [currency] Dieser Dieb nimmt nur Geld seiner eigenen Währung.
       *[not_now] Diebe wirken nur zwischen zwei Zügen.
    }
piece-thief = Ein Dieb, geheim, bis er genutzt wird. Zwischen zwei Zügen gibst du ihn ab und nimmst eine Karte seiner Währung aus der Auslage.
worth-thief = Könnte er nehmen: { $cards }
worth-thief-none = In der Auslage liegt keine Karte seiner Währung

## Das Regelheft

book-intro-thieves =
    Es gibt 12 geheime Diebe, 3 je Währung. Zwischen zwei Zügen nimmt ein Dieb für dich eine offene Geldkarte seiner Währung, bevor andere zugreifen können. Eine gute Karte in der Auslage ist also nicht sicher, und du kommst ohne Aktion an Geld. Jeder Dieb wirkt einmal.
book-thieves-deal =
    Die 12 Diebe, 3 je Währung, werden zu Beginn heimlich verteilt: zu zweit oder zu dritt 4 an alle, zu viert 3, zu fünft oder sechst 2. Der Rest kommt ungesehen aus dem Spiel.

    { $seats ->
        [2] In deiner Partie bekommen beide 4, und 4 Diebe kommen aus dem Spiel.
        [3] In deiner Partie bekommen alle 4, und keiner kommt aus dem Spiel.
        [4] In deiner Partie bekommen alle 3, und keiner kommt aus dem Spiel.
        [5] In deiner Partie bekommen alle 2, und 2 Diebe kommen aus dem Spiel.
       *[other] In deiner Partie bekommen alle 2, und keiner kommt aus dem Spiel.
    }
book-thieves-use =
    Nach jedem Zug, wenn aufgefüllt und gewertet ist, dürfen alle, außer wer als Nächstes am Zug ist, einen eigenen Dieb aus dem Spiel nehmen und genau eine Geldkarte seiner Währung aus der Auslage bekommen. Eine Baumeisterkarte gilt als Geld ihrer Währung. Mehrere Diebe nacheinander sind erlaubt.

    Nach jedem Dieb wird die Auslage aufgefüllt; das kann eine Wertung, eine Versteigerung oder Mauerkarten bringen. Gefragt wird reihum wie bei den Wesiren: wer als Nächstes am Zug ist (und keinen Dieb nutzen darf), steht am Anfang, wer gerade am Zug war, am Ende. Nach Dieben und Wesiren wird gemeinsam gefragt.
book-variant-thieves-round =
    Wie oft Diebe wirken dürfen, da sind sich die Quellen nicht einig. In dieser Variante geht es nur nach jeder Runde, wenn alle einmal am Zug waren, nicht nach jedem Zug. Alles andere bleibt gleich: wer die nächste Runde beginnt, darf keinen nutzen. Diebe kommen so seltener, und sie kommen weniger überraschend.
book-variant-thieves-round-title = Variante: Diebe nach jeder Runde

## Die Lektion

lesson-thieves-title = Diebe
lesson-thieves-about = Nimm zwischen zwei Zügen offenes Geld.
lesson-thieves-use-title = Zwischen zwei Zügen
lesson-thieves-use-1 = **Nach jedem Zug** dürfen alle Diebe nutzen, außer wer als Nächstes am Zug ist.
lesson-thieves-use-2 = Ein Dieb nimmt **eine offene Geldkarte seiner Währung**, egal wie viel sie wert ist, und kommt aus dem Spiel.
lesson-thieves-use-3 = Dein Zug ist vorbei, gleich kommt Marco. Du hast 4 Dukaten; der Turm kostet 13.
lesson-thieves-use-turn = Nutze einen Dieb, damit du den Turm passend bezahlen kannst.
lesson-thieves-use-done = 4 + 9 = 13 Dukaten. Und auf der leeren Stelle liegt schon eine neue Karte.
lesson-thieves-use-hint = Wähle die 9 Dukaten: dein Dieb für Dukaten nimmt sie.
lesson-thieves-use-wrong = Ein Dieb für nur 2 Gulden? Denk an den Turm.
lesson-thieves-use-wrong-seven = 4 + 7 = 11 Dukaten: der Turm kostet 13.
lesson-thieves-use-wrong-no = Nein sagen darfst du immer. Aber bis zu deinem nächsten Zug nimmt vielleicht jemand anders die 9.
lesson-thieves-again-title = Einer nach dem anderen
lesson-thieves-again-1 = Die Auslage ist aufgefüllt, und nun **wirst du noch einmal gefragt**.
lesson-thieves-again-2 = Du darfst so viele Diebe nutzen, wie du willst, einen nach dem anderen.
lesson-thieves-again-turn = Du hast 3 Gulden, und das Gemach kostet 8. Nutze deinen nächsten Dieb.
lesson-thieves-again-done = 3 + 5 = 8 Gulden: nun kannst du zwei Plättchen passend bezahlen.
lesson-thieves-again-hint = Die neue Karte ist genau richtig: 5 Gulden.
lesson-thieves-again-wrong = Dukaten hast du genug: 4 + 9. Denk an die Gulden.
lesson-thieves-again-wrong-two = 3 + 2 = 5 Gulden: das Gemach kostet 8.
lesson-thieves-again-wrong-no = Nein sagen darfst du, aber mit der neuen Karte könntest du passend zahlen.
lesson-thieves-only-title = Sonst nichts
lesson-thieves-only-1 = Zwischen zwei Zügen kauft und baut niemand, und ein Dieb nimmt nur **seine eigene Währung**.
lesson-thieves-only-2 = Während eines Zuges dagegen ruhen die Diebe.
lesson-thieves-only-turn = Versuche zwei Dinge, die jetzt verboten sind: die Denare nehmen, ein Plättchen kaufen.
lesson-thieves-only-done = Deine Aktionen sind vorbei. Ohne Dieb für Denare bleiben diese Denare liegen.
lesson-thieves-only-hint = Wähle die 4 Denare, dann ein Plättchen im Bauhof.
lesson-thieves-keep-title = Lohnt sich ein Dieb?
lesson-thieves-keep-1 = Zu dritt bekommen alle am Anfang **4 Diebe**, und nie einen neuen.
lesson-thieves-keep-2 = Diesmal sind die offenen Gulden und Dukaten nur 1 und 2 wert.
lesson-thieves-keep-turn = Entscheide: einen Dieb nutzen oder nein sagen?
lesson-thieves-keep-done = Ganz recht: ein Dieb nimmt eine 9 so leicht wie eine 1.
lesson-thieves-keep-hint = Drücke „{ play-button-no }“.
lesson-thieves-keep-wrong = Erlaubt, aber dafür ist ein Dieb zu schade. Heb ihn für eine bessere Karte auf.
