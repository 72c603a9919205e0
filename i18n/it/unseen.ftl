### What can be known: a page of the running game.

## The page and its parts

unseen-title = Che cosa è ancora nascosto
unseen-tab-all = Tutto insieme
unseen-tab-pieces = Tessere e carte
unseen-tab-coming = Conteggio
unseen-tab-purses = Denaro

## Tiles and cards

unseen-tiles = Tessere mai viste
unseen-in-bag = { $n } nel sacchetto
unseen-price = prezzo
unseen-left = restano
unseen-left-of = { $n } di { $all }
unseen-percent = { $n }%
unseen-percent-less = < 1%
unseen-percent-more = > 99%
unseen-row = { $kind }: ancora da vedere { $n } su { $all }
unseen-and = { $one }; { $other }
unseen-next-tile = prossima tessera { $percent }
unseen-prices = prezzi { $list }
unseen-values = valori { $list }
unseen-legend-left = mai vista
unseen-legend-gone = già vista
unseen-legend-next = % = prossima tessera dal sacchetto
unseen-cards = Carte mai viste
unseen-in-deck = { $n } nel mazzo
unseen-in-deck-held = { $n } nel mazzo, { $held } in mano
unseen-value = valore

## The next scoring

unseen-coming = Quando si farà il prossimo conteggio?
unseen-coming-where = Conteggio { $n }: nel mazzetto { $k }, ancora { $cards }
unseen-coming-before =
    { $n ->
        [one] { $n } carta si scopre prima che inizi questo mazzetto.
       *[other] { $n } carte si scoprono prima che inizi questo mazzetto.
    }
unseen-coming-aside =
    { $n ->
        [one] { $n } delle sue carte non va tra il denaro scoperto.
       *[other] { $n } delle sue carte non vanno tra il denaro scoperto.
    }
unseen-coming-usual = Si suppone che chi non ha ancora preso denaro prenda una carta, come accade di solito.
unseen-coming-done = I conteggi 1 e 2 sono già fatti.
unseen-coming-over = Tutti e tre i conteggi sono già fatti.
unseen-coming-bag =
    { $n ->
        [one] Il terzo si fa quando il sacchetto non riempie più il mercato: resta { $n } tessera.
       *[other] Il terzo si fa quando il sacchetto non riempie più il mercato: restano { $n } tessere.
    }
unseen-chance = { $percent } { $moment }
unseen-moment-own = dopo il tuo turno ({ $cards })
unseen-moment-next = prima del tuo prossimo turno ({ $cards })
unseen-moment-before = prima del tuo turno ({ $cards })
unseen-moment-now = dopo questo turno ({ $cards })
unseen-moment-round = dopo un giro ({ $cards })

## What rivals may hold

unseen-purses = Denaro degli avversari
unseen-purses-what = in base a ciò che hanno preso e pagato davanti a tutti
unseen-sure = di sicuro
unseen-possible-what = possibile, con le carte mai viste
unseen-stroke = prezzo ora al mercato
unseen-hand = { $cards } in mano
unseen-other-cards = anche { $cards }
unseen-none-covered = nessuna carta sconosciuta
unseen-family-any =
    { $n ->
        [one] { $n } carta pescata coperta
       *[other] { $n } carte pescate coperte
    }
unseen-exact = esatto
unseen-pays = può pagare
unseen-pays-exact = può pagare; esatto { $percent }
unseen-pays-maybe = può pagare, forse esatto
unseen-possible-share = possibile, { $percent }
unseen-possible = possibile
unseen-cannot = non può
unseen-amount = { $least }–{ $most }
unseen-purse = { $name }, { $money }: { $low } di sicuro, al massimo { $high }
unseen-purse-cards = viste: { $cards }
unseen-purse-price = { $tile }: { $verdict }
unseen-nothing = nessuna carta vista

## What a computer is told

unseen-told = Che cosa sa l’IA
unseen-told-what = Ogni IA riceve questa pagina, vista dal suo posto.
unseen-told-seen = ciò che hanno visto tutti, nulla dimenticato
unseen-told-own = la propria mano e le proprie carte segrete
unseen-told-hands = le carte mai viste degli altri
unseen-told-order = l’ordine del mazzo e del sacchetto
unseen-told-levels = I livelli più deboli ne dimenticano una parte.
unseen-yes = Sì
unseen-no = No
unseen-told-line = { $answer }: { $what }

## Purists

unseen-purist = Giocare da puristi
unseen-purist-table = Sul tavolo si vede ancora quante carte e tessere restano.
unseen-purist-closed = State giocando da puristi: fino alla fine della partita non si mostra nulla di ciò che si può contare.
