### The coach, and the page of what is known.

## What the coach says after a turn

coach-title = Allenatore
coach-exact = Importo esatto possibile: { $price } con { $sum }. Chi paga l’importo esatto ha un’altra azione.
coach-exact-first = Prima un acquisto esatto: { $price } con { $sum }. Resta un’altra azione per il pagamento in eccesso.
coach-take = Si possono prendere insieme più carte che valgono al massimo { $limit }. Qui: { $sum }.
coach-wall =
    { $best ->
        [one] Su un’altra casella le mura più lunghe avrebbero { $best } lato, qui { $n }.
       *[other] Su un’altra casella le mura più lunghe avrebbero { $best } lati, qui { $n }.
    }
coach-reserve =
    { $n ->
        [one] Questa tessera si poteva costruire su { $n } casella. Nella riserva non dà punti.
       *[other] Questa tessera si poteva costruire su { $n } caselle. Nella riserva non dà punti.
    }
coach-untried = Da alcuni turni è possibile, e non l’hai ancora provato: «{ $action }».
coach-hello = Questa è una partita intera e tu sei { $name }. H dà un suggerimento, F1 apre le regole, e un clic destro su qualsiasi cosa dice che cos’è. Dopo un turno l’allenatore fa al massimo un’osservazione.
coach-next = Le regole di base sono chiare. Un modulo da provare nella prossima partita: { $module }.
coach-rule = Regola
coach-close = Chiudi
coach-off = Disattiva l’allenatore
coach-is-on = L’allenatore parla dopo i tuoi turni.
coach-is-off = L’allenatore tace.
coach-not-here = L’allenatore è per chi gioca qui.
keys-coach = Attiva o disattiva l’allenatore
set-coach = Allenatore
set-coach-help = Dopo un turno, al massimo una breve osservazione su una regola non ancora padroneggiata. Vale per tutti su questo computer; al tavolo ognuno può scegliere diversamente.
set-coach-auto = Con l’aiuto «Per imparare»
set-coach-on = Sempre
set-coach-off = Mai

## What you know

known-title = Che cosa sai
known-intro = Niente lascia questo computer. Le regole si incontrano nelle lezioni, negli esercizi e nelle partite.
known-intro-name = { $name }: niente lascia questo computer. Le regole si incontrano nelle lezioni, negli esercizi e nelle partite.
known-new = nuova
known-met = incontrata
known-mastered = padroneggiata
known-missed = spesso dimenticata
known-rule = { $title }: { $state }
known-uses = usata bene: { $used }, dimenticata: { $missed }
known-part =
    { $name }: { $k } su { $n } incontrate, { $m ->
        [one] { $m } padroneggiata
       *[other] { $m } padroneggiate
    }
known-record = Esercizi: { $k } su { $n } giusti, record { $best } di fila
known-lessons =
    { $n ->
        [one] Lezioni: { $n } passo fatto
       *[other] Lezioni: { $n } passi fatti
    }
known-next = Prossimo modulo da provare: { $module }
known-delete = Elimina tutto ciò che è stato imparato
known-delete-sure = Eliminare davvero? Premi ancora
known-deleted = Ciò che è stato imparato su questo computer è eliminato.
known-save = Salva come pagina web
known-saved = Salvato: { $file }
known-not-saved = Impossibile salvare la pagina: { $reason }
