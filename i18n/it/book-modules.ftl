### Il regolamento: i sedici moduli. Per ciascuno un’introduzione, un testo per ogni regola e le sue varianti.
### Dove una regola dipende dal numero di giocatori, il testo si sceglie con $seats (da 2 a 6).


## 7.1 The Vizier’s Favour

book-intro-vizier =
    Ognuno ha un visir, che all’inizio è attivo. Con il visir attivo puoi comprare una tessera del mercato tra un turno e l’altro, anche se non tocca a te, purché tu paghi l’importo esatto. Dopo l’uso il visir è inattivo; per riattivarlo serve un’azione.

    La tessera che aspetti può quindi sparire prima del tuo turno, e avere in mano l’importo esatto vale di più.
book-vizier-use =
    Dopo il turno di chiunque, quando le tessere sono piazzate, il rifornimento è completo e gli eventuali conteggi sono fatti, chi ha il visir attivo può usarlo: compra una tessera del mercato pagando esattamente il suo prezzo.

    L’acquisto non dà un’altra azione. La tessera va subito nell’Alhambra, in riserva o, in due, a Carlo. Il visir diventa inattivo e il mercato si rifornisce. Se una casella non si può riempire, la partita finisce.
book-vizier-order =
    La domanda fa il giro del tavolo, cominciando da chi sta per giocare; per ultimo si chiede a chi ha appena giocato. Dopo ogni uso si ricomincia da capo e si chiede di nuovo a tutti.

    Esempio: ha appena giocato Anna, e dopo di lei vengono Bruno, Clara e Dario. L’ordine è Bruno, Clara, Dario, Anna. Se Clara compra una tessera, il mercato si rifornisce e si riparte da Bruno.
book-vizier-reactivate =
    Se il tuo visir è inattivo, puoi riattivarlo con un’azione del tuo turno. Questa azione conclude le azioni del turno, ma può venire dopo un acquisto con l’importo esatto, come azione in più. Un visir già attivo non si può riattivare.
book-vizier-limits =
    Con il visir compri solo tessere in vendita al mercato, quindi niente capannoni. Nessuna carta personaggio vale per questo acquisto. Puoi invece pagare con una carta cambiavalute o con diamanti e comprare un bazar; carte porta e venditore funzionano come sempre quando piazzi la tessera.

    Quando scatta la fine della partita, il visir non si usa più.

## 7.2 Currency exchange

book-intro-exchange =
    Tra il denaro ci sono 6 carte cambiavalute. Ognuna mostra due delle quattro valute, e ogni coppia di valute c’è una volta. Con una di queste carte paghi una tessera mescolando le due valute, a patto di fare l’importo esatto. È un aiuto per chi ha denaro sparso in più valute, e rende più facili le azioni in più.
book-exchange-deal =
    Le carte cambiavalute sono 6, una per ogni coppia di valute: due si mescolano nel mazzetto 2, due nel mazzetto 3 e due nel mazzetto 4. Quando ne esce una, occupa uno dei quattro posti delle carte scoperte, come una carta denaro.
book-exchange-take =
    Una carta cambiavalute scoperta si prende al posto del denaro, e l’azione è tutta lì: niente altre carte insieme, né denaro, nemmeno un 1, né una seconda carta cambiavalute. La carta va in mano. Da sola non ha nessun valore.
book-exchange-use =
    In un acquisto puoi usare una sola carta cambiavalute. Paghi l’importo esatto combinando come vuoi le due valute della carta; una delle due deve essere quella in cui si compra la tessera. Puoi anche usarne una sola delle due. Siccome l’importo è esatto, segue un’altra azione.

    Esempio: una tessera da 9 sulla casella del dinaro. Con la carta dinaro–ducato la paghi con 5 dinari e 4 ducati, oppure con 9 ducati soltanto.

    Poi la carta va sulla pila degli scarti e può tornare con un nuovo mazzo. Non si combina mai con i diamanti, non serve per i forzieri né per le offerte, e i ladri non possono prenderla.

## 7.3 Bonus cards

book-intro-bonus =
    Dieci carte bonus mostrano i dieci edifici che non hanno muri. Ne ricevi in segreto da una a tre. Se nella tua Alhambra c’è proprio l’edificio di una tua carta, la carta vale un edificio in più di quel tipo. Hai così un motivo segreto per volere una certa tessera, e gli altri si chiederanno perché la paghi tanto.
