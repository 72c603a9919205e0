### Currency exchange: everything that is said of it.

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
