### Eine Partie noch einmal ansehen: die Seite, und die Leiste unter ihrem Tisch.

replay-title = Nachspielen
menu-again-detail = bis jetzt, Schritt für Schritt
replay-begun = Der Tisch vor dem ersten Zug
replay-chooses = Zug { $turn }: { $name } wählt jetzt
replay-turn = Zug { $turn } · Runde { $round }
replay-action = Zug { $turn } · Runde { $round } · Aktion { $k } von { $n }
replay-hand = { $cards } · { $sum }
replay-one-hand = Hand
replay-hands = Handkarten

## Das Protokoll

replay-now = ist gerade geschehen
replay-next = kommt als Nächstes
replay-go-there = Zu diesem Moment

## Die Leiste

replay-bar = Zeitleiste der Partie
replay-line = Moment
replay-marks = Züge, auf der Linie markiert: { $turns }
replay-action-name = Aktion
replay-turn-name = Zug
replay-round-name = Runde
replay-action-short = Aktion
replay-turn-short = Zug
replay-round-short = Runde
replay-back-action = Vorige Aktion
replay-back-turn = Voriger Zug
replay-back-round = Vorige Runde
replay-on-action = Nächste Aktion
replay-on-turn = Nächster Zug
replay-on-round = Nächste Runde
replay-play = Abspielen
replay-backwards = Rückwärts
replay-speed = Tempo
replay-times = { $n }×
replay-view = Ansicht
replay-view-of = Was { $name } sieht
replay-all-open = Alle Handkarten
replay-more = Mehr
replay-branch-new = { $name } · neues Glück
replay-branch-same = { $name } · dasselbe Glück
replay-branches = { $n ->
        [one] und noch { $n } Zweig
       *[other] und noch { $n } Zweige
}
