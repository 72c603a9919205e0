### Personajele: the texts of the module.

mod-characters = Personajele
new-pieces-characters = Componente: 10 cărți de personaj.
new-changes-characters = De îndată ce apare un personaj, toți licitează; cine îl câștigă poate face ceva ce nu poate nimeni altcineva.
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
ask-pay-bid = Ai câștigat licitația: cu ce cărți plătești oferta?
pass-auction = Licitație: { $card }
pass-auction-won = Licitație câștigată: { $card }
what-auction = { $card } – { $about }
what-auction-part = { $n } în runda de scor { $k }
what-auction-each = { $n } la fiecare rundă de scor rămasă
what-auction-points = Așa cum stau lucrurile acum: { $parts }
what-auction-pay =
    { $over ->
        [0] Poți plăti exact această ofertă
       *[other] Ai plăti cu cel puțin { $over } mai mult decât această ofertă
    }
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
log-faruk-used = Faruk: { $name } ia până la 7 deodată
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
rule-characters-auction-text = Un personaj tras se licitează imediat. Deschide cine urmează la rând; apoi, pe rând, fiecare mărește oferta sau pasează definitiv. Poți oferi doar cât poți plăti într-o singură valută, chiar și în diamante; cine câștigă plătește cel puțin oferta, tot într-o singură valută. Fără nicio ofertă, cartea iese din joc.
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
        [acted] Nu în tura aceasta: { $card } a acționat deja.
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
rule-knihstig-text = După ce cumperi o piesă sau un bazar cu prețul de cel puțin 10, chiar și cu Karim, poți lua imediat o carte de bani la vedere.
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
        [none_built] Nu ai construit nicio clădire de acest tip.
       *[not_now] { $frame ->
            [hakim] Mai întâi se alege tipul lui Hakim.
           *[other] Tipul lui Hakim se alege chiar înaintea unei runde de scor.
        }
    }
rule-laila-title = Laila Wundabah *
rule-laila-text = Înainte de prima acțiune poți trage o piesă pentru un spațiu din târg; apoi cea veche se întoarce în săculeț. Un bazar tras se pune alături și se mai trage. Dacă ies numai bazare, piesa veche rămâne; cu săculețul gol nu se poate folosi.
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
rule-yusuf-text = La fiecare rundă de scor primești câte un punct în plus la fiecare 3 puncte de zid.
what-yusuf =
    Yusuf: { $n ->
        [one] { $n } punct
        [few] { $n } puncte
       *[other] { $n } de puncte
    }

## Regulament

book-intro-characters =
    Zece personaje pot intra în serviciul tău. Când unul apare din pachet, toți licitează imediat pentru el. Cine îl câștigă poate face de atunci ceva ce ceilalți nu pot: să ia mai mulți bani, să mai reamenajeze, să primească puncte în plus. Unele personaje ajută o singură dată, altele toată partida.
book-characters-deal =
    Din cele 10 cărți de personaj, câte 2 se amestecă în teancurile 2, 3 și 4 ale pachetului. Celelalte 4 formează un teanc separat, cu fața în jos; numai Fatima poate aduce o carte de acolo.
book-characters-auction =
    Un personaj tras se licitează imediat; apoi se trage mai departe. Deschide jucătorul care urmează la rând: face o ofertă, cel puțin 1, sau pasează. Apoi, pe rând, fiecare oferă mai mult sau pasează definitiv. Cine rămâne ultimul primește cartea, care are efect din acel moment. Dacă nu oferă nimeni, ea iese din joc.

    Poți oferi cel mult cât ai într-o singură valută; monedele și cărțile de meșter din ea se adună, diamantele sunt și ele o valută, cărțile de schimb nu ajută. Cine câștigă plătește în acea singură valută cel puțin suma oferită. Rest nu se dă, decât cu modulul „{ mod-change }”.

    Exemplu: ai 5 și 4 dinari și 8 ducați. Poți oferi cel mult 9, nu 17. Dacă ai câștigat cu 7, plătești cu 8 ducați sau cu 9 dinari.