book-bonus-deal =
    Ogni carta mostra uno dei dieci edifici senza muri: padiglione da 8, serraglio da 9, porticati da 9 e 10, appartamenti da 10 e 11, giardini da 10 e 11, torri da 11 e 12. All’inizio si distribuiscono in segreto: 3 a testa in due o in tre, 2 in quattro o in cinque, 1 in sei. Le altre escono dal gioco senza essere viste.

    { $seats ->
        [2] Nella tua partita ognuno ne riceve 3; 4 carte escono dal gioco.
        [3] Nella tua partita ognuno ne riceve 3; 1 carta esce dal gioco.
        [4] Nella tua partita ognuno ne riceve 2; 2 carte escono dal gioco.
        [5] Nella tua partita ognuno ne riceve 2; non ne avanza nessuna.
       *[other] Nella tua partita ognuno ne riceve 1; 4 carte escono dal gioco.
    }
book-bonus-reveal =
    Finché nella tua Alhambra c’è esattamente l’edificio di una tua carta bonus, puoi mostrarla, anche durante un conteggio. Da allora vale un edificio in più di quel tipo nelle maggioranze. Non basta un edificio dello stesso tipo con muri o con un altro prezzo, e la riserva non conta.

    Esempio: hai 2 torri, e una è la torre da 12 senza muri. Se mostri la sua carta, nelle maggioranze conti 3 torri.

    Per tutto il resto la carta non è una tessera: non ha muri, non ospita nulla e non è vicina a nessuna tessera. Prima dei conteggi 1 e 2 il programma ti chiede se mostrare carte, e te lo chiede di nuovo se ne hai tenuta una e poi qualcun altro ne mostra una. Al conteggio 3 mostra automaticamente tutte quelle valide.
book-bonus-return =
    Se una ristrutturazione toglie quell’edificio dalla tua Alhambra, la carta che avevi mostrato torna nella tua mano e non conta più. Quando l’edificio rientra nell’Alhambra, la puoi mostrare di nuovo.

## 7.4 Builders’ huts

book-intro-huts =
    I capannoni, cioè le baracche di cantiere, sono 24 tessere in più, divise per tipo: 3 per i padiglioni, 3 per i serragli, 4 per i porticati, 4 per gli appartamenti, 5 per i giardini e 5 per le torri. Ognuno ha uno o due muri. Un capannone non costa denaro, solo un’azione, e vale tanti edifici quanti vicini del suo tipo ha accanto. Nel posto giusto può ribaltare una maggioranza.
book-huts-take =
    I capannoni di ogni tipo formano una pila coperta e mescolata, con il primo scoperto: ce ne sono quindi fino a sei da scegliere. Come azione ne prendi uno gratis, e si scopre subito il successivo della pila. Non vale mai come importo esatto e conclude le azioni del turno.

    Alla fine del turno il capannone si piazza come una tessera comprata, nell’Alhambra o in riserva. Nessuno può averne più di 3, compresi quelli in riserva.
book-huts-score =
    Nelle maggioranze un capannone vale un edificio del suo tipo per ogni vicino dello stesso tipo a nord, est, sud o ovest, se in mezzo non c’è un muro; al massimo 3. Sono vicini solo gli edifici, non gli altri capannoni. Una porta nel muro non aiuta.

    Esempio: un capannone dei giardini ha un giardino a nord e uno a est, ma a est c’è un muro in mezzo. Vale 1, e con quei due giardini ne conti 3. Un capannone che vale 0 non conta come edificio: da solo non basta per avere punti.
book-huts-tile =
    Per il resto un capannone è una tessera come le altre: i lati devono combaciare, lo si attraversa a piedi, non deve lasciare buchi, i suoi muri contano per le mura e lo si può ristrutturare. Conta nella linea di un accampamento e ha lati aperti verso gli aggressori.

    Non ospita però forzieri né abitanti, e per un bazar non è un vicino che conti.

## 7.5 City gates

book-intro-gates =
    Ci sono tante porte e carte porta quanti sono i giocatori. Una porta è un passaggio in un muro doppio, cioè dove due tessere stanno muro contro muro: di lì si passa a piedi. Puoi così costruire dove i muri lo impedirebbero. In cambio, le due tessere accanto alla porta restano al loro posto fino alla fine.
book-gates-deal =
    Le carte porta sono tante quanti i giocatori. Si mescolano nei mazzetti 3, 4 e 5, divise nel modo più uguale possibile; quelle che avanzano vanno prima nel mazzetto 3, poi nel 4.

    { $seats ->
        [2] In due: una nel mazzetto 3, una nel mazzetto 4, nessuna nel mazzetto 5.
        [3] In tre: una in ciascuno dei tre mazzetti.
        [4] In quattro: due nel mazzetto 3, una nel mazzetto 4 e una nel mazzetto 5.
        [5] In cinque: due nel mazzetto 3, due nel mazzetto 4, una nel mazzetto 5.
       *[other] In sei: due in ciascuno dei tre mazzetti.
    }

    Una carta porta pescata si mette scoperta accanto alle carte scoperte; se lì ce n’è già una, va sulla pila degli scarti. In entrambi i casi si pesca un’altra carta per il posto da riempire.
