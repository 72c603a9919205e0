### Giocare con più computer: gli inviti, e perché non si può entrare a un tavolo.

invitation-none = Questo testo non contiene un invito
invitation-newer = Questo invito viene da una versione più recente del programma
invitation-short = L’invito è incompleto (gruppi di lettere arrivati: { $n } su { $all })
invitation-group = Il gruppo { $n } è sbagliato o al posto sbagliato: { $group }
invitation-wrong = Una parte di questo testo viene da un altro invito
invitation-address = «{ $address }» non è l’indirizzo di un tavolo
join-no-answer = Nessuno risponde a { $address }. Il tavolo è chiuso, oppure un firewall su quel computer blocca Alhambra Qt.
join-cut = Il tavolo a { $address } risponde, ma il collegamento si interrompe. Forse in troppi cercano di entrare. Più tardi potrebbe funzionare.
join-relay-full = Il relay a { $address } è pieno. Più tardi potrebbe esserci posto.
join-no-table = Il relay a { $address } risponde, ma il tavolo non c’è. Chiedi a chi ospita di aprirlo.
join-other = A { $address } risponde un altro tavolo. L’invito non corrisponde alla sua chiave.
join-strange = A { $address } risponde qualcosa che non è Alhambra Qt.
join-version-newer = Il tavolo usa la versione { $theirs } (protocollo { $their }), questa è la { $ours } (protocollo { $our }). Aggiorna il programma su questo computer.
join-version-older = Il tavolo usa la versione { $theirs } (protocollo { $their }), questa è la { $ours } (protocollo { $our }). Va aggiornato il programma al tavolo.
join-void = Questo invito non è più valido. Chiedine uno nuovo.
join-full = A questo tavolo non ci sono posti liberi.
join-watch-full = Nessun altro può guardare questo tavolo.
join-elsewhere = Il tuo posto è stato preso da un altro computer.
join-closed = Il tavolo è stato chiuso.
join-ended = Il tavolo è stato chiuso definitivamente.
join-refused = Il tavolo ha rifiutato quello che questo programma ha inviato.
join-unfit = Il tavolo ha inviato qualcosa di incompatibile con questa partita o con questa versione del programma ({ $ours }): il tuo programma ha lasciato il tavolo.
join-deals-again = Il tavolo ha chiesto di mescolare di nuovo dopo che i numeri di tutti erano stati rivelati. Così chi ospita potrebbe scegliere la distribuzione: il tuo programma ha lasciato il tavolo.

together-title = Giocare insieme
together-host = Ospita
together-open = Apri un tavolo
together-open-note = Il tuo computer è il tavolo. Ai tuoi amici serve questo programma e nient’altro: niente account, niente server.
together-name = Il tuo nome
together-mark = Il tuo simbolo: { $mark }
together-begin = Comincia con
together-new = una nuova partita
together-saved = la partita salvata
together-waits = La partita salvata: { $name }
together-finds = Chi lo trova
together-network = questa rete
together-invited = solo chi è invitato
together-more = Altro
together-found-by-network = Chi è in questa rete può trovare il tuo tavolo. Puoi invitare anche amici che sono altrove.
together-found-by-invited = Solo chi inviti può trovare il tuo tavolo.
together-listens = Nessuno può ancora collegarsi. Con il tavolo aperto, questo computer ascolta su { $address } (o un’altra porta libera) finché non lo chiudi.
together-firewall = La prima volta il sistema potrebbe chiederti se Alhambra Qt può usare le reti private: consentilo.
together-invitation = Hai un invito
together-invitation-hint = ALH1-…
together-proves = Incolla il messaggio di chi ospita in un punto qualsiasi di questa pagina.
together-no-address = L’invito è completo ma non dice l’indirizzo. Scrivilo alla fine: @192.168.1.23:8765
together-whole = L’invito è completo: il tavolo a { $address }
together-watch-whole = Con questo invito puoi guardare il tavolo a { $address }
together-join = Entra
together-joining = Cerco il tavolo…
together-looks-on = Il tuo posto resta tuo, e il programma continua a cercare il tavolo. { $reason }
together-joined = Sei a questo tavolo: { $name }
together-watching = Stai guardando questo tavolo: { $name }
together-watch = Guarda
together-take-seat = Torna al tuo posto
together-turn-lobby = La partita non è ancora iniziata
together-turn-over = La partita è finita
together-turn-yours =
    { $n ->
        [0] Tocca a te
        [one] Tocca a te da { $n } minuto
       *[other] Tocca a te da { $n } minuti
    }
