### Lektionen: die Seite und die fünf Kapitel des Grundspiels.


## Die Seite

lesson-you = Du
lesson-course = Das Spiel lernen
lesson-chapter = Kapitel { $n } von { $of }
lesson-chapters = Kapitel
lesson-steps = Schritte
lesson-step = Schritt { $n } von { $of }
lesson-skip = Überspringen
lesson-leave = Verlassen
lesson-hint = Tipp
lesson-finish = Abschließen
lesson-next-chapter = Nächstes Kapitel
lesson-turn = Du bist am Zug
lesson-count = { $n } von { $of }
lesson-found = Richtig! Dein Schritt wird zurückgenommen, damit du noch einen anderen findest.
lesson-found-again = Den hast du schon gefunden. Suche einen anderen.
lesson-allowed = Das erlauben die Regeln. Suche etwas, das sie verbieten.
lesson-say-done = Gut gemacht
lesson-say-found = Gefunden
lesson-say-wrong = Erlaubt, aber diesmal nicht
lesson-say-hint = Tipp
lesson-kept = Dein Fortschritt bleibt. Du kannst jeden Schritt wiederholen.
lesson-prompt-read = Lies den Text dieses Schritts, dann geht es weiter
lesson-prompt-done = Dieser Schritt ist geschafft: weiter
lesson-key = { $key } tut in einer Lektion nichts.
lesson-state-done = geschafft
lesson-state-now = jetzt
lesson-marked = Auf dem Tisch markiert: { $list }
lesson-marked-one = markiert


## Die Seite zum Lernen

start-learn = Lernen
start-learn-detail = Lektionen, Regeln, Übungen
start-learn-first = Neu hier? Lerne das Spiel beim Spielen
learn-title = Lernen
learn-course-about =
    { $n ->
        [one] Fünf Kapitel, etwa { $n } Minute. Du spielst jeden Zug selbst, an einem echten Tisch.
       *[other] Fünf Kapitel, etwa { $n } Minuten. Du spielst jeden Zug selbst, an einem echten Tisch.
    }
learn-course-done = Du kennst das Grundspiel. Jetzt spiele es: eine erste Partie gegen zwei KI-Spieler, mit einem Coach an deiner Seite.
learn-begin = Beginnen
learn-go-on = Fortsetzen
learn-repeat = Noch einmal von vorn
learn-guided = Erste geführte Partie
learn-minutes =
    { $n ->
        [one] { $n } Minute
       *[other] { $n } Minuten
    }
learn-modules = Lektionen zu Modulen: Zusätze für spätere Partien
learn-book = Regeln
learn-book-detail = Jede Regel, mit Beispielen zum Ausprobieren
learn-practice = Übungen
learn-practice-detail = Kurze Fragen zu echten Stellungen
learn-known = Was du kannst
learn-known-detail = Regeln, die du schon genutzt hast, und solche, die noch kommen
learn-who = Wer lernt:
learn-nobody = ohne Namen
learn-new-name = Anderer Name
learn-add = Hinzufügen
learn-open = „{ $step }“ fehlt noch
learn-delete = Fortschritt löschen
learn-delete-sure = Allen Fortschritt löschen?
learn-not-saved = Dein Fortschritt ließ sich nicht speichern: { $reason }
learn-broken = Dein Fortschritt in { $file } lässt sich nicht nutzen: { $reason }. Die Datei wurde als { $kept } aufbewahrt, und eine neue ist begonnen.
learn-locked = Dein Fortschritt in { $file } bleibt, wie er ist: { $reason }. Was du jetzt lernst, bleibt nur bis zum Beenden.
learn-offer = { $n }-Minuten-Lektion


## Kapitel 1: Geld

