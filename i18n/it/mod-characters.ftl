### I personaggi: the texts of the module.

mod-characters = I personaggi
    .bare = Personaggi
new-pieces-characters = Materiale: 10 carte personaggio.
new-changes-characters = Quando ne esce una, il personaggio va all’asta; chi lo ottiene può fare qualcosa che nessun altro può.
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
ask-pay-bid = Hai vinto l’asta: con quali carte paghi l’offerta?
pass-auction = Asta: { $card }
pass-auction-won = Asta vinta: { $card }
what-auction = { $card } – { $about }
what-auction-part = { $n } nel conteggio { $k }
what-auction-each = { $n } a ogni conteggio che resta
what-auction-points = Allo stato attuale: { $parts }
what-auction-pay =
    { $over ->
        [0] Puoi pagare questa offerta con l’importo esatto
       *[other] Pagheresti almeno { $over } in più di questa offerta
    }
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
log-faruk-used = Faruk: { $name } prende fino a 7 in una volta
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
rule-characters-auction-text = Un personaggio pescato va subito all’asta. Apre chi sta per giocare; poi, a turno, si rilancia o si passa definitivamente. Si può offrire solo quanto si può pagare in una sola valuta, diamanti compresi; chi vince paga almeno l’offerta, in una sola valuta. Senza offerte la carta esce dal gioco.
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
            [auction] Prima va conclusa l’asta.
            [pay_bid] Prima si paga l’offerta.
           *[other] Le offerte si fanno solo durante un’asta.
        }
    }
