### Porțile orașului: reguli, refuzuri, jurnal, butoane (secțiunea 7.5).

mod-gates = Porțile orașului
new-pieces-gates = Componente: atâtea porți și cărți de poartă câți jucători.
new-changes-gates = Unde o piesă atinge numai ziduri, o poartă deschide o trecere; cele două piese rămân acolo definitiv.
new-idea-gates = Deschizi o trecere printr-un zid.
zone-gate-open = Carte de poartă

rule-gates-deal-title = Cărțile de poartă
rule-gates-deal-text = În teancurile 3, 4 și 5 sunt tot atâtea cărți de poartă câți jucători. Cartea trasă rămâne la vedere; dacă una se află deja acolo, cea nouă se decartează. În locul ei se trage altă carte.
rule-gates-take-title = Luarea unei cărți de poartă
rule-gates-take-text = Cartea de poartă de la vedere se ia ca acțiune, în loc de bani, și încheie acțiunile turei.
refuse-gates-take = Nicio carte de poartă nu e la vedere.
rule-gates-use-title = Deschiderea unei porți
rule-gates-use-text = Dacă o piesă atinge Alhambra numai prin ziduri, o carte de poartă deschide unul dintre ele: pe acea latură se poate trece pe jos. Ambele piese trebuie să aibă acolo un zid tipărit. Numai pentru a așeza sau a adăuga o piesă, oricâte într-o tură; cartea iese din joc.
refuse-gates-use =
    { $reason ->
        [no_card] Nu ai nicio carte de poartă în mână.
        [needless] Aici nu e nevoie de poartă.
        [stick] O poartă se deschide numai în ziduri tipărite, iar aici unul a fost adăugat.
       *[no_tile] Dincolo de această latură nu e nicio piesă.
    }
rule-gates-fixed-title = Piesele de lângă o poartă
rule-gates-fixed-text = Cele două piese de lângă o poartă nu mai pot fi scoase sau înlocuite niciodată.
refuse-gates-fixed = O piesă de lângă o poartă rămâne la locul ei.

log-gate-shown = O carte de poartă e la vedere
log-gate-discarded = Altă carte de poartă se decartează
log-gate-taken = { $name } ia cartea de poartă
log-gate-opened =
    { $name } deschide o poartă: { $tile }, { $side ->
        [n] latura de nord
        [e] latura de est
        [s] latura de sud
       *[w] latura de vest
    }

act-take-gate = Ia cartea de poartă
act-place-with-gate = Așază cu o poartă
act-add-with-gate = Adaugă cu o poartă
move-place-with-gate =
    Așază { $tile } cu o poartă ({ $cell }, { $side ->
        [n] latura de nord
        [e] latura de est
        [s] latura de sud
       *[w] latura de vest
    })
move-add-with-gate =
    Adaugă { $tile } din rezervă cu o poartă ({ $cell }, { $side ->
        [n] latura de nord
        [e] latura de est
        [s] latura de sud
       *[w] latura de vest
    })
piece-gate = O carte de poartă. Când se așază sau se adaugă o piesă, deschide un zid pentru trecere; cele două piese rămân apoi pe loc pentru totdeauna.

## Regulament

book-intro-gates =
    În joc intră tot atâtea porți și cărți de poartă câți jucători sunt. Cu o carte de poartă legi de Alhambra o piesă care o atinge numai zid la zid: prin poartă se poate trece. Astfel poți construi dincolo de un zid, dar cele două piese de lângă poartă rămân acolo pentru totdeauna.
book-gates-deal =
    Se folosesc atâtea cărți de poartă câți jucători sunt, împărțite cât mai egal la teancurile 3, 4 și 5 ale pachetului; cele în plus merg la teancul 3, apoi la 4.

    { $seats ->
        [2] În doi: una în teancul 3, una în teancul 4, niciuna în teancul 5.
        [3] În trei: câte una în fiecare dintre cele trei teancuri.
        [4] În patru: 2 în teancul 3, câte una în teancurile 4 și 5.
        [5] În cinci: câte 2 în teancurile 3 și 4, una în teancul 5.
       *[other] În șase: câte 2 în fiecare dintre cele trei teancuri.
    }

    O carte de poartă trasă se pune la vedere lângă cărțile de bani. Dacă se află deja una acolo, cea nouă se decartează. În ambele cazuri se mai trage o carte în locul ei.
book-gates-take =
    Cartea de poartă de la vedere se ia ca acțiune, în loc de bani: nu mai iei nimic odată cu ea, iar acțiunile turei se încheie. Rămâne în mână până o folosești. Nu este o carte de bani: nu se plătește cu ea, nu contează la distribuirea finală, iar hoții nu o pot lua. Poți avea mai multe în mână.