lesson-money-title = Geld
lesson-money-about = Nimm Geld und lerne, wozu es gut ist.
lesson-money-goal-title = Deine Alhambra
lesson-money-goal-1 = Rings um diesen **Brunnen** baust du einen Palast. Seine Gebäude und seine Mauer bringen Punkte: wer die meisten hat, gewinnt.
lesson-money-goal-2 = Plättchen gibt es im **Bauhof** zu kaufen. Die Zahl auf einem Plättchen ist sein Preis.
lesson-money-goal-3 = In deinem Zug tust du **eins von dreien**: Geld nehmen, ein Plättchen kaufen oder umbauen.
lesson-money-take-title = Nimm eine Karte
lesson-money-take-1 = Vier Geldkarten liegen immer offen da.
lesson-money-take-2 = Du darfst **eine beliebige Karte** nehmen.
lesson-money-take-3 = Alles geht auch mit Tasten: **F2** zeigt sie am Tisch, **F3** alle auf einer Liste.
lesson-money-take-turn = Wähle die Karte mit dem höchsten Wert, dann drücke „{ play-button-take }“.
lesson-money-take-done = Die 9 ist jetzt auf deiner Hand. Ihre Stelle bleibt leer, bis dein Zug endet.
lesson-money-take-hint = Die höchste Karte ist die 9 in Dukaten, die orange.
lesson-money-take-wrong = Eine kleine Karte kostet dich dieselbe Aktion wie eine große. Nimm die 9.
lesson-money-take-wrong-several = Zwei kleine Karten gehen auch: das kommt als Nächstes. Diesmal nimm die 9.
lesson-money-several-title = Mehrere auf einmal
lesson-money-several-1 = Statt einer Karte darfst du **mehrere** nehmen, wenn sie zusammen **höchstens 5** wert sind.
lesson-money-several-2 = Die Farben sind egal.
lesson-money-several-turn = Finde beide Möglichkeiten, zwei Karten zu nehmen.
lesson-money-several-done = 1 + 3 und 1 + 4: beide bleiben bei höchstens 5. Kleine Karten helfen, passend zu zahlen.
lesson-money-several-hint = Wähle den Gulden (die gelbe 1), dann die 3 Dirham (grün) oder die 4 Denare (blau).
lesson-money-several-wrong = Eine Karte ist immer erlaubt. Diesmal nimm zwei, die höchstens 5 ergeben.
lesson-money-refill-title = Ende des Zuges
lesson-money-refill-1 = Geld nehmen beendet deine Aktionen.
lesson-money-refill-2 = Neue Karten und Plättchen kommen erst **am Ende des Zuges**.
lesson-money-refill-turn = Beende deinen Zug: was füllt die leeren Stellen?
lesson-money-refill-done = Zwei neue Karten liegen offen da. Jetzt beginnt der nächste Zug.
lesson-money-refill-hint = Drücke „{ play-button-end-turn }“ oder Eingabe.
lesson-money-refill-wrong = Beende jetzt deinen Zug.
lesson-money-currency-title = Vier Währungen
lesson-money-currency-1 = Jedes Feld im Bauhof nimmt nur **eine Währung**: gelbe Gulden, grüne Dirham, blaue Denare, orange Dukaten.
lesson-money-currency-2 = Du hast 4 Dukaten, und der Turm kostet 11.
lesson-money-currency-turn = Nimm die Karte, mit der du den Turm kaufen kannst.
lesson-money-currency-done = 4 + 7 = 11 Dukaten: im nächsten Zug kann der Turm dir gehören, passend bezahlt.
lesson-money-currency-hint = Der Turm liegt auf dem orangen Feld: er will Dukaten.
lesson-money-currency-wrong = Eine höhere Karte, aber in der falschen Währung: für den Turm zählen nur Dukaten.


## Kapitel 2: der Bauhof

