### La pagina del giorno: le partite della data, il mese, le sfide.

today-title = Oggi
start-today-detail = La stessa partita per tutti
today-today = oggi
today-rule = Le partite nascono dalla data: stesse carte, stesse tessere, stessi avversari per tutti. Niente viene inviato da nessuna parte.
today-against = Contro { $opponents }
today-opponent = { $name } ({ $level })
today-play = Gioca
today-practise = Allenati
today-open = Apri
today-one-try = Un solo tentativo. Vale dalla prima mossa; puoi fermarti e continuare.
today-begun = Il tuo tentativo è cominciato.
today-late = Non giocata nel suo giorno. Puoi allenarti.
today-result = { $points }, { $place }
today-practising = Questo è allenamento: il tuo tentativo con questa partita vale già.
today-not-kept = Impossibile salvare il tuo tentativo: { $reason }
today-month = { $n ->
        [one] { $n } giocata
       *[other] { $n } giocate
    }, { $won ->
        [one] { $won } vinta
       *[other] { $won } vinte
    }
today-legend = vinta
today-earlier = Prima
today-later = Dopo
today-heard = { $day }. { $base }. { $modules }.
today-heard-base = Gioco base: { $result }
today-heard-modules = Con moduli: { $result }
today-heard-missed = non giocata
today-heard-begun = non finita
tries-broken = I tuoi tentativi in { $file } non sono utilizzabili: { $reason }. Il file è stato conservato come { $kept } e se ne comincia uno nuovo.
tries-locked = I tuoi tentativi in { $file } restano come sono: { $reason }. Quelli nuovi non vengono conservati.
