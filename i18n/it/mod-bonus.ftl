### Bonus cards (rules of section 7.3).


new-idea-bonus = Una carta segreta raddoppia un edificio.
act-reveal-bonus = Mostra la carta
act-keep-bonus = Non mostrare nulla
ask-bonus = Sta per iniziare un conteggio: mostri una carta bonus?
log-bonus-shown = { $name } mostra una carta bonus: { $tile }
log-bonus-returned = La carta bonus torna in mano: { $name }
zone-bonus = Carte bonus
zone-bonus-shown = Carte bonus mostrate
zone-bonus-removed = Carte bonus fuori dal gioco

## 7.3 Bonus cards

rule-bonus-deal-title = Distribuire le carte bonus
rule-bonus-deal-text = 10 carte mostrano i dieci edifici senza muri. Ognuno ne riceve 3 in segreto, 2 se si gioca in 4 o 5, 1 se si gioca in 6. Le altre escono dal gioco senza essere viste.
rule-bonus-reveal-title = Mostrare una carta bonus
rule-bonus-reveal-text = Finché nella tua Alhambra c’è proprio il suo edificio, puoi mostrare una carta bonus prima di un conteggio: nelle maggioranze vale un edificio in più di quel tipo. Se poi qualcuno ne mostra una, si chiede di nuovo a chi ha tenuto la sua. Prima del conteggio 3 viene mostrata automaticamente.
refuse-bonus-reveal =
    { $reason ->
        [not_held] Non hai questa carta bonus in mano.
        [not_built] L’edificio di questa carta non è nell’Alhambra.
       *[not_now] { $frame ->
            [bonus] Prima decidi quali carte bonus mostrare.
           *[other] Le carte bonus si mostrano prima di un conteggio.
        }
    }
rule-bonus-return-title = Di nuovo in mano
rule-bonus-return-text = Se l’edificio lascia l’Alhambra, la sua carta bonus torna in mano.