lesson-market-title = Der Bauhof
lesson-market-about = Kaufe Plättchen und lerne, warum sich passend zahlen lohnt.
lesson-market-pay-title = Kaufe ein Plättchen
lesson-market-pay-1 = Zahle **mindestens den Preis**, in der Währung, auf deren Feld das Plättchen liegt.
lesson-market-pay-2 = Wechselgeld gibt es nicht.
lesson-market-pay-turn = Kaufe das einzige Plättchen, das du dir leisten kannst.
lesson-market-pay-done = Du hast 8 gezahlt bei einem Preis von 7: zu viel, also sind deine Aktionen vorbei.
lesson-market-pay-hint = Die Arkade kostet 7 Denare, und du hast eine 8 in Denaren.
lesson-market-pay-wrong = Geld nehmen geht immer. Diesmal kaufe ein Plättchen.
lesson-market-place-title = Lege es an
lesson-market-place-1 = Ein gekauftes Plättchen liegt bereit und wird **am Ende des Zuges** angelegt.
lesson-market-place-2 = Die **möglichen** Felder sind markiert: dort passt es. Plättchen werden nie gedreht.
lesson-market-place-turn = Lege die Arkade neben den Brunnen.
lesson-market-place-done = Deine Alhambra wächst. Ihre Mauern zeigen nach außen: das bringt später Punkte.
lesson-market-place-hint = Wähle ein mögliches Feld, dann drücke „{ play-button-place }“.
lesson-market-place-wrong = Lege die Arkade in deiner Alhambra an.
lesson-market-place-wrong-reserve = Die Reserve bringt nichts, und von dort wegzukommen kostet eine Aktion. Baue die Arkade jetzt.
lesson-market-exact-title = Zahle passend
lesson-market-exact-1 = Zahlst du **genau** den Preis, hast du **noch eine Aktion**.
lesson-market-exact-2 = Darum sind kleine Karten viel wert.
lesson-market-exact-turn = Kaufe ein Plättchen und zahle genau seinen Preis.
lesson-market-exact-done = Passend! Du bist weiter am Zug.
lesson-market-exact-hint = 2 + 4 Gulden sind genau der Preis des Pavillons.
lesson-market-exact-wrong = Kaufe ein Plättchen und zahle genau seinen Preis.
lesson-market-exact-wrong-over = Zu viel gezahlt: keine Aktion mehr. Wähle andere Karten von deiner Hand.
lesson-market-again-title = Noch eine Aktion
lesson-market-again-1 = Solange du passend zahlst, **geht dein Zug weiter**.
lesson-market-again-2 = Das Feld eines gekauften Plättchens bleibt **bis zum Ende des Zuges leer**.
lesson-market-again-turn = Kaufe ein zweites Plättchen, zahle passend, dann nimm Geld.
lesson-market-again-done = Drei Aktionen in einem Zug! Geld nehmen war die letzte.
lesson-market-again-hint = Auch das andere Plättchen geht passend: der Garten mit 3 + 5 Denaren, der Pavillon mit 2 + 4 Gulden. Dann nimm eine Karte.
lesson-market-again-wrong = Kaufe erst das zweite Plättchen: Geld nehmen beendet deine Aktionen.
lesson-market-again-wrong-over = Zu viel: damit wären deine Aktionen vorbei. Zahle passend.
lesson-market-again-wrong-end = Du darfst aufhören, aber eine weitere Aktion kostet nichts. Nutze sie.
lesson-market-both-title = Zwei Plättchen liegen bereit
lesson-market-both-1 = Alle Plättchen des Zuges werden jetzt angelegt, in **beliebiger Reihenfolge**.
lesson-market-both-2 = Was du nicht in deiner Alhambra willst, kommt in die **Reserve**.
lesson-market-both-turn = Lege beide Plättchen an.
lesson-market-both-done = Das war ein ganzer Zug: zwei Plättchen und eine Karte.
lesson-market-both-hint = Wähle ein mögliches Feld, oder lege das Plättchen in die Reserve.
lesson-market-both-wrong = Lege die zwei Plättchen an.


## Kapitel 3: Bauen

