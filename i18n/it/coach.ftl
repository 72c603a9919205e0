### Remarks of the coach and of computer players, and the page of what is known.

## What the coach says after a turn

coach-title = Consigliere
coach-exact = Potevi pagare l’importo esatto: { $price } con { $sum }. Chi paga l’importo esatto ha un’altra azione.
coach-exact-first = Prima l’acquisto esatto: { $price } con { $sum }. Così ti resta un’azione per quello pagato in eccesso.
coach-take = Puoi prendere più carte, se insieme valgono al massimo { $limit }. Qui: { $sum }.
coach-wall =
    { $best ->
        [one] Su un’altra casella le mura più lunghe avrebbero { $best } lato, qui { $n }.
       *[other] Su un’altra casella le mura più lunghe avrebbero { $best } lati, qui { $n }.
    }
coach-reserve =
    { $n ->
        [one] Questa tessera si poteva piazzare su { $n } casella. In riserva non dà punti.
       *[other] Questa tessera si poteva piazzare su { $n } caselle. In riserva non dà punti.
    }
coach-untried = Da alcuni turni è possibile, e non l’hai ancora provato: «{ $action }».
coach-hello = Questa è una partita intera e tu sei { $name }. Con { $own_key } chiedi un suggerimento, con F1 apri le regole, con F3 trovi tutti i tasti, e un clic destro, Maiusc + F1 o un dito tenuto su un elemento ti dice che cos’è. Dopo ogni turno il consigliere fa al massimo un’osservazione.
coach-next = Conosci le regole di base. Un modulo da provare nella prossima partita: { $module }.
coach-rule = Regola
coach-close = Chiudi
coach-off = Disattiva il consigliere
coach-is-on = Il consigliere parla dopo i tuoi turni.
coach-is-off = Il consigliere non interviene.
coach-not-here = Il consigliere parla solo a chi gioca su questo computer.
keys-coach = Attiva o disattiva il consigliere
set-coach = Consigliere
set-coach-help = Dopo un turno, al massimo una breve osservazione su una regola che non padroneggi ancora. Vale per tutti su questo computer; al tavolo ognuno può scegliere diversamente.
set-coach-auto = Con l’aiuto «Per imparare»
set-coach-on = Sempre
set-coach-off = Mai

## All buildings of a type, as in “leads in the towers”

all-pavilion = i padiglioni
all-seraglio = i serragli
all-arcades = i porticati
all-chambers = gli appartamenti
all-garden = i giardini
all-tower = le torri

## What a computer player says about its own points after a scoring

remark-alone =
    { $n ->
        [one] { $name } è in testa per { $what }, con { $n } edificio in più.
       *[other] { $name } è in testa per { $what }, con { $n } edifici in più.
    }
remark-shared = { $name } divide { $what } con { $other }.
remark-wall = { $name } ha le mura più lunghe: { $sides }.
remark-lead = { $name } passa in testa con { $points }.
remark-most = { $name } fa il bottino più ricco: { $points }.
remark-points = { $name } ottiene { $points }.
remark-lost = { $name } perde { $points }.
remark-none = { $name } resta senza punti questa volta.

## What you know

known-title = Che cosa sai
known-intro = Nessun dato esce da questo computer. Le regole si scoprono nelle lezioni, negli esercizi e nelle partite.
known-intro-name = { $name }: nessun dato esce da questo computer. Le regole si scoprono nelle lezioni, negli esercizi e nelle partite.
known-new = nuova
known-met = incontrata
known-mastered = padroneggiata
known-missed = spesso dimenticata
known-rule = { $title }: { $state }
known-uses =
    { $used ->
        [one] usata bene { $used } volta
       *[other] usata bene { $used } volte
    }, { $missed ->
        [one] dimenticata { $missed } volta
       *[other] dimenticata { $missed } volte
    }
known-part =
    { $name }: { $k ->
        [one] { $k } regola su { $n } incontrata
       *[other] { $k } regole su { $n } incontrate
    }, { $m ->
        [one] { $m } padroneggiata
       *[other] { $m } padroneggiate
    }
known-practise = Esercitati su questo
known-lesson = Segui la lezione
known-read = Leggi le regole
known-practises = { $what }: { $title }
known-counts = padroneggiate { $mastered } · incontrate { $met } · spesso dimenticate { $missed } · nuove { $new }
known-todo = Prossima: { $title } ({ $state })
known-part-done = Tutte padroneggiate
known-keys = Su una regola: Invio la apre, con P ti eserciti.
known-record =
    { $k ->
        [one] Esercizi: { $k } giusto su { $n }, record { $best } di fila
       *[other] Esercizi: { $k } giusti su { $n }, record { $best } di fila
    }
known-lessons =
    { $n ->
        [one] Lezioni: { $n } passo fatto
       *[other] Lezioni: { $n } passi fatti
    }
known-next = Prossimo modulo da provare: { $module }
known-delete = Elimina tutti i progressi
known-delete-sure = Vuoi davvero eliminarli? Premi ancora
known-deleted = Tutti i progressi su questo computer sono stati eliminati.
known-save = Salva come pagina web
