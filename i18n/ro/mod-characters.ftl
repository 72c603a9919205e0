### Personajele: the texts of the module.

new-idea-characters = Licitezi pentru oameni care te ajută.

zone-characters = Personaje
zone-side-stack = Teancul separat
zone-auction = La licitație

## What can be chosen

act-bid = Oferă
act-pass-bid = Pas
act-pay-bid = Plătește oferta
act-keep-fatima = Ia 8 puncte
act-swap-fatima = Schimb-o pe Fatima
act-use-laila = Laila: o piesă nouă
act-use-machma = Machma: schimbă bani
act-use-yammerad = Yammerad: trage o carte
act-begin-turn = Nu folosi pe nimeni
act-use-karim = Karim: o piesă gratis
act-use-knihstig = Ia cartea
act-decline-knihstig = Nu lua nimic
act-use-ammar = Ammar: reamenajează
act-choose-hakim = Alege tipul

## What is asked

ask-auction = Un personaj e la licitație: oferi sau pasezi?
ask-pay-bid = Licitația e câștigată: cu ce cărți plătești oferta?
ask-fatima = Fatima: 8 puncte acum sau cartea de sus din teancul separat?
ask-before-turn = Folosești un personaj înainte de prima acțiune?
ask-knihstig = Abdul Knihstig: iei o carte de bani la vedere?
ask-hakim = Urmează o rundă de scor: la ce tip numără Hakim Wahid o jumătate de clădire în plus?

## What happened

log-auction-opened = { $card } e la licitație; deschide: { $name }
log-bid-made = { $name } oferă { $amount }
log-bid-passed = { $name } pasează
log-nobody-bid = Nicio ofertă: { $card } iese din joc
log-character-won = { $name } plătește { $cards } și câștigă licitația: { $card }
log-fatima-kept =
    Fatima: { $name } primește { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }
log-fatima-swapped = { $name } o schimbă pe Fatima și primește altă carte: { $card }
log-laila-used = Laila: { $name } pune înapoi în săculeț { $tile }
log-laila-failed = Laila: din săculeț n-a ieșit nicio piesă pentru târg
log-machma-used = Machma: { $name } dă { $cards } și ia { $card }
log-yammerad-used = Yammerad: { $name } trage din pachet
log-yammerad-turned = Yammerad trage o carte care se decartează: { $card }
log-yammerad-drew = Yammerad: { $name } păstrează cartea de bani trasă
log-yammerad-failed = Yammerad: nu mai e nicio carte de tras
log-karim-used = Karim: { $name } primește gratis { $tile }
log-knihstig-used = Knihstig: { $name } ia { $card }
log-ammar-used = Ammar: { $name } face încă o reamenajare
log-hakim-chose =
    Hakim: { $name } numără o jumătate de clădire în plus la { $colour ->
        [pavilion] pavilioane
        [seraglio] seraiuri
        [arcades] arcade
        [chambers] apartamente
        [garden] grădini
       *[tower] turnuri
    }

## Scorings

play-row-yusuf = Yusuf
proof-pay-yusuf = 1 la 3 puncte de zid

## 7.7 Characters

rule-characters-deal-title = Personajele din pachet
rule-characters-deal-text = În teancurile 2, 3 și 4 ale pachetului se află câte 2 din cele 10 cărți de personaj. Celelalte 4 stau cu fața în jos, într-un teanc separat.
rule-characters-auction-title = Licitația
rule-characters-auction-text = Un personaj tras se licitează imediat. Deschide cine urmează la rând; apoi, pe rând, fiecare mărește oferta sau pasează definitiv. Oferta trebuie acoperită într-o singură valută, chiar și în diamante, și se plătește în ea, fără rest. Fără nicio ofertă, cartea iese din joc.
refuse-characters-auction =
    { $reason ->
        [low] Oferta trebuie să fie mai mare decât { $highest }.
        [cover] O singură valută acoperă cel mult { $held }.
        [currency] O ofertă se plătește într-o singură valută.
        [not_held] Nu ai această carte în mână.
        [short] Pentru ofertă mai trebuie { $missing }.
       *[not_now] { $frame ->
            [auction] Mai întâi are loc licitația.
            [pay_bid] Mai întâi se plătește oferta.
           *[other] Ofertele se fac numai la o licitație.
        }
    }
rule-characters-limits-title = Limitele personajelor
rule-characters-limits-text = Într-o tură se poate folosi o singură carte cu semnul *. Cărțile cu semnul 1x ies din joc după folosire.
refuse-characters-limits =
    { $reason ->
        [star] În tura aceasta s-a folosit deja o carte cu semnul *.
       *[not_now] Mai întâi hotărăște dacă folosești un personaj.
    }
