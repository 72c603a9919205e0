### La pagina del giorno: le partite della data, il mese, le sfide.

today-title = Oggi
start-today-left =
    { $n ->
        [0] Hai giocato entrambe le partite
        [one] Ancora una partita da giocare
       *[other] { $n } partite da giocare
    }
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
today-practising = Questo è allenamento: il tentativo che conta lo hai già fatto.
today-not-kept = Impossibile salvare il tuo tentativo: { $reason }
today-month-none = In questo mese non hai giocato: ogni tentativo lascia un segno sul suo giorno.
today-month = { $n ->
        [one] { $n } giocata
       *[other] { $n } giocate
    }, { $won ->
        [one] { $won } vinta
       *[other] { $won } vinte
    }
today-hint = { $day }, la tua partita: { $told }
today-hint-better = meglio nel turno { $turn } – { $move }
today-hint-none = nessuna scelta è risultata costosa
today-hint-offer = l’analisi mostra le mosse migliori
today-earlier = Mese precedente
today-later = Mese successivo
today-heard = { $day }. { $base }. { $modules }.
today-heard-base = Gioco base: { $result }
today-heard-modules = Con moduli: { $result }
today-heard-missed = non giocata
today-heard-begun = non finita
tries-broken = I tuoi tentativi in { $file } non sono utilizzabili: { $reason }. Il file è stato conservato come { $kept } e se ne comincia uno nuovo.
tries-locked = I tuoi tentativi in { $file } restano come sono: { $reason }. Quelli nuovi non vengono conservati.

## Sfide

challenge-title = Sfida
challenge-note = Hai ricevuto una sfida? Incollala in un punto qualsiasi di questa pagina. Giochi con le stesse carte contro gli stessi avversari; poi vedi tutte le partite a confronto.
challenge-hint = DEAL1-…
challenge-none = Questo testo non contiene sfide
challenge-newer = Questa sfida viene da una versione più recente del programma
challenge-short = La sfida è incompleta (gruppi di lettere arrivati: { $n } su { $all })
challenge-group = Il gruppo { $n } è sbagliato o al posto sbagliato: { $group }
challenge-wrong = Una parte di questo testo viene da un’altra sfida
challenge-people = Questa sfida non viene da una partita di una sola persona contro le IA
challenge-deal = { $name } ti sfida: { $modules }
challenge-today = È una delle partite di oggi: il tuo unico tentativo vale per entrambe.
challenge-first = Prima gioca: il risultato resta nascosto fino alla fine del tuo tentativo.
challenge-also = Aspettano la tua partita anche i risultati di: { $names }
challenge-changed = Da allora le IA sono cambiate (versione { $theirs } allora, { $ours } adesso). Possono giocare in modo diverso.
challenge-row = { $item }: { $points }
challenge-cell = { $name } { $n }
challenge-cell-most = { $name } { $n } (massimo)
challenge-remove = Togli { $name }
challenge-removed = Risultato tolto dal confronto: { $name }.
challenge-put-back = Rimetti
challenge-even = { $name }, vittorie su 100 partite a fortuna pari: { $n }
challenge-most = Il tuo vantaggio maggiore: { $item } (+{ $n })
challenge-least = { $name }, vantaggio maggiore: { $item } (+{ $n })
challenge-unlike = Le mosse di questa sfida non rispettano le regole di questa versione.
challenge-alike = Le due partite sono uguali, mossa per mossa.
challenge-computers = Nel turno { $turn } un’IA ha scelto diversamente; da lì le partite sono diverse.
challenge-parted = Le due partite divergono dal turno { $turn }:
challenge-no-try = Solo la tua prima partita finita con queste carte può diventare una sfida.
challenge-copied = La sfida è negli appunti ({ $n } lettere). Mandala a un amico.
challenge-whole = Con tutte le mosse
