### Il regolamento: il gioco base. Un testo per ogni regola, con i titoli dei capitoli.
### Dove una regola dipende dal numero di giocatori, il testo si sceglie con $seats (da 2 a 6).


## 1 Set-up

book-part-setup = Preparazione
book-part-setup-text =
    Ognuno costruisce la propria Alhambra: un palazzo di tessere attorno a una fontana. Le tessere si comprano al mercato con denaro di quattro valute. Tre volte per partita si contano i punti, per gli edifici e per le mura più lunghe; alla fine vince chi ha più punti.

    Il programma prepara tutto da sé. Questo capitolo spiega che cosa fa, così sai leggere il tavolo.

book-setup-fountain =
    Ogni Alhambra comincia con una fontana. Non ha muri: i suoi quattro lati sono aperti, e da lì parte ogni cammino attraverso l’Alhambra.

    La fontana non si sposta, non si rimuove e non si scambia mai con un’altra tessera. È una tessera, ma non un edificio: nelle maggioranze non conta per nessun tipo.
book-setup-market =
    Il mercato ha quattro caselle, una per valuta, sempre in quest’ordine: fiorino (giallo), dirham (verde), dinaro (blu), ducato (arancione). Su ognuna c’è una tessera pescata dal sacchetto.

    Il numero sulla tessera è il prezzo; in quale valuta si paga lo dice la casella. Un giardino da 8 costa 8 dinari sulla casella blu e costerebbe 8 ducati su quella arancione. Nel sacchetto ci sono 54 edifici con prezzi da 2 a 13: 7 padiglioni, 7 serragli, 9 porticati, 9 appartamenti, 11 giardini e 11 torri.
book-setup-money =
    { $seats ->
        [2] Le carte denaro sono di quattro valute, con valori da 1 a 9. In una partita in due di ogni carta ci sono 2 copie: 72 carte in tutto (con più giocatori 3 copie, 108 carte).
       *[other] Le carte denaro sono di quattro valute, con valori da 1 a 9. Di ogni carta ci sono 3 copie: 108 carte in tutto (solo in due sono 2 copie, 72 carte).
    }

    A turno ognuno riceve carte scoperte finché il loro totale arriva a 20 o più; le valute si sommano. Esempio: con 9, 7 e 3 hai 19, quindi ricevi ancora una carta. Se è un 9 arrivi a 28, il massimo possibile. Quando tutti hanno il denaro, le carte vanno in mano e diventano segrete.
book-setup-start-player =
    Comincia chi ha ricevuto meno carte. Se più persone hanno lo stesso numero di carte, decide la somma più bassa; se anche quella è uguale, comincia chi è più giovane. Il programma non conosce le età: se nella preparazione non è indicato chi è più giovane, tira a sorte in base al seme casuale della partita.

    Esempio: Anna ha 4 carte per un totale di 24, Bruno 4 carte per 21, Clara 5 carte per 20. Comincia Bruno. Poi si gioca verso sinistra.
book-setup-display =
    Distribuito il denaro iniziale, accanto al mazzo si scoprono quattro carte denaro: da qui tutti prendono il denaro durante la partita. Tutti vedono che cosa prendi: chi fa attenzione conosce buona parte delle mani degli altri.
book-setup-deck =
    Le carte denaro rimaste si dividono in cinque mazzetti il più possibile uguali; quelle che avanzano vanno ai primi mazzetti. Esempio: 83 carte danno mazzetti di 17, 17, 17, 16 e 16. Le carte dei moduli si mescolano nei loro mazzetti dopo questa divisione; solo i diamanti sono già tra il denaro.

    La carta punteggio 1 si mescola nel mazzetto 2, la carta punteggio 2 nel mazzetto 4. Poi i mazzetti si impilano, con il mazzetto 1 in cima, e formano il mazzo. Così si sa più o meno quando si faranno i conteggi 1 e 2, ma nessuno conosce il momento esatto.

## 2 A turn

book-part-turn = Il turno
book-part-turn-text =
    Quando tocca a te fai un’azione: prendi denaro, compri una tessera oppure ristrutturi la tua Alhambra. Un acquisto pagato con l’importo esatto ti permette un’altra azione, e così via; dopo qualsiasi altra azione hai finito.

    Poi piazzi le tessere comprate, denaro e mercato si riforniscono e tocca a chi sta alla tua sinistra. I moduli aggiungono altre azioni.

book-turn-pass =
    La prima azione del turno è obbligatoria, anche se nessuna ti piace. Si passa solo se davvero non ne è possibile nessuna, contando anche quelle dei moduli in gioco. Succede di rado: finché c’è una carta denaro scoperta, puoi prenderla.

    Le azioni in più, permesse da un importo esatto, sono invece libere: puoi sempre fermarti.
