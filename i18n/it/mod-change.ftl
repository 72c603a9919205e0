### Change: everything that is said of it.

mod-change = Gli spiccioli
    .bare = Spiccioli
new-pieces-change = Materiale: 24 monete in un sacchetto.
new-changes-change = Per ogni 2 pagati in più ricevi una moneta, che vale come una carta di valore 1.
new-idea-change = Per ciò che paghi in più ricevi monete.

zone-coins = Monete
zone-coin-bag = Monete nel sacchetto

log-coins-drawn =
    { $name } pesca { $count ->
        [one] { $count } moneta
       *[other] { $count } monete
    } di resto


## Rules of section 7.11

rule-change-draw-title = Il resto
rule-change-draw-text = Ogni 2 pagati in più si pesca una moneta dal sacchetto, finché ce ne sono: per tessere, accampamenti e personaggi, anche in diamanti, ma non per i forzieri.
rule-change-use-title = Pagare con le monete
rule-change-use-text = Le monete stanno scoperte e valgono come carte di valore 1 della loro valuta. Una volta spese tornano nel sacchetto. Contano nell’assegnazione finale.
refuse-change-use = Una moneta vale solo nella sua valuta.
piece-coin = Una moneta. È denaro di valore 1, resta scoperta e, una volta spesa, torna nel sacchetto.

## Regolamento

book-intro-change =
    Un sacchetto contiene 24 monete di valore 1, 6 per ognuna delle quattro valute. Chi paga in eccesso riceve monete: una ogni 2 pagati in più, pescata a caso. Pagare in eccesso fa meno male, e le monete aiutano a fare l’importo esatto più avanti.
book-change-draw =
    Per ogni 2 che paghi in più peschi a caso una moneta dal sacchetto, finché ce ne sono. Vale per le tessere, per gli accampamenti e per i personaggi presi all’asta, anche se paghi in diamanti; non vale per i forzieri. Le monete usate in quello stesso acquisto tornano nel sacchetto prima che tu peschi.

    Esempio: paghi 12 una tessera da 7. Sono 5 in più: 2 monete. Con 1 solo in più non ricevi nulla. Il resto non rende esatto il pagamento, quindi non c’è un’altra azione.
book-change-use =
    Le tue monete stanno scoperte davanti a te. Una moneta vale come una carta di valore 1 della sua valuta, insieme a carte di quella valuta. Spesa, torna nel sacchetto. Le monete contano anche nell’assegnazione finale.

    Esempio: con una carta da 7 e una moneta da 1 dinaro paghi esattamente 8 dinari. Le monete non sono carte: ladri, Machma, Faruk e Knihstig non se ne fanno nulla.

## Lezione

lesson-change-title = Gli spiccioli
lesson-change-about = Ricevi monete quando paghi in eccesso.
lesson-change-draw-title = Il resto in monete
lesson-change-draw-1 = Non puoi pagare 9 dinari con l’importo esatto. Finora tutto ciò che pagavi in più era perso.
lesson-change-draw-2 = Adesso peschi **una moneta ogni 2** pagati in più. La valuta la decide il caso.
lesson-change-draw-3 = Però l’importo non è esatto: le tue azioni sono finite.
lesson-change-draw-turn = Compra l’appartamento in modo da ricevere una moneta.
lesson-change-draw-done = Ogni 2 pagati in più, una moneta: ora è davanti a te.
lesson-change-draw-hint = Scegli l’appartamento, rimetti giù il 6 e aggiungi il 7.
lesson-change-draw-wrong = Questa volta compra l’appartamento.
lesson-change-draw-wrong-one = 4 + 6 = 10: solo 1 in più, e quello è perso. Paga almeno 2 in più.
lesson-change-exact-title = Pagare con le monete
lesson-change-exact-1 = Una moneta vale come **una carta di valore 1** della sua valuta. Poi torna nel sacchetto.
lesson-change-exact-2 = Spesso è proprio quell’1 che manca all’importo esatto.
lesson-change-exact-turn = Compra due tessere in questo turno.
lesson-change-exact-done = 7 + 1 fiorini, 9 + 1 dirham: due importi esatti, grazie alle monete.
lesson-change-exact-hint = L’appartamento con il 7 e la moneta da un fiorino, la torre con il 9 e la moneta da un dirham.
lesson-change-exact-wrong = Solo con l’importo esatto compri due tessere in un turno.
lesson-change-exact-wrong-over = 9 invece di 8 è troppo: le tue azioni sarebbero finite. 7 e una moneta fanno l’importo esatto.
lesson-change-colour-title = Solo la sua valuta
lesson-change-colour-1 = Con 8 dinari e una moneta l’appartamento sarebbe pagato esattamente. Ma le tue monete **non sono dinari**.
lesson-change-colour-2 = Tienile: contano anche nell’assegnazione finale.
lesson-change-colour-turn = Scegli l’appartamento e prova ad aggiungere ognuna delle due monete.
lesson-change-colour-done = Come una carta, una moneta vale solo nella sua valuta.
lesson-change-colour-hint = Le monete stanno con le carte della tua mano.
