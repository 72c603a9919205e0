### Consigli: suggerimenti, perché un’IA ha fatto qualcosa, livelli e stili, chi gioca un posto.


## Un suggerimento: si chiede con H, tre passi

hint-thinking = Sto pensando al suggerimento { $k } di 3…
hint-title = Suggerimento { $k } di 3
hint-topic = Il tipo di mossa migliore ora: «{ $kind }»
hint-topic-answer = La risposta migliore ora: «{ $kind }»
hint-best = La migliore: { $move }
hint-than =
    Rispetto a «{ $move }»: { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }
hint-next = Seconda scelta: «{ $move }»
hint-nothing = Rispetto a non fare nulla
hint-alone = Nient’altro ci si avvicina
hint-more = Altro
hint-do = Gioca questa mossa
hint-close = Chiudi
hint-not-now = Puoi chiedere un suggerimento quando tocca a te
hint-failed = Per ora nessun suggerimento: l’IA non risponde
hint-button = Suggerimento

## Kinds of moves, as in “the best kind of move”

kind-buy = Compra una tessera
kind-take-money = Prendi denaro
kind-redesign = Ristruttura l’Alhambra
kind-place = Piazza una tessera nell’Alhambra
kind-reserve = Metti una tessera in riserva
kind-give-to-dirk = Dai una tessera a Carlo

## Moves

move-buy = Compra { $tile } ({ $price }) con { $paid }
move-buy-cards = Compra { $tile } ({ $price }) con { $cards }
move-vizier = Usa il visir per { $tile } ({ $price }) con { $cards }
move-take = Prendi { $cards }
move-place = Piazza { $tile } ({ $cell })
move-reserve = Metti { $tile } in riserva
move-give-to-dirk = Dai { $tile } a Carlo
move-add = Aggiungi { $tile } dalla riserva ({ $cell })
move-remove = Rimuovi { $old } dall’Alhambra ({ $cell })
move-swap = Scambia { $old } con { $tile } ({ $cell })
move-other = { $action } – { $things }
move-things = { $one }, { $more }
weighed-next = { $move } (seconda scelta)
weighed-same = { $move } (non fa differenza)
weighed-even = { $move } (vale quasi lo stesso)
weighed-little = { $move } (un po’ peggio: { $n })
weighed-clearly = { $move } (decisamente peggio: { $n })

## Why a computer did something

why-title = Perché questa mossa?
why-reasons = Le sue ragioni:
why-rather = Le sue ragioni, rispetto alla seconda mossa migliore:
why-against = Le sue ragioni, rispetto a «{ $move }»:
why-alone = Le sue ragioni, rispetto a non fare nulla:
why-no-reason = Nessuna ragione spicca da sola: conta l’insieme
why-reason = • { $reason }
why-others = Ha valutato anche:
why-seen = Ciò che tutti possono vedere, rispetto a non fare nulla:
why-secret = Le sue ragioni potrebbero svelare le carte in mano: le leggi a fine partita
why-unsent = Le sue ragioni non sono state inviate a questo computer
why-ask = Perché?
ai-reason-other = Una ragione di un’altra versione del programma

## Levels and styles

style-balanced = Equilibrato
style-collector = Collezionista
style-builder = Costruttore di mura
style-balanced-what = Dà a maggioranze e mura il peso che meritano
style-collector-what = Ama le maggioranze di edifici un po’ più del dovuto
style-builder-what = Ama le mura lunghe un po’ più del dovuto
level-random-what = Gioca una mossa permessa qualsiasi
level-novice-what = Sbaglia spesso le stime e dimentica le carte prese dagli altri
level-easy-what = Sbaglia un po’ le stime e dimentica le carte prese dagli altri
level-medium-what = Valuta tutto il suo turno e ricorda le carte scoperte prese dagli altri
level-hard-what = Guarda più avanti: immagina fino a { $n } futuri possibili di un turno
level-expert-what = Immagina fino a { $n } futuri possibili; a volte ci pensa qualche secondo
new-style = stile
new-ai-fair = Le IA sanno solo ciò che saprebbe una persona al loro posto: nessuna carta e nessuna tessera nascosta.

## Who plays a seat

log-takeover-human = { $name }: d’ora in poi gioca una persona
log-takeover-ai = { $name }: d’ora in poi gioca l’IA ({ $level }, { $style })
table-ai-style = IA · { $level }, { $style }
players-title = Chi gioca
players-note = Ogni giocatore può passare in qualsiasi momento da una persona all’IA e viceversa. Il cambio si legge nella cronologia e resta nella partita salvata.
players-waits = Finché questa pagina è aperta, la partita aspetta.
players-far = Chi gioca da un altro computer decide per il proprio posto; la partita continua mentre questa pagina è aperta.
players-hidden = Chi subentra all’IA vede prima la schermata di passaggio.
players-career = Con questo cambio la partita non fa più parte della carriera.
players-apply = Applica
players-open = Cambia chi gioca
menu-players = Chi gioca
menu-players-detail = umani, IA, aiuto, lingua
menu-unseen = Che cosa è ancora nascosto
menu-unseen-detail = tessere, carte, denaro
menu-ask-detail = quanto costa ogni scelta
set-hint-level = Suggerimenti
set-hint-level-help = Quanto sono forti i suggerimenti; quelli migliori richiedono più tempo.
set-hint-level-novice = Principiante
set-hint-level-easy = Facile
set-hint-level-medium = Medio
set-hint-level-hard = Difficile
set-hint-level-expert = Esperto
