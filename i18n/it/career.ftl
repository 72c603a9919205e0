### The career: what a person's finished games add up to, and the profiles they are booked on.

## The page

career-title = Carriera
career-empty = Ancora nessuna partita finita. Ogni partita che finisci resta qui: risultati, provenienza dei punti, forza e primati.
career-none-chosen = Nessuna partita corrisponde ai filtri.
career-reading = Lettura delle partite…
career-unread = Impossibile leggere le partite. Riapri questa pagina per riprovare.
career-tab-all = Tutto
career-tab-results = Risultati
career-tab-points = Punti
career-tab-strength = Forza
career-tab-records = Primati
career-tab-games = Partite
career-number = { $n }
career-games =
    { $n ->
        [one] { $n } partita
       *[other] { $n } partite
    }
career-won =
    { $n ->
        [one] { $n } vinta
       *[other] { $n } vinte
    }
career-summary = { $games }, { $won }
career-since = dal { $day }
career-turns =
    { $n ->
        [one] { $n } turno
       *[other] { $n } turni
    }

## Filters

career-filters = Filtri
career-filter-person = Persona:
career-filter-since = Periodo:
career-filter-seats = Giocatori:
career-filter-module = Moduli:
career-filter-level = Avversari:
career-since-all = dall’inizio
career-since-year = ultimo anno
career-since-quarter = ultimi 3 mesi
career-since-month = ultimi 30 giorni
career-seats-all = qualsiasi numero
career-module-all = tutti
career-module-base = Gioco base
career-level-all = tutti
career-level-people = solo persone
career-level-real = dal vivo
career-filters-clear = Togli i filtri
career-filters-fold =
    { $n ->
        [0] Filtri
       *[other] Filtri ({ $n })
    }
career-chosen = Partite mostrate: { $games }

## The person, records, victories in a row

career-person = Persona
career-share = vittorie
career-mean-points = punti a partita
career-mean-place = posto medio
career-records = Primati
career-records-keys = Invio apre la partita di un primato.
career-record = { $name }: { $value }, { $day }
career-record-points = Punteggio più alto
career-record-margin = Vantaggio più grande
career-record-wall = Mura più lunghe
career-record-exact = Pagamenti esatti in una partita
career-record-bought = Tessere comprate in una partita
career-record-turns = Vittoria più rapida
career-streaks = Serie di vittorie
career-streak-won =
    { $n ->
        [one] Adesso: { $n } vittoria
       *[other] Adesso: { $n } vittorie di fila
    }
career-streak-lost =
    { $n ->
        [one] Senza vittorie da { $n } partita
       *[other] Senza vittorie da { $n } partite
    }
career-streaks-later = Le serie di vittorie e di sconfitte si vedono dopo { $games }.
career-streak-most = Serie più lunga: { $n }
career-streak-without =
    { $n ->
        [one] Serie più lunga senza vittorie: { $n } partita
       *[other] Serie più lunga senza vittorie: { $n } partite
    }

## Results and sources

career-results = Risultati, partita per partita
career-results-what = vantaggio sul miglior avversario
career-results-keys = Le frecce scelgono una partita, Invio la apre.
career-result = { $day }: { $place }, { $points }, { $lead }
career-ahead = { $n } di vantaggio
career-behind = { $n } di svantaggio
career-even = alla pari
career-game-of = Risultati, partita { $k } di { $n }. { $result }
career-legend-won = vinta ({ $n })
career-legend-lost = non vinta ({ $n })
career-legend-mean = media delle ultime 10: { $n }
career-sources = Da dove vengono i punti
career-sources-what = punti a partita
career-source-in =
    { $n ->
        [one] { $item } (in { $n } partita)
       *[other] { $item } (in { $n } partite)
    }
career-source = { $item }: { $points }, avversari { $others }, differenza { $more }
career-rivals = media degli avversari
career-rivals-total = avversari { $n }
career-best-worst = Più avanti degli avversari: { $best }. Più indietro: { $worst }.

## Strength

career-levels = Forza per avversario
career-levels-what = Quanto spesso si vince rispetto al puro caso: 1× è uguale, 2× il doppio. La linea è l’intervallo probabile. Le partite si raggruppano per l’IA più forte al tavolo.
career-modules = Forza per modulo
career-modules-what = Come sopra. Una partita con più moduli conta per ciascuno.
career-adjusted = Nelle partite analizzate la fortuna è tolta dal conto: { $n } su { $all }.
career-strength-later = Quanto spesso si vince rispetto al puro caso: si vede da { $games } in poi.
career-times = { $n }×
career-won-of =
    { $n ->
        [one] { $n } vinta su { $all }
       *[other] { $n } vinte su { $all }
    }
career-strength =
    { $sure ->
        [yes] { $name }: si vince { $times } rispetto al caso (tra { $low } e { $high }), differenza netta; { $won }
       *[no] { $name }: si vince { $times } rispetto al caso (tra { $low } e { $high }), differenza incerta; { $won }
    }
