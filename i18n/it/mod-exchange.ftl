### Currency exchange: everything that is said of it.

mod-exchange = Il cambiavalute
    .bare = Cambiavalute
new-pieces-exchange = Materiale: 6 carte cambiavalute tra il denaro.
new-changes-exchange = Con una carta paghi l’importo esatto in due valute; prenderla è un’azione intera.
new-idea-exchange = Paga l’importo esatto in due valute.


## Rules of section 7.2

rule-exchange-deal-title = Carte cambiavalute nel mazzo
rule-exchange-deal-text = Sei carte, una per ogni coppia di valute, sono nei mazzetti 2, 3 e 4. Una volta pescate, stanno scoperte tra le carte denaro.
rule-exchange-take-title = Prendere una carta cambiavalute
rule-exchange-take-text = Una carta cambiavalute si prende al posto del denaro, da sola.
rule-exchange-use-title = Pagare con una carta cambiavalute
rule-exchange-use-text = Una per acquisto: paghi l’importo esatto combinando come vuoi le due valute della carta, una delle quali è quella della casella. Poi la carta va tra gli scarti. Non vale con i diamanti, per le offerte o per i forzieri.
refuse-exchange-use =
    { $reason ->
        [exact] Con una carta cambiavalute serve l’importo esatto: { $over } in più.
       *[currency] Usa una sola carta cambiavalute che mostri la valuta della casella, e solo denaro delle sue due valute.
    }
piece-exchange = Una carta cambiavalute. Permette di pagare l’importo esatto di un acquisto combinando le sue due valute.

## Regolamento

book-intro-exchange =
    Tra il denaro ci sono 6 carte cambiavalute. Ognuna mostra due delle quattro valute, e ogni coppia di valute c’è una volta. Con una di queste carte paghi una tessera combinando le due valute, a patto di fare l’importo esatto. È un aiuto per chi ha denaro sparso in più valute, e rende più facili le azioni in più.
book-exchange-deal =
    Le carte cambiavalute sono 6, una per ogni coppia di valute: due si mescolano nel mazzetto 2, due nel mazzetto 3 e due nel mazzetto 4. Quando ne esce una, occupa uno dei quattro posti delle carte scoperte, come una carta denaro.
book-exchange-take =
    Una carta cambiavalute scoperta si prende al posto del denaro, e l’azione è tutta lì: insieme non prendi altro, né denaro, nemmeno un 1, né una seconda carta cambiavalute. La carta va in mano. Da sola non ha nessun valore.
book-exchange-use =
    In un acquisto puoi usare una sola carta cambiavalute. Paghi l’importo esatto combinando come vuoi le due valute della carta; una delle due deve essere quella della casella. Puoi anche usarne una sola delle due. Siccome l’importo è esatto, segue un’altra azione.

    Esempio: una tessera da 9 sulla casella del dinaro. Con la carta dinaro–ducato la paghi con 5 dinari e 4 ducati, oppure con 9 ducati soltanto.

    Poi la carta va sulla pila degli scarti e può tornare con un nuovo mazzo. Non si combina mai con i diamanti, non serve per i forzieri né per le offerte, e i ladri non possono prenderla.

## Lezione

lesson-exchange-title = Il cambiavalute
lesson-exchange-about = Paga l’importo esatto in due valute insieme.
lesson-exchange-take-title = Una carta per due valute
lesson-exchange-take-1 = Hai 6 fiorini e 7 ducati. La torre costa **13 ducati**.
lesson-exchange-take-2 = Una **carta cambiavalute** unisce le sue due valute in un pagamento. Prenderla è un’azione intera.
lesson-exchange-take-turn = Prendi la carta con cui potrai comprare la torre.
lesson-exchange-take-done = 6 fiorini + 7 ducati fanno 13: al prossimo turno la torre può essere tua.
lesson-exchange-take-hint = La carta deve unire fiorini e ducati, giallo e arancione.
lesson-exchange-take-wrong = Nessuna carta denaro scoperta ti basta per comprare la torre al prossimo turno. Prendi una carta cambiavalute.
lesson-exchange-take-wrong-other = Questa carta unisce dirham e dinari. Per la torre servono fiorini e ducati.
lesson-exchange-pay-title = Pagare con la carta
lesson-exchange-pay-1 = Una delle sue due valute dev’essere quella della **casella**: per la torre, i ducati.
lesson-exchange-pay-2 = Paghi l’**importo esatto**, combinando le due come vuoi.
lesson-exchange-pay-3 = Perciò hai sempre un’altra azione.
lesson-exchange-pay-turn = Compra la torre con l’importo esatto.
lesson-exchange-pay-done = La carta va negli scarti, e hai un’altra azione.
lesson-exchange-pay-hint = Scegli la torre: il programma sceglie da sé 6 fiorini, 7 ducati e la carta.
lesson-exchange-pay-wrong = Questa volta compra la torre e paga esattamente 13.
lesson-exchange-pay-wrong-over = 7 + 9 ducati sono 3 di troppo, e le tue azioni finiscono. Con la carta 6 + 7 è l’importo esatto.
lesson-exchange-limits-title = Che cosa non può fare la carta
lesson-exchange-limits-1 = Serve solo per le **sue due valute**.
lesson-exchange-limits-2 = E con la carta **non si paga mai in eccesso**.
lesson-exchange-limits-turn = Prova entrambe le cose: aggiungila per il serraglio, poi usala per pagare la torre più del prezzo.
lesson-exchange-limits-done = Una carta per acquisto, solo le sue due valute, solo l’importo esatto.
lesson-exchange-limits-hint = Scegli il serraglio e aggiungi la carta. Poi la torre: aggiungi i 9 ducati e prova «Compra».
lesson-exchange-both-title = Tienila per quando serve
lesson-exchange-both-1 = Il giardino costa 8 fiorini, il porticato 8 ducati.
lesson-exchange-both-2 = In questo turno puoi comprarli **entrambi**, se paghi sempre l’importo esatto.
lesson-exchange-both-turn = Compra le due tessere.
lesson-exchange-both-done = Con l’8 hai pagato il giardino; con 5 fiorini + 3 ducati e la carta, il porticato.
lesson-exchange-both-hint = Paga il giardino con il solo 8 in fiorini.
lesson-exchange-both-wrong = Questa volta compra il giardino e il porticato, ognuno con l’importo esatto. Pagare in eccesso conclude le azioni.
lesson-exchange-both-wrong-spent = Ora la carta non c’è più e restano solo 8 fiorini: niente porticato. Paga il giardino senza la carta.
