### Lessons: the screen, and the five chapters of the base game.


## The screen

lesson-you = Tu
lesson-course = Impara il gioco
lesson-chapter = capitolo { $n } di { $of }
lesson-chapters = Capitoli
lesson-steps = Passi
lesson-step = passo { $n } di { $of }
lesson-skip = Salta
lesson-leave = Esci
lesson-hint = Suggerimento
lesson-finish = Fine
lesson-next-chapter = Capitolo seguente
lesson-turn = Tocca a te
lesson-count = { $n } di { $of }
lesson-found = Giusto! La mossa si annulla, così puoi trovarne un’altra.
lesson-found-again = Questa l’hai già trovata. Cercane un’altra.
lesson-allowed = Le regole lo permettono. Cerca qualcosa di vietato.
lesson-say-done = Ben fatto
lesson-say-found = Trovato
lesson-say-wrong = Permesso, ma non ora
lesson-say-hint = Suggerimento
lesson-kept = I tuoi progressi restano. Puoi ripetere ogni passo.
lesson-prompt-read = Leggi il testo di questo passo, poi continua
lesson-prompt-done = Questo passo è fatto: continua
lesson-key = { $key } non fa nulla in una lezione.
lesson-state-done = fatto
lesson-state-now = adesso
lesson-marked = In evidenza sul tavolo: { $list }
lesson-marked-one = in evidenza


## The page of learning

start-learn = Impara
start-learn-detail = Lezioni, regolamento, esercizi
start-learn-first = È la prima volta? Impara giocando
learn-title = Impara
learn-course-about =
    { $n ->
        [one] Cinque capitoli, circa { $n } minuto. Fai tu ogni mossa, in una vera partita.
       *[other] Cinque capitoli, circa { $n } minuti. Fai tu ogni mossa, in una vera partita.
    }
learn-course-done = Conosci il gioco base. Ora giocalo: una prima partita contro due IA, con il consigliere al tuo fianco.
learn-begin = Comincia
learn-go-on = Continua
learn-repeat = Di nuovo dall’inizio
learn-guided = Prima partita guidata
learn-minutes =
    { $n ->
        [one] { $n } minuto
       *[other] { $n } minuti
    }
learn-modules = Lezioni sui moduli: aggiunte per le partite successive
learn-book = Regolamento
learn-book-detail = Ogni regola, con esempi da provare
learn-practice = Esercizi
learn-practice-detail = Domande brevi su posizioni vere
learn-known = Che cosa sai
learn-known-detail = Le regole che hai usato e quelle ancora da scoprire
learn-who = Chi impara:
learn-nobody = senza nome
learn-new-name = Un altro nome
learn-add = Aggiungi
learn-open = «{ $step }» è ancora da fare
learn-delete = Elimina i progressi
learn-delete-sure = Eliminare i progressi?
learn-not-saved = Impossibile salvare i progressi: { $reason }
learn-broken = I tuoi progressi in { $file } non sono utilizzabili: { $reason }. Il file è stato conservato come { $kept } e se ne comincia uno nuovo.
learn-locked = I tuoi progressi in { $file } restano come sono: { $reason }. Quello che impari adesso si conserva solo finché non esci.
learn-offer =
    { $n ->
        [one] Lezione di { $n } minuto
       *[other] Lezione di { $n } minuti
    }


## Chapter 1: money