book-gates-take =
    Prendere la carta porta scoperta è un’azione, al posto di prendere denaro: insieme non prendi né denaro né una carta cambiavalute. Le azioni del turno finiscono qui. La carta resta in mano finché non la usi.
book-gates-use =
    Una carta porta si usa mentre piazzi una tessera comprata o ne aggiungi una ristrutturando, anche con un costruttore, con Ammar o con il visir. Se la tessera tocca l’Alhambra solo attraverso muri, la carta apre uno di questi muri doppi: da quel lato ora si passa a piedi. Lì entrambe le tessere devono avere un muro stampato; una barretta non va bene. Tutte le altre regole di costruzione valgono ancora.

    Esempio: una tua tessera ha un muro a est e lì accanto vuoi una tessera con un muro a ovest. A piedi non ci si arriverebbe; con la porta sì.

    Una porta non permette mai di rimuovere o scambiare una tessera. In un turno puoi usare più carte porta. La carta usata esce dal gioco.
book-gates-fixed =
    Le due tessere accanto a una porta non si possono più rimuovere né scambiare, per tutta la partita. Possono ancora ricevere barrette sui lati senza muro, forzieri e abitanti.

## 7.6 Diamonds

book-intro-diamonds =
    Undici carte diamante sono una quinta valuta, senza una casella propria al mercato: un 3, un 4, due 5, tre 6, due 7, un 8 e un 9. Con i diamanti paghi qualsiasi tessera, ma mai insieme ad altro denaro. È più facile avere la tessera che vuoi; nell’assegnazione finale però i diamanti non contano.
book-diamonds-deal =
    Le 11 carte diamante si mescolano al denaro prima di distribuire quello iniziale. Puoi quindi cominciare con qualche diamante: conta per arrivare a 20 e per decidere chi inizia, come ogni carta denaro. Più tardi i diamanti escono tra le carte scoperte e si prendono come denaro, anche insieme ad altre carte fino a un totale di 5.
book-diamonds-use =
    Ogni tessera del mercato si può pagare tutta in diamanti. In un pagamento non si combinano mai con altro denaro né con una carta cambiavalute. Esempio: paghi un appartamento da 10 con i diamanti 3 e 7; è l’importo esatto, quindi segue un’altra azione. Un diamante da 7 insieme a 3 dinari non si può usare.

    Con i diamanti puoi anche fare offerte per i personaggi, comprare forzieri (tutto in diamanti) e bazar (con l’importo esatto). Nell’assegnazione finale non contano, e i ladri non possono prenderli.

## 7.7 Characters

book-intro-characters =
    Dieci personaggi offrono il loro aiuto. Quando esce una carta personaggio, va subito all’asta: la ottiene chi offre di più. Ognuno sa fare una cosa diversa: alcuni una volta sola (segno 1x), altri più volte durante la partita (segno *), e due aggiungono qualcosa a ogni conteggio. Tieni da parte abbastanza denaro di una stessa valuta per quello che ti interessa.
book-characters-deal =
    Le dieci carte personaggio si mescolano: due vanno nel mazzetto 2, due nel mazzetto 3 e due nel mazzetto 4. All’asta ne possono quindi arrivare sei. Le altre quattro formano una pila coperta a parte; solo Fatima può farne entrare in gioco una.
book-characters-auction =
    Un personaggio pescato va subito all’asta; poi si continua a pescare. Apre chi sta per giocare, con un’offerta di almeno 1 o passando. A turno ognuno rilancia o passa definitivamente. Chi ha fatto l’offerta più alta paga e ottiene la carta, che da quel momento ha effetto. Se nessuno offre, la carta esce dal gioco.

    Puoi offrire solo quanto puoi pagare in una sola valuta. Contano anche le monete e le carte costruttore di quella valuta; i diamanti sono una valuta come le altre; le carte cambiavalute non aiutano. Chi vince paga in una sola valuta almeno l’offerta, senza resto, salvo con il modulo «{ mod-change }».

    Esempio: hai 5 e 4 dinari e un 8 in ducati. Puoi offrire fino a 9, non fino a 17. Se vinci con 7, paghi con il tuo 8 in ducati oppure con 9 dinari.
book-characters-limits =
    In un turno puoi usare al massimo una carta con il segno *, anche se ne hai diverse. Le carte con il segno 1x escono dal gioco dopo l’uso. Le altre due, Hakim e Yusuf, valgono a ogni conteggio e restano sempre.
book-karim =
    Abdul Karim, il ricco benefattore (1x). Come azione ti procura gratis una tessera in vendita al mercato, anche un accampamento o un bazar. Vale come pagata con l’importo esatto: puoi fare un’altra azione, e se c’è l’esploratore adatto lo prendi. Capannoni e forzieri non sono tessere del mercato. Poi Karim esce dal gioco.