lesson-building-title = Gebäude anlegen
lesson-building-about = Wohin ein Plättchen passt, und was du tust, wenn nicht.
lesson-building-edges-title = Seiten müssen passen
lesson-building-edges-1 = Jede Seite eines Plättchens hat eine Mauer oder ist offen.
lesson-building-edges-2 = Wo zwei Plättchen sich berühren, gilt **Mauer an Mauer** oder **offen an offen**.
lesson-building-edges-turn = Mach es mit Absicht falsch: wähle ein Feld, auf dem eine Mauer auf eine offene Seite trifft.
lesson-building-edges-done = Das Spiel nennt die Seite, die nicht passt, und legt einen roten Balken darauf. Probieren kostet nichts.
lesson-building-edges-hint = Westlich vom Serail: seine Westseite hat eine Mauer, die Ostseite des Gartens hat keine.
lesson-building-places-title = Die richtigen Felder
lesson-building-places-1 = Ein neues Plättchen hat mindestens **eine ganze Seite** mit deiner Alhambra gemeinsam.
lesson-building-places-2 = Alle Seiten, die sich berühren, müssen passen, nicht nur eine.
lesson-building-places-turn = Finde beide Felder, auf die der Garten passt.
lesson-building-places-done = Beide sind erlaubt. Welches besser ist, entscheiden die Mauern: das kommt bald.
lesson-building-places-hint = Westlich vom Brunnen und nördlich vom Serail.
lesson-building-places-wrong = Baue den Garten in deiner Alhambra.
lesson-building-places-wrong-reserve = Er passt auf zwei Felder, du brauchst die Reserve also nicht.
lesson-building-walk-title = Zu Fuß vom Brunnen
lesson-building-walk-1 = Jedes Plättchen muss **zu Fuß vom Brunnen** erreichbar sein, durch offene Seiten.
lesson-building-walk-2 = Mauer an Mauer passt, aber niemand kommt hindurch.
lesson-building-walk-turn = Probier ein Feld aus, auf dem das Gemach nur Mauer an Mauer läge.
lesson-building-walk-done = Die Seiten passen, aber vom Brunnen führt kein Weg dorthin.
lesson-building-walk-hint = Östlich der Arkade: dort trifft ihre Mauer auf die Mauer des Gemachs.
lesson-building-hole-title = Keine Löcher
lesson-building-hole-1 = Kein leeres Feld darf von Plättchen **eingeschlossen** sein.
lesson-building-hole-2 = Ein schräger Ausweg genügt nicht.
lesson-building-hole-turn = Versuche, das leere Feld zwischen deinen Plättchen einzuschließen.
lesson-building-hole-done = Das leere Feld wäre für immer abgeschnitten. Es zu füllen wäre erlaubt.
lesson-building-hole-hint = Östlich vom leeren Feld: südlich von Arkade 8 und nördlich von Gemach 11.
lesson-building-reserve-title = Die Reserve
lesson-building-reserve-1 = Ein Plättchen, das nirgends passt oder das du aufheben willst, kommt in die **Reserve**.
lesson-building-reserve-2 = Dort bringt es nie Punkte.
lesson-building-reserve-turn = Dieser Turm passt nirgends. Lege ihn in die Reserve.
lesson-building-reserve-done = Die Reserve hat keine Grenze. Später findet der Turm vielleicht sein Feld.
lesson-building-reserve-hint = Drücke „{ play-button-reserve }“, dann bestätige.
lesson-building-reserve-wrong = Lege den Turm in die Reserve.
lesson-building-add-title = Umbau: einbauen
lesson-building-add-1 = Statt Geld zu nehmen oder zu kaufen, darfst du **umbauen**: das ist eine ganze Aktion.
lesson-building-add-2 = Zum Beispiel darfst du ein Plättchen aus der Reserve **einbauen**.
lesson-building-add-turn = Baue die Arkade in deine Alhambra ein.
lesson-building-add-done = Sie schließt die Ecke: die Mauer darum ist viel länger geworden.
lesson-building-add-hint = Drücke „{ play-chip-redesign }“, wähle die Arkade in der Reserve, dann das mögliche Feld.
lesson-building-add-wrong = Möglich, aber diesmal baue die Arkade auf einem leeren Feld ein.
lesson-building-swap-title = Umbau: tauschen
lesson-building-swap-1 = Du darfst auch ein Plättchen **herausnehmen** und in die Reserve legen.
lesson-building-swap-2 = Oder du **tauschst** ein Plättchen aus der Reserve gegen eines in der Alhambra, auf **genau demselben Feld**.
lesson-building-swap-3 = Danach müssen alle Bauregeln gelten. Der Brunnen bleibt immer liegen.
lesson-building-swap-turn = Lege den Turm dorthin, wo die Arkade ist.
lesson-building-swap-done = Die Arkade ist jetzt in der Reserve und kann später wiederkommen.
lesson-building-swap-hint = Drücke „{ play-chip-redesign }“, wähle den Turm in der Reserve, dann die Arkade.
lesson-building-swap-wrong = Möglich, aber diesmal tausche zwei Plättchen.
lesson-building-swap-wrong-remove = Herausnehmen kostet eine ganze Aktion, Einbauen noch eine. Ein Tausch macht beides auf einmal.
lesson-building-swap-wrong-add = Das baut den Turm ein. Diesmal lege ihn genau auf die Arkade.


## Kapitel 4: die längste Mauer