lesson-money-title = Il denaro
lesson-money-about = Prendi denaro e scopri a che cosa serve.
lesson-money-goal-title = La tua Alhambra
lesson-money-goal-1 = Intorno a questa **fontana** costruisci un palazzo. Edifici e mura danno punti: vince chi ne ha di più.
lesson-money-goal-2 = Le tessere si comprano al **mercato**. Il numero su una tessera è il prezzo.
lesson-money-goal-3 = Nel tuo turno fai **una cosa**: prendi denaro, compri una tessera o ristrutturi.
lesson-money-take-title = Prendi una carta
lesson-money-take-1 = Ci sono sempre quattro carte denaro scoperte.
lesson-money-take-2 = Puoi prendere **una carta di qualsiasi valore**.
lesson-money-take-3 = Tutto funziona anche da tastiera: **F2** mostra i tasti, **F3** li elenca.
lesson-money-take-turn = Scegli la carta di valore più alto, poi premi «{ play-button-take }».
lesson-money-take-done = Ora hai in mano il 9. Il suo posto resta vuoto fino alla fine del turno.
lesson-money-take-hint = La carta più alta è il 9 in ducati, quello arancione.
lesson-money-take-wrong = Una carta bassa ti costa la stessa azione di una alta. Prendi il 9.
lesson-money-take-wrong-several = Anche due carte basse si possono prendere: è il prossimo passo. Questa volta prendi il 9.
lesson-money-several-title = Più carte insieme
lesson-money-several-1 = Invece di una sola carta puoi prenderne **diverse**, se insieme valgono **al massimo 5**.
lesson-money-several-2 = Il colore non conta.
lesson-money-several-turn = Trova i due modi di prendere due carte.
lesson-money-several-done = 1 + 3 e 1 + 4: in entrambi i casi non superi 5. Le carte basse aiutano a pagare l’importo esatto.
lesson-money-several-hint = Scegli il fiorino (l’1 giallo), poi i 3 dirham (verdi) o i 4 dinari (blu).
lesson-money-several-wrong = Una carta va sempre bene. Questa volta prendine due che facciano al massimo 5.
lesson-money-refill-title = Fine del turno
lesson-money-refill-1 = Dopo aver preso denaro non hai altre azioni.
lesson-money-refill-2 = Nuove carte e tessere arrivano solo **alla fine del turno**.
lesson-money-refill-turn = Termina il turno: scopri che cosa riempie i posti vuoti.
lesson-money-refill-done = Ci sono due nuove carte scoperte. Ora tocca a chi gioca dopo.
lesson-money-refill-hint = Premi «Termina il turno», oppure Invio.
lesson-money-refill-wrong = Ora termina il turno.
lesson-money-currency-title = Quattro valute
lesson-money-currency-1 = Ogni casella del mercato accetta **una sola valuta**: fiorini gialli, dirham verdi, dinari blu, ducati arancioni.
lesson-money-currency-2 = Hai 4 ducati e la torre ne costa 11.
lesson-money-currency-turn = Prendi la carta che ti permette di comprare la torre.
lesson-money-currency-done = 4 + 7 = 11 ducati: al prossimo turno la torre può essere tua, con l’importo esatto.
lesson-money-currency-hint = La torre è sulla casella arancione: servono ducati.
lesson-money-currency-wrong = Una carta più alta, ma della valuta sbagliata: per la torre contano solo i ducati.


## Chapter 2: the market

