### Una partita vera, giocata con le tessere di cartone: si scrivono i numeri e si contano i punti.

real-title = Partita dal vivo
real-tab-numbers = Inserisci i numeri
real-tab-table = Dettagli
real-scorings = Conteggio
real-how-many = Quanti ne ha ognuno
real-hint = Scrivi i numeri; Tab passa al giocatore successivo, Invio alla riga successiva. Le tessere nella riserva non contano.
real-hint-more = Aggiungi anche tutto ciò che con questi moduli vale come edificio.
real-most = { $row }: si possono inserire solo numeri da 0 a { $most }.
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

position-wrong = { $name }, { $thing }: { $rule }
position-wrong-board = { $board }: { $rule }
position-no-turn = Qui si è tra un turno e l’altro: la posizione non si può ricreare.
position-no-room = Qui non c’è posto per un altro pezzo.
position-broken =
    { $n ->
        [0] Da qui non si può giocare. { $first }
        [one] Da qui non si può giocare. { $first } { $n } elemento in più viola le regole.
       *[other] Da qui non si può giocare. { $first } { $n } elementi in più violano le regole.
    }
position-no-text = Questo testo non contiene una posizione.
position-text-wrong = Una parte di questo testo manca o è sbagliata.

position-zone-market = Mercato
position-zone-display = Denaro scoperto
position-zone-dirk = Carlo
position-zone-alhambra = { $name }, Alhambra
position-zone-reserve = { $name }, riserva
position-zone-hand = { $name }, mano

position-tiles = Componi una posizione
position-pieces = Pezzi
position-group = Tipo di pezzo
position-money = Denaro ({ $currency })
position-hint = Scrivi la prima lettera, il prezzo e i muri di un pezzo (g8no) per prenderlo. Invio porta a una casella dove può stare; un altro Invio lo piazza.
position-walls = neso
position-where = Posto sul tavolo
position-place = { $place } ({ $n })
position-count = Conta i punti
position-counted = La posizione che hai composto
position-counted-broken =
    { $n ->
        [one] { $n } elemento viola le regole, ma viene contato
       *[other] { $n } elementi violano le regole, ma vengono contati
    }
position-play = Gioca da qui
position-save = Salva la posizione
position-copy = Copia la posizione
position-open = Apri una posizione
position-paste = Incolla una posizione
position-lies = Piazza comunque
position-held = In mano: { $piece }
position-found =
    { $n ->
        [one] In mano: { $piece }
       *[other] In mano: { $piece } ({ $n } corrispondono)
    }
position-fits = casella vuota dove può stare
position-tile = { $tile }, { $sides }
position-nothing = Qui non c’è niente.
position-whole = Tutte le regole sono rispettate. Il resto è nel sacchetto o nel mazzo.
position-next = Conteggio successivo
position-turn = A chi tocca
position-score = Punti del giocatore { $n }
position-points = Punti
position-copied = La posizione è negli appunti come testo.
position-out = Ricrea questa posizione

position-marks = Su questa tessera
position-mark-chest = Forziere
position-mark-resident = Abitante
position-mark-sticks = Barrette
position-mark-none = nulla
position-mark-there = sì
position-mark-sides = { $sides }
position-zone-bonus = { $name }, carte bonus
position-zone-bonus_shown = { $name }, carte bonus mostrate
position-zone-characters = { $name }, personaggi
position-zone-thieves = { $name }, ladri
position-zone-bazaars_open = Bazar in vendita
position-zone-walls_open = Carte muro scoperte
position-bag = Tessere nel sacchetto
position-deck = Carte nel mazzo
position-coming = Ancora da pescare
position-face-down = Carte coperte
position-deal = Completa mercato e denaro
position-cleared =
    { $n ->
        [one] Con il modulo è andato via { $n } pezzo. { key-ctrl }+Z lo rimette.
       *[other] Con il modulo sono andati via { $n } pezzi. { key-ctrl }+Z li rimette.
    }
position-mark-gates = Porte della città
position-mark-gate_open = Carta porta scoperta
position-mark-trader = Venditore
position-mark-vizier = Visir attivo
position-mark-attack_next = Prossimo attacco
position-zone-coins = { $name }, monete
position-zone-residents = { $name }, abitanti con il venditore
position-zone-thieves_used = Ladri usati
position-zone-huts_open = Capannoni scoperti
position-zone-chests = Carlo, forzieri
position-zone-rooms = Stanze del tesoro
position-zone-attacks = Attacchi finora
position-zone-scouts_open = Esploratori scoperti
position-luck-same-help = Carte e tessere escono nello stesso ordine ogni volta che giochi da questa posizione.
position-luck-new-help = Carte e tessere escono in un ordine nuovo.

### Domande alle IA su un momento

position-ask = Chiedi alle IA
advised-title = Chiedi alle IA
advised-tab-all = Consigli
advised-who = Turno di { $name }
advised-seat = Consigli per
advised-done = Finito
advised-hint = Carte e tessere nascoste si ridistribuiscono molte volte. Il costo è il numero di vittorie perse su 100 partite, con i valori fra cui sta quasi certamente.
advised-levels = Che cosa farebbe ogni livello
advised-moves = Quanto costa ogni scelta
advised-instead = Perde – { $reason }
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
advised-heard-instead = { $what }. Perde: { $more }
advised-heard-chosen = { $what }. Scelta da: { $more }
advised-nothing = Non c’è ancora niente da scegliere: aggiungi tessere nel mercato, denaro scoperto e carte in mano.
advised-not-now = Puoi chiedere alle IA quando tocca a te.
advised-failed = Le IA non hanno risposto. Puoi chiedere di nuovo.
