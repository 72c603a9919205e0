### Invaders: the texts of the module.

mod-invaders = Gli aggressori
    .bare = Aggressori
new-pieces-invaders = Materiale: 4 carte attacco, 6 esploratori.
new-changes-invaders = Dopo ogni conteggio i lati aperti verso l’attacco costano punti; con gli esploratori scopri prima da dove viene.
new-differs-invaders-open = prossimo attacco scoperto, niente esploratori
new-variant-invaders = Attacchi
new-variant-invaders-usual = con gli esploratori
new-variant-invaders-open = il prossimo è scoperto
new-idea-invaders = I lati aperti costano punti.
zone-attacks = Attacchi finora
zone-attack-next = Prossimo attacco
zone-scouts = Esploratori scoperti
play-row-invaders = Attacco
proof-pay-invaders = per lato aperto
proof-count-invaders =
    { $n ->
        [one] { $n } lato aperto
       *[other] { $n } lati aperti
    }
lab-line-invaders =
    Attacco da { $item ->
        [n] nord
        [e] est
        [s] sud
       *[w] ovest
    }: { $n ->
        [one] { $n } lato aperto
       *[other] { $n } lati aperti
    }, { $points ->
        [0] 0 punti
        [one] −{ $points } punto
       *[other] −{ $points } punti
    }
log-attack-turned =
    { $side ->
        [n] Attacco da nord
        [e] Attacco da est
        [s] Attacco da sud
       *[w] Attacco da ovest
    }
log-attack-foreseen =
    { $side ->
        [n] Il prossimo attacco viene da nord
        [e] Il prossimo attacco viene da est
        [s] Il prossimo attacco viene da sud
       *[w] Il prossimo attacco viene da ovest
    }
log-scout-shown =
    { $colour ->
        [pavilion] Nuovo esploratore: padiglione
        [seraglio] Nuovo esploratore: serraglio
        [arcades] Nuovo esploratore: porticato
        [chambers] Nuovo esploratore: appartamento
        [garden] Nuovo esploratore: giardino
       *[tower] Nuovo esploratore: torre
    }
log-scout-left =
    { $colour ->
        [pavilion] Un esploratore esce dal gioco: padiglione
        [seraglio] Un esploratore esce dal gioco: serraglio
        [arcades] Un esploratore esce dal gioco: porticato
        [chambers] Un esploratore esce dal gioco: appartamento
        [garden] Un esploratore esce dal gioco: giardino
       *[tower] Un esploratore esce dal gioco: torre
    }
log-scout-taken =
    { $colour ->
        [pavilion] { $name } usa un esploratore (padiglione) e guarda la prossima carta attacco
        [seraglio] { $name } usa un esploratore (serraglio) e guarda la prossima carta attacco
        [arcades] { $name } usa un esploratore (porticato) e guarda la prossima carta attacco
        [chambers] { $name } usa un esploratore (appartamento) e guarda la prossima carta attacco
        [garden] { $name } usa un esploratore (giardino) e guarda la prossima carta attacco
       *[tower] { $name } usa un esploratore (torre) e guarda la prossima carta attacco
    }

rule-invaders-attack-title = L’attacco
rule-invaders-attack-text = Dopo ogni conteggio si scopre una carta attacco: ogni lato aperto da quella parte costa 1, poi 2, poi 3 punti; nel conteggio 3 anche 1 per ogni lato aperto nelle due direzioni vicine. Nessun punteggio scende sotto 0.
rule-invaders-scouts-title = Gli esploratori
rule-invaders-scouts-text = Due esploratori sono scoperti, due nuovi dopo i conteggi 1 e 2. Chi compra con l’importo esatto un edificio del tipo di un esploratore, anche con il visir o per Carlo, lo prende e guarda in segreto la prossima carta attacco. Vale anche l’acquisto di Karim.
rule-invaders-open-title = La carta attacco scoperta
rule-invaders-open-text = Variante: la prossima carta attacco è scoperta e non ci sono esploratori.
piece-scout = Un esploratore. Chi paga l’importo esatto per un edificio del suo tipo lo prende e vede la prossima carta attacco.
piece-attack = Una carta attacco. Dopo un conteggio, ogni lato aperto in quella direzione costa punti.
worth-attack-side =
    { $dir ->
        [n] Da nord
        [e] Da est
        [s] Da sud
       *[w] Da ovest
    } ti costerebbe { $n }

## Regolamento

book-intro-invaders =
    Quattro carte attacco, una per direzione, minacciano ogni Alhambra. Dopo ogni conteggio se ne scopre una, e ogni lato aperto da quella parte costa punti. I muri proteggono. Ci sono anche 6 esploratori, uno per tipo di edificio: chi compra con l’importo esatto può prenderne uno e guardare in segreto da dove verrà il prossimo attacco.
