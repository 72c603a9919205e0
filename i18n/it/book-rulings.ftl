### Il regolamento: dove due moduli si incontrano. Un testo per ogni decisione di INTERACTIONS.md, nello stesso ordine.


## The Vizier’s Favour

ruling-vizier-exchange = Un acquisto con il visir si può pagare con una carta cambiavalute: l’importo è esatto, proprio come serve.
ruling-vizier-bonus = Mentre piazzi la tessera comprata con il visir puoi mostrare una carta bonus. Se poi il rifornimento porta un conteggio, il programma chiede come sempre.
ruling-vizier-huts = Con il visir si comprano solo tessere del mercato: un capannone non si può prendere.
ruling-vizier-gates = La tessera comprata con il visir si piazza subito, e una carta porta della tua mano può aprirle un passaggio.
ruling-vizier-diamonds = Anche per il visir puoi pagare in diamanti, se fanno l’importo esatto.
ruling-vizier-characters = Nessun personaggio interviene in un acquisto con il visir: Knihstig non prende carte, Karim non procura tessere, Ammar non ristruttura. Yusuf e Hakim, che agiscono nei conteggi, valgono come sempre.
ruling-vizier-camps = Un accampamento su una casella del mercato è una tessera del mercato. Con il visir lo puoi comprare, e va subito nell’Alhambra o in riserva.
ruling-vizier-thieves = Tra un turno e l’altro si chiede a turno, con una sola domanda per ladri e visir, e dopo ogni uso si chiede di nuovo a tutti. Chi sta per giocare può usare il visir, ma non un ladro.
ruling-vizier-change = Per l’acquisto con il visir le monete valgono come carte di valore 1. L’importo è esatto, quindi non c’è resto.
ruling-vizier-trader = Se piazzi la tessera del visir sulla casella del venditore, un abitante può trasferirsi come sempre, anche se nel tuo turno se n’è già trasferito uno. Il venditore torna in gioco prima che il mercato si rifornisca.
ruling-vizier-treasure = Con il visir si comprano tessere, non forzieri.
ruling-vizier-builders = Per l’acquisto con il visir le carte costruttore valgono come denaro di valore 3. Non danno però una ristrutturazione, perché non è la fine del turno di chi le ha.
ruling-vizier-invaders = Con il visir si paga l’importo esatto, quindi l’acquisto procura l’esploratore di quel tipo di edificio, se è scoperto.
ruling-vizier-bazaars = Con il visir si può comprare un bazar, al prezzo esatto della tessera sulla casella della sua valuta.

## Currency exchange

ruling-exchange-gates = Prendere una carta cambiavalute e prendere una carta porta sono due azioni intere. Non si prendono mai insieme, e nemmeno con del denaro.
ruling-exchange-diamonds = Carta cambiavalute e diamanti non stanno mai nello stesso pagamento.
ruling-exchange-characters = Le carte cambiavalute non sono denaro. Non valgono per le offerte; Faruk, Knihstig e Machma non le toccano, e Yammerad non le conta tra le carte della mano. Se Yammerad ne pesca una, va sulla pila degli scarti e si pesca ancora.
ruling-exchange-camps = Un accampamento si può pagare con una carta cambiavalute, come ogni tessera del mercato.
ruling-exchange-thieves = I ladri non possono prendere carte cambiavalute.
ruling-exchange-change = Se paghi con una carta cambiavalute, puoi combinare anche monete di entrambe le sue valute. L’importo è esatto, quindi non c’è resto.
ruling-exchange-treasure = Per i forzieri una carta cambiavalute non serve: si pagano comunque combinando le valute come vuoi.
ruling-exchange-builders = Se paghi con una carta cambiavalute, puoi combinare anche carte costruttore di entrambe le sue valute, ognuna con valore 3.
ruling-exchange-invaders = Un pagamento con una carta cambiavalute è esatto: se compri così un edificio, ricevi l’esploratore del suo tipo.
ruling-exchange-bazaars = Un bazar si può pagare con una carta cambiavalute che mostra la sua valuta.

## Bonus cards

ruling-bonus-huts = Una carta bonus mostrata conta nella maggioranza, ma non è una tessera: un capannone lì accanto non vale di più.
ruling-bonus-characters = Il mezzo edificio di Hakim si aggiunge alle carte bonus mostrate. Prima di un conteggio si chiede se mostrare carte bonus, poi si sceglie il tipo per Hakim. Se la ristrutturazione di Ammar toglie l’edificio, la carta torna in mano.
ruling-bonus-camps = Una carta bonus non è una tessera nella linea di un accampamento e lì non dà punti.
ruling-bonus-walls = Sulla tessera della tua carta bonus puoi mettere una barretta. Resta esattamente quella tessera, e la carta continua a valere.
ruling-bonus-treasure = Una carta bonus non ospita forzieri. L’edificio che mostra può ospitarne uno come sempre.
ruling-bonus-builders = Se la ristrutturazione di una carta costruttore toglie l’edificio, la sua carta bonus torna in mano prima del rifornimento e di ogni conteggio. Se invece lo costruisce, puoi mostrare la carta prima di terminare il turno.
ruling-bonus-bazaars = Una carta bonus non è un edificio accanto a un bazar e non ne aumenta i punti.

