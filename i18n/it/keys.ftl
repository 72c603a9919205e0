# La pagina di tutti i tasti: i gruppi, e che cosa fa ogni tasto.

keys-title = Tutti i tasti
menu-keys-detail = Che cosa fa ogni tasto in questa partita
keys-group-go = Spostarsi e scegliere
keys-group-game = La partita
keys-group-see = Vedere di più
keys-group-say = Ascoltare e leggere
keys-group-turn = Durante il turno
keys-group-modules = Moduli in questa partita
keys-or = { $one } · { $other }

keys-zones = Parte successiva o precedente del tavolo
keys-items = Elemento successivo o precedente
keys-arrows = L’elemento più vicino in quella direzione
keys-cells = Qualunque casella dell’Alhambra, anche vietata
keys-primary = Conferma, o attiva l’elemento scelto
keys-choose = Scegli, o annulla la scelta
keys-cancel = Annulla, chiudi o rispondi di no
keys-why = Perché no? Che cos’è?
keys-rules = La regola dell’elemento scelto

keys-undo = Annulla mossa
keys-redo = Ripristina mossa
keys-restart = Ricomincia il turno
keys-save = Salva una copia
keys-new = Nuova partita
keys-hint = Suggerimento
keys-players = Cambia chi gioca
keys-menu = Menu
keys-mute = Attiva o disattiva i suoni
keys-pace = IA: più lente, più veloci
keys-cues = Mostra i tasti sul tavolo
keys-help = Questa pagina

keys-ledger = Foglio punti
keys-counts = Tabella degli edifici
keys-unseen = Che cosa è ancora nascosto
keys-lists = Passa agli elenchi o al tavolo
keys-log = Cronologia
keys-replay = Rivedi ciò che hanno fatto gli altri
keys-opponents = Un’altra Alhambra in grande
keys-tray = Scorte accanto alle Alhambra
keys-zoom = Ingrandisci, riduci, mostra tutto
keys-pan = Sposta la vista sull’Alhambra
keys-pages = Sfoglia gli elenchi

keys-say-walls = Le mura
keys-say-counts = Gli edifici di tutti
keys-say-free = Le caselle libere
keys-say-points = I punti
keys-say-last = L’ultima mossa
keys-say-row = La fila della casella; di nuovo: la prossima
keys-say-column = La colonna della casella; di nuovo: la prossima
keys-say-sides = I quattro lati della casella
keys-say-near = La casella libera più vicina; di nuovo: la prossima
keys-say-along = Le mura più lunghe, lato per lato; di nuovo: avanti
keys-say-board = Tutta l’Alhambra
keys-say-since = Che cosa è successo dal tuo ultimo turno
keys-say-hand = La tua mano
keys-say-market = Il mercato
keys-say-hands = Quante carte ha ciascuno
keys-say-rival-board = L’Alhambra del prossimo giocatore
keys-say-rival-lines = Una fila, una colonna, i lati di quell’Alhambra
keys-say-rival-along = Le sue mura più lunghe, lato per lato
keys-say-rival-counts = I suoi edifici

keys-slots = Tessera del mercato
keys-display = Carta denaro scoperta
keys-amount = Offri di più o di meno
keys-choices = Una delle risposte
keys-money = Prendi denaro
keys-buy = Compra una tessera
keys-redesign = Ristruttura
keys-next = Altra tessera
keys-reserve = Metti in riserva
keys-dirk = Dai a Carlo
keys-between = Passa in automatico tra un turno e l’altro

keys-bonus = Mostra una carta bonus
keys-characters = Usa un personaggio (di nuovo: il successivo)
keys-gates = La carta porta, o apri una porta
keys-walls = Carte muro

keys-how = Scegli una riga per cambiarne il tasto.
keys-own = Tasti personali: { $name }
keys-can = Invio cambia il tasto
keys-stays = Resta com’è
keys-none = Nessun tasto
keys-press = Premi il nuovo tasto al posto di { $key }. Esc lascia tutto com’è.
keys-press-first = Premi il nuovo tasto. Esc lascia tutto com’è.
keys-fixed = Questi tasti fanno la stessa cosa in ogni pagina, perciò restano come sono.
keys-reserved = { $key } fa la stessa cosa in ogni pagina e non può servire ad altro.
keys-taken = { $key } è già in uso: «{ $what }». Premilo di nuovo per toglierlo da lì, oppure premi un altro tasto.
keys-back = Ripristina
keys-all-back = Ripristina tutti
keys-sheet = Salva come scheda…
keys-sheet-saved = I tasti sono stati salvati: { $file }
keys-no-printer = Nessuna stampante trovata. Puoi invece salvare la scheda come file.

keys-replay-actions = Azione precedente o successiva
keys-replay-turns = Turno precedente o successivo
keys-replay-rounds = Giro precedente o successivo
keys-replay-scorings = Conteggio precedente o successivo
keys-replay-ends = Inizio o fine
keys-replay-forks = Diramazione successiva o precedente
keys-replay-tried = { branches-title }
keys-replay-seats = Che cosa vede un giocatore
keys-replay-open = Mostra tutte le mani
keys-replay-play = Avvia, pausa
keys-replay-back = Avvia all’indietro
keys-replay-pace = Più lento, più veloce
keys-replay-why = Perché l’IA l’ha fatto?
keys-replay-on = Continua da qui

keys-review-turns = Turno precedente o successivo
keys-review-events = Turno precedente o successivo con molta fortuna o una scelta costosa
keys-review-scorings = Conteggio precedente o successivo
keys-review-ends = Primo o ultimo turno
keys-review-turning = La svolta della partita
keys-review-dear = Scelta costosa successiva o precedente
keys-review-open = Apri o chiudi la scelta
keys-review-try = Prova tu
keys-review-there = Il tavolo in quel momento
keys-review-on = Continua da qui
keys-review-seats = Fortuna e scelte di un giocatore
keys-review-even = Tutti i giocatori insieme
keys-review-zoom = Ingrandisci o riduci
keys-review-ledger = { result-ledger }
keys-review-share = { share-title }
keys-review-table = Il grafico come tabella
keys-review-say = Tutto su questo turno

keys-career-games = Partita precedente o successiva
keys-career-ends = Prima o ultima partita

keys-fixed-page = Questi tasti valgono solo in quella pagina, perciò restano così.