book-knihstig =
    Abdul Knihstig, il tesoriere (*). Dopo aver comprato una tessera, anche un bazar, con un prezzo di 10 o più puoi prendere subito una carta denaro scoperta, di qualsiasi valore. Vale anche per una tessera simile avuta con Abdul Karim. Importa il prezzo, non quanto hai pagato: una tessera da 9 pagata 11 non basta.
book-ammar =
    Ammar El’Schauf, il restauratore (*). Alla fine del turno, dopo aver piazzato, ti permette una ristrutturazione in più: aggiungere, rimuovere o scambiare. Può toccare anche le tessere appena piazzate. Se usi anche una carta costruttore, nello stesso turno fai due di queste ristrutturazioni, nell’ordine che vuoi.
book-faruk =
    Faruk Will’haben, il banchiere (*). Quando prendi più carte denaro insieme, la loro somma può arrivare a 7 invece che a 5. Esempio: 4 e 3, oppure 5, 1 e 1. Una carta sola può essere di qualsiasi valore, come sempre.
book-fatima =
    Fatima, l’indovina (1x). Agisce nel momento in cui la ottieni: o ricevi subito 8 punti, o la scambi con la prima carta della pila a parte, senza sapere quale sia. La nuova carta ha effetto per te. In entrambi i casi Fatima esce dal gioco.
book-hakim =
    Hakim Wahid, il saggio. A ogni conteggio scegli un tipo di edificio e lì conti mezzo edificio in più. Di quel tipo devi avere almeno un vero edificio. La scelta si rifà ogni volta.

    Hakim risolve le parità: con 3 torri contro 3 ne hai 3,5 e il 1º posto è tutto tuo. Di più non può, perché 2,5 è ancora meno di 3.
book-laila =
    Laila Wundabah, l’intenditrice (*). Prima della tua prima azione puoi sostituire una tessera del mercato: peschi dal sacchetto una nuova tessera per quella casella, e poi la vecchia torna nel sacchetto. Se il sacchetto è vuoto non puoi farlo.

    Se esce un bazar, si mette accanto al mercato e si continua a pescare. Se escono solo bazar, la vecchia tessera resta.
book-machma =
    Machma Klain, il cambista (*). Prima della tua prima azione puoi scambiare una carta denaro della tua mano con una carta scoperta di valore uguale o minore. La tua carta va sulla pila degli scarti (una carta costruttore esce dal gioco) e il posto resta vuoto fino al rifornimento.

    Esempio: dai un 7 in fiorini e prendi il 6 in dinari che ti serve per un importo esatto.
book-yammerad =
    Yammerad, il mendicante (*). Se all’inizio del tuo turno hai meno di 3 carte denaro, puoi pescare la prima carta del mazzo. Diamanti e carte costruttore sono carte denaro, le monete non sono carte. Se peschi denaro, un diamante o un costruttore, lo tieni e passi alle tue azioni.

    Ogni altra carta ha il suo effetto e tu peschi ancora. Un conteggio si fa subito, con l’attacco, i nuovi esploratori e le tessere di Carlo; un personaggio va all’asta, e apri tu; carte porta e muro si mettono scoperte come in un rifornimento; una carta cambiavalute va sulla pila degli scarti.
book-yusuf =
    Yusuf E’Passuff, la guardia cittadina. A ogni conteggio ricevi 1 punto in più per ogni gruppo completo di 3 punti che ti danno le mura. Esempio: mura da 8 punti danno 2 punti in più, mura da 9 ne danno 3.

## 7.8 Camps

book-intro-camps =
    Otto accampamenti si aggiungono alle tessere, con prezzi da 3 a 10. I quattro più economici hanno un bastione, gli altri quattro ne hanno due, ad angolo. Un accampamento sta fuori dalle mura: si appoggia con un bastione a un muro della tua Alhambra, e a ogni conteggio le sue frecce danno punti per le tessere che hanno davanti in linea retta. Le file lunghe diventano preziose.
book-camps-deal =
    Gli 8 accampamenti si mescolano nel sacchetto con gli edifici. Quando ne esce uno, occupa una casella del mercato e si compra come ogni tessera, nella valuta di quella casella. Non appartiene a nessun tipo di edificio e non conta nelle maggioranze.

    Ecco i prezzi e i lati con bastione: 3 (nord), 4 (est), 5 (sud), 6 (ovest), 7 (sud e ovest), 8 (nord ed est), 9 (est e sud), 10 (nord e ovest).
book-camps-build =
    Gli accampamenti non si ruotano. Almeno un bastione deve appoggiarsi a un lato con muro di una tessera; se ne ha due, si possono appoggiare entrambi. Dove un accampamento tocca qualcosa sono ammessi solo due casi: bastione contro muro, oppure un suo lato senza bastione contro un lato senza bastione di un altro accampamento. Tutto il resto è vietato: un bastione contro un lato aperto, un bastione contro un altro accampamento, un lato senza bastione contro qualsiasi lato di una tessera.

    Non serve raggiungere a piedi un accampamento, ma la regola dei buchi vale. Nessuna ristrutturazione può togliere a un accampamento il muro a cui si appoggia.

    Esempio: una torre sul bordo est ha un muro a est. Un accampamento con il bastione a ovest può stare lì accanto, a est, se non tocca altro.
