### The exercises: the page, the questions, and what proves the answers.

## The page

practice-title = Esercizi
practice-intro = Ogni domanda viene da una partita vera e il programma controlla ogni risposta con le regole.
practice-level = Difficoltà
practice-level-1 = Facile
practice-level-2 = Media
practice-level-3 = Difficile
practice-group-base = Gioco base
practice-group-modules = Moduli
practice-mixed = Misto: ciò che hai imparato
practice-review = Rivedi quelli sbagliati ({ $n })
practice-lay = Ricrea questa posizione
practice-record =
    { $k ->
        [one] { $k } giusto su { $n }
       *[other] { $k } giusti su { $n }
    }
practice-untried = ancora da provare
practice-topic = { $name }: { $record }
practice-streak =
    { $n ->
        [one] { $n } giusto di fila
       *[other] { $n } giusti di fila
    }
practice-best = Record: { $n } di fila
practice-check = Verifica
practice-next = Esercizio successivo
practice-topics = Argomenti
practice-right = Giusto!
practice-wrong = Non questa volta
practice-answer = Risposta giusta: { $list }
practice-rule = Regola: { $title }
practice-number = Risposta: { $n }
practice-number-empty = Scrivi il numero
practice-erase = Cancella
practice-how-one = Scegli una risposta.
practice-how-many = Scegli tutte le risposte giuste, poi verifica.
practice-how-cards = Fai clic sulle carte o premi i loro numeri, poi verifica.
practice-how-cell = Fai clic, oppure spostati con le frecce e premi Spazio.
practice-how-cells = Fai clic, oppure usa le frecce e Spazio, poi verifica.
practice-how-number = Scrivi il numero o fai clic sulle cifre, poi verifica.
practice-framed = incorniciata: { $cell }
practice-said-right = giusto
practice-said-wrong = sbagliato

## Topics

exercise-family-exact = Pagare l’importo esatto
exercise-family-market = Acquisti esatti
exercise-family-take = Prendere denaro
exercise-family-left = Che cosa resta
exercise-family-cells = Dove può andare una tessera
exercise-family-forbids = Quale regola lo vieta
exercise-family-wall-cell = La casella migliore per le mura
exercise-family-remove = Rimuovere una tessera
exercise-family-wall = Le mura più lunghe
exercise-family-majority = Maggioranze
exercise-family-tie = Posti condivisi
exercise-family-scoring = Un intero conteggio
exercise-family-final = Assegnazione finale

## Questions

exercise-ask-exact = Con quali carte si pagano esattamente { $price }?
exercise-ask-market = Quali tessere si possono pagare con l’importo esatto? Sceglile tutte.
exercise-ask-market-one = Quale tessera si può pagare con l’importo esatto?
exercise-ask-take = Quali carte, prese insieme, valgono di più?
exercise-ask-left = Prezzo: { $price }, pagando il meno possibile. Quanto ti resta in questa valuta?
exercise-ask-over = Prezzo: { $price }. Quanto bisogna pagare in più, come minimo?
exercise-ask-final = Assegnazione finale, { $currency }: chi riceve questa tessera?
exercise-ask-cells = Dove si può piazzare questa tessera? Scegli tutte le caselle.
exercise-ask-cells-one = Scegli una casella dove si può piazzare questa tessera.
exercise-ask-camp = Dove si può piazzare questo accampamento? Scegli tutte le caselle.
exercise-ask-wall-cell = Su quale casella questa tessera dà le mura più lunghe?
exercise-ask-forbids = Questa tessera sulla casella incorniciata: quale regola lo vieta?
exercise-ask-remove = Quali tessere si possono rimuovere? Sceglile tutte.
exercise-ask-remove-one = Scegli una tessera che si può rimuovere.
exercise-ask-wall = Quanti lati hanno le mura più lunghe?
exercise-ask-winner = { $types }: chi ha la maggioranza?
exercise-ask-majority = Conteggio { $k }, { $types }: quanti punti riceve { $name }?
exercise-ask-scoring = Conteggio { $k }: quanti punti riceve { $name } per maggioranze e mura?

## Questions about modules