lesson-market-title = Il mercato
lesson-market-about = Compra tessere e scopri perché conviene l’importo esatto.
lesson-market-pay-title = Compra una tessera
lesson-market-pay-1 = Paga **almeno il prezzo**, nella valuta della casella.
lesson-market-pay-2 = Non si dà resto.
lesson-market-pay-turn = Compra l’unica tessera che ti puoi permettere.
lesson-market-pay-done = Hai pagato 8 per un prezzo di 7. Dopo un pagamento in eccesso non hai altre azioni.
lesson-market-pay-hint = Il porticato costa 7 dinari e tu hai un 8 in dinari.
lesson-market-pay-wrong = Prendere denaro è sempre possibile. Questa volta compra una tessera.
lesson-market-place-title = Piazza la tessera
lesson-market-place-1 = Una tessera comprata resta da parte e si piazza **alla fine del turno**.
lesson-market-place-2 = Le caselle **possibili** sono evidenziate: lì ci sta. Le tessere non si ruotano mai.
lesson-market-place-turn = Piazza il porticato accanto alla fontana.
lesson-market-place-done = La tua Alhambra cresce. I suoi muri guardano fuori: più avanti daranno punti.
lesson-market-place-hint = Scegli una casella possibile, poi premi «{ play-button-place }».
lesson-market-place-wrong = Metti il porticato nella tua Alhambra.
lesson-market-place-wrong-reserve = La riserva non dà punti e uscirne costa un’azione. Costruisci subito il porticato.
lesson-market-exact-title = L’importo esatto
lesson-market-exact-1 = Se paghi **esattamente** il prezzo, puoi fare **un’altra azione**.
lesson-market-exact-2 = Per questo le carte basse valgono molto.
lesson-market-exact-turn = Compra una tessera pagando l’importo esatto.
lesson-market-exact-done = Esatto! È ancora il tuo turno.
lesson-market-exact-hint = 2 + 4 fiorini sono proprio il prezzo del padiglione.
lesson-market-exact-wrong = Compra una tessera pagando l’importo esatto.
lesson-market-exact-wrong-over = Hai pagato in eccesso: niente altre azioni. Scegli altre carte della tua mano.
lesson-market-again-title = Un’altra azione
lesson-market-again-1 = Finché paghi l’importo esatto, il turno **continua**.
lesson-market-again-2 = La casella di una tessera comprata resta **vuota fino alla fine del turno**.
lesson-market-again-turn = Compra una seconda tessera con l’importo esatto, poi prendi denaro.
lesson-market-again-done = Tre azioni in un turno! Prendere denaro era l’ultima.
lesson-market-again-hint = Anche l’altra tessera si può pagare con l’importo esatto: il giardino con 3 + 5 dinari, il padiglione con 2 + 4 fiorini. Poi prendi una carta.
lesson-market-again-wrong = Prima compra la seconda tessera: dopo aver preso denaro non hai altre azioni.
lesson-market-again-wrong-over = Troppo: non avresti altre azioni. Paga l’importo esatto.
lesson-market-again-wrong-end = Puoi fermarti, ma un’altra azione non costa nulla. Usala.
lesson-market-both-title = Due tessere da parte
lesson-market-both-1 = Ora si piazzano tutte le tessere del turno, in **qualsiasi ordine**.
lesson-market-both-2 = Ciò che non vuoi nell’Alhambra va in **riserva**.
lesson-market-both-turn = Piazza le due tessere.
lesson-market-both-done = È stato un turno completo: due tessere e una carta.
lesson-market-both-hint = Scegli una casella possibile oppure metti la tessera in riserva.
lesson-market-both-wrong = Piazza le due tessere.


## Chapter 3: building

