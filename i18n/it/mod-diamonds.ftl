### Diamonds: everything that is said of them.

new-idea-diamonds = Una quinta valuta per comprare qualsiasi tessera.


## Rules of section 7.6

rule-diamonds-deal-title = Diamanti tra il denaro
rule-diamonds-deal-text = 11 carte diamante di valore da 3 a 9 si mescolano al denaro prima di distribuire quello iniziale e valgono per arrivare a 20.
rule-diamonds-use-title = Pagare con i diamanti
rule-diamonds-use-text = Ogni tessera in vendita si può pagare tutta in diamanti, e così anche un’offerta o i forzieri. Non si combinano con altro denaro né con una carta cambiavalute. I ladri non possono prenderli e nell’assegnazione finale non contano.
refuse-diamonds-use = I diamanti non si combinano con altro denaro.