book-turn-refill-late =
    I posti che si svuotano durante il turno restano vuoti fino alla fine di tutto il turno. Per le azioni in più c’è soltanto ciò che rimane.

    Esempio: compri con l’importo esatto la tessera sulla casella del dirham. Per l’azione in più restano le altre tre tessere e le carte ancora scoperte. Niente di nuovo arriva prima del rifornimento che segue il tuo turno.
book-money-take =
    Prendi una carta denaro scoperta, di qualsiasi valore. Oppure ne prendi più d’una, se la loro somma non supera 5; le valute possono essere diverse.

    Esempio: sono scoperti 8, 2, 2 e 1. Puoi prendere l’8 da solo, oppure 2, 2 e 1 (insieme 5), oppure solo due di queste; 8 e 1 insieme no. In mano puoi tenere quante carte vuoi. Prendere denaro non permette mai un’altra azione.
book-buy-pay =
    Una tessera del mercato si paga con carte della valuta della sua casella. La loro somma deve arrivare almeno al prezzo. Puoi pagare in eccesso quanto vuoi, ma non ricevi resto (salvo con il modulo «{ mod-change }»). Le carte spese vanno sulla pila degli scarti.

    Esempio: un giardino da 8 sulla casella del dinaro. Un 5 e un 3 in dinari fanno l’importo esatto; basta anche un 9, ma quell’1 in più è perso. Un 9 in fiorini qui non serve.
book-buy-exact =
    Se la somma delle tue carte è proprio il prezzo, puoi fare un’altra azione qualsiasi: comprare ancora, prendere denaro o ristrutturare. Puoi anche fermarti. Se paghi in eccesso, anche solo di 1, le azioni di questo turno sono finite.

    Esempio: con un 7 in fiorini compri la tessera da 7 sulla casella gialla, con 6 e 4 ducati quella da 10 sulla casella arancione, e infine prendi ancora denaro. Con quattro acquisti esatti arrivi a cinque azioni: di più, nel gioco base, non si può.
book-buy-place-late =
    Le tessere comprate restano da parte finché non hai finito le tue azioni. Poi le piazzi una per una, nell’ordine che vuoi, ognuna nell’Alhambra o in riserva. Vanno piazzate tutte prima del rifornimento. Scegli bene l’ordine: a volte una tessera apre la strada a un’altra.

    Le ristrutturazioni fatte come azione nello stesso turno non possono usare le tessere da parte. Esempio: compri una torre con l’importo esatto e poi ristrutturi; puoi aggiungere solo una tessera che era già in riserva, non la nuova torre.
book-redesign-add =
    Ristrutturare è un’azione che cambia l’Alhambra senza comprare. Il primo modo: prendi una tessera dalla riserva e la piazzi nell’Alhambra. Valgono tutte le regole di costruzione, come per una tessera appena comprata. Ogni ristrutturazione aggiunge una sola tessera e non permette mai un’altra azione.
book-redesign-remove =
    Il secondo modo di ristrutturare: rimuovi una tessera, cioè la togli dall’Alhambra e la metti in riserva. La fontana non si può rimuovere. Ciò che resta deve rispettare le regole di costruzione.

    Una tessera non si sposta mai direttamente dentro l’Alhambra. Per cambiarle posto servono due ristrutturazioni: una la rimuove, un’altra la aggiunge altrove. Nel gioco base occorrono due turni; con i moduli «{ mod-characters }» o «{ mod-builders }» può bastarne uno.
book-redesign-swap =
    Il terzo modo di ristrutturare: una tessera della riserva prende il posto di una tessera dell’Alhambra, esattamente sulla stessa casella; la vecchia va in riserva. La fontana non si scambia mai. I tipi possono essere diversi.

    Conta solo il risultato. Esempio: una torre si raggiunge solo attraverso un giardino, che quindi non puoi rimuovere. Puoi però scambiarlo con una tessera che abbia gli stessi lati aperti, perché alla torre si arriva ancora.
book-reserve-free =
    In riserva stanno le tessere che non vuoi o non puoi piazzare. La riserva non ha limiti. Lì una tessera non dà mai punti: non conta nelle maggioranze e i suoi muri non contano per le mura. Più tardi una ristrutturazione può portarla nell’Alhambra. Tutti vedono la riserva di tutti.