book-camps-score =
    A ogni conteggio, ogni freccia di un accampamento guarda in linea retta attraverso il suo bastione. Ogni tessera della fila ininterrotta che comincia accanto all’accampamento dà 1 punto. La fila si ferma alla prima casella vuota o con un altro accampamento. Fontana, capannoni e bazar contano; i muri lungo la fila non la fermano. Una tessera può contare per più accampamenti.

    Esempio: a nord dell’accampamento ci sono una torre, un giardino e la fontana, poi una casella vuota. La freccia verso nord dà 3 punti, anche se oltre il vuoto c’è un’altra tessera.
book-camps-wall =
    Il muro dietro un bastione resta un muro esterno: conta per le mura più lunghe e protegge dagli aggressori come se l’accampamento non ci fosse. L’accampamento non ha lati esterni propri: i suoi bastioni non allungano le mura. Non ospita forzieri né abitanti, non riceve barrette e non protegge nulla.

## 7.9 Walls

book-intro-walls =
    Otto carte muro con 12 barrette ti permettono di aggiungere muri alle tue tessere. Quattro carte mostrano un lato, una per direzione, e danno una barretta; quattro mostrano un angolo e danno due barrette. I nuovi muri allungano le mura esterne, chiudono lati aperti e danno un appoggio agli accampamenti; ma accanto a un muro nuovo non va più bene una tessera che gli rivolge un lato aperto.
book-walls-deal =
    Le carte muro sono 8: quattro con un lato e quattro con un angolo. Se ne mescolano due in ciascuno dei mazzetti 2, 3, 4 e 5. Quando una esce si mette da parte scoperta, anche se ce ne sono già altre, e al suo posto si pesca un’altra carta.
book-walls-build =
    Prendere una carta muro scoperta è un’azione che conclude le azioni del turno; la carta esce dal gioco. Metti subito tutte le sue barrette, una o due, su una sola tua tessera, sui lati che la carta mostra. Lì non deve esserci già un muro.

    La tessera può essere nell’Alhambra, in riserva o comprata in questo turno; vanno bene anche capannoni, bazar e la fontana, non gli accampamenti. Dopo devono valere ancora tutte le regole di costruzione: nell’Alhambra una barretta va quindi solo su un lato senza vicine, altrimenti un muro toccherebbe un lato aperto.

    Esempio: la carta mostra nord ed est. Un giardino sull’angolo nord-est della tua Alhambra, con un muro solo a ovest, riceve entrambe le barrette.

    Una barretta è un muro a tutti gli effetti, solo che non ci si apre una porta. Resta per sempre sulla sua tessera. Una carta che non va bene da nessuna parte non si può prendere.

## 7.10 Thieves

book-intro-thieves =
    Ci sono 12 carte ladro segrete, 3 per ogni valuta. Tra un turno e l’altro un ladro ti procura una carta denaro scoperta della sua valuta, prima che la prenda chi sta per giocare. Una bella carta scoperta non è quindi mai al sicuro, e tu ricevi denaro senza spendere un’azione. Ogni ladro serve una volta sola.
book-thieves-deal =
    I 12 ladri, 3 per valuta, si distribuiscono in segreto all’inizio: 4 a testa in due o in tre, 3 in quattro, 2 in cinque o in sei. Gli altri escono dal gioco senza essere visti.

    { $seats ->
        [2] Nella tua partita ognuno ne riceve 4; 4 ladri escono dal gioco.
        [3] Nella tua partita ognuno ne riceve 4; non ne avanza nessuno.
        [4] Nella tua partita ognuno ne riceve 3; non ne avanza nessuno.
        [5] Nella tua partita ognuno ne riceve 2; 2 ladri escono dal gioco.
       *[other] Nella tua partita ognuno ne riceve 2; non ne avanza nessuno.
    }
book-thieves-use =
    Dopo ogni turno, a rifornimento e conteggi fatti, tutti tranne chi sta per giocare possono togliere dal gioco un proprio ladro e prendere esattamente una carta denaro scoperta della sua valuta. Anche una carta costruttore vale come denaro della sua valuta. Si possono usare più ladri, uno dopo l’altro.

    Dopo ogni ladro le carte scoperte si completano, e così può uscire una carta punteggio, un personaggio per l’asta o una carta muro. L’ordine è quello del visir: da chi sta per giocare (che però non può usare ladri) fino a chi ha appena giocato. Se c’è anche il visir, la domanda è una sola per entrambi.