lesson-building-title = Costruire
lesson-building-about = Dove può stare una tessera, e che cosa fare se non c’è posto.
lesson-building-edges-title = I lati devono combaciare
lesson-building-edges-1 = Ogni lato di una tessera ha un muro o è aperto.
lesson-building-edges-2 = Dove due tessere si toccano ci vuole **muro con muro** o **aperto con aperto**.
lesson-building-edges-turn = Sbaglia apposta: scegli una casella dove un muro tocca un lato aperto.
lesson-building-edges-done = Il gioco dice quale lato non combacia e lo segna con una barra rossa. Provare non costa nulla.
lesson-building-edges-hint = A ovest del serraglio: il suo lato ovest ha un muro, il lato est del giardino no.
lesson-building-places-title = I posti giusti
lesson-building-places-1 = Una nuova tessera ha almeno **un lato intero** in comune con la tua Alhambra.
lesson-building-places-2 = Devono combaciare tutti i lati che si toccano, non uno solo.
lesson-building-places-turn = Trova i due posti dove può stare il giardino.
lesson-building-places-done = Vanno bene entrambi. Quale sia il migliore lo decidono i muri: ci arriviamo presto.
lesson-building-places-hint = A ovest della fontana e a nord del serraglio.
lesson-building-places-wrong = Costruisci il giardino nella tua Alhambra.
lesson-building-places-wrong-reserve = Ci sono due posti adatti: la riserva non serve.
lesson-building-walk-title = A piedi dalla fontana
lesson-building-walk-1 = Ogni tessera si deve poter raggiungere **a piedi dalla fontana**, attraverso lati aperti.
lesson-building-walk-2 = Muro con muro combacia, ma nessuno ci passa.
lesson-building-walk-turn = Prova una casella dove l’appartamento toccherebbe solo muro con muro.
lesson-building-walk-done = I lati combaciano, ma dalla fontana non ci arriva nessuna strada.
lesson-building-walk-hint = A est del porticato: lì il suo muro tocca il muro dell’appartamento.
lesson-building-hole-title = Nessun buco
lesson-building-hole-1 = Nessuna casella vuota può restare **chiusa** tra le tessere.
lesson-building-hole-2 = Un varco in diagonale non basta per uscire.
lesson-building-hole-turn = Prova a chiudere la casella vuota tra le tue tessere.
lesson-building-hole-done = La casella vuota resterebbe chiusa per sempre. Riempirla invece va bene.
lesson-building-hole-hint = A est della casella vuota: a sud del porticato 8 e a nord dell’appartamento 11.
lesson-building-reserve-title = La riserva
lesson-building-reserve-1 = Una tessera senza posto, o da tenere per dopo, va in **riserva**.
lesson-building-reserve-2 = Lì non dà mai punti.
lesson-building-reserve-turn = Questa torre non ha posto. Mettila in riserva.
lesson-building-reserve-done = La riserva non ha limiti. Più avanti la torre può trovare posto.
lesson-building-reserve-hint = Premi «{ play-button-reserve }», poi conferma.
lesson-building-reserve-wrong = Metti la torre in riserva.
lesson-building-add-title = Ristruttura: aggiungi
lesson-building-add-1 = Invece di prendere denaro o comprare puoi **ristrutturare**: è un’azione intera.
lesson-building-add-2 = Un modo è **aggiungere** una tessera della riserva.
lesson-building-add-turn = Aggiungi il porticato alla tua Alhambra.
lesson-building-add-done = Chiude l’angolo: le mura intorno sono molto più lunghe.
lesson-building-add-hint = Premi «Ristruttura», scegli il porticato in riserva, poi la casella possibile.
lesson-building-add-wrong = È possibile, ma questa volta aggiungi il porticato su una casella vuota.
lesson-building-swap-title = Ristruttura: scambia
lesson-building-swap-1 = Puoi anche **rimuovere** una tessera e metterla in riserva.
lesson-building-swap-2 = Oppure **scambiare** una tessera della riserva con una dell’Alhambra, **sulla stessa casella**.
lesson-building-swap-3 = Alla fine devono valere tutte le regole di costruzione. La fontana non si sposta mai.
lesson-building-swap-turn = Metti la torre al posto del porticato.
lesson-building-swap-done = Ora il porticato è in riserva e può tornare più avanti.
lesson-building-swap-hint = Premi «Ristruttura», scegli la torre in riserva, poi il porticato.
lesson-building-swap-wrong = È possibile, ma questa volta scambia due tessere.
lesson-building-swap-wrong-remove = Rimuovere costa un’azione intera e aggiungere un’altra. Lo scambio fa tutto in una volta.
lesson-building-swap-wrong-add = Così aggiungi la torre. Questa volta mettila proprio sul porticato.


## Chapter 4: the longest wall