book-turn-refill =
    Quando le tessere sono piazzate, il tavolo si rifornisce: prima le carte denaro scoperte, fino a quattro; poi il mercato, dove le caselle vuote ricevono nuove tessere nell’ordine fiorino, dirham, dinaro, ducato. L’ordine conta quando nel sacchetto restano poche tessere.

    Se esce una carta punteggio, si mette da parte e al suo posto si pesca un’altra carta. I punti si contano quando tutto il rifornimento è completo.
book-deck-reshuffle =
    Quando serve una carta denaro e il mazzo è finito, la pila degli scarti si mescola e diventa il nuovo mazzo. Se sono finiti anche gli scarti, il posto resta vuoto e si riprova a ogni rifornimento.

    Le carte punteggio pescate escono dal gioco: non tornano mai nel mazzo.

## 3 Building

book-part-building = Costruire
book-part-building-text =
    Una tessera ha quattro lati: dove il bordo è spesso c’è un muro, gli altri lati sono aperti. Alcune semplici regole dicono dove una tessera può stare, e devono valere anche dopo ogni ristrutturazione. Mentre scegli il posto, il programma mostra le caselle adatte e spiega perché un’altra non lo è.

book-build-orientation =
    Le tessere non si ruotano mai. Un muro disegnato sul lato nord resta a nord, ovunque piazzi la tessera e anche in riserva. Per questo una tessera con un muro a nord rende di più sul bordo nord della tua Alhambra. Prima di comprare, guarda dove sono i muri.
book-build-edges =
    Dove due tessere si toccano, i due lati devono essere uguali: muro contro muro oppure aperto contro aperto. Vale per tutti i lati a contatto, non soltanto per uno.

    Esempio: la casella a est della fontana. I lati della fontana sono aperti, quindi la nuova tessera deve avere aperto il lato ovest. Se ha un muro a ovest, qui non può stare.
book-build-free =
    Una nuova tessera va su una casella vuota. Non ne copre mai un’altra. Se su una casella occupata vuoi una tessera diversa, ti serve una ristrutturazione che le scambi. Lo spazio attorno all’Alhambra non ha confini: puoi costruire in ogni direzione.
book-build-adjacent =
    Una nuova tessera deve avere almeno un lato intero in comune con una tessera che è già nell’Alhambra. Toccarla soltanto in un angolo non basta: con la sola fontana sul tavolo puoi costruire a nord, a est, a sud o a ovest, ma non in diagonale.
book-build-walk =
    Immagina di camminare dalla fontana, da una tessera all’altra, passando solo attraverso i lati aperti. Ogni tessera si deve poter raggiungere così; va bene anche un giro lungo.

    Esempio: una tua tessera ha un muro a est e la nuova ne ha uno a ovest. Fianco a fianco i muri combaciano, ma di lì non si passa. La nuova tessera può stare in quel posto solo se ci si entra da un altro lato.
book-build-hole =
    Nessuna casella vuota deve restare chiusa dentro. Da ogni casella vuota si deve poter arrivare all’esterno passando di casella vuota in casella vuota, verso nord, est, sud o ovest. Un varco in diagonale non basta.

    Esempio: una casella vuota ha tessere a nord, a ovest e a sud. Una tessera a est la chiuderebbe, anche se in diagonale c’è del vuoto: è vietato. Lo stesso vale per un gruppo di caselle vuote. Una rientranza aperta da un lato è permessa.
book-build-after =
    Quando una ristrutturazione ha aggiunto, rimosso o scambiato una tessera, tutta l’Alhambra deve rispettare le regole di costruzione: i lati combaciano, ogni tessera si raggiunge a piedi dalla fontana, non restano buchi.

    Esempio: a una torre si arriva solo attraverso un giardino. Finché la torre è lì, non puoi rimuovere il giardino. E non puoi rimuovere una tessera circondata sui quattro lati, perché lascerebbe un buco.

## 4 Scoring

book-part-scoring = I conteggi
book-part-scoring-text =
    I punti si contano tre volte. Ogni volta contano due cose: per ciascuno dei sei tipi di edificio, chi ne ha di più; per ciascuna Alhambra, le mura più lunghe. I moduli possono aggiungere altro. I punti dei conteggi precedenti restano.

book-score-when =
    I conteggi 1 e 2 si fanno quando la loro carta esce durante un rifornimento. La carta si mette da parte e il rifornimento si completa, tessere comprese. Poi si contano i punti, prima che tocchi a chi gioca dopo. Se la carta la pesca il personaggio Yammerad, il conteggio si fa subito. Il conteggio 3 si fa alla fine della partita.

    Se in un solo rifornimento escono entrambe le carte, si fa per intero il conteggio 1 e poi il 2.