together-turn-yours-hours =
    { $n ->
        [one] Tocca a te da { $n } ora
       *[other] Tocca a te da { $n } ore
    }
together-turn-yours-days =
    { $n ->
        [one] Tocca a te da { $n } giorno
       *[other] Tocca a te da { $n } giorni
    }
together-turn-others =
    { $n ->
        [0] Tocca a un altro
        [one] Tocca a un altro da { $n } minuto
       *[other] Tocca a un altro da { $n } minuti
    }
together-turn-others-hours =
    { $n ->
        [one] Tocca a un altro da { $n } ora
       *[other] Tocca a un altro da { $n } ore
    }
together-turn-others-days =
    { $n ->
        [one] Tocca a un altro da { $n } giorno
       *[other] Tocca a un altro da { $n } giorni
    }
together-tables-note = Qui i nomi non sono verificati. Nel dubbio chiedi l’invito.
together-found =
    { $n ->
        [0] Ancora nessun tavolo in questa rete
        [one] { $n } tavolo in questa rete
       *[other] { $n } tavoli in questa rete
    }
together-missing-table = Manca un tavolo? I due computer devono essere sulla stessa rete, e il firewall del computer di chi ospita deve lasciar passare Alhambra Qt. Alcuni router di casa separano i computer: allora usa l’invito.
together-version = Versione { $theirs } (protocollo { $their }); tu hai la { $ours } (protocollo { $our }). Deve aggiornare chi ha la più vecchia.
together-kept = A { $address } hai ancora il tuo posto
together-mine = Lì hai ancora il tuo posto
together-watched = Puoi guardare di nuovo questo tavolo
together-full = Tutti i { $all } posti sono presi
together-waiting = In attesa di giocatori · posti liberi: { $n } su { $all }
together-running = La partita è in corso · posti liberi: { $n } su { $all }
together-no-looking = Su questo computer non si possono cercare tavoli. Gli inviti funzionano comunque.
together-not-announced = Il tavolo non può essere annunciato in questa rete. Gli inviti funzionano comunque.
together-no-port = Su questo computer non si può aprire un tavolo: { $reason }
together-not-kept = I posti non si sono potuti conservare per dopo: { $reason }
together-same = Il tavolo dell’ultima volta è di nuovo aperto. I suoi inviti valgono ancora.
together-missing = Per giocare insieme servono i pacchetti Python websockets, PyNaCl e zeroconf. Arrivano con alhambra-qt[together].
together-over = Si può aprire ad altri solo una partita salvata che non è finita.
together-at-the-table = La partita si salva e si cambia al computer che fa da tavolo.
together-reopen-do = Apri il tavolo
together-leave-ask =
    { $n ->
        [one] { $names } è al tuo tavolo. Se esci, si chiude per tutti.
       *[other] { $names } sono al tuo tavolo. Se esci, si chiude per tutti.
    }
together-leave-do = Esci lo stesso
reopen-title =
    { $n ->
        [one] { $names } gioca altrove
       *[other] { $names } giocano altrove
    }
