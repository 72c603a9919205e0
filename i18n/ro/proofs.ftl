### The proofs of what modules count, and what a move does to it.

## Lines of a proof; what they are worth follows in proof-worth

proof-worth =
    = { $n ->
        [one] { $n } punct
        [few] { $n } puncte
       *[other] { $n } de puncte
    }
proof-worth-rest =
    = { $n ->
        [one] { $n } punct
        [few] { $n } puncte
       *[other] { $n } de puncte
    }, restul de { $rest } se pierde
proof-lost =
    = { $n ->
        [one] { $n } punct pierdut
        [few] { $n } puncte pierdute
       *[other] { $n } de puncte pierdute
    }
proof-lost-less =
    = { $n ->
        [one] { $n } punct pierdut
        [few] { $n } puncte pierdute
       *[other] { $n } de puncte pierdute
    }, dar numai { $less }: niciun scor nu scade sub 0
proof-line-trader =
    Serie de { $t ->
        [one] { $t } culoare
        [few] { $t } culori
       *[other] { $t } de culori
    }
proof-line-bazaars =
    { $t ->
        [one] { $t } clădire
        [few] { $t } clădiri
       *[other] { $t } de clădiri
    } × { $k ->
        [one] { $k } culoare
        [few] { $k } culori
       *[other] { $k } de culori
    }
proof-line-yusuf =
    { $t ->
        [one] { $t } latură de zid
        [few] { $t } laturi de zid
       *[other] { $t } de laturi de zid
    } ÷ { $k }
proof-line-invaders =
    { $dir ->
        [n] Nord
        [e] Est
        [s] Sud
       *[w] Vest
    }: { $t ->
        [one] { $t } latură deschisă
        [few] { $t } laturi deschise
       *[other] { $t } de laturi deschise
    } × { $k }

## What counts in a majority beside the buildings

proof-step-treasure = Numără cuferele
proof-part-hut = O baracă valorează cât arată numărul de pe ea: câte o clădire pentru fiecare vecin de tipul ei fără zid la mijloc, cel mult 3.
proof-part-bonus = O carte bonus contează ca încă o clădire.
proof-part-hakim = Hakim contează ca încă o jumătate de clădire.
proof-scale-trader = Cât valorează o serie de 1 până la 6 culori

## What a move does to what modules count

what-hut =
    { $tile } = { $n ->
        [one] { $n } clădire
        [few] { $n } clădiri
       *[other] { $n } de clădiri
    }
what-chests = { $old } → { $new }
what-chests-left = rămân: { $types }
what-chests-none = Nu poți așeza niciunul dintre aceste cufere
what-chests-go = { $name } ({ $types })
what-chests-others = Altora le revin: { $who }
what-before = înainte: { $n }
what-event-chest-lost = cufărul se întoarce în săculeț
what-event-gate-opened = cele două piese de lângă poartă nu vor mai putea fi scoase sau înlocuite
what-event-resident-lost = locuitorul se întoarce în stoc
what-event-bonus-returned = cartea bonus revine în mână
what-ask-trader-in = aici e negustorul: un locuitor se poate muta
what-ask-trader-swap = aici e negustorul: un locuitor poate fi schimbat
what-ask-trader-back = negustorul poate trece pe altă latură a fântânii
what-ask-knihstig = Knihstig: poți lua o carte de bani la vedere
what-ask-fatima = Fatima: 8 puncte acum sau alt personaj
what-ask-pay-bid = plătești oferta
what-event-yammerad-used = se trage o carte din pachet
what-event-faruk-used = acționează Faruk: nicio altă carte cu semnul * în tura aceasta
what-event-nobody-bid = nicio ofertă: cartea iese din joc
what-event-hut-shown = se dezvăluie baraca următoare
what-event-room-filled = se trag cufere noi pentru sală
what-event-room-closed = prea puține cufere în săculeț: sala rămâne goală
what-event-chest-placed = un cufăr cu un singur loc posibil e așezat acolo
what-event-chests-passed = cuferele fără loc trec la stânga
what-event-dirk-took-chests = Dirk primește cufere
what-event-chests-returned = cuferele pe care nu le poate așeza nimeni se întorc în săculeț
what-event-residents-shown = se arată locuitorii tuturor negustorilor
what-event-trader-aside = negustorul e pus deoparte
what-scout =
    { $type ->
        [pavilion] cercetaș (pavilion) folosit: numai tu vezi următoarea carte de atac
        [seraglio] cercetaș (serai) folosit: numai tu vezi următoarea carte de atac
        [arcades] cercetaș (arcadă) folosit: numai tu vezi următoarea carte de atac
        [chambers] cercetaș (apartament) folosit: numai tu vezi următoarea carte de atac
        [garden] cercetaș (grădină) folosit: numai tu vezi următoarea carte de atac
       *[tower] cercetaș (turn) folosit: numai tu vezi următoarea carte de atac
    }
what-coins =
    { $n ->
        [one] tragi { $n } monedă drept rest
        [few] tragi { $n } monede drept rest
       *[other] tragi { $n } de monede drept rest
    }
what-attack = Dacă atacul ar veni { $changes }
what-attack-known =
    Atac dinspre { $dir ->
        [n] nord
        [e] est
        [s] sud
       *[w] vest
    }: { $old } → { $new }
what-attack-part =
    dinspre { $dir ->
        [n] nord
        [e] est
        [s] sud
       *[w] vest
    }: { $old } → { $new }
what-attack-parts = { $parts }; { $part }
what-with-attack =
    cu atacul dinspre { $dir ->
        [n] nord
        [e] est
        [s] sud
       *[w] vest
    }
what-without-attack = fără a socoti un atac