book-variant-thieves-round =
    Le fonti non concordano su quando si usano i ladri. In questa variante si usano solo dopo ogni giro, cioè quando tutti hanno giocato una volta, e non dopo ogni turno. Il resto non cambia: chi sta per aprire il nuovo giro non può usarne. I ladri diventano più rari e più facili da prevedere.

## 7.11 Change

book-intro-change =
    Un sacchetto contiene 24 monete di valore 1, 6 per ognuna delle quattro valute. Chi paga in eccesso riceve monete: una ogni 2 pagati in più, pescata a caso. Pagare in eccesso fa meno male, e le monete aiutano a fare l’importo esatto più avanti.
book-change-draw =
    Ogni 2 che paghi in più peschi a caso una moneta dal sacchetto, finché ce ne sono. Vale per le tessere, per gli accampamenti e per i personaggi presi all’asta, anche se paghi in diamanti; non vale per i forzieri. Le monete usate in quello stesso acquisto tornano nel sacchetto prima che tu peschi.

    Esempio: paghi 12 una tessera da 7. Sono 5 in più: 2 monete. Con 1 solo in più non ricevi nulla. Il resto non rende esatto il pagamento, quindi non c’è un’altra azione.
book-change-use =
    Le tue monete stanno scoperte davanti a te. Una moneta vale come una carta di valore 1 della sua valuta, insieme a carte di quella valuta. Spesa, torna nel sacchetto. Le monete contano anche nell’assegnazione finale.

    Esempio: con una carta da 7 e una moneta da 1 dinaro paghi esattamente 8 dinari. Le monete non sono carte: ladri, Machma, Faruk e Knihstig non se ne fanno nulla.

## 7.12 The street trader

book-intro-trader =
    Ognuno ha un venditore; gli abitanti sono 42, 7 per ognuno dei sei colori degli edifici. Il venditore aspetta su una casella vuota accanto alla tua Alhambra. Quando costruisci proprio lì, un abitante del colore dell’edificio può trasferirsi. Gli abitanti di colori diversi formano serie, che danno punti a ogni conteggio. Non conta quindi solo che cosa costruisci, ma anche dove.
book-trader-deal =
    Prima che si scoprano le prime tessere, ognuno prende un abitante per ciascuno dei sei colori, ne tiene 3 in segreto e ne rimette 3 nella scorta. Quando tutti hanno scelto, gli abitanti si scoprono e vanno sui venditori. Poi ognuno mette il proprio venditore accanto a un lato qualsiasi della fontana.
book-trader-move-in =
    Quando piazzi una tessera sulla casella del venditore, il venditore si mette da parte. Se la tessera è un edificio del colore di uno dei suoi abitanti, quell’abitante può trasferirsi lì, e dalla scorta ne prendi uno nuovo di qualsiasi colore. In un turno si trasferisce al massimo un abitante.

    Se nessun abitante ha quel colore, o se hai piazzato un capannone, un bazar o un accampamento, non si trasferisce nessuno, ma puoi scambiare un abitante con la scorta. Se la scorta è vuota, non arriva nessun nuovo abitante e non si scambia nulla.

    Quando hai piazzato tutte le tessere del turno, un venditore messo da parte va su una casella libera che tocchi un lato di una tua tessera, accampamenti esclusi; per lui non valgono altre regole di costruzione. Se togli le tessere accanto al venditore, lui resta dov’è. Esempio: sul venditore c’è un abitante bianco; costruisci lì un appartamento e l’abitante ci va a vivere.
book-trader-score =
    A ogni conteggio gli abitanti della tua Alhambra formano serie di colori diversi, cominciando dalla più grande. Una serie di 1, 2, 3, 4, 5 o 6 colori vale 1, 3, 6, 10, 15 o 21 punti. Chi è ancora sul venditore non conta.

    Esempio: due abitanti verdi, due viola e uno bianco. La prima serie ha tre colori: verde, viola e bianco, 6 punti. La seconda ne ha due: verde e viola, 3 punti. In tutto 9.
book-trader-return =
    Se un edificio lascia l’Alhambra, il suo abitante non lo segue: torna nella scorta. Gli abitanti vivono solo negli edifici dell’Alhambra, mai in capannoni, accampamenti o bazar, e mai in riserva.

## 7.13 The treasure chamber

book-intro-treasure =
    La camera del tesoro ha tre stanze con 4 forzieri ciascuna. I forzieri sono 42: 9 verdi, 9 viola, 7 bianchi, 7 marroni, 5 rossi e 5 blu. Compri una stanza intera con denaro di qualsiasi valuta e metti i forzieri su edifici dello stesso colore. A ogni conteggio riceve punti chi ne ha di più. Così serve anche il denaro che non va bene per nessuna tessera.