book-score-majority =
    Per ogni tipo di edificio riceve punti chi ne ha di più nell’Alhambra. Contano le tessere, non i prezzi. I tipi stanno sempre in quest’ordine: padiglioni, serragli, porticati, appartamenti, giardini, torri.

    Conteggio 1, solo il 1º posto: nell’ordine 1, 2, 3, 4, 5, 6 punti, cioè 1 per i padiglioni e 6 per le torri. Conteggio 2, 1º posto: 8, 9, 10, 11, 12, 13; 2º posto: da 1 a 6. Conteggio 3, 1º posto: 16, 17, 18, 19, 20, 21; 2º posto: da 8 a 13; 3º posto: da 1 a 6.

    Esempio nel conteggio 2: Anna ha 3 giardini, Bruno 2, Clara 1. Anna riceve 12 punti, Bruno 5, Clara niente.
book-score-tie =
    Chi è in parità occupa tanti posti quante sono le persone alla pari. I punti di questi posti si sommano e si dividono in parti uguali, arrotondando per difetto. Un posto oltre l’ultimo che dà punti vale 0.

    Esempio con i giardini nel conteggio 3 (20, 12 e 5 punti): due persone al 1º posto ricevono (20 + 12) ÷ 2 = 16 a testa, e chi segue è al 3º posto con 5 punti. Tre al 1º posto: 37 ÷ 3, cioè 12 a testa. Due al 3º posto: (5 + 0) ÷ 2, cioè 2 a testa. Nel conteggio 1 due persone al 1º posto nei padiglioni ricevono 0: la metà di 1 si arrotonda per difetto.
book-score-own-one =
    Per ricevere punti per un tipo ti serve almeno un edificio di quel tipo nell’Alhambra. Chi non ne ha non occupa nessun posto. Esempio nel conteggio 3: solo Anna e Bruno hanno torri. Occupano il 1º e il 2º posto; i punti del 3º non vanno a nessuno.
book-score-wall =
    Ogni Alhambra riceve 1 punto per ogni lato del tratto continuo più lungo di mura esterne. Un lato conta se lì la tessera ha un muro e dall’altra parte non c’è nessuna tessera; un accampamento del modulo «{ mod-camps }» qui non vale come tessera. I muri interni, dove due tessere stanno muro contro muro, non danno punti.

    I lati sono collegati dove hanno un estremo in comune, e ogni lato conta una volta sola. Si collegano così anche i muri di due tessere che si toccano solo in un angolo, cosa che può capitare soltanto con gli accampamenti.

    Esempio: un tratto di 6 lati e, staccato, uno di 4 danno 6 punti, non 10. Una tessera con muri a nord e a est, entrambi esterni, fa già da sola un tratto di 2. Un anello chiuso di 12 lati dà 12 punti.
book-score-ties-final =
    Dopo il conteggio 3, e dopo i punti che i moduli aggiungono o tolgono, vince chi ha più punti in totale. A parità di punti la vittoria è condivisa: non c’è nessuno spareggio.

## 5 End of the game

book-part-end = La fine della partita
book-part-end-text =
    La partita finisce quando il sacchetto non può più riempire il mercato. Allora si assegnano le tessere rimaste al mercato e si fa il conteggio 3.

book-end-trigger =
    La partita finisce quando, nel rifornimento dopo un turno, una casella del mercato non si può riempire. Il sacchetto vuoto da solo non basta: finché il mercato mostra quattro tessere, si continua.

    Esempio: ci sono due caselle vuote e nel sacchetto restano due tessere. Le caselle si riempiono, il sacchetto è vuoto e si gioca ancora. Il prossimo acquisto lascerà una casella vuota, e sarà la fine. Se in quell’ultimo rifornimento esce una carta punteggio, prima di tutto si fa il suo conteggio.
book-end-distribute =
    Ogni tessera rimasta al mercato va a chi ha in mano più denaro nella valuta della sua casella. Se in testa c’è parità, o se nessuno ha quella valuta, non va a nessuno. Il denaro non si spende e il prezzo non importa. Esempio: sulla casella del ducato c’è una torre da 12; Anna ha 7 ducati, Bruno 5: la riceve Anna.

    Chi riceve tessere le piazza nell’ordine che vuole, ognuna nell’Alhambra o in riserva, senza ristrutturare. Poi si fa il conteggio 3. Se la carta punteggio 2 non è mai uscita, il conteggio 2 si salta.

    Con i moduli: monete e carte costruttore qui valgono come denaro, diamanti e carte cambiavalute no. Mentre si piazza si possono usare carte porta e gli abitanti possono trasferirsi. Non si usano più visir, ladri, ristrutturazioni con carte costruttore e personaggi con il segno * o 1x.

