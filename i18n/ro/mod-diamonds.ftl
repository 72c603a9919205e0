### Diamonds: everything that is said of them.

mod-diamonds = Diamantele
new-pieces-diamonds = Componente: 11 cărți de diamant în pachet.
new-changes-diamonds = Orice piesă de vânzare se poate plăti cu diamante, dar niciodată împreună cu alți bani.
new-idea-diamonds = A cincea valută, cu care cumperi orice piesă.


## Rules of section 7.6

rule-diamonds-deal-title = Diamante printre bani
rule-diamonds-deal-text = 11 cărți de diamant, cu valori de la 3 la 9, se amestecă printre bani înainte de împărțirea banilor de început. Se socotesc la suma de 20.
rule-diamonds-use-title = Plata cu diamante
rule-diamonds-use-text = Orice piesă de vânzare se poate plăti numai cu diamante, la fel și o ofertă sau cuferele. Nu se amestecă niciodată cu alți bani sau cu o carte de schimb. Hoții nu le pot lua, iar la distribuirea finală nu contează.
refuse-diamonds-use = Diamantele nu se amestecă niciodată cu alți bani.
piece-diamond = O carte de diamant. Plătind numai în diamante poți cumpăra orice piesă; nu se amestecă niciodată cu alți bani.

## Regulament

book-intro-diamonds =
    Diamantele sunt a cincea valută: 11 cărți cu valori de la 3 la 9. Ele nu țin de niciun spațiu din târg și tocmai de aceea cu ele poți cumpăra orice piesă. În schimb nu se amestecă niciodată cu alți bani și la distribuirea finală nu valorează nimic.
book-diamonds-deal =
    Cele 11 cărți de diamant (3, 4, de două ori 5, de trei ori 6, de două ori 7, 8 și 9) se amestecă printre bani înainte de împărțirea banilor de început. Cine primește una o păstrează, iar valoarea ei contează pentru cei 20 de la început și când se hotărăște cine începe. Exemplu: 8 florini, 6 diamante și 7 dinari fac 21, deci nu mai primești nimic. Mai târziu se iau de la vedere ca orice carte de bani.
book-diamonds-use =
    Cu diamante poți plăti orice piesă din târg, dar numai cu ele: nicio altă carte, nicio monedă și nicio carte de schimb în aceeași plată. Dacă suma e exactă, ai încă o acțiune, ca de obicei. Exemplu: un turn cu prețul 12 se plătește cu 5 și 7 diamante, pe orice spațiu s-ar afla.

    Tot cu diamante poți licita pentru personaje, poți plăti cufere (numai diamante) și poți cumpăra bazare (exact). Nu contează la distribuirea finală, iar hoții nu le pot lua.

## Lecție

lesson-diamonds-title = Diamantele
lesson-diamonds-about = Folosești a cincea valută acolo unde valorează cel mai mult.
lesson-diamonds-take-title = A cincea valută
lesson-diamonds-take-1 = **Diamantele** se iau ca banii.
lesson-diamonds-take-2 = Cu ele plătești **orice piesă**, de pe orice spațiu. Ai 4 diamante.
lesson-diamonds-take-turn = Ia cartea cu care poți cumpăra turnul în tura următoare.
lesson-diamonds-take-done = 4 + 7 diamante fac 11, prețul turnului.
lesson-diamonds-take-hint = Turnul costă 11: îți mai trebuie 7 diamante.
lesson-diamonds-take-wrong = Cu această carte nu poți plăti turnul. Ia cele 7 diamante.
lesson-diamonds-any-title = Pentru orice spațiu
lesson-diamonds-any-1 = Turnul costă 11 ducați, iar tu nu ai niciunul.
lesson-diamonds-any-2 = Dacă plătești **numai cu diamante**, poți cumpăra de pe orice spațiu.
lesson-diamonds-any-turn = Plătește turnul cu suma exactă.
lesson-diamonds-any-done = Suma e exactă: și aici urmează încă o acțiune.
lesson-diamonds-any-hint = Alege turnul: 4 + 7 diamante fac 11.
lesson-diamonds-any-wrong = De data asta cumpără turnul cu 11 diamante.
lesson-diamonds-any-wrong-over = Nici la diamante nu primești rest, iar acțiunile se încheie. Turnul costă exact 11.
lesson-diamonds-mix-title = Niciodată amestecate
lesson-diamonds-mix-1 = Grădina costă 8 florini. 5 florini și 3 diamante ar face 8.
lesson-diamonds-mix-2 = Dar diamantele **nu se amestecă niciodată** cu alți bani.
lesson-diamonds-mix-turn = Alege grădina, adaugă cele 3 diamante și încearcă să o cumperi.
lesson-diamonds-mix-done = Plătești numai cu diamante sau deloc cu ele.
lesson-diamonds-mix-hint = Întâi grădina, apoi cartea de 3 diamante, apoi „Cumpără”.
lesson-diamonds-both-title = Unde valorează cel mai mult
lesson-diamonds-both-1 = Grădina costă 8 florini, arcada 8 ducați.
lesson-diamonds-both-2 = Ai 8 florini, 8 diamante și **niciun ducat**.
lesson-diamonds-both-turn = Cumpără ambele piese, fiecare cu suma exactă.
lesson-diamonds-both-done = Cu diamantele ai plătit unde îți lipseau banii. Cheltuie-le pe toate: la distribuirea finală nu contează.
lesson-diamonds-both-hint = Florinii merg pe un singur spațiu, diamantele pe toate.
lesson-diamonds-both-wrong = De data asta cumpără grădina și arcada, fiecare cu suma exactă.
lesson-diamonds-both-wrong-spent = Acum îți rămân florinii, iar cu ei nu cumperi arcada. Plătește grădina cu florini.
lesson-diamonds-both-wrong-over = Dacă plătești prea mult, acțiunile se încheie. Ambele cer suma exactă.