book-treasure-deal =
    All’inizio i 42 forzieri sono in un sacchetto; se ne pescano 4 per ciascuna delle tre stanze, e tutti li vedono. I colori sono quelli degli edifici: blu per i padiglioni, rosso per i serragli, marrone per i porticati, bianco per gli appartamenti, verde per i giardini, viola per le torri.
book-treasure-buy =
    Come azione compri tutti i forzieri di una stanza per 8 o più, combinando le valute come vuoi; oppure tutto in diamanti, senza altro denaro. Anche con 8 precisi non è mai un importo esatto: non c’è un’altra azione, e le azioni del turno finiscono. Non si riceve resto. Una stanza vuota non si può comprare.

    Esempio: un 3 in dinari, un 1 in ducati e un 4 in fiorini fanno 8 e bastano per una stanza.
book-treasure-place =
    Quando le tessere comprate sono piazzate, i forzieri devono andare su edifici del loro colore nella tua Alhambra, uno per edificio, quanti più possibile. Capannoni, bazar, accampamenti e riserva non ne ospitano. Un forziere che trova posto non si può rifiutare.

    { $seats ->
        [2] Quelli che restano vanno prima a Carlo, che sistema sui suoi edifici tutti quelli che può, poi a chi gioca contro di te. Gli ultimi tornano nel sacchetto.
       *[other] Quelli che restano passano a sinistra: chi è lì sistema tutti quelli che può, poi tocca a chi viene dopo, e così via per tutto il tavolo. Gli ultimi tornano nel sacchetto. (In due vanno prima a Carlo, poi a chi gioca contro di te.)
    }

    Esempio: compri due forzieri verdi e uno rosso, ma hai un solo giardino senza forziere e nessun serraglio. Sistemi un forziere verde; un verde e un rosso passano avanti.
book-treasure-refill =
    Sistemati i forzieri, la stanza comprata ne riceve 4 nuovi dal sacchetto. Se il sacchetto ne ha meno di 4, la stanza resta vuota e da allora nessuna stanza si riempie più. Le stanze che hanno ancora forzieri si possono comprare come prima.
book-treasure-lost =
    Se un edificio lascia l’Alhambra, perché lo rimuovi o lo scambi, il suo forziere torna nel sacchetto. Non aspetta in riserva con l’edificio e non ricevi nulla in cambio.
book-treasure-score =
    A ogni conteggio si contano i forzieri di ognuno; i colori non importano. Conteggio 1: 7 punti a chi ne ha di più. Conteggio 2: 14 al 1º posto, 7 al 2º. Conteggio 3: 22, 14 e 7 ai primi tre posti. Serve almeno un forziere. In caso di parità si divide come per gli edifici, arrotondando per difetto; in due partecipa anche Carlo.

    Esempio nel conteggio 2: due persone al 1º posto ricevono (14 + 7) ÷ 2, cioè 10 punti a testa.

## 7.14 Master builders

book-intro-builders =
    Le carte costruttore sono 16, 4 per valuta. Ognuna è denaro di valore 3 oppure ti dà una ristrutturazione in più alla fine del turno; in un modo o nell’altro la usi una volta sola. Così una tessera non resta bloccata in riserva, e riordini l’Alhambra senza spendere un’azione.
book-builders-deal =
    Prima del denaro iniziale ognuno riceve in segreto 2 carte costruttore. Non contano per arrivare a 20 né per decidere chi inizia. Poi se ne mescolano 3 nel mazzetto 3 e 3 nel mazzetto 5; in sei, nel mazzetto 5 solo 1. Le altre escono dal gioco senza essere viste.

    { $seats ->
        [2] Nella tua partita 6 delle 16 carte escono dal gioco.
        [3] Nella tua partita 4 delle 16 carte escono dal gioco.
        [4] Nella tua partita 2 delle 16 carte escono dal gioco.
        [5] Nella tua partita si usano tutte e 16 le carte.
       *[other] Nella tua partita il mazzetto 5 ne riceve solo 1, e si usano tutte e 16 le carte.
    }
book-builders-money =
    Una carta costruttore è a tutti gli effetti una carta denaro di valore 3 della sua valuta: si prende tra le carte scoperte, da sola o con altre fino a 5; serve a pagare tessere, offerte e forzieri; conta nell’assegnazione finale; un ladro la può prendere tra le carte scoperte. C’è una sola differenza: una volta spesa non va sulla pila degli scarti, ma esce dal gioco.
book-builders-redesign =
    Alla fine del tuo turno, dopo aver piazzato, puoi scartare una carta costruttore dalla mano per una ristrutturazione in più: aggiungere, rimuovere o scambiare. La valuta non importa e la carta esce dal gioco. Ne puoi usare una sola per turno. La ristrutturazione può toccare la tessera appena piazzata, e si può unire a quella di Ammar.

    Esempio: compri una tessera, la metti in riserva e con la carta costruttore la scambi subito con una dell’Alhambra.