exercise-ask-vizier = Quali tessere puoi comprare con il visir? Sceglile tutte.
exercise-ask-vizier-one = Quale tessera puoi comprare con il visir?
exercise-ask-order = A chi si chiede prima di tutti se usare il visir?
exercise-ask-bonus = Quale di queste carte bonus si può mostrare ora?
exercise-ask-bonus-count = La carta bonus è mostrata. { $types }: per quanti edifici contano in questa Alhambra?
exercise-ask-hut = Quanti edifici vale il capannone incorniciato?
exercise-ask-count = { $types }: per quanti edifici contano in questa Alhambra, con il capannone incorniciato?
exercise-ask-hut-cell = Su quale casella questo capannone varrebbe più edifici?
exercise-ask-gate = Dove si può piazzare questa tessera solo con una porta? Scegli tutte le caselle.
exercise-ask-gate-one = Scegli una casella dove questa tessera si può piazzare solo con una porta.
exercise-ask-faruk = Faruk, fino a { $limit }: quali carte, prese insieme, valgono di più?
exercise-ask-yusuf = Quanti punti aggiunge Yusuf per queste mura?
exercise-ask-hakim = Conteggio { $k }, { $types }: quanti punti riceve { $name } con Hakim?
exercise-ask-camp-points = Quanti punti dà l’accampamento incorniciato a ogni conteggio?
exercise-ask-camps = Quanti punti danno insieme gli accampamenti incorniciati a ogni conteggio?
exercise-ask-sticks = Muri da aggiungere: { $sides }. Su quali tessere dell’Alhambra possono andare? Sceglile tutte.
exercise-ask-sticks-one = Muri da aggiungere: { $sides }. Scegli una tessera dell’Alhambra che li può ricevere.
exercise-ask-thief =
    { $n ->
        [one] Quali carte può prendere questo ladro? Sceglile tutte.
       *[other] Quali carte possono prendere questi ladri? Sceglile tutte.
    }
exercise-ask-thief-who = Chi può usare un ladro ora? Scegli tutti i nomi.
exercise-ask-coins = Prezzo: { $price }. Quante monete ricevi di resto?
exercise-ask-residents = Quanti punti valgono questi abitanti?
exercise-ask-chests = Conteggio { $k }, forzieri: quanti punti riceve { $name }?
exercise-ask-chest-cells = Su quali tessere può stare questo forziere? Sceglile tutte.
exercise-ask-attack =
    Conteggio { $k }: quanti punti costa un attacco da { $dir ->
        [n] nord
        [e] est
        [s] sud
       *[w] ovest
    }?
exercise-ask-bazaar = Quanti punti dà il bazar incorniciato all’ultimo conteggio?
exercise-ask-bazaar-cell = Su quale casella questo bazar darebbe più punti?
exercise-ask-bazaar-price = Quanto costa ora questo bazar?

## What is shown

exercise-row-tile = Tessera
exercise-row-hand = Mano
exercise-row-display = Carte scoperte
exercise-row-of = { $name }
exercise-row-paid = Pagato con
exercise-row-thieves = Ladri
exercise-row-bonus = Carta bonus mostrata
exercise-row-bonus-of = Carta bonus mostrata: { $name }
exercise-row-character = Personaggio
exercise-row-card = Carta muro
exercise-row-market = Mercato
exercise-row-chest = Forziere
exercise-row-attack = Attacco
exercise-option-tile = { $tile } per { $price }
exercise-nobody = Nessuno
exercise-allowed = Nessuna: si può
exercise-place = { $points } per il { $place }
exercise-paid = Punti in palio: { $list }
exercise-table = Posti nel conteggio { $k }, dai padiglioni alle torri: { $list }
exercise-sets = Punti di una serie da 1 a 6 colori: { $list }
exercise-round = Intorno al tavolo: { $list }
exercise-moved = Ha appena giocato: { $name }
exercise-next = Sta per giocare: { $name }
exercise-active = Visir attivi: { $list }

## What proves the answer

exercise-why-exact = { $sum }: esattamente { $price }.
exercise-why-ways =
    { $n ->
        [one] { $n } modo di pagare l’importo esatto.
       *[other] { $n } modi di pagare l’importo esatto.
    }
exercise-why-payable = { $price }: { $sum }.
exercise-note-not-exact = Nessuna combinazione dà esattamente { $price }.
exercise-why-take = { $sum }: nessun’altra scelta si avvicina di più a { $limit }.
exercise-why-cheapest = { $sum } per un prezzo di { $price }.
exercise-why-over = Pagato { $n } in più: niente altre azioni in questo turno.
exercise-why-left =
    { $n ->
        [one] In mano { $held }, ne paghi { $paid }: resta { $n }.
       *[other] In mano { $held }, ne paghi { $paid }: restano { $n }.
    }
exercise-why-holds = { $name }: { $money }
exercise-why-gets = Ha più denaro di tutti in questa valuta: { $name }.
exercise-why-nobody = Più persone a pari merito: non la riceve nessuno.
exercise-why-cells =
    { $n ->
        [one] È possibile solo { $n } casella.
       *[other] Sono possibili { $n } caselle.
    }
