### Drei Rätsel für heute, bei den Übungen.

puzzle-title = Drei für heute
puzzle-intro = Auf deiner Stufe
puzzle-solve = Lösen
puzzle-again = Noch einmal
puzzle-theme = Thema der Rätsel
puzzle-theme-all = Was du gelernt hast
puzzle-theme-money = Passend zahlen
puzzle-theme-wall = Die längste Mauer
puzzle-theme-building = Bauen
puzzle-theme-scoring = Wertung
puzzle-theme-games = Deine analysierten Partien
puzzle-tomorrow = Ab morgen: { $theme }
puzzle-whose = { $name } · { $note }
puzzle-waiting = noch nicht gelöst
puzzle-heard = Rätsel { $k }, { $name }: { $state }
puzzle-number = Rätsel { $k } von { $n }
puzzle-next = Nächstes Rätsel
puzzle-finish = Fertig
puzzle-done = Für heute geschafft: { $k } von { $n } richtig

## Fragen aus analysierten Partien

exercise-family-game = Aus einer analysierten Partie
puzzle-ask-game = Was würdest du tun?
puzzle-ask-place = Wo würdest du dieses Plättchen anlegen?
puzzle-ask-add = Wo würdest du dieses Plättchen einbauen?
puzzle-ask-remove = Welches Plättchen würdest du herausnehmen?
puzzle-ask-swap = Gegen welches Plättchen würdest du dieses tauschen?
puzzle-when = Du bist { $name }, in Zug { $turn } einer analysierten Partie. Wertung { $k } kommt noch.
puzzle-points = Punkte – { $list }
puzzle-market = Bauhof – { $list }
puzzle-row-aside = Zum Anlegen
puzzle-best = Der beste gefundene Zug: { $move }
puzzle-good = Etwa gleich gut: { $move }
puzzle-played = In der Partie gespielt: { $move } ({ $n ->
        [0] gleich gut
        [one] { $n } Sieg weniger in 100 Partien
       *[other] { $n } Siege weniger in 100 Partien
    })
puzzle-worse = { $n ->
        [one] Das ist { $n } Sieg weniger in 100 Partien, { $within }.
       *[other] Das sind { $n } Siege weniger in 100 Partien, { $within }.
    }

## Die Datei

puzzles-broken = Deine Rätsel in { $file } lassen sich nicht nutzen: { $reason }. Die Datei wurde als { $kept } aufbewahrt, und eine neue ist angelegt.
puzzles-locked = Deine Rätsel in { $file } bleiben, wie sie sind: { $reason }. Neue werden nicht aufbewahrt.
