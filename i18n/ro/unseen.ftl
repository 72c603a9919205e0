### What can be known: a page of the running game.

## The page and its parts

unseen-title = Ce e încă ascuns
unseen-tab-all = Totul împreună
unseen-tab-pieces = Piese și cărți
unseen-tab-coming = Runda de scor
unseen-tab-purses = Bani

## Tiles and cards

unseen-tiles = Piese nevăzute
unseen-in-bag = { $n } în săculeț
unseen-price = preț
unseen-left = rămân
unseen-left-of = { $n } din { $all }
unseen-percent = { $n }%
unseen-percent-less = < 1%
unseen-percent-more = > 99%
unseen-row = { $kind }: { $n } din { $all } nevăzute
unseen-and = { $one }; { $other }
unseen-next-tile = piesa următoare { $percent }
unseen-prices = prețuri { $list }
unseen-values = valori { $list }
unseen-legend-left = nevăzută
unseen-legend-gone = văzută
unseen-legend-next = % = piesa următoare din săculeț
unseen-cards = Cărți nevăzute
unseen-in-deck = { $n } în pachet
unseen-in-deck-held = { $n } în pachet, { $held } în mâini
unseen-value = valoare

## The next scoring

unseen-coming = Când are loc următoarea rundă de scor?
unseen-coming-where = Runda de scor { $n }: în teancul { $k }, au rămas { $cards }
unseen-coming-before =
    { $n ->
        [one] { $n } carte se așază la vedere înainte să înceapă acest teanc.
        [few] { $n } cărți se așază la vedere înainte să înceapă acest teanc.
       *[other] { $n } de cărți se așază la vedere înainte să înceapă acest teanc.
    }
unseen-coming-aside =
    { $n ->
        [one] { $n } carte a lui nu ocupă niciun loc la vedere.
        [few] { $n } cărți ale lui nu ocupă niciun loc la vedere.
       *[other] { $n } de cărți ale lui nu ocupă niciun loc la vedere.
    }
unseen-coming-usual = Se presupune că cine nu a luat încă bani ia o carte, ca de obicei.
unseen-coming-done = Rundele de scor 1 și 2 au trecut.
unseen-coming-over = Toate cele trei runde de scor au trecut.
unseen-coming-bag =
    { $n ->
        [one] A treia are loc când săculețul nu mai umple târgul: a rămas { $n } piesă.
        [few] A treia are loc când săculețul nu mai umple târgul: au rămas { $n } piese.
       *[other] A treia are loc când săculețul nu mai umple târgul: au rămas { $n } de piese.
    }
unseen-chance = { $percent } { $moment }
unseen-moment-own = după rândul tău ({ $cards })
unseen-moment-next = înainte de următorul tău rând ({ $cards })
unseen-moment-before = înainte de rândul tău ({ $cards })
unseen-moment-now = după tura aceasta ({ $cards })
unseen-moment-round = după o rundă ({ $cards })

## What rivals may hold

unseen-purses = Banii adversarilor
unseen-purses-what = dedus din ce au luat și au plătit la vedere
unseen-sure = sigur
unseen-possible-what = posibil, cu cărțile nevăzute
unseen-stroke = prețul din târg acum
unseen-hand = { $cards } în mână
unseen-other-cards = și { $cards }
unseen-none-covered = nicio carte nevăzută
unseen-family-any =
    { $n ->
        [one] { $n } carte trasă pe ascuns
        [few] { $n } cărți trase pe ascuns
       *[other] { $n } de cărți trase pe ascuns
    }
unseen-exact = exact
unseen-pays = poate plăti
unseen-pays-exact = poate plăti; exact { $percent }
unseen-pays-maybe = poate plăti, poate chiar exact
unseen-possible-share = posibil, { $percent }
unseen-possible = posibil
unseen-cannot = nu poate
unseen-amount = { $least }–{ $most }
unseen-purse = { $name }, { $money }: { $low } sigur, cel mult { $high }
unseen-purse-cards = văzute: { $cards }
unseen-purse-price = { $tile }: { $verdict }
unseen-nothing = niciuna văzută

## What a computer is told

unseen-told = Ce știe AI-ul
unseen-told-what = Fiecare AI primește pagina aceasta, văzută de la locul lui.
unseen-told-seen = ce au văzut toți, fără să uite
unseen-told-own = mâna lui și cărțile lui secrete
unseen-told-hands = cărțile nevăzute ale celorlalți
unseen-told-order = ordinea din pachet și din săculeț
unseen-told-levels = Nivelurile mai slabe uită o parte.
unseen-yes = Da
unseen-no = Nu
unseen-told-line = { $answer }: { $what }

## Purists

unseen-purist = Joc de puriști
unseen-purist-table = Pe masă se vede în continuare câte cărți și câte piese au rămas.
unseen-purist-closed = Jucați ca puriști: până la sfârșitul partidei nu se arată nimic din ce se poate număra.
