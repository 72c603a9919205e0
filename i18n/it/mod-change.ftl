### Change: everything that is said of it.

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