lesson-wall-title = Le mura più lunghe
lesson-wall-about = Come danno punti le mura e come allungarle.
lesson-wall-count-title = Che cosa conta
lesson-wall-count-1 = A ogni conteggio (sono tre in una partita) le tue **mura più lunghe** danno 1 punto per lato.
lesson-wall-count-2 = Contano solo i lati **esterni**: un muro senza tessere dall’altra parte.
lesson-wall-count-3 = I lati devono essere collegati, angolo con angolo. Le tue mura seguono le tre torri: 1 + 3 + 3 = 7 lati.
lesson-wall-longer-title = Allungale
lesson-wall-longer-1 = Ogni casella possibile dice di quanto cambierebbero le tue mura.
lesson-wall-longer-2 = Un muro **tra due tessere** è interno e non conta più.
lesson-wall-longer-turn = Costruisci il serraglio dove le mura si allungano di più.
lesson-wall-longer-done = 9 lati: entrambi i suoi muri continuano quelli che avevi.
lesson-wall-longer-hint = A sud della fontana i suoi muri si collegano a quelli a est.
lesson-wall-longer-wrong = Lì le mura non si allungano. C’è una casella migliore.
lesson-wall-longer-wrong-inside = Lì un muro finisce all’interno: le tue mura più lunghe perdono 2 lati.
lesson-wall-longer-wrong-reserve = In riserva i suoi muri non contano. Costruiscilo.
lesson-wall-join-title = Unisci due tratti
lesson-wall-join-1 = Dà punti solo il tratto **più lungo**, gli altri nulla.
lesson-wall-join-2 = Perciò unire due tratti vale molto.
lesson-wall-join-turn = Costruisci il serraglio in modo che due tratti diventino uno.
lesson-wall-join-done = Da 6 a 11 lati con una sola tessera!
lesson-wall-join-hint = A ovest della fontana: tra le mura a nord e quelle a sud.
lesson-wall-join-wrong = Lì le mura più lunghe restano di 6 lati. Cerca il varco tra due tratti.
lesson-wall-join-wrong-reserve = In riserva i suoi muri non contano. Costruiscilo.
lesson-wall-choose-title = Scegli la tessera giusta
lesson-wall-choose-1 = Le tessere economiche hanno molti muri, quelle care pochi o nessuno.
lesson-wall-choose-2 = I lati aperti fanno crescere l’Alhambra: servono muri e lati aperti.
lesson-wall-choose-turn = Compra la tessera che allunga di più le mura e piazzala.
lesson-wall-choose-done = 10 lati, 10 punti a ogni conteggio che deve ancora venire.
lesson-wall-choose-hint = L’appartamento ha due muri adatti all’angolo a sud-est.
lesson-wall-choose-wrong = Compra una tessera, poi piazzala dove le mura si allungano di più.
lesson-wall-choose-wrong-tile = Quella tessera ha troppo pochi muri per allungare le tue mura.
lesson-wall-choose-wrong-place = La tessera giusta, ma non la casella migliore per le mura.


## Chapter 5: scoring