career-strength-few = { $name }: { $won }, troppo poche partite per dire di più
career-legend-sure = chiaramente diverso da 1×
career-legend-open = non si sa ancora
career-legend-few =
    { $n ->
        [one] meno di { $n } partita
       *[other] meno di { $n } partite
    }

career-your-level = Il tuo livello
career-rating-what = La tua forza rispetto ai cinque livelli; { level-medium } vale { $medium }. La barra indica l’intervallo probabile.
career-set-few = Con 1–4 moduli
career-set-many = Con 5 moduli o più
career-rating-between = { $low }–{ $high }, ultima partita { $last }
career-rating-told = { $name }: { $points } ({ $between }), il livello più vicino è { $level }; { $games }
career-level-later = La tua forza e la frequenza delle tue vittorie si vedono dopo { $games }.
career-rating-later = dopo { $games }
career-rating-few = { $name }: { $later }

## The list of games

career-games-title = Partite
career-games-keys = Invio apre una partita.
career-game = { $result }. Avversari: { $rivals }. Moduli: { $modules }
career-rival = { $name } ({ $level })
career-delete = Elimina
career-delete-sure = Vuoi davvero eliminarla?
career-record-gone = Il file di questa partita non è più tra le partite salvate.
career-export = Tabella (CSV)

## Milestones

career-tab-milestones = Traguardi
milestones-title = Traguardi
milestones-total = { $n } su { $all }
milestones-keys = Invio apre la partita di un traguardo.
milestone-told = { $name }: { $state }
milestone-reached = { $day }
milestone-not-yet = non ancora
milestone-so-far = finora { $n } su { $of }
milestone-triple = 3 pagamenti esatti in un turno
milestone-wall = Mura di 20 lati
milestone-six = In testa in tutti i tipi di edifici
milestone-modules = Giocati tutti i moduli
milestone-behind = Una vittoria in rimonta
milestone-clean = Un giorno senza mosse rifiutate
milestone-exact = 8 tessere, tutte pagate con l’importo esatto
milestone-row = 3 vittorie di fila
milestone-seats = Partite in 2, 3, 4, 5 e 6
milestone-reviewed = 5 partite analizzate
milestone-hard = Battuto il livello difficile
milestone-expert = Battuto il livello esperto

## What does not count, and why the career could not be kept

career-not-computers = Questa partita non fa parte della carriera: hanno giocato solo le IA.
career-not-elsewhere = Questa partita non fa parte della carriera: nessuno l’ha giocata a questo computer.
career-not-branch = Questa partita non fa parte della carriera: è una diramazione di un’altra partita.
career-not-laid = Questa partita non fa parte della carriera: è cominciata da una posizione preparata.
career-not-taken = Questa partita non fa parte della carriera: un posto è passato ad altri.
career-not-again = Questa partita non fa parte della carriera: la stessa distribuzione era già stata giocata fino alla fine.
career-broken = La carriera in { $file } non è utilizzabile: { $reason }. Il file è stato conservato come { $kept }. Ne comincia uno nuovo, con le partite finite che sono ancora salvate.
career-locked = La carriera in { $file } resta com’è: { $reason }. Per ora non si aggiunge nessuna partita.
career-not-kept = Impossibile cambiare la carriera: { $reason }.
career-odd =
    { $n ->
        [one] { $n } voce in { $file } è danneggiata e resta fuori dalla carriera. Rimane nel file.
       *[other] { $n } voci in { $file } sono danneggiate e restano fuori dalla carriera. Rimangono nel file.
    }
career-odd-profile = la voce di questa persona è danneggiata
career-is-locked = il suo file resta com’è
career-no-database = è danneggiato
career-foreign = appartiene a un altro programma
career-busy = un altro programma lo sta scrivendo

## Profiles

profiles-title = Profili
profiles-what = Un profilo conserva nome, simbolo, lingua, aiuto, tasti e aspetto del tavolo di una persona. Sceglilo per un posto di una nuova partita; ogni partita che quella persona finisce entra nella sua carriera.
profiles-none = Non c’è ancora nessun profilo.
profiles-new = Nuovo profilo
profiles-new-name = Giocatore { $n }
profiles-name = Nome del profilo
profiles-mark = Simbolo: { $mark }
profiles-tiles = tessere e tavolo
profiles-keys = Tasti
profiles-delete =
    { $n ->
        [0] Elimina
        [one] Elimina con { $n } partita
       *[other] Elimina con { $n } partite
    }
profiles-delete-sure = Vuoi davvero eliminarlo? Premi ancora
profiles-clear = Elimina tutti i profili e le partite
profiles-cleared = Tutti i profili e tutte le partite della carriera sono stati eliminati.
profiles-taken = C’è già un profilo o una partita con il nome { $name }.
profiles-choice = profilo
profiles-nobody = nessuno
profiles-keep = conserva come profilo
