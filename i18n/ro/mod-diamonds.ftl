### Diamonds: everything that is said of them.

new-idea-diamonds = A cincea valută, cu care cumperi orice piesă.


## Rules of section 7.6

rule-diamonds-deal-title = Diamante printre bani
rule-diamonds-deal-text = 11 cărți de diamant, cu valori de la 3 la 9, se amestecă printre bani înainte de împărțirea banilor de început. Se socotesc la suma de 20.
rule-diamonds-use-title = Plata cu diamante
rule-diamonds-use-text = Orice piesă de vânzare se poate plăti numai cu diamante, la fel și o ofertă sau cuferele. Nu se amestecă niciodată cu alți bani sau cu o carte de schimb. Hoții nu le pot lua, iar la distribuirea finală nu contează.
refuse-diamonds-use = Diamantele nu se amestecă niciodată cu alți bani.
