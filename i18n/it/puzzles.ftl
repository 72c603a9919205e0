### The puzzles of the day.

puzzle-title = Quesiti del giorno
puzzle-intro = Tre al giorno, difficili quanto basta per te
puzzle-solve = Risolvi
puzzle-again = Riprova
puzzle-theme = Tema dei quesiti
puzzle-theme-all = Ciò che hai imparato
puzzle-theme-money = Pagamenti esatti
puzzle-theme-wall = Le mura più lunghe
puzzle-theme-building = Costruire
puzzle-theme-scoring = Conteggio
puzzle-tomorrow = Da domani: { $theme }
puzzle-streak =
    { $n ->
        [one] { $n } giorno di fila · record { $best }
       *[other] { $n } giorni di fila · record { $best }
    }
puzzle-waiting = da risolvere
puzzle-heard = Quesito { $k }, { $name }: { $state }
puzzle-number = Quesito { $k } di { $n }
puzzle-next = Quesito successivo
puzzle-finish = Fine
puzzle-done = Per oggi hai finito: { $k } su { $n }
