### Le mura: regole, rifiuti, cronaca, pulsanti (sezione 7.9).

mod-walls = Le mura
    .bare = Mura
new-pieces-walls = Materiale: 8 carte muro, 12 barrette.
new-changes-walls = Un’azione mette nuovi muri su una tua tessera: mura più lunghe, ma meno passaggi.
new-idea-walls = Aggiungi muri dove mancano.
zone-walls-open = Carte muro

rule-walls-deal-title = Le carte muro
rule-walls-deal-text = Le 8 carte muro, 2 in ciascuno dei mazzetti da 2 a 5, mostrano un lato o un angolo. Quelle pescate restano scoperte a parte, anche più d’una; al loro posto si pesca un’altra carta.
rule-walls-build-title = Aggiungere muri
rule-walls-build-text = Prendere una carta muro scoperta è un’azione che conclude le azioni del turno. Tutti i suoi muri vanno su una sola tua tessera, piazzata o no, sui lati che non ne hanno. Valgono le regole di costruzione; niente accampamenti. I muri restano per sempre sulla tessera.
refuse-walls-build =
    { $reason ->
        [not_open] Questa carta muro non è scoperta.
        [not_own] Questa tessera non è nella riserva né tra quelle da piazzare.
        [no_tile] Qui non c’è nessuna tessera.
        [camp] Un accampamento non riceve muri.
       *[wall] Su questo lato c’è già un muro.
    }

log-wall-card-shown = Nuova carta scoperta: { $card }
log-sticks-built =
    { $name } fortifica { $tile }: { $count ->
        [one] { $count } muro
       *[other] { $count } muri
    }

act-build-sticks = Aggiungi muri
act-build-sticks-aside = Muri per una tessera da piazzare
piece-wall = Una carta muro. Con un’azione i suoi muri si aggiungono a una tua tessera, per sempre.

## Regolamento

book-intro-walls =
    Otto carte muro con 12 barrette ti permettono di aggiungere muri alle tue tessere. Quattro carte mostrano un lato, una per direzione, e danno una barretta; quattro mostrano un angolo e danno due barrette. I nuovi muri allungano le mura esterne, chiudono lati aperti e danno un appoggio agli accampamenti; ma accanto a un muro nuovo non va più bene una tessera che gli rivolge un lato aperto.
book-walls-deal =
    Le carte muro sono 8: quattro con un lato e quattro con un angolo. Se ne mescolano due in ciascuno dei mazzetti 2, 3, 4 e 5. Quando una esce si mette da parte scoperta, anche se ce ne sono già altre, e al suo posto si pesca un’altra carta.
book-walls-build =
    Prendere una carta muro scoperta è un’azione che conclude le azioni del turno; la carta esce dal gioco. Metti subito tutte le sue barrette, una o due, su una sola tua tessera, sui lati che la carta mostra. Lì non deve esserci già un muro.

    La tessera può essere nell’Alhambra, in riserva o comprata in questo turno; vanno bene anche capannoni, bazar e la fontana, non gli accampamenti. Dopo devono valere ancora tutte le regole di costruzione: nell’Alhambra una barretta va quindi solo su un lato senza vicine, altrimenti un muro toccherebbe un lato aperto.

    Esempio: la carta mostra nord ed est. Un giardino sull’angolo nord-est della tua Alhambra, con un muro solo a ovest, riceve entrambe le barrette.

    Una barretta è un muro a tutti gli effetti, solo che non ci si apre una porta. Resta per sempre sulla sua tessera. Una carta che non va bene da nessuna parte non si può prendere.

## Lezione

lesson-walls-title = Le mura
lesson-walls-about = Metti muri dove le tue tessere non ne hanno.
lesson-walls-corner-title = Un angolo di muro
lesson-walls-corner-1 = Le carte muro pescate restano **scoperte per tutti**.
lesson-walls-corner-2 = Prenderne una è un’azione che **conclude le tue azioni**. Tutti i suoi muri vanno **su una sola tua tessera**, per sempre.
lesson-walls-corner-3 = In un conteggio valgono come i muri stampati.
lesson-walls-corner-turn = Prendi la carta che allunga di più le tue mura e scegli la tessera.
lesson-walls-corner-done = L’angolo unisce il muro del porticato a quello del giardino: ora le tue mura hanno 4 lati.
lesson-walls-corner-hint = Scegli la carta con l’angolo, poi la torre.
lesson-walls-corner-wrong = Questa volta usa una carta muro: non costa denaro.
lesson-walls-corner-wrong-short = Permesso, ma così le tue mura arrivano al massimo a 3 lati. Con l’angolo possono averne 4.
lesson-walls-where-title = Non dappertutto
lesson-walls-where-1 = **Tutti** i muri di una carta devono trovare posto sulla tessera, altrimenti lì non può andare.
lesson-walls-where-2 = Il lato non deve avere già un muro e **non deve toccare un’altra tessera**.
lesson-walls-where-turn = Scegli la carta con l’angolo e prova due tessere dove è vietato.
lesson-walls-where-done = O c’era già un muro, o i lati a contatto non combacerebbero più.
lesson-walls-where-hint = Il giardino ha già un muro a est. A est del serraglio c’è la fontana.
lesson-walls-bought-title = Prima di costruire
lesson-walls-bought-1 = I muri possono andare anche su una tessera della riserva, o **comprata in questo turno**.
lesson-walls-bought-2 = Così, dopo un acquisto con l’**importo esatto**, puoi prendere una carta muro per la nuova tessera.
lesson-walls-bought-turn = Compra il padiglione con l’importo esatto, dagli il muro e costruiscilo in modo che le mura si allunghino.
lesson-walls-bought-done = Il muro del padiglione continua quello del giardino: 5 lati.
lesson-walls-bought-hint = Paga 5 + 3, scegli la carta muro, poi costruisci a sud del giardino.
lesson-walls-bought-wrong = Una cosa alla volta: il padiglione, la carta muro, poi la costruzione.
lesson-walls-bought-wrong-money = Così le tue azioni sarebbero finite. Con l’importo esatto, dopo il padiglione hai un’altra azione.
lesson-walls-bought-wrong-elsewhere = Permesso, ma così il suo muro non si unisce a niente. Cerca dove finiscono le tue mura.
lesson-walls-score-title = Quanto valgono
lesson-walls-score-1 = È uscita una carta punteggio. Le tue mura più lunghe hanno 5 lati: **5 punti**.
lesson-walls-score-2 = Però un muro nuovo non si attraversa, e contro quel lato va solo un altro muro.