book-invaders-attack =
    Le quattro carte attacco, nord, est, sud e ovest, si mescolano. Dopo ogni conteggio si scopre la prima. Per ogni lato aperto da quella parte perdi 1 punto dopo il conteggio 1, 2 dopo il conteggio 2, 3 dopo il conteggio 3; dopo il conteggio 3 anche 1 per ogni lato aperto nelle due direzioni vicine. Nessun punteggio scende sotto 0.

    Un lato è aperto se una tessera, la fontana, un capannone o un bazar lì non ha un muro e dall’altra parte non c’è nessuna tessera. Contano anche le rientranze. Gli accampamenti non hanno lati aperti e non proteggono nulla.

    Esempio: conteggio 3, attacco da est. Hai 2 lati aperti a est, 3 a nord, 1 a sud e 4 a ovest: perdi 2 × 3 + 3 + 1 = 10 punti. L’ovest non costa nulla.
book-invaders-scouts =
    All’inizio sono scoperti due dei 6 esploratori. Dopo il conteggio 1 e dopo il conteggio 2 se ne scoprono due nuovi, e quelli non usati escono dal gioco. Se compri con l’importo esatto un edificio del tipo di un esploratore scoperto, lo prendi e guardi in segreto la prossima carta attacco. Valgono anche gli acquisti con il visir e con Abdul Karim, e anche se poi dai la tessera a Carlo.

    Esempio: è scoperto l’esploratore dei giardini. Compri un giardino da 9 e paghi 9: solo tu sai da dove verrà il prossimo attacco.
book-invaders-open =
    In questa variante la prossima carta attacco è scoperta, così tutti possono prepararsi, e non ci sono esploratori. Dopo ogni attacco si scopre la carta seguente. Tutto il resto dell’attacco non cambia.
book-variant-invaders-open =
    Tutti sanno da dove verrà il prossimo attacco, e si gioca senza esploratori. Questa variante è adatta a chi preferisce progettare le mura piuttosto che indovinare: un lato aperto che non sarà attaccato può aspettare, e un importo esatto porta soltanto la sua azione in più.
book-variant-invaders-open-title = Variante: il prossimo attacco è scoperto

## Lezione

lesson-invaders-title = Gli aggressori
lesson-invaders-about = Chiudi la tua Alhambra prima che arrivi l’attacco.
lesson-invaders-scout-title = Un esploratore
lesson-invaders-scout-1 = Dopo ogni conteggio arriva un **attacco da una direzione**. Da quale, è segreto.
lesson-invaders-scout-2 = Due esploratori sono scoperti. Compra con l’**importo esatto** un edificio del tipo di uno di loro, e puoi guardare.
lesson-invaders-scout-turn = Conquista un esploratore.
lesson-invaders-scout-done = L’esploratore ti ha mostrato la prossima carta attacco. Solo tu puoi guardarla.
lesson-invaders-scout-hint = È scoperto l’esploratore dei giardini, e un giardino costa 9 dirham.
lesson-invaders-scout-wrong = Questa volta compra un edificio del tipo di un esploratore.
lesson-invaders-scout-wrong-other = L’importo è esatto, ma non c’è un esploratore per gli appartamenti. Scegli tra quelli scoperti.
lesson-invaders-scout-wrong-over = Troppo: solo l’importo esatto conquista l’esploratore.
lesson-invaders-close-title = Da est!
lesson-invaders-close-1 = Puoi girare la carta attacco: l’attacco viene da **est**.
lesson-invaders-close-2 = Ogni tuo lato verso est **senza muro e senza una tessera al di là** costa un punto.
lesson-invaders-close-3 = Tu ne hai due.
lesson-invaders-close-turn = Termina le azioni e costruisci il giardino dove ti serve di più.
lesson-invaders-close-done = Un lato aperto in meno, e il muro del giardino continua quello della torre.
lesson-invaders-close-hint = Costruiscilo a sud della torre a est.
lesson-invaders-close-wrong = Ora termina le azioni e costruisci il giardino.
lesson-invaders-close-wrong-half = Anche così si chiude un lato. Ma a sud della torre si allungano anche le tue mura.
lesson-invaders-close-wrong-open = Permesso, ma verso est restano aperti tutti e due i lati.
lesson-invaders-attack-title = L’attacco
lesson-invaders-attack-1 = Prima il conteggio dà i suoi punti, poi ogni lato aperto verso l’attacco costa **1 punto**; nel conteggio 2 ne costa 2, nel conteggio 3 ne costa 3.
lesson-invaders-attack-2 = Un lato era ancora aperto. Nessun punteggio scende sotto 0.
lesson-invaders-final-title = L’ultimo attacco
lesson-invaders-final-1 = Nel conteggio 3 costano anche **le due direzioni vicine**: 1 punto per lato aperto.
lesson-invaders-final-2 = Giochi la variante senza esploratori: la carta attacco è scoperta. L’attacco viene da nord.
lesson-invaders-final-turn = Costruisci il porticato dove fa risparmiare più punti.
lesson-invaders-final-done = Un lato aperto in meno a nord fa risparmiare 3 punti, uno in più a ovest ne costa 1.
lesson-invaders-final-hint = Costruiscilo a nord della fontana o del serraglio.
lesson-invaders-final-wrong = Così si chiude un lato a est e si risparmia 1 punto. A nord ogni lato ne costa 3.
lesson-invaders-final-wrong-reserve = Nella riserva non protegge niente.
