### Una partita vera, giocata con le tessere di cartone: si scrivono i numeri e si contano i punti.

real-title = Partita dal vivo
real-tab-numbers = Inserisci i numeri
real-tab-table = Dettagli
real-scorings = Conteggio
real-how-many = Quanti ne ha ognuno
real-hint = Scrivi i numeri; Tab passa al giocatore successivo, Invio alla riga successiva. Le tessere nella riserva non contano.
real-less = Uno in meno
real-more = Uno in più
real-field = { $row }, { $name }
real-asks-points = punti
real-asks-count = quanti
real-asks-lost = punti persi
real-too-many = { $types }: nella scatola ce ne sono solo { $most }, ma hai scritto { $n }.
real-too-long = { $name }: mura troppo lunghe per questi edifici ({ $n }, al massimo { $most }).
real-ties = Parità
real-more-ties = e ancora { $n }
real-missing =
    { $n ->
        [one] { $n } numero mancante
       *[other] { $n } numeri mancanti
    }
real-missing-all =
    { $n ->
        [one] { $n } numero mancante in tutta la partita
       *[other] { $n } numeri mancanti in tutta la partita
    }
real-complete = Il conteggio è completo
real-wrong =
    { $n ->
        [one] { $n } numero impossibile
       *[other] { $n } numeri impossibili
    }
real-empty =
    { $which ->
        [first] il conteggio 1 vuoto
        [second] il conteggio 2 vuoto
       *[both] i conteggi 1 e 2 vuoti
    }
real-state = { $state }
real-objection = Aggiungere la partita con { $state }?
real-kept = Tutto ciò che scrivi viene salvato. La partita può continuare un altro giorno.
real-gained = { $name }: { $points } in questo conteggio, { $total } in tutto
real-undo = Annulla
real-new = Nuova partita dal vivo
real-finish = Aggiungi la partita alla carriera
real-finish-sure = Aggiungi lo stesso
real-finished = Ora la partita è nella carriera.
real-next = Vai al conteggio successivo
real-where = Luogo
real-where-hint = A casa di chi?
real-day = Data
real-name = Giocatore { $n }
real-add-seat = Aggiungi un giocatore
real-remove-seat = Togli il giocatore { $n }
real-players = Giocatori
real-evening = Luogo e data
real-modules = Moduli
real-others = Partite dal vivo
real-other = { $day }, { $names }

lay-wrong = { $name }, { $thing }: { $rule }
lay-wrong-board = { $board }: { $rule }
lay-no-turn = Qui si è tra un turno e l’altro: la posizione non si può ricreare.
lay-no-room = Qui non c’è posto per un altro pezzo.
lay-broken =
    { $n ->
        [0] Da qui non si può giocare. { $first }
        [one] Da qui non si può giocare. { $first } { $n } cosa in più è contro le regole.
       *[other] Da qui non si può giocare. { $first } { $n } cose in più sono contro le regole.
    }
lay-no-text = Questo testo non contiene una posizione.
lay-text-wrong = Una parte di questo testo manca o è sbagliata.

lay-zone-market = Mercato
lay-zone-display = Denaro scoperto
lay-zone-dirk = Carlo
lay-zone-alhambra = { $name }, Alhambra
lay-zone-reserve = { $name }, riserva
lay-zone-hand = { $name }, mano

lay-tiles = Componi una posizione
lay-pieces = Pezzi
lay-group = Tipo di pezzo
lay-money = Denaro ({ $currency })
lay-hint = Scrivi la prima lettera, il prezzo e i muri di un pezzo (g8no) per prenderlo. Invio porta a una casella dove può stare; un altro Invio lo piazza.
lay-walls = neso
lay-where = Posto sul tavolo
lay-place = { $place } ({ $n })
lay-count = Conta i punti
lay-counted = Posizione preparata
lay-counted-broken =
    { $n ->
        [one] { $n } cosa è contro le regole, ma viene contata
       *[other] { $n } cose sono contro le regole, ma vengono contate
    }
lay-play = Gioca da qui
lay-save = Salva la posizione
lay-copy = Copia la posizione
lay-open = Apri una posizione
lay-paste = Incolla una posizione
lay-lies = Piazza comunque
lay-held = In mano: { $piece }
lay-found =
    { $n ->
        [one] In mano: { $piece }
       *[other] In mano: { $piece } ({ $n } corrispondono)
    }