reopen-kept = Il tavolo di questa partita è chiuso. Aprilo: i tuoi amici potranno tornare con gli inviti che hanno già.
reopen-lost = Il tavolo di questa partita è chiuso, e le sue chiavi non ci sono più. Aprilo e manda agli amici nuovi inviti.
reopen-without = Continua solo su questo computer
reopen-note = L’IA può prendere i posti degli amici: le loro carte restano nascoste. Se li giochi qui tu, questo schermo mostra le loro carte.
reopen-computer-sure = Dare questi posti all’IA?
reopen-here = Giocali qui
reopen-here-sure = Mostrare qui le loro carte?
together-message = Vieni al mio tavolo di Alhambra. In Alhambra Qt scegli «{ together-title }» e incolla questo: { $invitation }
lobby-watch-message = Guarda il mio tavolo di Alhambra. In Alhambra Qt scegli «{ together-title }» e incolla questo: { $invitation }
together-sealed-title = Riservato
together-sealed-what = Tutto è cifrato end-to-end.
together-honest-title = Una distribuzione onesta
together-honest-what = Tutti i computer mescolano insieme; alla fine ognuno controlla.
together-kept-title = Nessuno perde il posto
together-host-title = Che cosa potrebbe fare chi ospita
together-host-what = Guardare nel sacchetto. Se ti importa, fai ospitare il tavolo da un terzo computer.
together-kept-what = Se cade la linea, il posto resta tuo e ci ritorni.

lobby-title = Tavolo: { $name }
lobby-seats = I posti, in ordine di gioco
lobby-here = Qui
lobby-far = Altrove
lobby-computer = IA
lobby-free = Posto libero
lobby-you = su questo computer
lobby-ready = qui, tutto pronto
lobby-not-ready = qui
lobby-nobody = ancora nessuno
lobby-away-seconds =
    assente da { $n ->
        [one] { $n } secondo
       *[other] { $n } secondi
    }
lobby-away =
    assente da { $n ->
        [one] { $n } minuto
       *[other] { $n } minuti
    }
lobby-invite = Invito
lobby-renew = Sostituisci
lobby-renew-sure = Annullare il vecchio?
lobby-taken = { $name } occupa questo posto. Con un nuovo invito il vecchio non vale più e il posto si libera.
lobby-invitation = Invito
lobby-for-seat = Da inviare a chi prenderà il posto { $n }.
lobby-all-taken = Ci siete tutti.
lobby-copy = Copia per il posto { $n }
lobby-show = Mostra
lobby-copied = Copiato: invialo a chi deve prendere il posto { $n }.
lobby-watch-renew = Nuovo invito a guardare
lobby-watch-copied = Copiato: chi ha questo invito può guardare.
lobby-watch-copy = Copia l’invito a guardare
lobby-watch-most =
    { $n ->
        [0] Nessuno può guardare
        [one] { $n } persona può guardare
       *[other] { $n } persone possono guardare
    }
lobby-watchers = Quanti possono guardare
lobby-watching = Guardano: { $names }
lobby-hands = Mostra tutte le mani più tardi
lobby-hands-note = Se tutti i giocatori accettano prima che la partita inizi, chi guarda vede tutte le mani con dieci giri di ritardo.
lobby-hands-all = Tutti i giocatori accettano: chi guarda vede tutte le mani con dieci giri di ritardo.
lobby-agree = Accetto di mostrare le mani
lobby-agrees = accetta di mostrare le mani
lobby-listening = Questo computer ascolta su { $address } finché il tavolo non viene chiuso. Per chi gioca da fuori, il router deve inoltrare questa porta a questo computer.
lobby-game = La partita
lobby-minutes = Circa { $n } minuti
lobby-honest = La distribuzione è fatta insieme dai programmi di tutti i giocatori all’inizio della partita. Ognuno ha la sua lingua e il suo aiuto.
lobby-dealt = La distribuzione di questa partita è già stata fatta sul computer del tavolo. Il programma può controllare le mosse, ma non quella.
lobby-change = Cambia…
lobby-changed = Chi ospita ha cambiato la partita. Conferma di nuovo che si può iniziare.
lobby-added = In più: { $names }
lobby-removed = In meno: { $names }
lobby-take-game = Usa questa partita
lobby-count = Posti pronti: { $n } su { $all }
lobby-waits = Posti pronti: { $n } su { $all }. Se inizi adesso, nei posti liberi gioca l’IA; chi arriva dopo la sostituisce.
lobby-unready = Conferma mancante: { $names }. Puoi iniziare senza aspettare.
lobby-start = Inizia
lobby-to-game = Alla partita
lobby-say-ready = Possiamo iniziare
lobby-wait = Non ancora, per favore
lobby-leave = Lascia il tavolo
lobby-close = Chiudi il tavolo
lobby-close-sure = Uscire adesso?