lesson-wall-title = Die längste Mauer
lesson-wall-about = Wie Mauern Punkte bringen und wie du sie länger machst.
lesson-wall-count-title = Was zählt
lesson-wall-count-1 = Bei jeder Wertung (drei in einer Partie) bringt deine **längste Mauer** 1 Punkt je Seite.
lesson-wall-count-2 = Nur **äußere** Seiten zählen: eine Mauer, hinter der kein Plättchen liegt.
lesson-wall-count-3 = Die Seiten müssen zusammenhängen, Ecke an Ecke. Deine läuft um die drei Türme: 1 + 3 + 3 = 7 Seiten.
lesson-wall-longer-title = Mach sie länger
lesson-wall-longer-1 = Jedes mögliche Feld zeigt, wie sich deine Mauer dort ändern würde.
lesson-wall-longer-2 = Eine Mauer **zwischen zwei Plättchen** liegt innen und zählt nicht mehr.
lesson-wall-longer-turn = Baue das Serail dort, wo deine Mauer am längsten wird.
lesson-wall-longer-done = 9 Seiten: beide Mauern führen deine weiter.
lesson-wall-longer-hint = Südlich vom Brunnen schließen seine Mauern an die östliche Mauer an.
lesson-wall-longer-wrong = Dort würde deine Mauer nicht länger. Es gibt ein besseres Feld.
lesson-wall-longer-wrong-inside = Dort läge eine Mauer innen: deine längste Mauer würde 2 Seiten verlieren.
lesson-wall-longer-wrong-reserve = In der Reserve zählen seine Mauern nicht. Baue es.
lesson-wall-join-title = Verbinde zwei Mauern
lesson-wall-join-1 = Nur das **längste** Stück bringt Punkte; die anderen bringen nichts.
lesson-wall-join-2 = Zwei Stücke zu verbinden lohnt sich also sehr.
lesson-wall-join-turn = Baue das Serail so, dass aus zwei Mauern eine wird.
lesson-wall-join-done = Von 6 auf 11 Seiten mit einem Plättchen!
lesson-wall-join-hint = Westlich vom Brunnen: zwischen der nördlichen Mauer und der südlichen.
lesson-wall-join-wrong = Dort bleibt deine längste Mauer bei 6. Suche die Stelle zwischen zwei Mauern.
lesson-wall-join-wrong-reserve = In der Reserve zählen seine Mauern nicht. Baue es.
lesson-wall-choose-title = Wähle das richtige Plättchen
lesson-wall-choose-1 = Billige Plättchen haben viele Mauern, teure wenige oder keine.
lesson-wall-choose-2 = Offene Seiten lassen deine Alhambra weiterwachsen: du brauchst beides.
lesson-wall-choose-turn = Kaufe das Plättchen, das deine Mauer am längsten macht, und baue es.
lesson-wall-choose-done = 10 Seiten, 10 Punkte bei jeder Wertung, die noch kommt.
lesson-wall-choose-hint = Das Gemach hat zwei Mauern, die in die Ecke im Südosten passen.
lesson-wall-choose-wrong = Kaufe ein Plättchen, dann baue es dort, wo deine Mauer am längsten wird.
lesson-wall-choose-wrong-tile = Dieses Plättchen hat zu wenige Mauern, um deine zu verlängern.
lesson-wall-choose-wrong-place = Das richtige Plättchen, aber nicht das beste Feld für deine Mauer.


## Kapitel 5: die Wertung

