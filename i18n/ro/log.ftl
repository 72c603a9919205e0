### What happened: one sentence per event.


## The log: name first, then the verb in the present tense, no full stop

log-turn-started = Tura { $k }: { $name }
log-took =
    { $name } ia { $n ->
        [one] { $n } carte
        [few] { $n } cărți
       *[other] { $n } de cărți
    } ({ $sum })
log-took-forgotten =
    { $name } ia { $n ->
        [one] { $n } carte
        [few] { $n } cărți
       *[other] { $n } de cărți
    }
log-took-card = { $name } ia 1 carte ({ $card })
log-exact = { $name } cumpără { $tile } cu exact { $price }
log-over = { $name } cumpără { $tile } cu { $paid } în loc de { $price }
log-placed = { $name } așază { $tile } în Alhambra
log-reserved = { $name } pune { $tile } în rezervă
log-gift = { $name } îi dă lui Dirk { $tile }
log-and-placed = { $act } și așază piesa
log-and-reserved = { $act } și pune piesa în rezervă
log-and-gift = { $act } și îi dă piesa lui Dirk
log-added = { $name } adaugă { $tile } din rezervă
log-removed = { $name } scoate { $tile } din Alhambra
log-swapped = { $name } înlocuiește { $old } cu { $new } din rezervă
log-passed = { $name } pasează: nicio acțiune nu e posibilă
log-actions-ended = { $name } nu mai face nicio acțiune
log-turn-ended = { $name } își încheie rândul
log-card-shown = Carte nouă la vedere: { $card }
log-tile-shown = Piesă nouă în târg: { $tile }
log-slot-empty = Un spațiu din târg rămâne gol: partida se încheie
log-shuffled =
    Cărțile decartate devin noul pachet: { $n ->
        [one] { $n } carte
        [few] { $n } cărți
       *[other] { $n } de cărți
    }
log-scoring-drawn = Apare cartea de scor { $k }
log-scored = Runda de scor { $k } din 3: { $points }
log-gain = { $name } { $n }
log-dirk-drew =
    Dirk primește { $n ->
        [one] { $n } piesă
        [few] { $n } piese
       *[other] { $n } de piese
    }
log-distributed =
    { $name } are cei mai mulți { $cur ->
        [florin] florini
        [dirham] dirhami
        [denar] dinari
       *[other] ducați
    } ({ $sum }) și primește { $tile }
log-distributed-you =
    Ai cei mai mulți { $cur ->
        [florin] florini
        [dirham] dirhami
        [denar] dinari
       *[other] ducați
    } ({ $sum }) și primești { $tile }
log-distributed-tie = Egalitate la { $sum }: { $tile } nu ajunge la nimeni
log-distributed-none =
    Nimeni nu are { $cur ->
        [florin] florini
        [dirham] dirhami
        [denar] dinari
       *[other] ducați
    }: { $tile } nu ajunge la nimeni
log-window-passed = { $name } nu intervine
log-won =
    { $name } câștigă cu { $n ->
        [one] { $n } punct
        [few] { $n } puncte
       *[other] { $n } de puncte
    }
log-won-shared =
    { $names } împart victoria cu { $n ->
        [one] { $n } punct
        [few] { $n } puncte
       *[other] { $n } de puncte
    }
log-other = { $name } joacă
log-nobody = Se întâmplă ceva

## Jurnalul deschis: tură cu tură, cu ce s-a schimbat la dreapta

log-turn = tura { $k }
log-effect-wall = zid { $before } → { $after }
log-effect-points = puncte { $before } → { $after }
log-line-effect = { $text }; { $effect }
log-taken-back = anulat
log-was-taken-back = { $text } (anulat)
log-head =
    { $who }, tura { $turn }, { $n ->
        [one] { $n } intrare
        [few] { $n } intrări
       *[other] { $n } de intrări
    }
log-topic-buy = Achiziții { $n }
log-topic-money = Bani { $n }
log-topic-build = Construcție { $n }
log-topic-module = Module { $n }
log-topic-scoring = Runde de scor { $n }
log-topic-draw = Cărți trase { $n }
log-struck = Anulate { $n }
log-search = Caută în jurnal
log-search-hint = Caută ( / )
log-nothing =
    { $n ->
        [one] Nicio intrare; { $n } e ascunsă de filtre
        [few] Nicio intrare; { $n } sunt ascunse de filtre
       *[other] Nicio intrare; { $n } de intrări sunt ascunse de filtre
    }
log-earlier = Arată turele anterioare
log-show-all = Arată tot
log-filters = Filtre active: { $n }
log-marks = Sari la
log-mark = { $title } · tura { $turn }
log-start = Început
log-own-turn = Ultima ta tură · { $turn }
log-then = Masa de atunci
log-next-mark = Reperul următor
log-topic-said = Mesaje { $n }

## A turn in one line: the player’s mark stands before it, pictures of the cards and tiles behind each verb

brief-log-took = ia
brief-log-took-card = ia
brief-log-exact = cumpără la preț exact
brief-log-bazaar-bought = cumpără la preț exact
brief-log-over = plătește { $paid } pentru
brief-log-added = adaugă
brief-log-removed = scoate
brief-log-swapped = schimbă
brief-log-and-placed = { $act }
brief-log-and-reserved = { $act } (rezervă)
brief-log-and-gift = { $act } (Dirk)
