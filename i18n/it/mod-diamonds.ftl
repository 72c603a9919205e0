### Diamonds: everything that is said of them.

mod-diamonds = I diamanti
    .bare = Diamanti
new-pieces-diamonds = Materiale: 11 carte diamante nel mazzo.
new-changes-diamonds = Ogni tessera in vendita si può pagare anche in diamanti, ma mai insieme ad altro denaro.
new-idea-diamonds = Una quinta valuta per comprare qualsiasi tessera.


## Rules of section 7.6

rule-diamonds-deal-title = Diamanti tra il denaro
rule-diamonds-deal-text = 11 carte diamante di valore da 3 a 9 si mescolano al denaro prima di distribuire quello iniziale e valgono per arrivare a 20.
rule-diamonds-use-title = Pagare con i diamanti
rule-diamonds-use-text = Ogni tessera in vendita si può pagare tutta in diamanti, e così anche un’offerta o i forzieri. Non si combinano con altro denaro né con una carta cambiavalute. I ladri non possono prenderli e nell’assegnazione finale non contano.
refuse-diamonds-use = I diamanti non si combinano con altro denaro.
piece-diamond = Una carta diamante. Con i soli diamanti paghi qualsiasi tessera; non si combinano mai con altro denaro.

## Regolamento

book-intro-diamonds =
    Undici carte diamante sono una quinta valuta, senza una casella propria al mercato: un 3, un 4, due 5, tre 6, due 7, un 8 e un 9. Con i diamanti paghi qualsiasi tessera, ma mai insieme ad altro denaro. È più facile avere la tessera che vuoi; nell’assegnazione finale però i diamanti non contano.
book-diamonds-deal =
    Le 11 carte diamante si mescolano al denaro prima di distribuire quello iniziale. Puoi quindi cominciare con qualche diamante: conta per arrivare a 20 e per decidere chi inizia, come ogni carta denaro. Più tardi i diamanti escono tra le carte scoperte e si prendono come denaro, anche insieme ad altre carte fino a un totale di 5.
book-diamonds-use =
    Ogni tessera del mercato si può pagare tutta in diamanti. In un pagamento non si combinano mai con altro denaro né con una carta cambiavalute. Esempio: paghi un appartamento da 10 con i diamanti 3 e 7; è l’importo esatto, quindi segue un’altra azione. Un diamante da 7 insieme a 3 dinari non si può usare.

    Con i diamanti puoi anche fare offerte per i personaggi, comprare forzieri (tutto in diamanti) e bazar (con l’importo esatto). Nell’assegnazione finale non contano, e i ladri non possono prenderli.

## Lezione

lesson-diamonds-title = I diamanti
lesson-diamonds-about = Usa la quinta valuta dove vale di più.
lesson-diamonds-take-title = La quinta valuta
lesson-diamonds-take-1 = I **diamanti** si prendono come il denaro.
lesson-diamonds-take-2 = Con i diamanti paghi **qualsiasi tessera**, su qualsiasi casella. Tu ne hai 4.
lesson-diamonds-take-turn = Prendi la carta con cui al prossimo turno puoi comprare la torre.
lesson-diamonds-take-done = 4 + 7 diamanti fanno 11, il prezzo della torre.
lesson-diamonds-take-hint = La torre costa 11: ti servono altri 7 diamanti.
lesson-diamonds-take-wrong = Con questa carta non puoi pagare la torre. Prendi i 7 diamanti.
lesson-diamonds-any-title = Per qualsiasi casella
lesson-diamonds-any-1 = La torre costa 11 ducati, e tu non ne hai.
lesson-diamonds-any-2 = Se paghi **tutto in diamanti**, puoi comprare su qualsiasi casella.
lesson-diamonds-any-turn = Paga la torre con l’importo esatto.
lesson-diamonds-any-done = Importo esatto: anche qui segue un’altra azione.
lesson-diamonds-any-hint = Scegli la torre: 4 + 7 diamanti fanno 11.
lesson-diamonds-any-wrong = Questa volta compra la torre per 11 diamanti.
lesson-diamonds-any-wrong-over = Neanche con i diamanti c’è resto, e le tue azioni finiscono. La torre costa proprio 11.
lesson-diamonds-mix-title = Mai combinati
lesson-diamonds-mix-1 = Il giardino costa 8 fiorini. 5 fiorini e 3 diamanti farebbero 8.
lesson-diamonds-mix-2 = Ma i diamanti **non si combinano mai** con altro denaro.
lesson-diamonds-mix-turn = Scegli il giardino, aggiungi i 3 diamanti e prova a comprarlo.
lesson-diamonds-mix-done = Si paga tutto in diamanti, oppure senza.
lesson-diamonds-mix-hint = Prima il giardino, poi la carta da 3 diamanti, poi «Compra».
lesson-diamonds-both-title = Dove valgono di più
lesson-diamonds-both-1 = Il giardino costa 8 fiorini, il porticato 8 ducati.
lesson-diamonds-both-2 = Hai 8 fiorini, 8 diamanti e **nessun ducato**.
lesson-diamonds-both-turn = Compra le due tessere, ognuna con l’importo esatto.
lesson-diamonds-both-done = I diamanti sono andati dove mancava il denaro. Spendili tutti: nell’assegnazione finale non contano.
lesson-diamonds-both-hint = I fiorini valgono su una casella sola, i diamanti su tutte.
lesson-diamonds-both-wrong = Questa volta compra il giardino e il porticato, ognuno con l’importo esatto.
lesson-diamonds-both-wrong-spent = Ora ti restano i fiorini, e con quelli non compri il porticato. Paga il giardino in fiorini.
lesson-diamonds-both-wrong-over = Pagare in eccesso conclude le azioni. Per entrambi serve l’importo esatto.
