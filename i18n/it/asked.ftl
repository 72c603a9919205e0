### What is this? Answers about everything on the table.

## Asked: what is this?

ask-title-here = Perché non qui?
ask-can = Ora si può – { $acts }
ask-no-purchase = Ora non permette nessun acquisto.
ask-none-fits = Ora nessuna tessera della riserva va bene qui.
ask-usable = Si può usare ora.
ask-stays = Ora una ristrutturazione non può rimuoverla.
ask-stays-ever = Una ristrutturazione non può mai rimuoverla.
ask-nothing-title = Niente
ask-nothing = Qui non c’è niente.
ask-player = Giocatore: { $name }
ask-seat = Tutti possono vedere l’Alhambra, la riserva, il punteggio e il numero di carte in mano.
ask-dirk = Carlo riceve punti per le maggioranze. Non ha né turno, né mano, né mura.
ask-slot-of = Casella: { $currency }
ask-currency = La tessera di questa casella si paga in { $money }.
ask-card = Una carta denaro. Un’azione ne prende una, o più fino a un totale di { $limit }.
ask-hand = Denaro che hai in mano. Serve a comprare tessere sulla casella della sua valuta.
ask-hand-all = Il tuo denaro, diviso per valuta. I valori li vedi solo tu.
ask-display = È tra il denaro scoperto.
ask-held = È nella tua mano.
ask-place-empty = Posto libero nel denaro scoperto
ask-place-refilled = Il rifornimento porta qui una carta dal mazzo.
ask-reserve = È nella riserva. Una ristrutturazione può metterla nell’Alhambra.
ask-reserve-all = Tessere tue ma non costruite. Qui non danno punti.
ask-bought = È tua e va ancora piazzata.
ask-cell-free = Una casella vuota.
ask-cell-choice = Questa casella si può scegliere ora.
ask-cell-legal = Puoi piazzare qui: { $tile }.
ask-stands = Alhambra: { $name }
ask-of = Proprietario: { $name }
ask-carries = Sopra: { $thing }
ask-sticks = Muri aggiunti: { $sides }
ask-gates = Porta: { $sides }. Si può passare; muro e tessera restano per sempre.
ask-in-zone = { $zone } ({ $n } di questo tipo)
ask-lies-there = Ora ci sono: { $things }
ask-deck = Da qui si rifornisce il denaro scoperto. Due conteggi si nascondono in due dei cinque mazzetti.
ask-bag-title = Sacchetto
ask-bag = Da qui si rifornisce il mercato. Se una casella non si può riempire, la partita finisce.

## Asked: what it is worth now

worth-now =
    { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    } se ora si facesse il conteggio { $k }
worth-was =
    { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    } nel conteggio { $k }
worth-place = { $row }: { $n } ({ $place })
worth-wall =
    Del tratto di mura più lungo, { $n ->
        [one] { $n } lato è
       *[other] { $n } lati sono
    } qui, su { $all }
worth-counted = Conta anche per: { $thing }
worth-part = { $types }: conta come { $n } in più
worth-types = { $types }: { $n } nella tua Alhambra, al massimo { $most } in un’altra
worth-best = Sulla casella migliore
worth-price = Costa { $price }; in mano { $held }
worth-purse = In mano: { $money }
worth-sale = In vendita: { $tile }, prezzo { $n }
worth-all = Tutto insieme
worth-has = { $name }: { $n }
worth-pays = Conteggio { $k }, punti per posto: { $pays }
worth-pile = Mazzetto { $n }: contiene ancora il conteggio { $k }
worth-pile-came = Mazzetto { $n }: non contiene più il conteggio { $k }

## Asked: numbers

number-of = { $what } ({ $name })
number-hand = Carte in mano
number-score = Punti finora
number-total = Totale
number-then = Punti dopo il conteggio
does-number-hand = Quante carte ha in mano un giocatore lo sanno tutti; quali, no.
does-number-score = I punti di tutti i conteggi fatti finora.
does-number-total = Quello che darebbe il prossimo conteggio se si facesse ora.
does-number-then = I punti che ciascuno avrebbe dopo il prossimo conteggio se si facesse ora.
does-number-reserve = Le tessere in riserva non danno punti finché una ristrutturazione non le aggiunge.
does-number-type = A ogni conteggio, chi ha più edifici di un tipo prende i punti di quel tipo.
does-number-wall = Il tratto continuo più lungo di mura esterne: 1 punto per lato a ogni conteggio.
does-score = Il segnapunti: un segno per ogni giocatore.

## Asked: what a button or a panel does

