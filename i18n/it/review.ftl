### The review of a game that is over: what decided it, was it luck or choice.


## The page

review-title = Analisi
review-tab-course = Andamento
review-tab-moment = Momento
review-tab-choices = Scelte
review-replay = Rivedi
review-table = Tabella
review-table-of = La partita turno per turno; fortuna e scelte: { $name }
review-head-turn = Turno
review-see = Mostra questo momento
review-later = Dopo l’analisi

## While it is worked out

review-working = Analisi della partita
review-progress = Fatto il { $n }%, { $left }
review-progress-begun = Fatto il { $n }%
review-left-seconds =
    { $n ->
        [one] resta circa { $n } secondo
       *[other] restano circa { $n } secondi
    }
review-left-minutes =
    { $n ->
        [one] resta circa { $n } minuto
       *[other] restano circa { $n } minuti
    }
review-stop = Ferma
review-stopped = L’analisi è ferma
review-stopped-text = I risultati finora restano.
review-go-on = Continua
review-not-over = Si può analizzare solo una partita giocata fino alla fine.
review-failed = L’analisi di questa partita si è interrotta due volte e non si può fare.
review-waits = L’analisi non risponde da un po’. Puoi aspettare o chiedere di nuovo.

## What decided the game

review-turning-luck = La svolta: la pescata dopo il turno { $turn }
review-turning-choice = La svolta: turno { $turn }, { $name }
review-turning-turns =
    { $kind ->
        [long] Decisa poco alla volta: dal turno { $first } al turno { $last }
       *[short] La svolta: dal turno { $first } al turno { $last }
    }
review-turning-last = Aperta fino all’ultimo turno
review-turning-last-text =
    Fino ad allora { $name } era a circa **{ $before ->
        [one] { $before } vittoria
       *[other] { $before } vittorie
    } su 100 partite**.
review-turning-none = Nessuna svolta ha deciso la partita
review-turning-none-text = Nessun giocatore ha visto crescere in modo netto e duraturo la sua probabilità di vincere.
review-turning-text =
    { $what }. { $name } passa da circa { $before } a **{ $after ->
        [one] { $after } vittoria
       *[other] { $after } vittorie
    } su 100 partite**.
review-turning-run =
    { $name } passa da circa { $before } a **{ $after ->
        [one] { $after } vittoria
       *[other] { $after } vittorie
    } su 100 partite**. Il balzo più grande arriva al turno { $turn }.
review-done-both = { $one }; { $more }
review-came = Nuovo sul tavolo: { $things }
review-came-ready = { $came }; { $ready }
review-tile = { $tile } ({ $price })
review-ready = { $name } gioca subito dopo e può pagare l’importo esatto ({ $paid })
review-verdict =
    { $name }: **{ $kind ->
        [luck] soprattutto sfortuna
        [more-luck] più la sfortuna che le scelte
        [choices] le scelte, non la fortuna
        [more-choices] più le scelte che la fortuna
        [both] sfortuna e scelte costose in parti simili
        [helped] fortuna a favore, ma scelte costose
        [lucky] fortuna a favore
        [others] soprattutto gli errori altrui
       *[neither] né la fortuna né le scelte hanno pesato molto
    }**.

## The graph

review-graph = Com’è andata la partita
review-share = Probabilità di vittoria
review-share-if = vittorie stimate su 100 partite continuate da qui
# Beside the review of a branch: the line of the game that it left.
review-in-game = Nella partita
review-luck-of-whom = Fortuna e scelte:
review-luck = Fortuna
review-luck-of = in ogni turno: { $name }
review-choices = Scelte
review-choices-cost = quanto costano
review-turn = turno { $turn }
review-after = Dopo il turno { $turn }
review-beginning = Prima del primo turno
review-scoring = Conteggio { $k }
review-final = Finale
review-signed = { $n }
review-heard-turn = turno { $turn } di { $turns }; vittorie su 100 partite: { $shares }
review-heard-luck = { $name }: fortuna { $luck }, scelte { $cost }
review-heard-both = { $one }; { $more }
review-heard-game = { $name } nella partita: { $n }

## A moment

review-moment = Il momento
review-choice-of = Turno { $turn }: { $name }
review-before = Prima
review-next = Dopo
review-display = Denaro scoperto
review-new = nuova
review-hand = gioca ora
review-about =
    { $n ->
        [one] { $n } tessera
       *[other] { $n } tessere
    }, { $reserve } in riserva, mura { $wall }
review-go = Rivedi da qui
review-try = Prova tu

## The dear choices

review-dearest = Le scelte più costose
review-dearest-of =
    { $name }: { $n ->
        [0] le scelte più costose
        [one] la scelta più costosa
       *[other] le { $n } scelte più costose
    }
review-dear-unit = vittorie perse su 100 partite (intervallo probabile)
review-dear-none = Nessuna scelta spicca come più costosa delle altre.
review-dear-unclear =
    { $n ->
        [one] Non è chiaro: turno { $turns }. Quanto sia costata una scelta, se è costata qualcosa, può dipendere da come tutti giocano da lì in poi.
       *[other] Non è chiaro: turni { $turns }. Quanto siano costate quelle scelte, se sono costate qualcosa, può dipendere da come tutti giocano da lì in poi.
    }
