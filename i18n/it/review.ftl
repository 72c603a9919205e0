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
# Keys on the caps of buttons.
review-key-see = V
review-key-try = Y
review-key-on = B
review-key-replay = P
review-key-ledger = S
review-key-share = E

## While it is worked out

review-working = La partita viene analizzata
review-progress = Fatto il { $n }%, { $left }
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
review-stopped-text = Ciò che è stato trovato resta.
review-go-on = Continua
review-not-over = Si può analizzare solo una partita giocata fino alla fine.
review-failed = L’analisi di questa partita si è interrotta due volte e non si può fare.

## What decided the game

review-turning-luck = La svolta: che cosa è arrivato dopo il turno { $turn }
review-turning-choice = La svolta: turno { $turn }, { $name }
review-turning-none = Nessun turno da solo ha deciso la partita
review-turning-none-text = Le parti di vittoria si sono mosse poco alla volta.
review-turning-text =
    { $way ->
        [up] { $what }. { $name } cresce da { $before } a **{ $after } su cento**.
       *[down] { $what }. { $name } cala da { $before } a **{ $after } su cento**.
    }
review-came = Novità in tavola: { $things }
review-came-ready = { $came }; { $ready }
review-tile = { $tile } ({ $price })
review-ready = { $name } gioca subito dopo e può pagare l’importo esatto ({ $paid })
review-verdict =
    { $name }: **{ $kind ->
        [luck] soprattutto sfortuna
        [choices] le scelte, non la fortuna
        [more-choices] più le scelte che la fortuna
        [both] sfortuna e scelte care in parti simili
        [helped] buona fortuna, ma scelte care
        [lucky] buona fortuna
       *[neither] né la fortuna né le scelte hanno pesato molto
    }**; fortuna { $luck }, scelte proprie { $own } centesimi di vittoria.

## The graph

review-graph = Com’è andata la partita
review-share = Parte di vittoria
review-share-if = su cento, se tutti continuano con cura
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
review-heard-turn = turno { $turn } di { $turns }; { $shares } su cento
review-heard-luck = { $name }: fortuna { $luck }, scelte { $cost }
review-heard-both = { $one }; { $more }

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
review-go = Vai lì
review-try = Prova tu

## The dear choices

review-dearest = Le scelte più care
review-dearest-of =
    { $name }: { $n ->
        [0] le scelte più care
        [one] la scelta più cara
       *[other] le { $n } scelte più care
    }
review-dear-unit = costo in centesimi di vittoria, ed entro quali limiti (95%)
review-dear-none = Nessuna scelta è stata chiaramente più cara di un’altra.
review-dear-played = Turno { $turn } – **{ $move }**
review-dear-better = meglio – { $move }
review-within = { $low }–{ $high }
review-between = Costo fra { $low } e { $high } centesimi di vittoria (95%)
review-severity-1 = svista
review-severity-2 = errore
review-severity-3 = grave errore
review-dear-heard = Scelta cara { $k } di { $of }, turno { $turn }, { $word }: { $cost } su cento, fra { $low } e { $high }. Mossa giocata: { $played }. Meglio: { $better }.
review-close-choice = Torna all’elenco
review-own-view = Vista con gli occhi di chi ha scelto: ciò che non si poteva sapere non è né mostrato né giudicato.
review-played = Giocata
review-better = Meglio
review-covered = Prima pensaci: che cosa faresti qui? Prova, poi vedi la risposta.
review-uncover = Mostra la risposta
review-why = Perché era meglio
review-why-unit = In centesimi di vittoria; insieme fanno il costo.

## Trying again

review-try-notice = { $name } di nuovo, turno { $turn }: scegli una sola azione. Con Esc torni indietro.
review-tried-best = La migliore che è stata trovata: { $n } su cento meglio di quella giocata.
review-tried-same-best = La migliore che è stata trovata, come nella partita.
review-tried-played =
    { $kind ->
        [cost] Come nella partita: è costata { $n } su cento, fra { $low } e { $high }.
       *[none] Come nella partita: non è costata nulla di rilevante.
    }
review-tried-unknown = Questa mossa non è stata esaminata, perciò il suo costo non si conosce.

## How well

review-level = Com’è stata giocata?
review-level-of = Livello di gioco: { $name }
review-like = Come **{ $level }**
review-like-about = Come **{ $level }**, forse fra { $low } e { $high }
review-like-between = Fra **{ $low }** e **{ $high }**
review-like-any = Tutto è possibile, da { $first } a { $last }: una sola partita non dice di più
review-like-unknown = Troppo poche scelte per dirlo.
review-judged =
    { $n ->
        [one] { $n } scelta è costata in tutto { $cost }; si giudica solo ciò che si poteva sapere.
       *[other] { $n } scelte sono costate in tutto { $cost }; si giudica solo ciò che si poteva sapere.
    }

## With even luck

review-even = A pari fortuna
review-even-text =
    { $kind ->
        [still] { $name } sarebbe comunque in testa: **{ $n } su cento**
       *[other] { $name } sarebbe in testa: **{ $n } su cento**
    }
review-term-start = inizio
review-term-luck = fortuna
review-term-own = scelte proprie
review-term-others = scelte altrui
review-term-result = risultato
review-unit = In centesimi di vittoria: inizio, fortuna e scelte insieme fanno il risultato.