company-lost = Cerco il tavolo ({ $table })…
company-lost-note = La linea è caduta. Quello che vedi resta, il posto è sempre tuo e il programma continua a provare.
watch-lost-note = La linea è caduta. Quello che vedi resta, e il programma continua a provare.
watch-next = { $name } al centro
watch-note = Stai guardando: non vedi le mani dei giocatori e non invii nulla.
watch-hands = Tutti i giocatori hanno accettato: vedi le mani con dieci giri di ritardo.
watch-open = Mani al giro { $n }
company-ended = Il tavolo ({ $table }) è chiuso
company-ended-note = Quello che hai visto resta leggibile.
company-taken = Questo posto ora si gioca da un altro computer
company-taken-note = Un posto si può giocare da un solo computer. Se l’ha preso qualcun altro, riprendilo e chiedi a chi ospita un nuovo invito.
company-take = Riprendi il posto
company-leave = Esci
company-save = Salva ed esci
company-wait = Aspetta
company-computer = Fai giocare l’IA
company-away =
    { $name } manca da { $n ->
        [one] { $n } minuto
       *[other] { $n } minuti
    }
company-left = { $name } non è al tavolo
company-waits = { $name } è di turno. La partita aspetta quanto vuoi.
company-soon = Dopo due minuti potrai far giocare l’IA.
company-wants = Favorevoli a far giocare l’IA: { $names }. Giocherà quando tutti i presenti saranno d’accordo.
company-came = { $name } arriva: posto { $n }
company-watches = { $name } sta guardando
company-expelled = Collegamento chiuso: { $name }. Chi guarda non può inviare nulla.
company-hands = Tutti i giocatori hanno accettato: chi guarda vede tutte le mani con dieci giri di ritardo.
company-hands-ended = Chi guarda non vede più le mani: non tutti i giocatori hanno accettato.
company-back = { $name } è di nuovo qui
company-moved = { $name } ora gioca da un altro computer
company-renew = Nuovo invito
company-plays = { $name } non è al tavolo: gioca un’IA
menu-invite = Invita amici
menu-invite-detail = che sono altrove
keys-invite = Invita amici che sono altrove
keys-say = Di’ qualcosa al tavolo

say-title = Messaggi al tavolo
say-note = Ognuno lo legge nella propria lingua.
say-nudge = Un cenno a chi deve scegliere
say-nobody = Nessuno gioca da un altro computer.
watch-silent = Stai guardando: i giocatori non ricevono messaggi da te.
say-said = { $name }: { $phrase }
say-nudged = { $name } ti fa un cenno: tocca a te
say-nudge-sent = { $name } ha ricevuto un cenno
say-nudge-nobody = Non c’è nessuno a cui fare un cenno.
phrase-hello = Ciao a tutti
phrase-good-luck = Buona fortuna
phrase-your-turn = Tocca a te
phrase-one-moment = Un momento, per favore
phrase-thinking = Ci sto pensando
phrase-well-played = Ben giocato
phrase-oops = Ops
phrase-thanks = Grazie
phrase-back-soon = Torno subito
phrase-must-go = Tra poco devo andare
phrase-good-game = È stata una bella partita
phrase-again = Un’altra partita?