## 6 Two players

book-part-dirk = In due, con Carlo
book-part-dirk-text =
    { $seats ->
        [2] In questa partita con due giocatori ce n’è un terzo, immaginario: Carlo. Non gioca mai un turno, ma possiede edifici, e così le maggioranze sono più contese.
       *[other] Questo capitolo riguarda solo le partite con due giocatori. Lì ce n’è un terzo, immaginario: Carlo. Non gioca mai un turno, ma possiede edifici, e così le maggioranze sono più contese. Nella tua partita non c’è.
    }

book-dirk-tiles =
    All’inizio Carlo riceve 6 tessere pescate a caso dal sacchetto. Dopo il conteggio 1 ne riceve altre 6, o meno se il sacchetto ne ha meno. Dopo il conteggio 2 riceve un terzo delle tessere che il sacchetto contiene a rifornimento completo, arrotondato per difetto: se sono 20, ne riceve 6.

    Le sue tessere stanno semplicemente scoperte davanti a tutti; non formano un’Alhambra.
book-dirk-score =
    Nelle maggioranze Carlo conta come gli altri: occupa posti, divide i punti in caso di parità e così ne toglie agli altri due. Con il modulo «{ mod-treasure }» riceve punti anche per i forzieri. Per nient’altro: non ha turno, non ha mano e non ha mura.
book-dirk-gift =
    Quando piazzi una tessera che hai comprato, invece di metterla nell’Alhambra o in riserva puoi darla a Carlo. Se ne hai comprate diverse, decidi per ognuna. Può servire a togliere il 1º posto a chi gioca contro di te.

    I capannoni non si possono dare, e nemmeno le tessere della riserva o dell’assegnazione finale.

## 8 Order of events after a turn

book-part-order = Che cosa succede dopo un turno
book-part-order-text =
    Quando le azioni di un turno sono finite, succede quanto segue, sempre in quest’ordine. I passi dei moduli che non sono in gioco si saltano.

    1. Si piazzano le tessere comprate e i capannoni presi: edifici, capannoni, accampamenti e bazar, in qualsiasi ordine.

    2. Si sistemano i forzieri comprati.

    3. Si ristruttura con una carta costruttore e con Ammar, nell’ordine che si vuole.

    4. Si rimette in gioco il venditore, se era da parte.

    5. Si rifornisce il denaro. Carte porta e carte muro si mettono da parte scoperte, un personaggio va subito all’asta, di una carta punteggio si prende nota.

    6. Si rifornisce il mercato. I bazar si mettono accanto.

    7. Si fa ogni conteggio annotato: si possono mostrare carte bonus, si sceglie il tipo per Hakim, poi vengono i punti per maggioranze, mura (e Yusuf), accampamenti, abitanti e forzieri; nel conteggio 3 anche per i bazar. Seguono l’attacco, i nuovi esploratori e le tessere di Carlo.

    8. Se una casella del mercato è rimasta vuota, la partita finisce: assegnazione finale, conteggio 3, attacco.

    9. Si possono usare ladri e visir. Dopo ogni uso del visir si ripetono i passi 1, 4 e da 5 a 8, dopo ogni ladro i passi da 5 a 8.

    10. Tocca a chi gioca dopo: prima Yammerad, Laila o Machma, poi le azioni.

    In due, Carlo pesca accampamenti e bazar come ogni altra tessera, ma per lui non valgono nulla. I moduli non gli distribuiscono niente.

## 9 What is public

book-part-public = Che cosa si vede e che cosa no
book-part-public-text =
    Tutti possono vedere: ogni Alhambra e ogni riserva, il mercato, le carte scoperte, la prima carta degli scarti, quante carte hanno il mazzo e ogni mano, quante tessere ha il sacchetto; con i moduli anche il venditore con i suoi abitanti, le monete, i forzieri, i visir, i personaggi e gli esploratori scoperti. Ciò che si è distribuito a carte scoperte o preso tra le carte scoperte lo hanno visto tutti: chi se ne ricorda conosce gran parte di una mano.

    Sono segreti: le carte che ognuno ha in mano; l’ordine del mazzo, del sacchetto e dei sacchetti delle monete e dei forzieri; le carte bonus non mostrate; i ladri in mano; i tre abitanti mentre si scelgono; le carte attacco ancora coperte e ciò che un esploratore ha visto; l’ordine nelle pile dei capannoni, dei personaggi e degli esploratori; le carte bonus, ladro e costruttore uscite dal gioco senza essere viste.

    Le IA sanno solo ciò che saprebbe una persona al loro posto.