review-behind = Dal turno { $turn } in poi { $name } era troppo indietro perché una scelta potesse costare molto.
review-dear-played = Turno { $turn } – **{ $move }**
review-dear-better = meglio – { $move }
review-dear-together = Turno { $turn }, in tutto: { $cost }
review-within = { $low }–{ $high }
review-spread =
    { $kind ->
        [near] circa { $low }
       *[between] fra { $low } e { $high }
    }
review-between = Vittorie perse su 100 partite: quasi certamente { $within }
review-severity-0 = costo lieve
review-severity-1 = svista
review-severity-2 = errore
review-severity-3 = errore grave
review-dear-heard = Scelta costosa { $k } di { $of }, turno { $turn }, { $word } (vittorie perse su 100 partite: { $cost }, { $within }). Mossa giocata: { $played }. Meglio: { $better }.
review-close-choice = Torna all’elenco
review-own-view = Vista con gli occhi di chi ha scelto: ciò che non si poteva sapere non è né mostrato né giudicato.
review-played = Giocata
review-better = Meglio
review-covered = Prima pensaci: che cosa faresti? Prova, poi compare la risposta.
review-uncover = Mostra la risposta
review-why = Perché era meglio
review-why-unit = In vittorie su 100 partite; la somma è il costo.
review-why-none = Nessun motivo spicca da solo. Nelle partite continuate da qui ha semplicemente vinto più spesso.
review-cells = Le caselle si contano dalla fontana.

## Trying again

review-try-notice = Di nuovo { $name }, turno { $turn }: scegli una sola azione. Con Esc torni indietro.
review-tried-best = La mossa migliore trovata: su 100 partite ne vince { $n } in più di quella giocata.
review-tried-same-best = La mossa migliore trovata, come nella partita.
review-tried-played =
    { $kind ->
        [cost] Come nella partita: su 100 partite ne vince { $n } in meno della mossa migliore trovata, { $within }.
       *[none] Come nella partita: non è costata nulla di rilevante.
    }
review-tried-unclear =
    { $kind ->
        [best] La mossa migliore trovata, ma il confronto con quella giocata non è chiaro. Può dipendere da come tutti giocano da lì in poi.
        [played] Come nella partita: quanto sia costata, se è costata qualcosa, non è chiaro. Può dipendere da come tutti giocano da lì in poi.
       *[other] Il confronto con la mossa migliore trovata non è chiaro. Può dipendere da come tutti giocano da lì in poi.
    }
review-tried-unknown = Non si è potuto calcolare quanto sarebbe costata.
review-tried-working = Si calcola quanto sarebbe costata…
review-tried-same = Buona quanto la mossa migliore trovata, per quel che si può dire.
review-tried-better = Ancora meglio della mossa migliore trovata: su 100 partite ne vince { $n } in più.
review-tried-worse = Su 100 partite ne vincerebbe { $n } in meno della mossa migliore trovata, { $within } ({ $kind ->
        [unclear] la mossa giocata: non è chiaro
       *[clear] la mossa giocata: { $cost } in meno
    }).

## How well

review-level = Com’è stata giocata?
review-level-of = Livello di gioco: { $name }
review-like = Come **{ $level }**
review-like-about = Come **{ $level }**, forse fra { $low } e { $high }
review-like-between = Fra **{ $low }** e **{ $high }**
review-like-any = **Una sola partita non basta per dirlo.** È possibile tutto, da { $first } a { $last }.
review-like-unknown = Troppo poche scelte per dirlo.
# What can be counted without judging, where one game does not tell a level.
review-fact-exact = Pagamenti esatti: { $n } su { $all }
review-fact-single = Turni con una sola carta presa e nient’altro: { $n } su { $all }
review-fact-left = Denaro rimasto alla fine: { $n } ({ $cards })
review-judged =
    { $n ->
        [one] { $n } scelta esaminata (vittorie perse su 100 partite: { $cost }); si giudica solo ciò che si poteva sapere.
       *[other] { $n } scelte esaminate (vittorie perse su 100 partite: { $cost }); si giudica solo ciò che si poteva sapere.
    }

## With even luck

review-even = A pari fortuna
review-even-text =
    { $kind ->
        [level] { $name } sarebbero alla pari: **{ $n ->
            [one] { $n } vittoria
           *[other] { $n } vittorie
        } su 100 partite a testa**
        [still] { $name } sarebbe comunque in testa: **{ $n ->
            [one] { $n } vittoria
           *[other] { $n } vittorie
        } su 100 partite**
       *[other] { $name } sarebbe in testa: **{ $n ->
            [one] { $n } vittoria
           *[other] { $n } vittorie
        } su 100 partite**
    }
review-even-nearest = Tolta la fortuna dal risultato, qualcuno scenderebbe sotto 0: questi sono i numeri più vicini con somma 100.
review-term-start = dopo la distribuzione
review-term-luck = fortuna
review-term-own = scelte
review-term-others = errori altrui
review-term-result = risultato
review-unit = In vittorie su 100 partite; la somma è il risultato.
review-unit-more = Vittorie su 100 partite. Fortuna e scelte hanno tolto più della probabilità iniziale, perché gli errori degli avversari ne hanno restituita una parte.