## 7.15 Invaders

book-intro-invaders =
    Quattro carte attacco, una per direzione, minacciano ogni Alhambra. Dopo ogni conteggio se ne scopre una, e ogni lato aperto da quella parte costa punti. I muri proteggono. Ci sono anche 6 esploratori, uno per tipo di edificio: chi compra con l’importo esatto può prenderne uno e guardare in segreto da dove verrà il prossimo attacco.
book-invaders-attack =
    Le quattro carte attacco, nord, est, sud e ovest, si mescolano. Dopo ogni conteggio si scopre la prima. Per ogni lato aperto da quella parte perdi 1 punto dopo il conteggio 1, 2 dopo il conteggio 2, 3 dopo il conteggio 3; dopo il conteggio 3 anche 1 per ogni lato aperto nelle due direzioni vicine. Nessun punteggio scende sotto 0.

    Un lato è aperto se una tessera, la fontana, un capannone o un bazar lì non ha un muro e dall’altra parte non c’è nessuna tessera. Contano anche le rientranze. Gli accampamenti non hanno lati aperti e non proteggono nulla.

    Esempio: conteggio 3, attacco da est. Hai 2 lati aperti a est, 3 a nord, 1 a sud e 4 a ovest: perdi 2 × 3 + 3 + 1 = 10 punti. L’ovest non costa nulla.
book-invaders-scouts =
    All’inizio sono scoperti due dei 6 esploratori. Dopo il conteggio 1 e dopo il conteggio 2 se ne scoprono due nuovi, e quelli non usati escono dal gioco. Se compri con l’importo esatto un edificio del tipo di un esploratore scoperto, lo prendi e guardi in segreto la prossima carta attacco. Valgono anche gli acquisti con il visir e con Abdul Karim, e anche se poi dai la tessera a Carlo.

    Esempio: è scoperto l’esploratore dei giardini. Compri un giardino da 9 e paghi 9: solo tu sai da dove verrà il prossimo attacco.
book-invaders-open =
    In questa variante la prossima carta attacco è scoperta, così tutti possono prepararsi, e non ci sono esploratori. Dopo ogni attacco si scopre la carta seguente. Tutto il resto dell’attacco non cambia.
book-variant-invaders-open =
    Tutti sanno da dove verrà il prossimo attacco, e si gioca senza esploratori. È adatta a chi preferisce progettare le mura piuttosto che indovinare: un lato aperto che non sarà attaccato può aspettare, e un importo esatto porta soltanto la sua azione in più.

## 7.16 Bazaars

book-intro-bazaars =
    Nel sacchetto ci sono 8 bazar, due per valuta. Ognuno mostra una valuta e tre colori di edifici e non ha muri. Un bazar sta accanto al mercato e costa quanto la tessera del mercato della sua valuta. Nel conteggio 3 dà punti per gli edifici dei suoi colori che ha attorno, anche in diagonale.
book-bazaars-deal =
    Gli 8 bazar si mescolano nel sacchetto. Se ne esce uno mentre si riempie il mercato, si mette lì accanto, anche se ce ne sono già altri, e si continua a pescare finché esce una tessera per la casella. Un bazar quindi non riempie una casella e non ne lascia vuota nessuna: non provoca la fine della partita e non la impedisce.
book-bazaars-buy =
    Un bazar costa quanto la tessera che in quel momento è sulla casella della sua valuta. Se la casella è vuota, il bazar non è in vendita fino al rifornimento. Si paga solo con l’importo esatto, quindi segue sempre un’altra azione.

    Esempio: sulla casella del fiorino c’è una torre da 11, quindi un bazar dei fiorini costa 11 fiorini precisi. Se compri prima la torre, la casella è vuota e il bazar deve aspettare: conviene comprare prima il bazar.

    Visir e Abdul Karim possono procurare un bazar. Alla fine della partita i bazar rimasti non vanno a nessuno.
book-bazaars-build =
    Un bazar si piazza come un edificio e segue tutte le regole di costruzione: i suoi quattro lati sono aperti, quindi, finché non riceve barrette, tocca solo lati aperti. Può andare in riserva e si può ristrutturare. Non appartiene a nessun tipo di edificio e non conta nelle maggioranze.
book-bazaars-score =
    Solo nel conteggio 3: guarda le 8 caselle attorno al bazar, comprese quelle in diagonale. Conta gli edifici dei suoi tre colori e moltiplica per quanti di questi colori ci sono tra loro. Capannoni, bazar, accampamenti e fontana qui non sono edifici. I muri non importano, e un edificio può contare per più bazar.

    Esempio: un bazar per serragli, porticati e giardini ha attorno due giardini, tre porticati e una torre. Sono 5 edifici di 2 colori, quindi 5 × 2 = 10 punti. Con un serraglio in più sarebbero 6 × 3 = 18.