exercise-why-wall-cell =
    { $n ->
        [one] Lì le mura più lunghe hanno { $n } lato.
       *[other] Lì le mura più lunghe hanno { $n } lati.
    }
exercise-note-wall =
    { $n ->
        [one] Sulla tua casella solo { $n } lato.
       *[other] Sulla tua casella solo { $n } lati.
    }
exercise-why-allowed = Tutti i lati a contatto combaciano, ci si arriva a piedi e non resta nessun buco.
exercise-why-remove =
    { $n ->
        [one] { $n } tessera può uscire: tutto il resto si raggiunge ancora a piedi.
       *[other] { $n } tessere possono uscire, ognuna da sola: tutto il resto si raggiunge ancora a piedi.
    }
exercise-why-wall =
    { $n ->
        [one] Le mura più lunghe hanno { $n } lato.
       *[other] Le mura più lunghe hanno { $n } lati, numerati nell’Alhambra.
    }
exercise-why-runs =
    { $n ->
        [one] { $n } altro tratto di mura non conta.
       *[other] Altri { $n } tratti di mura non contano.
    }
exercise-why-winner =
    { $n ->
        [one] { $name } ha { $n } edificio e riceve { $points }.
       *[other] { $name } ha { $n } edifici, più di tutti: { $points } nel conteggio 1.
    }
exercise-why-count = { $name }: { $n }
exercise-why-place = { $place }: { $points }.
exercise-why-line = { $what }: { $n }
exercise-why-total = In tutto: { $points }.

## What proves the answer, with modules

exercise-why-order = Si chiede in quest’ordine: { $list }.
exercise-why-bonus = Proprio questo edificio è nell’Alhambra: { $tile }.
exercise-why-bonus-count = { $n } + 1 = { $all }: la carta bonus vale un edificio in più.
exercise-why-hut =
    { $n ->
        [one] Il capannone vale { $n } edificio: i vicini del suo tipo senza muri in mezzo.
       *[other] Il capannone vale { $n } edifici: i vicini del suo tipo senza muri in mezzo.
    }
exercise-why-all = In tutto: { $n }.
exercise-why-counts = Lì vale { $n }.
exercise-note-counts = Sulla tua casella varrebbe { $n }.
exercise-why-gate =
    { $n ->
        [one] Su { $n } casella solo i muri sono d’ostacolo: una porta ne apre uno.
       *[other] Su { $n } caselle solo i muri sono d’ostacolo: una porta ne apre uno.
    }
exercise-note-no-gate = Qui si può piazzare senza porta.
exercise-why-yusuf =
    { $n ->
        [one] { $n } lato ÷ 3, arrotondato per difetto: { $points }.
       *[other] { $n } lati ÷ 3, arrotondato per difetto: { $points }.
    }
exercise-why-hakim = Con Hakim vale { $n }: non c’è più parità.
exercise-why-sticks =
    { $n ->
        [one] { $n } tessera non ha né muri né altre tessere su questi lati.
       *[other] { $n } tessere non hanno né muri né altre tessere su questi lati.
    }
exercise-note-sticks = Uno di questi lati ha già un muro o tocca una tessera.
exercise-why-thief = Un ladro prende solo carte della sua valuta: { $list }.
exercise-note-thief = Nessun ladro prende questa valuta: solo { $list }.
exercise-why-thief-who = Possono usarne uno: { $list }. Non chi sta per giocare: { $name }.
exercise-note-next = { $name } sta per giocare e non può usare un ladro.
exercise-why-coins =
    { $n ->
        [one] Pagato { $over } in più: una moneta ogni 2, quindi { $n } moneta.
       *[other] Pagato { $over } in più: una moneta ogni 2, quindi { $n } monete.
    }
exercise-why-set =
    { $n ->
        [one] Serie di { $n } colore: { $points }
       *[other] Serie di { $n } colori: { $points }
    }
exercise-why-chests =
    { $n ->
        [one] { $name } ha { $n } forziere.
       *[other] { $name } ha { $n } forzieri.
    }
exercise-why-chest-cells =
    { $n ->
        [one] { $n } edificio del suo colore non ha ancora un forziere.
       *[other] { $n } edifici del suo colore non hanno ancora un forziere.
    }
exercise-why-lost = Perdita: { $points }.
exercise-why-bazaar-price = Quanto la tessera del mercato della sua valuta: { $price }.
