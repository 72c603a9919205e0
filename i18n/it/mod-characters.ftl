### I personaggi: the texts of the module.

new-idea-characters = Vinci all’asta personaggi che ti aiutano.

zone-characters = Personaggi
zone-side-stack = Pila a parte
zone-auction = All’asta

## What can be chosen

act-bid = Offri
act-pass-bid = Passa
act-pay-bid = Paga l’offerta
act-keep-fatima = Prendi 8 punti
act-swap-fatima = Scambia Fatima
act-use-laila = Laila: nuova tessera
act-use-machma = Machma: scambia denaro
act-use-yammerad = Yammerad: pesca
act-begin-turn = Non usare nessuno
act-use-karim = Karim: tessera gratis
act-use-knihstig = Prendi la carta
act-decline-knihstig = Non prendere niente
act-use-ammar = Ammar: ristruttura
act-choose-hakim = Scegli il tipo

## What is asked

ask-auction = Un personaggio è all’asta: offri o passi?
ask-pay-bid = L’asta è vinta: con quali carte paghi l’offerta?
ask-fatima = Fatima: 8 punti subito, o la prima carta della pila a parte?
ask-before-turn = Usi un personaggio prima della prima azione?
ask-knihstig = Abdul Knihstig: prendi una carta denaro scoperta?
ask-hakim = Sta per iniziare un conteggio: per quale tipo Hakim Wahid vale mezzo edificio in più?

## What happened

