### The puzzles of the day.

puzzle-title = Problemele zilei
puzzle-intro = Trei pe zi, pe măsura ta
puzzle-solve = Rezolvă
puzzle-again = Încearcă din nou
puzzle-theme = Tema problemelor
puzzle-theme-all = Ce ai învățat
puzzle-theme-money = Plăți exacte
puzzle-theme-wall = Cel mai lung zid
puzzle-theme-building = Construcție
puzzle-theme-scoring = Rundă de scor
puzzle-tomorrow = De mâine: { $theme }
puzzle-streak =
    { $n ->
        [one] { $n } zi la rând · record { $best }
        [few] { $n } zile la rând · record { $best }
       *[other] { $n } de zile la rând · record { $best }
    }
puzzle-waiting = încă nerezolvată
puzzle-heard = Problema { $k }, { $name }: { $state }
puzzle-number = Problema { $k } din { $n }
puzzle-next = Problema următoare
puzzle-finish = Gata
puzzle-done = Gata pe azi: { $k } din { $n } corecte