## Builders’ huts

ruling-huts-gates = Una porta nel muro tra un capannone e un edificio non basta perché l’edificio conti per il capannone. Il capannone stesso però si può piazzare attraverso una porta.
ruling-huts-characters = Per Hakim serve un vero edificio: un capannone che vale 0 non basta. Dove il capannone vale qualcosa, il mezzo edificio si aggiunge. Un capannone non costa nulla, quindi Karim qui non serve.
ruling-huts-camps = Un capannone conta nella linea di un accampamento, e un bastione può appoggiarsi al suo muro.
ruling-huts-walls = Su un capannone si possono mettere barrette. Un muro tra un capannone e un edificio, stampato o aggiunto che sia, impedisce all’edificio di contare.
ruling-huts-trader = In un capannone piazzato sulla casella del venditore non si trasferisce nessuno; si può però scambiare un abitante con la scorta.
ruling-huts-treasure = Su un capannone non si mettono forzieri.
ruling-huts-builders = La ristrutturazione di una carta costruttore può aggiungere un capannone dalla riserva, oppure rimuovere o scambiare quello appena piazzato.
ruling-huts-invaders = I capannoni hanno lati aperti come ogni tessera e proteggono ciò che sta dietro: un lato con un capannone dall’altra parte non è aperto. Prendere un capannone non è un acquisto e non procura esploratori.
ruling-huts-bazaars = Un capannone non è un edificio accanto a un bazar e non ne aumenta i punti.

## City gates

ruling-gates-characters = La ristrutturazione di Ammar può usare una carta porta. Una carta porta pescata da Yammerad si mette scoperta come in un rifornimento. Per i personaggi le carte porta non sono carte denaro.
ruling-gates-camps = In un accampamento non si entra a piedi, quindi nel muro tra una tessera e un accampamento non si apre nessuna porta.
ruling-gates-walls = Una porta si apre solo dove entrambe le tessere hanno un muro stampato, mai in una barretta. Le tessere accanto a una porta possono ancora ricevere barrette sugli altri lati.
ruling-gates-thieves = Una carta porta sta accanto alle carte scoperte, quindi nessun ladro la può prendere.
ruling-gates-trader = Se piazzi una tessera attraverso una porta sulla casella del venditore, un abitante può trasferirsi. Ci resta per sempre, perché quella tessera non si può più rimuovere.
ruling-gates-treasure = Gli edifici accanto a una porta ospitano forzieri come gli altri.
ruling-gates-builders = La ristrutturazione di una carta costruttore può usare una carta porta per aggiungere una tessera. Non può rimuovere né scambiare una tessera accanto a una porta.
ruling-gates-bazaars = Un bazar non ha muri stampati, quindi non ci si arriva mai da una porta.

## Diamonds

ruling-diamonds-characters = Nelle offerte i diamanti sono una valuta in più. Per Faruk, Knihstig, Machma e Yammerad sono carte denaro.
ruling-diamonds-camps = Un accampamento si può pagare in diamanti.
ruling-diamonds-thieves = I ladri non possono prendere diamanti.
ruling-diamonds-change = Chi paga in eccesso con diamanti riceve monete come sempre. Le monete non si combinano mai con i diamanti in un pagamento.
ruling-diamonds-treasure = I forzieri si possono pagare tutti in diamanti, mai con diamanti e altro denaro insieme.
ruling-diamonds-builders = Le carte costruttore sono denaro della loro valuta, quindi non si combinano mai con i diamanti.
ruling-diamonds-invaders = Esatto è esatto: anche un edificio pagato in diamanti procura l’esploratore.
ruling-diamonds-bazaars = Un bazar si può pagare in diamanti, con l’importo esatto.

## Characters

ruling-characters-camps = Karim procura gratis un accampamento come ogni tessera del mercato. Laila può pescarne uno per una casella. Un accampamento da 10 basta per Knihstig.
ruling-characters-walls = Una carta muro pescata da Yammerad si mette da parte scoperta, come in un rifornimento. Per Yusuf le barrette sono muri.
ruling-characters-thieves = Un personaggio che esce dopo l’uso di un ladro va subito all’asta. Apre chi sta per giocare.
ruling-characters-change = Con le monete puoi coprire un’offerta nella loro valuta. Se all’asta paghi più della tua offerta, ricevi il resto in monete: una ogni 2 in più.
ruling-characters-trader = Con la ristrutturazione di Ammar puoi piazzare una tessera sulla casella del venditore, se in questo turno il venditore non è ancora stato messo da parte.
ruling-characters-treasure = Karim procura una tessera del mercato, non forzieri.
ruling-characters-builders = Ammar e una carta costruttore possono dare due ristrutturazioni in un turno. Le carte costruttore valgono anche per le offerte e sono carte denaro per Faruk, Knihstig, Machma e Yammerad; se Machma ne dà via una, esce dal gioco.
ruling-characters-invaders = Una tessera avuta con Karim vale come pagata con l’importo esatto e procura l’esploratore. A un conteggio pescato da Yammerad segue il suo attacco.
ruling-characters-bazaars = Karim può procurare un bazar se sulla casella della sua valuta c’è una tessera. Un bazar pescato con Laila si mette accanto al mercato e si pesca ancora; se escono solo bazar, la vecchia tessera resta.