book-characters-limits =
    Cărțile cu semnul * se pot folosi în fiecare tură a ta, dar numai una pe tură: dacă ai și Faruk, și Ammar, alegi de fiecare dată pe cine folosești. Cărțile cu semnul 1x ies din joc după ce au fost folosite. Hakim și Yusuf nu poartă niciun semn: ajută la fiecare rundă de scor. Poți avea oricâte personaje.
book-karim =
    Abdul Karim, binefăcătorul bogat (1x), îți aduce gratis o piesă de vânzare din târg; poate fi și o tabără sau un bazar. Îl folosești ca acțiune. Piesa se socotește plătită cu suma exactă: primești încă o acțiune și, dacă se potrivește, un cercetaș. Barăcile și cuferele nu sunt piese din târg. Apoi Karim iese din joc.
book-knihstig =
    Cu Abdul Knihstig, vistiernicul (*), poți lua imediat o carte de bani la vedere, de orice valoare, după ce ai cumpărat o piesă sau un bazar cu prețul de cel puțin 10. Se poate și dacă piesa ți-a adus-o Karim. Contează prețul piesei, nu cât ai plătit: o grădină cu prețul 9, plătită cu 12, nu ajunge.
book-ammar =
    Ammar El’Schauf, restauratorul (*), îți dă încă o reamenajare la sfârșitul turei, după ce ai așezat piesele cumpărate. Poți adăuga, scoate sau înlocui, după regulile obișnuite. Fiindcă vine după așezare, poate atinge și o piesă abia cumpărată. Cu o carte de meșter poți face încă o reamenajare în aceeași tură, înainte sau după aceasta.
book-faruk =
    Cu Faruk Will’haben, bancherul (*), poți lua mai multe cărți de bani la vedere cu suma de cel mult 7, în loc de 5. Exemplu: la vedere sunt 3, 4, 6 și 8. Fără Faruk iei o singură carte, cu el poți lua 3 și 4 împreună. O carte singură poate avea, ca întotdeauna, orice valoare.
book-fatima =
    Fatima, ghicitoarea (1x), se folosește imediat ce ai câștigat-o. Alegi una din două: primești 8 puncte sau o schimbi cu prima carte din teancul separat, pe care nu o vezi înainte. Cartea aceea devine a ta și are efect de atunci, fără să fie licitată. În ambele cazuri Fatima iese din joc.
book-hakim =
    Hakim Wahid, înțeleptul, numără la fiecare rundă de scor o jumătate de clădire în plus la un tip pe care îl alegi chiar înainte; de fiecare dată poți alege altul. La acel tip trebuie să ai cel puțin o clădire adevărată. Jumătatea departajează egalitățile: cu 3 grădini și Hakim ai 3,5 și întreci pe cine are 3, dar nu pe cine are 4.
book-laila =
    Laila Wundabah, cunoscătoarea (*), se folosește înainte de prima ta acțiune. Alegi un spațiu din târg și tragi pentru el o piesă nouă din săculeț; abia apoi piesa veche se întoarce în săculeț, așa că nu o poți trage chiar pe ea. Cu săculețul gol, Laila nu se poate folosi.

    Dacă iese un bazar, acesta se pune lângă târg și se trage mai departe; dacă ies numai bazare, piesa veche rămâne.
book-machma =
    Machma Klain, zaraful (*), se folosește înainte de prima ta acțiune. Dai o carte de bani din mână și iei una la vedere, de valoare egală sau mai mică. Exemplu: pentru 7 florini poți lua 7 dinari sau 5 ducați, dar nu 8 ducați.

    Cartea dată se decartează (o carte de meșter iese din joc). Locul cărții luate rămâne gol până la completarea de la sfârșitul turei.
book-yammerad =
    Yammerad, cerșetorul (*), ajută la începutul turei, dacă ai mai puțin de 3 cărți de bani. Diamantele și cărțile de meșter se socotesc aici drept cărți de bani, monedele nu. Tragi prima carte din pachet. O carte de bani, de diamant sau de meșter o păstrezi. Orice altă carte are efect pe loc și mai tragi una.

    Astfel, o rundă de scor se numără imediat, cu atacul, cercetașii noi și piesele lui Dirk; un personaj se licitează și deschizi tu; cărțile de poartă și de zid se pun la vedere ca la o completare; o carte de schimb se decartează.
