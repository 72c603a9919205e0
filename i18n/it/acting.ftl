### Agire con i moduli: di che cosa si tratta, e che cosa segue da un’azione.


## Personaggi

auction-title = { $card }: offri o passi?
auction-first = ancora nessuna offerta
auction-top = offerta più alta: { $n } ({ $name })
auction-passed = fuori: { $names }
auction-rivals = ancora in gara: { $names }
auction-hand = { $name } ({ $cards })
sealed-title = { $card }: la tua offerta più alta, in segreto?
sealed-how = la scegli una volta sola, in segreto; poi il computer offre per te, mai più del necessario
sealed-none = Nessuna offerta
sealed-limit = Fino a { $n }
sealed-least = L’offerta più bassa possibile è { $n }.
sealed-most = Puoi pagare al massimo { $n }.
step-most = al massimo { $n }
act-bid-amount = Offri { $n }
pay-bid-title = Paga { $n } per { $card }
about-karim = una volta: una tessera in vendita, gratis
about-knihstig = dopo un acquisto da 10 o più: una carta denaro scoperta
about-ammar = una ristrutturazione in più alla fine di ogni turno
about-faruk = prende più carte denaro insieme, fino a un totale di 7 invece di 5
about-fatima = subito 8 punti, o un altro personaggio al suo posto
about-hakim = a ogni conteggio mezzo edificio in più in un tipo
about-laila = prima di ogni turno: una tessera nuova per una casella del mercato
about-machma = prima di ogni turno: scambia una carta denaro con una scoperta
about-yammerad = un turno con meno di 3 carte denaro può cominciare con una carta del mazzo
about-yusuf = a ogni conteggio 1 punto in più ogni 3 punti delle mura
before-title = Usi { $card } prima della prima azione?
hakim-how = il numero dice quanti punti ti darebbe ogni tipo nel conteggio { $k }
chip-gain = { $what } { $n }

## Pagare

pay-short = ancora da pagare: { $n }
pay-over = { $n } in più del necessario
pay-just = esattamente quanto serve
pay-lost =
    { $paid }, { $n ->
        [one] { $n } carta esce dal gioco
       *[other] { $n } carte escono dal gioco
    }
chests-price = { $n } o più, combinando le valute come vuoi
chests-price-diamonds = { $n } o più, combinando le valute come vuoi o solo in diamanti

## Abitanti e venditore

chosen-of = { $n } su { $most }
chosen-full = Scelte: { $n }. Prima togline una.
residents-how = in segreto; gli altri 3 tornano nella scorta
trader-in-title =
    Si trasferisce l’abitante { $type ->
        [pavilion] blu
        [seraglio] rosso
        [arcades] marrone
        [chambers] bianco
        [garden] verde
       *[tower] viola
    }?
trader-in-how = poi scegli dalla scorta chi raggiunge il venditore
trader-swap-how = uno torna nella scorta, un altro raggiunge il venditore
trader-with = con il venditore: { $things }
trader-home = a casa: { $things }
trader-supply = nella scorta: { $things }

## Carte bonus

bonus-how = il numero dice quanti punti ti darebbe la carta nel conteggio { $k }
bonus-none = nessun edificio delle tue carte è nella tua Alhambra

## Che cosa segue da un’azione

then-take-hut = gratis; si piazza in questo turno, poi nessun’altra azione
then-take-gate = va nella tua mano, poi nessun’altra azione
then-build-sticks = i muri restano per sempre, poi nessun’altra azione
then-build-sticks-aside = i muri restano per sempre, poi nessun’altra azione
then-buy-chests = niente resto, poi nessun’altra azione
then-buy-bazaar = importo esatto: hai un’altra azione
then-use-karim = gratis, come pagata con l’importo esatto: hai un’altra azione; Karim esce dal gioco
then-use-laila = pesca una tessera nuova per questa casella; la vecchia torna nel sacchetto
then-use-machma = rinunci alla tua carta; il posto di quella presa resta vuoto fino al rifornimento
then-use-yammerad = il denaro pescato si tiene; ogni altra carta ha effetto e se ne pesca un’altra
then-use-knihstig = la carta arriva subito in mano
then-use-ammar = una ristrutturazione in più prima del rifornimento
then-use-builder = rinunci alla carta per una ristrutturazione in più
then-use-thief = rinunci al ladro; la carta denaro arriva in mano
then-keep-fatima = 8 punti adesso; Fatima esce dal gioco
then-swap-fatima = Fatima esce dal gioco; la prima carta della pila a parte arriva e ha subito effetto
then-place-trader = quando lì sorge un edificio, può trasferirsi un abitante del suo colore
then-reveal-bonus = vale un edificio in più del suo tipo
then-place-with-gate = una carta porta apre un muro ed esce dal gioco
then-add-with-gate = una carta porta apre un muro ed esce dal gioco
then-open-gate =
    una porta apre il muro { $side ->
        [n] a nord
        [e] a est
        [s] a sud
       *[w] a ovest
    }; la carta porta esce dal gioco
place-gates =
    { $n ->
        [one] { $n } di queste con una porta
       *[other] { $n } di queste con una porta
    }
cell-counts = { $cell }, conta come { $n }
cell-gate = con una porta: { $cell }
slot-first = le prime tessere arrivano dopo

## Che cosa si sceglie per un’azione

how-place-with-gate = scegli una casella, poi il muro in cui aprire la porta
how-use-machma = scegli la tua carta, poi una scoperta di valore uguale o inferiore
how-use-laila = scegli una casella del mercato
how-use-karim = scegli una tessera in vendita
how-build-sticks = scegli una carta muro, poi una tessera nell’Alhambra
how-build-sticks-aside = scegli una carta muro, poi una tessera della riserva o comprata
how-take-hut = scegli un capannone
how-use-builder = scegli una carta costruttore
how-buy-chests = scegli una stanza
how-use-thief = scegli un ladro e una carta denaro della sua valuta
how-use-knihstig = scegli una carta denaro scoperta
how-place-chest = scegli un edificio per il forziere
how-add-with-gate = scegli una tessera della riserva, poi una casella
how-buy-bazaar = scegli un bazar
how-place-trader = scegli una casella per il venditore