lay-fits = casella vuota dove può stare
lay-tile = { $tile }, { $sides }
lay-nothing = Qui non c’è niente.
lay-whole = Tutte le regole sono rispettate. Il resto è nel sacchetto o nel mazzo.
lay-next = Conteggio successivo
lay-turn = A chi tocca
lay-score = Punti del giocatore { $n }
lay-points = Punti
lay-copied = La posizione è negli appunti come testo.
lay-out = Ricrea questa posizione

lay-marks = Su questa tessera
lay-mark-chest = Forziere
lay-mark-resident = Abitante
lay-mark-sticks = Barrette
lay-mark-none = nulla
lay-mark-there = sì
lay-mark-sides = { $sides }
lay-zone-bonus = { $name }, carte bonus
lay-zone-bonus_shown = { $name }, carte bonus mostrate
lay-zone-characters = { $name }, personaggi
lay-zone-thieves = { $name }, ladri
lay-zone-bazaars_open = Bazar in vendita
lay-zone-walls_open = Carte muro scoperte
lay-bag = Tessere nel sacchetto
lay-deck = Carte nel mazzo
lay-coming = Ancora da pescare
lay-face-down = Carte coperte
lay-deal = Completa mercato e denaro
lay-cleared =
    { $n ->
        [one] Con il modulo è andato via { $n } pezzo. Ctrl+Z lo rimette.
       *[other] Con il modulo sono andati via { $n } pezzi. Ctrl+Z li rimette.
    }
lay-mark-gates = Porte della città
lay-mark-gate_open = Carta porta scoperta
lay-mark-trader = Venditore
lay-mark-vizier = Visir attivo
lay-mark-attack_next = Prossimo attacco
lay-zone-coins = { $name }, monete
lay-zone-residents = { $name }, abitanti con il venditore
lay-zone-thieves_used = Ladri usati
lay-zone-huts_open = Capannoni scoperti
lay-zone-chests = Carlo, forzieri
lay-zone-rooms = Stanze del tesoro
lay-zone-attacks = Attacchi finora
lay-zone-scouts_open = Esploratori scoperti
lay-luck-same-help = Carte e tessere escono nello stesso ordine ogni volta che giochi da questa posizione.
lay-luck-new-help = Carte e tessere escono in un ordine nuovo.

### Domande alle IA su un momento

lay-ask = Chiedi alle IA
advised-title = Chiedi alle IA
advised-tab-all = Consigli
advised-who = Turno di { $name }
advised-seat = Consigli per
advised-done = Finito
advised-hint = Carte e tessere nascoste si ridistribuiscono molte volte. Il costo è il numero di vittorie perse su 100 partite, con i valori fra cui sta quasi certamente.
advised-levels = Che cosa farebbe ogni livello
advised-moves = Quanto costa ogni scelta
advised-instead = Manca – { $reason }
advised-wait = Le IA stanno pensando.
advised-best = La migliore
advised-equal = Quasi uguale
advised-under = meno di 1
advised-share = ne vince { $n } su 100
advised-by = Scelta da: { $levels }
advised-price =
    { $kind ->
        [best]
            la scelta migliore, vince { $share ->
                [one] { $share } partita
               *[other] { $share } partite
            } su 100
        [equal]
            quasi uguale alla migliore, vince { $share ->
                [one] { $share } partita
               *[other] { $share } partite
            } su 100
        [under]
            vince { $share ->
                [one] { $share } partita
               *[other] { $share } partite
            } su 100, neanche 1 in meno della migliore
       *[cost]
            vince { $share ->
                [one] { $share } partita
               *[other] { $share } partite
            } su 100, { $cost } in meno della migliore, { $within }
    }
advised-heard = { $move }: { $price }
advised-level-heard = { $level }: { $what }
advised-heard-why = { $what }. Perché: { $more }
advised-heard-instead = { $what }. Manca: { $more }
advised-heard-chosen = { $what }. Scelta da: { $more }
advised-nothing = Non c’è ancora niente da scegliere: aggiungi le tessere del mercato, il denaro scoperto e una mano.
advised-not-now = Puoi chiedere alle IA quando tocca a te.
advised-failed = Le IA non hanno risposto. Puoi chiedere di nuovo.