rule-characters-limits-title = Limiti dei personaggi
rule-characters-limits-text = In un turno si può usare una sola carta con il segno *. Le carte con il segno 1x escono dal gioco dopo l’uso.
refuse-characters-limits =
    { $reason ->
        [star] In questo turno è già stata usata una carta con il segno *.
        [acted] Non in questo turno: { $card } ha già agito.
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
rule-ammar-text = Alla fine del turno, dopo aver piazzato le tessere, permette una ristrutturazione in più.
refuse-ammar =
    { $reason ->
        [not_owned] Non hai la carta di Ammar.
        [no_redesign] Ora non è possibile nessuna ristrutturazione.
       *[not_now] Ammar ristruttura alla fine del turno, dopo aver piazzato le tessere.
    }
rule-faruk-title = Faruk Will’haben *
rule-faruk-text = Permette di prendere più carte denaro per un totale fino a 7 invece di 5.
rule-fatima-title = Fatima 1x
rule-fatima-text = Subito dà 8 punti, oppure si scambia con la prima carta della pila a parte, che entra in gioco.
refuse-fatima =
    { $reason ->
        [empty] La pila a parte è vuota.
       *[not_now] { $frame ->
            [fatima] Prima va fatta la scelta per Fatima.
           *[other] La scelta per Fatima si fa subito, appena la ottieni.
        }
    }
rule-hakim-title = Hakim Wahid
rule-hakim-text = A ogni conteggio vale mezzo edificio in più per un tipo a scelta, se c’è almeno un edificio di quel tipo. Così risolve le parità.
refuse-hakim =
    { $reason ->
        [none_built] Non hai costruito nessun edificio di questo tipo.
       *[not_now] { $frame ->
            [hakim] Prima si sceglie il tipo di Hakim.
           *[other] Il tipo di Hakim si sceglie subito prima di un conteggio.
        }
    }
rule-laila-title = Laila Wundabah *
rule-laila-text = Prima della prima azione fa pescare una tessera per una casella del mercato; poi la vecchia torna nel sacchetto. Un bazar pescato si mette accanto al mercato e si pesca ancora. Se escono solo bazar, la vecchia tessera resta; con il sacchetto vuoto non si può usare.
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
what-yusuf =
    Yusuf: { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }

## Regolamento

book-intro-characters =
    Dieci personaggi offrono il loro aiuto. Quando esce una carta personaggio, va subito all’asta: la ottiene chi offre di più. Ognuno sa fare una cosa diversa: alcuni una volta sola (segno 1x), altri più volte durante la partita (segno *), e due aggiungono qualcosa a ogni conteggio. Tieni da parte abbastanza denaro di una stessa valuta per quello che ti interessa.
book-characters-deal =
    Le dieci carte personaggio si mescolano: due vanno nel mazzetto 2, due nel mazzetto 3 e due nel mazzetto 4. All’asta ne possono quindi arrivare sei. Le altre quattro formano una pila coperta a parte; solo Fatima può farne entrare in gioco una.
book-characters-auction =
    Un personaggio pescato va subito all’asta; poi si continua a pescare. Apre chi sta per giocare, con un’offerta di almeno 1 o passando. A turno ognuno rilancia o passa definitivamente. Chi ha fatto l’offerta più alta paga e ottiene la carta, che da quel momento ha effetto. Se nessuno offre, la carta esce dal gioco.

    Puoi offrire solo quanto puoi pagare in una sola valuta. Contano anche le monete e le carte costruttore di quella valuta; i diamanti sono una valuta come le altre; le carte cambiavalute non aiutano. Chi vince paga in una sola valuta almeno l’offerta, senza resto, salvo con il modulo «{ mod-change }».

    Esempio: hai 5 e 4 dinari e un 8 in ducati. Puoi offrire fino a 9, non fino a 17. Se vinci con 7, paghi con il tuo 8 in ducati oppure con 9 dinari.
book-characters-limits =
    In un turno puoi usare al massimo una carta con il segno *, anche se ne hai diverse. Le carte con il segno 1x escono dal gioco dopo l’uso. Le altre due, Hakim e Yusuf, valgono a ogni conteggio e restano sempre. Puoi avere tutti i personaggi che vuoi.
book-karim =
    Abdul Karim, il ricco benefattore (1x). Come azione ti procura gratis una tessera in vendita al mercato, anche un accampamento o un bazar. Vale come pagata con l’importo esatto: puoi fare un’altra azione, e se c’è l’esploratore adatto lo prendi. Capannoni e forzieri non sono tessere del mercato. Poi Karim esce dal gioco.
book-knihstig =
    Abdul Knihstig, il tesoriere (*). Dopo aver comprato una tessera, anche un bazar, con un prezzo di 10 o più puoi prendere subito una carta denaro scoperta, di qualsiasi valore. Vale anche per una tessera simile avuta con Abdul Karim. Importa il prezzo, non quanto hai pagato: una tessera da 9 pagata 11 non basta.
book-ammar =
    Ammar El’Schauf, il restauratore (*). Alla fine del turno, dopo aver piazzato le tessere, ti permette una ristrutturazione in più: aggiungere, rimuovere o scambiare. Può toccare anche le tessere appena piazzate. Se usi anche una carta costruttore, nello stesso turno fai due di queste ristrutturazioni, nell’ordine che vuoi.
book-faruk =
    Faruk Will’haben, il banchiere (*). Quando prendi più carte denaro insieme, la loro somma può arrivare a 7 invece che a 5. Esempio: 4 e 3, oppure 5, 1 e 1. Una carta sola può essere di qualsiasi valore, come sempre.
book-fatima =
    Fatima, l’indovina (1x). Agisce nel momento in cui la ottieni: o ricevi subito 8 punti, o la scambi con la prima carta della pila a parte, senza sapere quale sia. La nuova carta ha effetto per te. In entrambi i casi Fatima esce dal gioco.
book-hakim =
    Hakim Wahid, il saggio. A ogni conteggio scegli un tipo di edificio e lì conti mezzo edificio in più. Di quel tipo devi avere almeno un vero edificio. La scelta si rifà ogni volta.

    Hakim risolve le parità: con 3 torri contro 3 ne hai 3,5 e il 1º posto è tutto tuo. Di più non può, perché 2,5 è ancora meno di 3.
book-laila =
    Laila Wundabah, l’intenditrice (*). Prima della tua prima azione puoi sostituire una tessera del mercato: peschi dal sacchetto una nuova tessera per quella casella, e poi la vecchia torna nel sacchetto. Se il sacchetto è vuoto non puoi farlo.

    Se esce un bazar, si mette accanto al mercato e si continua a pescare. Se escono solo bazar, la vecchia tessera resta.
book-machma =
    Machma Klain, il cambista (*). Prima della tua prima azione puoi scambiare una carta denaro della tua mano con una carta scoperta di valore uguale o minore. La tua carta va sulla pila degli scarti (una carta costruttore esce dal gioco) e il posto resta vuoto fino al rifornimento.

    Esempio: dai un 7 in fiorini e prendi il 6 in dinari che ti serve per un importo esatto.
book-yammerad =
    Yammerad, il mendicante (*). Se all’inizio del tuo turno hai meno di 3 carte denaro, puoi pescare la prima carta del mazzo. Diamanti e carte costruttore sono carte denaro, le monete non sono carte. Se peschi denaro, un diamante o un costruttore, lo tieni e passi alle tue azioni.

    Ogni altra carta ha il suo effetto e tu peschi ancora. Un conteggio si fa subito, con l’attacco, i nuovi esploratori e le tessere di Carlo; un personaggio va all’asta, e apri tu; carte porta e muro si mettono scoperte come in un rifornimento; una carta cambiavalute va sulla pila degli scarti.
book-yusuf =
    Yusuf E’Passuff, la guardia cittadina. A ogni conteggio ricevi 1 punto in più per ogni gruppo completo di 3 punti che ti danno le mura. Esempio: mura da 8 punti danno 2 punti in più, mura da 9 ne danno 3.

## Lezione

lesson-characters-title = I personaggi
lesson-characters-about = Fai offerte per i personaggi e lasciati aiutare.
lesson-characters-bid-title = Un’asta
lesson-characters-bid-1 = È uscito Faruk Will’haben e va **subito all’asta**. Marco offre 3, Claire passa.
lesson-characters-bid-2 = Chi offre di più paga **in una sola valuta**, senza resto.
lesson-characters-bid-3 = Chi passa è fuori.
lesson-characters-bid-turn = Offri 4 e paga con i tuoi 4 fiorini.
lesson-characters-bid-done = Marco passa: Faruk è tuo per 4 fiorini esatti.
lesson-characters-bid-hint = Conferma l’offerta di 4, poi il pagamento di 4 fiorini.
lesson-characters-bid-wrong = Questa volta offri 4 e paga con i 4 fiorini.
lesson-characters-bid-wrong-pass = Così Marco ottiene Faruk per 3. Un’offerta di 4 ti costa una carta bassa.
lesson-characters-bid-wrong-high = Con 4 sei già in testa, e puoi pagare l’importo esatto.
lesson-characters-bid-wrong-dear = Non c’è resto: paga con i 4 fiorini.
lesson-characters-cover-title = Fin dove può andare un’offerta
lesson-characters-cover-1 = Marco offre 6. Tu hai 7 fiorini, 3 dinari e 5 dirham.
lesson-characters-cover-2 = **Una sola valuta** deve coprire tutta l’offerta.
lesson-characters-cover-turn = Prova a offrire 8.
lesson-characters-cover-done = In tutto hai 15, ma la tua offerta più alta è 7.
lesson-characters-cover-hint = Porta l’offerta da 7 a 8.
lesson-characters-faruk-title = Faruk ti aiuta
lesson-characters-faruk-1 = Con Faruk puoi prendere più carte per un totale fino a **7** invece di 5.
lesson-characters-faruk-2 = Ha il segno *: in un turno se ne può usare una sola.
lesson-characters-faruk-turn = Prendi due carte che insieme valgono 7.
lesson-characters-faruk-done = 3 + 4 in un’azione: senza Faruk è troppo.
lesson-characters-faruk-hint = Scegli il 3 in fiorini e il 4 in dirham.
lesson-characters-faruk-wrong = Questo si può anche senza Faruk. Questa volta prendi il 3 e il 4.
lesson-characters-hakim-title = Mezzo edificio
lesson-characters-hakim-1 = Sta per iniziare un conteggio. Hakim Wahid vale **mezzo edificio in più** in uno dei tuoi tipi.
lesson-characters-hakim-2 = È quanto basta per spezzare la parità.
lesson-characters-hakim-3 = Confronta tutte le Alhambra.
lesson-characters-hakim-turn = Scegli il tipo in cui mezzo edificio dà punti.
lesson-characters-hakim-done = Due torri e mezza battono le due di Marco.
lesson-characters-hakim-hint = In quale tipo qualcuno ha tanti edifici quanti te?
lesson-characters-hakim-wrong = Scegli il tipo in cui c’è parità.
lesson-characters-hakim-wrong-garden = Claire ha due giardini: con uno e mezzo resti dietro.
lesson-characters-hakim-wrong-pavilion = Nessun altro ha un padiglione: il primo posto è comunque tuo.
lesson-characters-score-title = Non c’è più parità
lesson-characters-score-1 = Torri: primo posto senza parità, **6 punti** invece di 3.
lesson-characters-score-2 = Hakim resta con te. Le carte con il segno 1x escono dal gioco dopo l’uso.