lesson-scoring-title = Il conteggio
lesson-scoring-about = Maggioranze, parità e fine della partita.
lesson-scoring-most-title = Le maggioranze
lesson-scoring-most-1 = Ci sono sei tipi di edificio. Per ogni tipo, chi ne ha costruiti **di più** riceve i punti.
lesson-scoring-most-2 = Confronta le tre Alhambra: tutti hanno 1 giardino.
lesson-scoring-overtake-title = Passa in testa
lesson-scoring-overtake-1 = Basta un edificio in più degli altri.
lesson-scoring-overtake-2 = I tipi più cari danno di più: i padiglioni meno di tutti, le torri più di tutti.
lesson-scoring-overtake-turn = Compra la tessera che ti dà una maggioranza senza parità.
lesson-scoring-overtake-done = 2 giardini, gli altri 1 a testa. E con l’importo esatto: un’altra azione.
lesson-scoring-overtake-hint = Puoi pagare il giardino con l’importo esatto.
lesson-scoring-overtake-wrong = Il conteggio è vicino. Compra prima il giardino.
lesson-scoring-turn-title = Completa il turno
lesson-scoring-turn-1 = Conta solo ciò che sta nell’Alhambra: il giardino va costruito.
lesson-scoring-turn-turn = Prendi del denaro, poi costruisci il giardino.
lesson-scoring-turn-done = Ora va pescata una carta per il posto vuoto.
lesson-scoring-turn-hint = Scegli una carta e conferma. Poi una casella possibile per il giardino.
lesson-scoring-turn-wrong = Prima prendi denaro, poi costruisci il giardino.
lesson-scoring-turn-wrong-end = Puoi fermarti, ma ora una carta non costa nulla. Prendine una.
lesson-scoring-turn-wrong-reserve = In riserva il giardino non dà punti. Costruiscilo.
lesson-scoring-count-title = Una carta punteggio
lesson-scoring-count-1 = Nel mazzo ci sono due carte punteggio. Quando ne esce una **si contano i punti**.
lesson-scoring-count-2 = Il terzo conteggio si fa a fine partita.
lesson-scoring-count-turn = Termina il turno e segui il conteggio.
lesson-scoring-count-done = Di ogni punto si spiega l’origine. Puoi aprire queste pagine in qualsiasi momento con S.
lesson-scoring-count-hint = Premi «Termina il turno».
lesson-scoring-count-wrong = Ora termina il turno.
lesson-scoring-ties-title = Posti e parità
lesson-scoring-ties-1 = Nel conteggio 1 conta solo il **primo posto** di un tipo. Nel 2 anche il secondo, nel 3 anche il terzo, per molti più punti.
lesson-scoring-ties-2 = In caso di **parità** i punti dei posti si sommano e si dividono, arrotondando per difetto.
lesson-scoring-ties-3 = Le torri, per esempio: 6 punti in due, 3 a testa.
lesson-scoring-end-title = La fine è vicina
lesson-scoring-end-1 = Hai appena comprato due tessere con l’importo esatto, e nel sacchetto ne resta **una** sola.
lesson-scoring-end-2 = Se una casella del mercato **non si può riempire**, la partita finisce.
lesson-scoring-end-3 = Poi ogni tessera rimasta va **gratis** a chi ha più denaro nella valuta della sua casella.
lesson-scoring-end-turn = Marco ha 8 ducati, tu 4. Prendi ciò che ti farà avere la torre.
lesson-scoring-end-done = 13 ducati contro 8: la torre sarà tua.
lesson-scoring-end-hint = La torre è sulla casella dei ducati. Prendi il 9 in ducati.
lesson-scoring-end-wrong = Così la torre andrebbe a Marco. Ti servono più ducati.
lesson-scoring-end-wrong-end = Usa l’azione: il denaro decide chi riceve la torre.
lesson-scoring-last-title = L’ultimo turno
lesson-scoring-last-1 = Piazza le due tessere comprate.
lesson-scoring-last-2 = Poi termina il turno: due caselle vuote, una tessera rimasta.
lesson-scoring-last-turn = Piazza le due tessere e termina il turno.
lesson-scoring-last-done = Una casella resta vuota: la partita finisce e il mercato viene assegnato.
lesson-scoring-last-hint = Scegli una casella possibile per ogni tessera, conferma, poi termina il turno.
lesson-scoring-last-wrong = Piazza le due tessere, poi termina il turno.
lesson-scoring-gift-title = Una tessera gratis
lesson-scoring-gift-1 = La torre è tua e il denaro ti resta.
lesson-scoring-gift-2 = Poi si fa il conteggio 3. **Vince chi ha più punti.**
lesson-scoring-gift-turn = Costruisci la torre e segui l’ultimo conteggio.
lesson-scoring-gift-done = Ora conosci il gioco base. Buon divertimento con la prima partita guidata!
lesson-scoring-gift-hint = Scegli una casella possibile e conferma.
lesson-scoring-gift-wrong = Costruisci la torre.
lesson-scoring-gift-wrong-reserve = In riserva la torre non conta. Costruiscila.