book-gates-use =
    O carte de poartă se folosește numai când așezi o piesă cumpărată sau adaugi una printr-o reamenajare, inclusiv cu un meșter, cu Ammar sau cu vizirul. Dacă piesa nouă atinge Alhambra numai prin ziduri, cartea deschide unul dintre aceste ziduri duble: pe latura aceea se poate trece pe jos. Pe ea, ambele piese trebuie să aibă un zid tipărit; un bețișor nu ajunge. Celelalte reguli de construcție rămân.

    Exemplu: un turn are zid la est. La est de el vrei să așezi o grădină cu zid la vest. Pe jos nu s-ar putea trece, dar cu o poartă locul e permis.

    O poartă nu ajută niciodată la scoaterea sau la înlocuirea unei piese. Într-o tură poți folosi mai multe cărți de poartă. Fiecare iese din joc după folosire.
book-gates-fixed =
    Cele două piese de lângă o poartă nu mai pot fi scoase sau înlocuite niciodată, oricât ar mai dura partida. Ele pot primi în continuare bețișoare (pe laturi fără zid), cufere și locuitori. Gândește-te bine înainte: o poartă nu se poate închide la loc.

## Lecție

lesson-gates-title = Porțile orașului
lesson-gates-about = Deschizi o trecere printr-un zid unde nicio piesă nu s-ar potrivi.
lesson-gates-take-title = Cartea de poartă
lesson-gates-take-1 = Turnul din rezerva ta **nu se potrivește pe niciun spațiu liber**.
lesson-gates-take-2 = O **carte de poartă** e la vedere. Se ia în loc de bani și îți încheie acțiunile.
lesson-gates-take-turn = Ia cartea de poartă.
lesson-gates-take-done = Îți rămâne în mână până când ai nevoie de ea.
lesson-gates-take-hint = Alege cartea de poartă și confirmă.
lesson-gates-take-wrong = Așa turnul nu iese din rezervă. Ia cartea de poartă.
lesson-gates-take-wrong-swap = Așa ajunge altă piesă în rezervă în locul lui. Ia cartea de poartă.
lesson-gates-open-title = Prin zid
lesson-gates-open-1 = Dacă o piesă atinge Alhambra **numai prin ziduri**, o poartă deschide unul dintre ele.
lesson-gates-open-2 = Pe acea latură se poate trece pe jos. Ambele piese trebuie să aibă acolo un zid.
lesson-gates-open-turn = Adaugă turnul cu o poartă.
lesson-gates-open-done = La turn se poate ajunge pe jos. Cartea de poartă iese din joc.
lesson-gates-open-hint = Alege turnul, apoi un spațiu din spatele unui zid, de exemplu cel de la sud de apartament.
lesson-gates-open-wrong = În rezervă turnul nu aduce niciodată puncte. Adaugă-l cu o poartă.
lesson-gates-open-wrong-swap = Așa ajunge altă piesă în rezervă în locul lui. Cu o poartă rămân amândouă în Alhambra.
lesson-gates-fixed-title = Pentru totdeauna
lesson-gates-fixed-1 = Acum o poartă leagă apartamentul și turnul de la sud de el.
lesson-gates-fixed-2 = **Niciunul nu mai poate fi scos sau înlocuit.**
lesson-gates-fixed-turn = Încearcă să le scoți pe rând.
lesson-gates-fixed-done = De aceea deschide o poartă numai unde ambele piese pot rămâne.
lesson-gates-fixed-hint = Apasă „Reamenajează” și alege apartamentul, apoi turnul.
lesson-gates-save-title = Nu orice zid cere o poartă
lesson-gates-save-1 = Acest turn se potrivește pe unele spații cu o poartă, pe altele fără.
lesson-gates-save-2 = Zidurile **dintre** două piese nu aduc puncte.
lesson-gates-save-turn = Așază turnul astfel încât zidul tău să aibă două laturi.
lesson-gates-save-done = Zidul are două laturi, nicio piesă nu e fixată, iar cartea de poartă e tot a ta.
lesson-gates-save-hint = Ambele ziduri ale turnului trebuie să fie în afară, de exemplu la nord de fântână.
lesson-gates-save-wrong = De data asta, turnul trebuie să-ți dea un zid de două laturi.
lesson-gates-save-wrong-gate = Acum un zid al turnului e înăuntru: zidul tău are o singură latură, iar cartea nu mai e.
lesson-gates-save-wrong-reserve = În rezervă zidurile lui nu aduc puncte. Construiește-l.