lesson-scoring-title = Wertung
lesson-scoring-about = Mehrheiten, Gleichstand und wie die Partie endet.
lesson-scoring-most-title = Mehrheiten
lesson-scoring-most-1 = Es gibt sechs Arten von Gebäuden. Wer von einer Art **die meisten** gebaut hat, bekommt ihre Punkte.
lesson-scoring-most-2 = Vergleiche die drei Alhambras: alle haben 1 Garten.
lesson-scoring-overtake-title = Geh in Führung
lesson-scoring-overtake-1 = Ein Gebäude mehr als die anderen genügt.
lesson-scoring-overtake-2 = Teure Arten bringen mehr: Pavillons am wenigsten, Türme am meisten.
lesson-scoring-overtake-turn = Kaufe das Plättchen, mit dem du in seiner Art allein vorn liegst.
lesson-scoring-overtake-done = 2 Gärten, die anderen je 1. Und passend bezahlt: noch eine Aktion.
lesson-scoring-overtake-hint = Den Garten kannst du passend bezahlen.
lesson-scoring-overtake-wrong = Eine Wertung ist nah. Kaufe erst den Garten.
lesson-scoring-turn-title = Beende den Zug
lesson-scoring-turn-1 = Nur was in der Alhambra steht, zählt, also muss der Garten gebaut werden.
lesson-scoring-turn-turn = Nimm irgendein Geld, dann baue den Garten.
lesson-scoring-turn-done = Jetzt muss für die leere Stelle eine Karte gezogen werden.
lesson-scoring-turn-hint = Wähle eine Karte und bestätige. Dann ein mögliches Feld für den Garten.
lesson-scoring-turn-wrong = Nimm erst Geld, dann baue den Garten.
lesson-scoring-turn-wrong-end = Du darfst aufhören, aber eine Karte kostet jetzt nichts. Nimm eine.
lesson-scoring-turn-wrong-reserve = In der Reserve bringt der Garten keine Punkte. Baue ihn.
lesson-scoring-count-title = Eine Wertungskarte
lesson-scoring-count-1 = Im Nachziehstapel stecken zwei Wertungskarten. Wird eine gezogen, **gibt es Punkte**.
lesson-scoring-count-2 = Eine dritte Wertung kommt am Ende der Partie.
lesson-scoring-count-turn = Beende deinen Zug und folge der Wertung.
lesson-scoring-count-done = Jeder Punkt lässt sich nachprüfen. Diese Seiten öffnest du jederzeit mit S.
lesson-scoring-count-hint = Drücke „{ play-button-end-turn }“.
lesson-scoring-count-wrong = Beende jetzt deinen Zug.
lesson-scoring-ties-title = Plätze und Gleichstand
lesson-scoring-ties-1 = In Wertung 1 zählt nur **Platz 1** einer Art. In Wertung 2 auch Platz 2, in Wertung 3 noch Platz 3, für viel mehr Punkte.
lesson-scoring-ties-2 = Bei **Gleichstand** werden die Punkte der Plätze addiert und geteilt, abgerundet.
lesson-scoring-ties-3 = Zum Beispiel die Türme: 6 Punkte für zwei, je 3.
lesson-scoring-end-title = Das Ende ist nah
lesson-scoring-end-1 = Du hast eben zwei Plättchen gekauft und passend bezahlt; im Beutel ist nur noch **eines**.
lesson-scoring-end-2 = Kann ein Feld im Bauhof **nicht gefüllt** werden, endet die Partie.
lesson-scoring-end-3 = Dann bekommt jedes übrige Plättchen **gratis**, wer am meisten von seiner Währung hat.
lesson-scoring-end-turn = Marco hat 8 Dukaten, du hast 4. Nimm, womit du den Turm gewinnst.
lesson-scoring-end-done = 13 Dukaten gegen 8: der Turm wird dir gehören.
lesson-scoring-end-hint = Der Turm liegt auf dem Dukatenfeld. Nimm die 9 Dukaten.
lesson-scoring-end-wrong = Dann bekäme Marco den Turm. Du brauchst mehr Dukaten.
lesson-scoring-end-wrong-end = Nutze deine Aktion: das Geld entscheidet, wer den Turm bekommt.
lesson-scoring-last-title = Der letzte Zug
lesson-scoring-last-1 = Lege die zwei Plättchen an, die du gekauft hast.
lesson-scoring-last-2 = Dann beende den Zug: zwei Felder sind leer, ein Plättchen ist übrig.
lesson-scoring-last-turn = Lege beide Plättchen an und beende den Zug.
lesson-scoring-last-done = Ein Feld bleibt leer: die Partie endet, und der Bauhof wird verteilt.
lesson-scoring-last-hint = Wähle für jedes Plättchen ein mögliches Feld, bestätige, dann beende den Zug.
lesson-scoring-last-wrong = Lege beide Plättchen an, dann beende den Zug.
lesson-scoring-gift-title = Ein Plättchen gratis
lesson-scoring-gift-1 = Der Turm gehört dir, und dein Geld behältst du.
lesson-scoring-gift-2 = Dann kommt Wertung 3. **Wer die meisten Punkte hat, gewinnt.**
lesson-scoring-gift-turn = Baue den Turm und folge der letzten Wertung.
lesson-scoring-gift-done = Jetzt kennst du das Grundspiel. Viel Spaß bei deiner ersten geführten Partie!
lesson-scoring-gift-hint = Wähle ein mögliches Feld und bestätige.
lesson-scoring-gift-wrong = Baue den Turm.
lesson-scoring-gift-wrong-reserve = In der Reserve zählt der Turm nicht. Baue ihn.