## Camps

ruling-camps-walls = Su un accampamento non si mettono barrette. Un bastione però può appoggiarsi a una barretta: è un muro.
ruling-camps-change = Se paghi in eccesso un accampamento, ricevi il resto in monete.
ruling-camps-trader = In un accampamento piazzato sulla casella del venditore non si trasferisce nessuno; si può però scambiare un abitante con la scorta. Il venditore non può tornare su una casella che tocca soltanto accampamenti.
ruling-camps-treasure = Su un accampamento non si mettono forzieri.
ruling-camps-builders = Un accampamento si può pagare con le carte costruttore. La loro ristrutturazione non può togliere il muro a cui si appoggia un bastione.
ruling-camps-invaders = Gli accampamenti non hanno lati aperti e non proteggono nulla. A fermare un attacco è il muro a cui si appoggiano, non l’accampamento.
ruling-camps-bazaars = Un bazar conta nella linea di un accampamento; un accampamento non è un edificio accanto a un bazar. Un accampamento al mercato fa il prezzo dei bazar della valuta di quella casella.

## Walls

ruling-walls-thieves = Una carta muro che esce dopo l’uso di un ladro si mette da parte scoperta. Nessun ladro la può prendere.
ruling-walls-builders = Le barrette restano sulla loro tessera quando la ristrutturazione di una carta costruttore la rimuove o la scambia, e tornano con lei.
ruling-walls-invaders = Un lato con una barretta non è aperto, quindi un attacco lì non costa nulla.
ruling-walls-bazaars = Sui bazar si possono mettere barrette. Per i punti di un bazar i muri non importano.
ruling-thieves-change = Un ladro prende una carta scoperta, mai una moneta: le monete dei giocatori sono al sicuro.

## Thieves

ruling-thieves-builders = Un ladro può prendere una carta costruttore scoperta della sua valuta.
ruling-thieves-invaders = Un conteggio che esce dopo l’uso di un ladro si fa subito, con il suo attacco.

## Change

ruling-change-treasure = I forzieri si possono pagare anche con le monete, insieme a qualsiasi altro denaro tranne i diamanti. Chi paga i forzieri in eccesso non riceve resto.
ruling-change-builders = Si possono pagare insieme carte costruttore e monete della stessa valuta. Se con una carta costruttore paghi in eccesso, ricevi il resto come con ogni altra carta.
ruling-change-invaders = Se le monete completano l’importo esatto, l’acquisto procura l’esploratore.
ruling-change-bazaars = Un bazar si può pagare anche con le monete. L’importo è sempre esatto, quindi non c’è mai resto.

## The street trader

ruling-trader-treasure = Un edificio può ospitare un abitante e un forziere. Se lascia l’Alhambra li perde entrambi: l’abitante torna nella scorta, il forziere nel sacchetto.
ruling-trader-builders = La ristrutturazione di una carta costruttore viene prima del ritorno del venditore. Se il venditore è ancora sulla sua casella, puoi piazzare lì una tessera.
ruling-trader-invaders = Il venditore non è una tessera: un lato senza muro resta aperto anche se davanti c’è il venditore.
ruling-trader-bazaars = In un bazar piazzato sulla casella del venditore non si trasferisce nessuno; si può però scambiare un abitante con la scorta.

## The treasure chamber

ruling-treasure-builders = Anche per i forzieri una carta costruttore vale 3, e poi esce dal gioco. I forzieri si sistemano prima della ristrutturazione di una carta costruttore; se questa toglie un edificio con un forziere, il forziere è perso.
ruling-treasure-invaders = I forzieri non sono edifici: pagarli con l’importo esatto non procura esploratori.
ruling-treasure-bazaars = Su un bazar non si mettono forzieri.
ruling-builders-invaders = Se una carta costruttore completa l’importo esatto, l’acquisto procura l’esploratore.

## Master builders

ruling-builders-bazaars = Una carta costruttore vale 3 per raggiungere l’importo esatto di un bazar.

## Invaders

ruling-invaders-bazaars = I bazar hanno lati aperti come ogni tessera. Non hanno un tipo di edificio: comprarne uno non procura esploratori.