rule-karim-title = Abdul Karim 1x
rule-karim-text = Ca acțiune, primești gratis o piesă de vânzare, chiar și o tabără sau un bazar. Se socotește plătită cu suma exactă: urmează încă o acțiune.
refuse-karim =
    { $reason ->
        [not_owned] Nu ai cartea Abdul Karim.
        [not_offered] Această piesă nu e de vânzare.
       *[not_now] Karim se folosește ca acțiune, în tura ta.
    }
rule-knihstig-title = Abdul Knihstig *
rule-knihstig-text = După ce cumperi o piesă sau un bazar cu prețul 10 sau mai mare, chiar și cu Karim, poți lua imediat o carte de bani la vedere.
refuse-knihstig =
    { $reason ->
        [not_shown] Aceasta nu e o carte de bani la vedere.
       *[not_now] { $frame ->
            [knihstig] Mai întâi hotărăște dacă Knihstig ia o carte.
           *[other] Knihstig ia o carte imediat după ce cumperi o piesă scumpă.
        }
    }
rule-ammar-title = Ammar El’Schauf *
rule-ammar-text = La sfârșitul turei, după așezare, mai poți face o reamenajare.
refuse-ammar =
    { $reason ->
        [not_owned] Nu ai cartea Ammar.
        [no_redesign] Acum nu e posibilă nicio reamenajare.
       *[not_now] Ammar reamenajează la sfârșitul turei, după așezare.
    }
rule-faruk-title = Faruk Will’haben *
rule-faruk-text = Poți lua mai multe cărți de bani cu suma de cel mult 7, în loc de 5.
rule-fatima-title = Fatima 1x
rule-fatima-text = Alegi imediat: primești 8 puncte sau o schimbi cu prima carte din teancul separat, care intră în joc.
refuse-fatima =
    { $reason ->
        [empty] Teancul separat e gol.
       *[not_now] { $frame ->
            [fatima] Mai întâi hotărăște ce faci cu Fatima.
           *[other] Hotărăști ce faci cu Fatima imediat ce o câștigi.
        }
    }
rule-hakim-title = Hakim Wahid
rule-hakim-text = La fiecare rundă de scor ai o jumătate de clădire în plus la un tip ales de tine, dacă ai cel puțin o clădire de acel tip. Astfel departajezi egalitățile.
refuse-hakim =
    { $reason ->
        [none_built] Nu ai nicio clădire de acest tip.
       *[not_now] { $frame ->
            [hakim] Mai întâi se alege tipul lui Hakim.
           *[other] Tipul lui Hakim se alege chiar înaintea unei runde de scor.
        }
    }
rule-laila-title = Laila Wundabah *
rule-laila-text = Înainte de prima acțiune poți trage o piesă pentru un spațiu din târg; apoi cea veche se întoarce în săculeț. Un bazar tras se pune alături și se mai trage. Dacă ies numai bazare, piesa veche rămâne.
refuse-laila =
    { $reason ->
        [not_owned] Nu ai cartea Laila.
        [empty_slot] În acest spațiu nu e nicio piesă.
        [empty_bag] Săculețul e gol.
       *[not_now] Laila se folosește înainte de prima acțiune.
    }
rule-machma-title = Machma Klain *
rule-machma-text = Înainte de prima acțiune poți schimba o carte de bani din mână cu una la vedere de valoare egală sau mai mică. Cartea dată se decartează; locul rămâne gol până la completare.
refuse-machma =
    { $reason ->
        [not_owned] Nu ai cartea Machma.
        [not_held] Aceasta nu e o carte de bani din mână.
        [not_shown] Aceasta nu e o carte de bani la vedere.
        [value] Cartea la vedere valorează mai mult.
       *[not_now] Machma se folosește înainte de prima acțiune.
    }
rule-yammerad-title = Yammerad *
rule-yammerad-text = La începutul turei, dacă ai mai puțin de 3 cărți de bani, poți trage prima carte din pachet. Banii, diamantele și meșterii se păstrează. Orice altă carte are efect pe loc și se mai trage una.
refuse-yammerad =
    { $reason ->
        [not_owned] Nu ai cartea Yammerad.
        [money]
            { $held ->
                [one] Ai { $held } carte de bani în mână; trebuie să ai mai puțin de 3.
                [few] Ai { $held } cărți de bani în mână; trebuie să ai mai puțin de 3.
               *[other] Ai { $held } de cărți de bani în mână; trebuie să ai mai puțin de 3.
            }
        [no_card] Nu e nicio carte de tras.
       *[not_now] Yammerad se folosește înainte de prima acțiune.
    }
rule-yusuf-title = Yusuf E’Passuff
rule-yusuf-text = La fiecare rundă de scor primești un punct în plus pentru fiecare 3 puncte întregi ale zidului.