does-money = Un’azione: prendere denaro scoperto.
does-buy = Un’azione: comprare una tessera del mercato. Con l’importo esatto segue un’altra azione.
does-redesign = Un’azione: aggiungere, rimuovere o scambiare una tessera della tua Alhambra.
does-pay = Modo { $n } di pagare: sceglie queste carte.
does-skip = Fino ad allora non ti si chiede nulla tra i turni: il programma passa per te.
does-choice = Una delle risposte alla domanda del momento.
does-confirm = Conferma ciò che hai scelto.
does-cancel = Annulla la tua scelta; non si gioca nulla.
does-no = Risponde no: non si usa nulla e la partita continua.
does-pass = Non fa nulla in questo turno, perché non è possibile nulla.
does-end-actions = Conclude le azioni del turno; poi si piazzano le tessere comprate.
does-here = Mostra il tavolo a chi deve scegliere.
does-step = Gioca la prossima mossa di un’IA.
does-pause = Ferma le IA o le fa continuare.
does-slow = Mostra ogni mossa di un’IA per un secondo e mezzo.
does-normal = Mostra ogni mossa di un’IA per tre quarti di secondo.
does-fast = Mostra ogni mossa di un’IA per un quarto di secondo.
does-instant = Gioca le mosse delle IA senza attendere.
does-start = Lascia la partita e torna alla pagina iniziale.
does-next = Passa a un’altra tessera da piazzare.
does-next-board = Mostra al centro l’Alhambra del giocatore successivo.
does-reserve = Mette la tessera nella tua riserva, dove non dà punti.
does-dirk = Regala la tessera a Carlo: conta per le sue maggioranze.
does-undo = Annulla l’ultima mossa, se nel frattempo non si è scoperto nulla di nuovo.
does-redo = Ripristina ciò che è stato annullato.
does-restart = Annulla tutto ciò che si può annullare in questo turno.
does-hint = Un consiglio in tre passi: il tipo di mossa, la mossa e i motivi.
does-hint-close = Chiude il consiglio.
does-hint-do = Gioca la mossa consigliata.
does-my-turn = Gioca subito le mosse delle IA, finché non tocca a te.
does-coach-rule = Apre il regolamento alla regola di cui si parla.
does-coach-off = Fa tacere il consigliere; dal menu può parlare di nuovo.
does-menu = Apre il menu: salvataggio, impostazioni, regole e uscita.
does-players = Cambia chi gioca: persone e IA possono darsi il cambio.
does-ledger = Apre il foglio punti: ogni punto spiegato, in ogni momento.
does-results = Mostra chi ha vinto e le statistiche della partita.
does-review = Dice quanto hanno pesato la fortuna e le scelte, e quali scelte sono costate di più.
does-replay = Mostra di nuovo questa partita, mossa per mossa.
does-branches = Mostra le diramazioni che partono da questa partita.
does-original = Torna alla partita originale; la diramazione resta salvata.
does-challenge = Copia un testo con questa partita e il tuo risultato, da battere.
does-share-game = Offre questa partita come pagina web, come testo e come immagine.
does-career = Mostra il tuo bilancio di tutte le partite finite.
does-log = Apre la cronologia completa.
does-log-more = Mostra altre righe della cronologia.
does-counts = Apre la tabella di ciò che hanno tutti, con i punti del prossimo conteggio.
does-tray = Apre ciò che i moduli tengono accanto alle Alhambra.
does-recap = Chiude il riassunto di ciò che hanno fatto gli altri.
does-recap-more = Mostra tutto ciò che è successo dal tuo turno.
does-why = Dice tutto ciò che questa mossa farebbe.
does-chips-back = Mostra le scelte precedenti.
does-chips-on = Mostra le scelte successive.
does-zoom-in = Ingrandisce l’Alhambra; lo fa anche la rotellina del mouse.
does-zoom-out = Rimpicciolisce l’Alhambra; lo fa anche la rotellina del mouse.
does-zoom-fit = Mostra tutta l’Alhambra e tutte le caselle che si possono scegliere.
does-overlay-close = Chiude ciò che copre il tavolo.
does-shelf-close = Chiude questo riquadro.
does-tray-back = Mostra i pezzi precedenti.
does-tray-on = Mostra i pezzi successivi.
does-pull-hand = Apre le carte in mano.
does-pull-reserve = Apre la tua riserva e le tessere da piazzare.
does-pull-you = Apre le tue carte speciali.
does-pull-shelf = Apre ciò che i moduli offrono a tutti.
does-pull-tray = Apre i pezzi accanto alle Alhambra.
does-panel-header = La partita in corso e i pulsanti per ciò che non è una mossa.
does-panel-prompt = La domanda del momento e i pulsanti per rispondere.
does-panel-market = Quattro tessere in vendita, ognuna nella valuta della sua casella.
does-panel-display = Il denaro scoperto che si può prendere con un’azione.
does-panel-hand = Il tuo denaro, diviso per valuta. I valori li vedi solo tu.
does-panel-reserve = Tessere tue ma non costruite. Qui non danno punti.
does-panel-counts = Quello che hanno tutti, chi ne ha di più e che cosa darebbe ora il prossimo conteggio.
does-panel-log = Quello che è successo, per ultimo il più recente.
does-panel-recap = Quello che hanno fatto gli altri dal tuo turno.
does-panel-shelf = Quello che i moduli offrono a tutti i giocatori.
does-panel-tray = Quello che i moduli tengono accanto alle Alhambra: scorte, sacchetti e ciò che è fuori dal gioco.
does-notice = Un messaggio del programma; la prossima azione lo chiude.
does-share = Una tessera che alla fine va a chi ha più denaro della sua valuta.
piece-building = Un edificio. A ogni conteggio, chi ha più edifici del suo tipo prende punti.
piece-fountain = L’inizio di ogni Alhambra. Da qui si raggiunge a piedi ogni tessera.