book-yusuf =
    Yusuf E’Passuff, străjerul, aduce la fiecare rundă de scor câte un punct în plus la fiecare 3 puncte primite pentru zid. Exemplu: un zid de 11 laturi aduce 11 puncte, iar Yusuf încă 3. Cu 2 puncte de zid nu aduce nimic.

## Lecție

lesson-characters-title = Personajele
lesson-characters-about = Licitezi pentru personaje și le lași să te ajute.
lesson-characters-bid-title = O licitație
lesson-characters-bid-1 = A fost tras Faruk Will’haben și **se licitează imediat**. Marco oferă 3, Claire pasează.
lesson-characters-bid-2 = Oferta cea mai mare se plătește **într-o singură valută**, fără rest.
lesson-characters-bid-3 = Cine pasează iese din licitație.
lesson-characters-bid-turn = Oferă 4 și plătește cu cei 4 florini ai tăi.
lesson-characters-bid-done = Marco pasează: Faruk e al tău pentru exact 4 florini.
lesson-characters-bid-hint = Confirmă oferta de 4, apoi plata de 4 florini.
lesson-characters-bid-wrong = De data asta oferă 4 și plătește cu cei 4 florini.
lesson-characters-bid-wrong-pass = Așa Marco îl obține pe Faruk pentru 3. O ofertă de 4 te costă o carte mică.
lesson-characters-bid-wrong-high = Cu o ofertă de 4 conduci deja și o poți plăti exact.
lesson-characters-bid-wrong-dear = Nu primești rest: plătește cu cei 4 florini.
lesson-characters-cover-title = Cât poți oferi
lesson-characters-cover-1 = Marco oferă 6. Tu ai 7 florini, 3 dinari și 5 dirhami.
lesson-characters-cover-2 = **O singură valută** trebuie să acopere toată oferta.
lesson-characters-cover-turn = Încearcă să oferi 8.
lesson-characters-cover-done = În total ai 15, dar cea mai mare ofertă a ta este 7.
lesson-characters-cover-hint = Mărește oferta de la 7 la 8.
lesson-characters-faruk-title = Faruk te ajută
lesson-characters-faruk-1 = Cu Faruk poți lua mai multe cărți în valoare de cel mult **7** în loc de 5.
lesson-characters-faruk-2 = Are semnul *: într-o tură se poate folosi o singură astfel de carte.
lesson-characters-faruk-turn = Ia două cărți care împreună valorează 7.
lesson-characters-faruk-done = 3 + 4 într-o acțiune: fără Faruk e prea mult.
lesson-characters-faruk-hint = Alege cartea de 3 florini și cea de 4 dirhami.
lesson-characters-faruk-wrong = Asta se poate și fără Faruk. De data asta ia 3 și 4.
lesson-characters-hakim-title = Jumătate de clădire
lesson-characters-hakim-1 = Urmează o rundă de scor. Hakim Wahid numără **o jumătate de clădire în plus** la un tip al tău.
lesson-characters-hakim-2 = E tocmai cât să departajeze o egalitate.
lesson-characters-hakim-3 = Compară cele trei Alhambre.
lesson-characters-hakim-turn = Alege tipul la care o jumătate de clădire aduce puncte.
lesson-characters-hakim-done = Două turnuri și jumătate față de cele două ale lui Marco.
lesson-characters-hakim-hint = La ce tip mai are cineva la fel de multe clădiri ca tine?
lesson-characters-hakim-wrong = Alege tipul la care e egalitate.
lesson-characters-hakim-wrong-garden = Claire are două grădini: cu una și jumătate rămâi în urmă.
lesson-characters-hakim-wrong-pavilion = Nimeni altcineva nu are un pavilion: primul loc e oricum al tău.
lesson-characters-score-title = Egalitatea a fost departajată
lesson-characters-score-1 = Turnuri: primul loc fără egalitate, **6 puncte** în loc de 3.
lesson-characters-score-2 = Hakim rămâne la tine. Cărțile cu semnul 1x ies din joc după folosire.
