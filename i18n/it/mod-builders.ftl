### Master builders: everything that is said of them.

new-idea-builders = Denaro che serve anche a ristrutturare.

act-use-builder = Usa un costruttore

log-builder-used = { $name } usa una carta costruttore: una ristrutturazione in più


## Rules of section 7.14

rule-builders-deal-title = Carte costruttore
rule-builders-deal-text = Prima del denaro iniziale ogni giocatore riceve 2 delle 16 carte costruttore, coperte. Altre sono nei mazzetti 3 e 5, le rimanenti escono dal gioco.
rule-builders-money-title = Costruttori come denaro
rule-builders-money-text = Una carta costruttore è a tutti gli effetti denaro di valore 3. Una volta spesa esce dal gioco.
refuse-builders-money = Una carta costruttore vale solo nella sua valuta.
rule-builders-redesign-title = Costruttori al lavoro
rule-builders-redesign-text = Alla fine del tuo turno, dopo aver piazzato, puoi scartare una carta costruttore per una ristrutturazione in più. Una per turno.
refuse-builders-redesign =
    { $reason ->
        [no_builder] Questa non è una carta costruttore.
        [not_held] Non hai questa carta in mano.
        [used] In un turno una sola carta costruttore dà una ristrutturazione.
        [none] Ora nessuna ristrutturazione è possibile.
       *[not_now] Le carte costruttore danno una ristrutturazione alla fine del turno, dopo aver piazzato.
    }