log-auction-opened = { $card } va all’asta; apre: { $name }
log-bid-made = { $name } offre { $amount }
log-bid-passed = { $name } passa
log-nobody-bid = Nessuna offerta: { $card } esce dal gioco
log-character-won = { $name } ottiene { $card } e paga: { $cards }
log-fatima-kept =
    Fatima: { $name } riceve { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
log-fatima-swapped = { $name } scambia Fatima e ottiene { $card }
log-laila-used = Laila: { $name } rimette nel sacchetto { $tile }
log-laila-failed = Laila: dal sacchetto non è uscita nessuna tessera per il mercato
log-machma-used = { $name } usa Machma: { $cards } in cambio di { $card }
log-yammerad-used = Yammerad: { $name } pesca dal mazzo
log-yammerad-turned = Yammerad scopre una carta che va negli scarti: { $card }
log-yammerad-drew = Yammerad: { $name } tiene la carta denaro pescata
log-yammerad-failed = Yammerad: non ci sono più carte da pescare
log-karim-used = Karim: { $name } riceve gratis { $tile }
log-knihstig-used = { $name } prende con Knihstig: { $card }
log-ammar-used = Ammar: { $name } fa una ristrutturazione in più
log-hakim-chose =
    Hakim: { $name } conta mezzo edificio in più per { $colour ->
        [pavilion] i padiglioni
        [seraglio] i serragli
        [arcades] i porticati
        [chambers] gli appartamenti
        [garden] i giardini
       *[tower] le torri
    }

## Scorings

play-row-yusuf = Yusuf
proof-pay-yusuf = 1 ogni 3 punti di mura

## 7.7 Characters

rule-characters-deal-title = Personaggi nel mazzo
rule-characters-deal-text = In ciascuno dei mazzetti 2, 3 e 4 ci sono 2 delle 10 carte personaggio. Le altre 4 formano una pila coperta a parte.
rule-characters-auction-title = L’asta
rule-characters-auction-text = Un personaggio pescato va subito all’asta. Apre chi sta per giocare; poi, a turno, si rilancia o si passa definitivamente. L’offerta va coperta con una sola valuta, anche con diamanti, e si paga in quella, senza resto. Senza offerte la carta esce dal gioco.
refuse-characters-auction =
    { $reason ->
        [low] L’offerta deve superare { $highest }.
        [cover] Una sola valuta copre al massimo { $held }.
        [currency] Un’offerta si paga in una sola valuta.
        [not_held] Non hai questa carta in mano.
        [short] { $missing ->
            [one] Per l’offerta manca ancora { $missing }.
           *[other] Per l’offerta mancano ancora { $missing }.
        }
       *[not_now] { $frame ->
            [auction] Prima si svolge l’asta.
            [pay_bid] Prima si paga l’offerta.
           *[other] Le offerte si fanno solo durante un’asta.
        }
    }
rule-characters-limits-title = Limiti dei personaggi
rule-characters-limits-text = In un turno si può usare una sola carta con il segno *. Le carte con il segno 1x escono dal gioco dopo l’uso.
refuse-characters-limits =
    { $reason ->
        [star] In questo turno è già stata usata una carta con il segno *.
       *[not_now] Prima decidi se usare un personaggio.
    }
rule-karim-title = Abdul Karim 1x
rule-karim-text = Come azione procura gratis una tessera in vendita, anche un accampamento o un bazar. Vale come pagata con l’importo esatto: segue un’altra azione.
refuse-karim =
    { $reason ->
        [not_owned] Non hai la carta di Abdul Karim.
        [not_offered] Questa tessera non è in vendita.
       *[not_now] Karim si usa come azione di un turno.
    }
rule-knihstig-title = Abdul Knihstig *
rule-knihstig-text = Dopo l’acquisto di una tessera o di un bazar che costa 10 o più, anche con Karim, si può prendere subito una carta denaro scoperta.
refuse-knihstig =
    { $reason ->
        [not_shown] Questa non è una carta denaro scoperta.
       *[not_now] { $frame ->
            [knihstig] Prima decidi se Knihstig prende una carta.
           *[other] Knihstig prende una carta subito dopo un acquisto caro.
        }
    }
rule-ammar-title = Ammar El’Schauf *
rule-ammar-text = Alla fine del turno, dopo aver piazzato, permette una ristrutturazione in più.
refuse-ammar =
    { $reason ->
        [not_owned] Non hai la carta di Ammar.
        [no_redesign] Ora non è possibile nessuna ristrutturazione.
       *[not_now] Ammar ristruttura alla fine del turno, dopo aver piazzato.
    }
rule-faruk-title = Faruk Will’haben *
rule-faruk-text = Permette di prendere più carte denaro per un totale fino a 7 invece di 5.
rule-fatima-title = Fatima 1x
rule-fatima-text = Subito dà 8 punti, oppure si scambia con la prima carta della pila a parte, che entra in gioco.
refuse-fatima =
    { $reason ->
        [empty] La pila a parte è vuota.
       *[not_now] { $frame ->
            [fatima] Prima si fa la scelta di Fatima.
           *[other] La scelta di Fatima si fa subito, quando arriva.
        }
    }
rule-hakim-title = Hakim Wahid
rule-hakim-text = A ogni conteggio vale mezzo edificio in più per un tipo a scelta, se c’è almeno un edificio di quel tipo. Così risolve le parità.
refuse-hakim =
    { $reason ->
        [none_built] Non c’è nessun edificio di questo tipo.
       *[not_now] { $frame ->
            [hakim] Prima si sceglie il tipo di Hakim.
           *[other] Il tipo di Hakim si sceglie subito prima di un conteggio.
        }
    }
rule-laila-title = Laila Wundabah *
rule-laila-text = Prima della prima azione fa pescare una tessera per una casella del mercato; poi la vecchia torna nel sacchetto. Un bazar pescato si mette accanto al mercato e si pesca ancora. Se escono solo bazar, la vecchia tessera resta.
refuse-laila =
    { $reason ->
        [not_owned] Non hai la carta di Laila.
        [empty_slot] In questa casella non c’è nessuna tessera.
        [empty_bag] Il sacchetto è vuoto.
       *[not_now] Laila si usa prima della prima azione.
    }
rule-machma-title = Machma Klain *
rule-machma-text = Prima della prima azione fa scambiare una carta denaro che hai in mano con una carta scoperta di valore uguale o minore. La carta data va negli scarti; il posto resta vuoto fino al rifornimento.
refuse-machma =
    { $reason ->
        [not_owned] Non hai la carta di Machma.
        [not_held] Questa non è una carta denaro della tua mano.
        [not_shown] Questa non è una carta denaro scoperta.
        [value] La carta scoperta vale di più.
       *[not_now] Machma si usa prima della prima azione.
    }
rule-yammerad-title = Yammerad *
rule-yammerad-text = All’inizio del turno, con meno di 3 carte denaro, fa pescare la prima carta del mazzo. Denaro, diamanti e costruttori restano in mano. Ogni altra carta ha il suo effetto e si pesca ancora.
refuse-yammerad =
    { $reason ->
        [not_owned] Non hai la carta di Yammerad.
        [money]
            { $held ->
                [one] Hai in mano { $held } carta denaro; devono essere meno di 3.
               *[other] Hai in mano { $held } carte denaro; devono essere meno di 3.
            }
        [no_card] Non c’è nessuna carta da pescare.
       *[not_now] Yammerad si usa prima della prima azione.
    }
rule-yusuf-title = Yusuf E’Passuff
rule-yusuf-text = A ogni conteggio dà 1 punto in più per ogni gruppo completo di 3 punti delle mura.