does-await = Aspetta, e chiede di nuovo solo se cambia qualcosa.
does-let-computer = Lascia giocare l’IA in questo posto, appena lo vogliono tutti i presenti.
does-save-leave = Lascia il tavolo. La partita resta salvata così com’è.
does-take-seat = Riprende il tuo posto dall’altro computer.
deal-checking = Controllo della distribuzione…
deal-checking-note = Il programma confronta tutta la partita con quello che ti ha mostrato.
deal-honest = Distribuzione onesta: controllata
deal-honest-note = Il programma ha rimescolato con i numeri di tutti, e tutte le mosse coincidono.
deal-moves = Tutte le mosse coincidono: controllato
deal-moves-note = La partita coincide con tutto quello che hai visto. La distribuzione era già fatta quando sei arrivato.
deal-watched-note = La partita coincide con tutto quello che hai visto. Alla distribuzione partecipano solo i giocatori.
deal-turn = La registrazione non coincide dal turno { $n } in poi
deal-turn-note = Ti è stato mostrato altro. La registrazione è tra le tue partite salvate: chiedi a chi ospita.
deal-show = Mostra il turno { $n }
deal-broken = La distribuzione non è quella promessa
deal-broken-note = La registrazione non corrisponde ai numeri da cui doveva nascere la distribuzione: chiedi a chi ospita.
deal-unasked = Il tavolo ha distribuito senza il tuo numero
deal-unasked-note = Eri al tavolo prima dell’inizio, ma nessuno ha chiesto il numero al tuo programma. Così chi ospita poteva scegliere la distribuzione.
deal-unused = Il tavolo ha distribuito senza il tuo numero
deal-unused-note = Il tuo programma ha dato il suo numero, ma la distribuzione è stata fatta senza. Così chi ospita poteva sceglierla.
deal-lost = Il tavolo ha distribuito senza il tuo numero
deal-lost-note = Il tuo programma non era collegato durante la distribuzione. Un tavolo onesto allora va avanti senza, ma chi ospita può anche tagliare il collegamento per scegliere la distribuzione. Il programma non può distinguere i due casi.
deal-played = Il tavolo ha giocato per te nel turno { $n }
deal-played-note = In quel turno dal tuo posto è partita una mossa che il tuo programma non ha inviato. Se non hai giocato da un altro computer, l’ha fatta chi ospita.
deal-undone = Il tavolo ha annullato mosse nel turno { $n }
deal-undone-note = Nessuno può annullare queste mosse: hanno rivelato qualcosa, o chi le ha fatte non l’ha chiesto. Succede quando un computer perde le ultime mosse, ma anche quando chi ospita vuole un altro esito.
deal-record = La registrazione non si può rigiocare
deal-record-note = Non rispetta le regole o è danneggiata, perciò il programma non può confrontarla con quello che hai visto: chiedi a chi ospita.
deal-more =
    { $n ->
        [one] È successo in un altro turno.
       *[other] È successo in altri { $n } turni.
    }
deal-compared = Le tue mosse sono controllate dal turno { $n } in poi. Quelle di prima sono state fatte prima dell’avvio di questo programma, o da un altro computer.
deal-missing = Distribuzione non controllata
deal-missing-note = Il tavolo è stato chiuso prima che arrivasse tutta la partita.
deal-host = Gli invitati controllano la distribuzione
deal-host-note = I loro programmi hanno ora tutta la partita e la confrontano con quello che hanno mostrato.
presence-host = qui · ospita
presence-away = assente
presence-away-for = assente da { $n } min
presence-computer = gioca l’IA
menu-say-detail = frasi pronte, nella lingua di ciascuno
menu-leave-table-detail = la partita resta salvata
menu-host-leaves = il tavolo si chiude, la partita resta salvata
menu-guest-leaves = il tuo posto resta tuo
this-game-unknown = Seme casuale e codice restano a chi ospita fino alla fine della partita.
say-hear = Mostra i messaggi: { $name }
say-rest = Era molto in una volta. Tra pochi secondi puoi continuare.
company-your-turn = Tocca a te · { $names }
together-relay = Relay
together-relay-hint = nessuno
together-relay-note = Per chi è fuori dalla tua rete, se il router non inoltra nessuna porta: l’indirizzo di un relay, per esempio 203.0.113.7:8765. Inoltra messaggi cifrati e vede chi è collegato, quando e quanto si invia, ma nulla della partita.
lobby-relay-asked = Cerco il relay a { $address }…
lobby-relay-there = Gli invitati possono entrare attraverso il relay a { $address }; l’invito ne contiene l’indirizzo.
lobby-relay-full = Il relay a { $address } è pieno. Il programma continua a provare.
lobby-relay-silent = Il relay a { $address } non risponde. Il programma continua a provare.
lobby-earlier = Il posto { $n } gioca prima ({ key-ctrl }+↑)
lobby-moved = { $name }: posto { $n }
lobby-lots = Tira a sorte
lobby-file = File…
lobby-file-name = Invito Alhambra, posto { $n }
