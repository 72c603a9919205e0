### Three puzzles for today, in the exercises.

puzzle-title = Tre per oggi
puzzle-intro = Adatti al tuo livello
puzzle-solve = Risolvi
puzzle-again = Riprova
puzzle-theme = Tema dei quesiti
puzzle-theme-all = Ciò che hai imparato
puzzle-theme-money = Pagamenti esatti
puzzle-theme-wall = Le mura più lunghe
puzzle-theme-building = Costruire
puzzle-theme-scoring = Conteggio
puzzle-theme-games = Le tue partite analizzate
puzzle-tomorrow = Da domani: { $theme }
puzzle-whose = { $name } · { $note }
puzzle-waiting = da risolvere
puzzle-heard = Quesito { $k }, { $name }: { $state }
puzzle-number = Quesito { $k } di { $n }
puzzle-next = Quesito successivo
puzzle-finish = Fine
puzzle-done = Per oggi hai finito: { $k } su { $n }

## Questions from reviewed games

exercise-family-game = Da una partita analizzata
puzzle-ask-game = Che cosa faresti?
puzzle-ask-place = Dove metteresti questa tessera?
puzzle-ask-add = Dove aggiungeresti questa tessera?
puzzle-ask-remove = Quale tessera toglieresti?
puzzle-ask-swap = Quale tessera scambieresti con questa?
puzzle-when = Sei { $name }, nel turno { $turn } di una partita analizzata. Il conteggio { $k } deve ancora arrivare.
puzzle-points = Punti – { $list }
puzzle-market = Mercato – { $list }
puzzle-row-aside = Acquistate o nella riserva
puzzle-best = La mossa migliore trovata: { $move }
puzzle-good = Quasi altrettanto buona: { $move }
puzzle-played = Giocata nella partita: { $move } ({ $n ->
        [0] altrettanto buona
        [one] { $n } vittoria in meno su 100 partite
       *[other] { $n } vittorie in meno su 100 partite
    })
puzzle-worse = { $n ->
        [one] Così vinci { $n } partita in meno su 100, { $within }.
       *[other] Così vinci { $n } partite in meno su 100, { $within }.
    }

## The file

puzzles-broken = I tuoi quesiti in { $file } non si possono usare: { $reason }. Il file è stato conservato come { $kept } e ne è stato iniziato uno nuovo.
puzzles-locked = I tuoi quesiti in { $file } restano come sono: { $reason }. Quelli nuovi non vengono conservati.
