### The rulebook, where two modules meet: a ruling for each pair of INTERACTIONS.md.


## The vizier

ruling-vizier-exchange =
    Când cumperi cu vizirul, poți plăti cu o carte de schimb. Cu ea plătești oricum suma exactă, iar vizirul tocmai asta cere. Apoi cartea se decartează, ca de obicei.
ruling-vizier-bonus =
    Cât timp așezi piesa cumpărată cu vizirul, poți arăta o carte bonus. Dacă la completare apare apoi o rundă de scor, programul întreabă ca de obicei.
ruling-vizier-huts =
    Vizirul cumpără numai piese din târg. Barăcile nu se află în târg și nu au preț, deci nu le poți lua cu el.
ruling-vizier-gates =
    Piesa cumpărată cu vizirul se așază imediat. Dacă atinge Alhambra numai prin ziduri, o carte de poartă din mână poate deschide unul dintre ele.
ruling-vizier-diamonds =
    Prețul piesei cumpărate cu vizirul poate fi plătit și în diamante, dacă suma e exactă. Nici aici diamantele nu se amestecă cu alți bani.
ruling-vizier-characters =
    La o achiziție cu vizirul nu ajută niciun personaj: Knihstig nu ia nicio carte, Karim nu aduce nicio piesă, iar Ammar nu dă nicio reamenajare. Yusuf și Hakim contează la rundele de scor ca întotdeauna.
ruling-vizier-camps =
    O tabără aflată pe un spațiu din târg este o piesă din târg ca oricare alta. O poți cumpăra cu vizirul; o așezi imediat sau o pui în rezervă.
ruling-vizier-thieves =
    Între două ture, întrebarea despre hoți și vizir e una singură și se pune pe rând, începând cu cine urmează să joace. După fiecare folosire se pune din nou tuturor. Cine urmează la rând poate folosi vizirul, dar niciun hoț.
ruling-vizier-change =
    Când cumperi cu vizirul, poți plăti și cu monede, ca niște cărți de 1. Fiindcă plătești mereu suma exactă, nu primești drept rest nicio monedă.
ruling-vizier-trader =
    Dacă așezi pe spațiul negustorului piesa cumpărată cu vizirul, un locuitor se poate muta în ea, chiar dacă în tura ta s-a mutat deja unul. Negustorul se pune la loc înainte de completarea târgului, nu abia după tura ta.
ruling-vizier-treasure =
    Vizirul cumpără piese, nu cufere. O sală se cumpără numai ca acțiune în tura ta.
ruling-vizier-builders =
    Când cumperi cu vizirul, cărțile de meșter sunt bani cu valoarea 3. O reamenajare nu îți pot da atunci, fiindcă nu este sfârșitul turei tale.
ruling-vizier-invaders =
    Cu vizirul plătești exact. Dacă piesa cumpărată este o clădire de tipul unui cercetaș la vedere, îl iei și te uiți la următoarea carte de atac.
ruling-vizier-bazaars =
    Cu vizirul poți cumpăra și un bazar de lângă târg. Costă exact cât piesa aflată atunci pe spațiul valutei lui.

## Exchange cards

ruling-exchange-gates =
    Luarea unei cărți de schimb și luarea unei cărți de poartă sunt, fiecare, o acțiune întreagă. Nu le poți lua niciodată împreună și nici împreună cu bani.
ruling-exchange-diamonds =
    O carte de schimb și diamantele nu se folosesc niciodată în aceeași plată: cartea amestecă numai cele două valute pe care le arată, iar diamantele nu se amestecă cu nimic.
ruling-exchange-characters =
    Cărțile de schimb nu sunt bani. Nu acoperă nicio ofertă, Faruk, Knihstig și Machma nu se ating de ele, iar Yammerad nu le socotește printre cărțile de bani. Dacă Yammerad trage una, ea se decartează și se trage mai departe.
ruling-exchange-camps =
    O tabără din târg se poate plăti cu o carte de schimb, ca orice altă piesă: exact, cu valuta spațiului printre cele două ale cărții.
ruling-exchange-thieves =
    Un hoț ia numai bani din valuta lui. O carte de schimb arată două valute, dar nu este bani: niciun hoț nu o poate lua.
ruling-exchange-change =
    Monedele din ambele valute ale cărții de schimb se pot combina, fiecare cu valoarea 1. Plata este exactă, deci nu se trage nicio monedă drept rest.
ruling-exchange-treasure =
    La cumpărarea cuferelor o carte de schimb nu folosește la nimic: acolo poți amesteca oricum toate cele patru valute.
ruling-exchange-builders =
    Cărțile de meșter din ambele valute ale cărții de schimb se pot combina, fiecare cu valoarea 3. Ele ies apoi din joc, cartea de schimb se decartează.
ruling-exchange-invaders =
    O plată cu o carte de schimb este exactă. Dacă piesa este o clădire de tipul unui cercetaș la vedere, îl primești.
ruling-exchange-bazaars =
    Un bazar se poate plăti cu o carte de schimb, dacă ea arată valuta lui. Prețul rămâne cel al piesei de pe spațiul acelei valute.

## Bonus cards

ruling-bonus-huts =
    O carte bonus arătată contează la majorități, dar nu este o piesă și nu stă nicăieri. De aceea o baracă nu valorează mai mult din cauza ei.
ruling-bonus-characters =
    Jumătatea lui Hakim se adaugă la cărțile bonus arătate. Înaintea unei runde de scor se arată mai întâi cărțile bonus și abia apoi se alege tipul pentru Hakim. Dacă reamenajarea lui Ammar scoate clădirea, cartea revine în mână.
ruling-bonus-camps =
    O carte bonus nu este o piesă, deci nu contează în linia unei tabere. Clădirea pe care o arată contează acolo ca orice altă piesă.
ruling-bonus-walls =
    Un bețișor pus pe clădirea de pe cartea bonus nu schimbă nimic: rămâne chiar acea piesă, deși acum are un zid. Cartea se poate arăta și contează în continuare.
ruling-bonus-treasure =
    O carte bonus nu poate primi un cufăr. Cuferele stau numai pe clădiri adevărate din Alhambra.
ruling-bonus-builders =
    Dacă reamenajarea cu o carte de meșter scoate clădirea, cartea bonus revine în mână înainte de completare și de orice rundă de scor. Dacă o construiește, poți arăta cartea înainte de a încheia tura.
ruling-bonus-bazaars =
    O carte bonus nu este o clădire de lângă un bazar: nici ca număr, nici ca o culoare în plus.

## Builders’ huts

ruling-huts-gates =
    O poartă în zidul dintre o baracă și o clădire nu ajută baraca: zidul le desparte în continuare. O baracă poate fi totuși așezată printr-o poartă, ca orice piesă.
ruling-huts-characters =
    Hakim are nevoie de o clădire adevărată. Unde o baracă valorează 0, el nu adaugă nimic; unde valorează ceva, jumătatea lui se adaugă. O baracă nu costă nimic, deci de Karim nu e nevoie.
ruling-huts-camps =
    O baracă din linia unei tabere contează ca o piesă, deci 1 punct. Un bastion se poate sprijini pe zidul unei barăci.
ruling-huts-walls =
    Pe o baracă se pot pune bețișoare. Orice zid dintre baracă și o clădire, tipărit sau bețișor, face ca acea clădire să nu conteze pentru baracă.
ruling-huts-trader =
    Dacă pe spațiul negustorului se așază o baracă, nu se mută nimeni în ea. Poți însă schimba un locuitor cu stocul.
ruling-huts-treasure =
    Pe o baracă nu se pune niciun cufăr, chiar dacă are culoarea lui.
ruling-huts-builders =
    Reamenajarea cu o carte de meșter poate pune în Alhambra o baracă din rezervă sau poate scoate ori înlocui una abia așezată.
ruling-huts-invaders =
    O baracă are laturi deschise, ca orice piesă, și apără ce se află în spatele ei. Luarea unei barăci nu este o achiziție, deci nu aduce niciun cercetaș.
ruling-huts-bazaars =
    O baracă nu este clădire lângă un bazar, chiar dacă are una dintre culorile lui.

## City gates

ruling-gates-characters =
    La reamenajarea cu Ammar poți folosi o carte de poartă. Dacă Yammerad trage o carte de poartă, ea se pune la vedere ca la o completare. Cărțile de poartă nu sunt cărți de bani.
ruling-gates-camps =
    Într-o tabără nu se intră pe jos. De aceea zidul dintre o piesă și o tabără nu primește nicio poartă.
ruling-gates-walls =
    O poartă se deschide numai într-un zid tipărit, niciodată într-un bețișor. Piesele de lângă o poartă pot primi în continuare bețișoare pe celelalte laturi.
ruling-gates-thieves =
    Cartea de poartă stă lângă cărțile de bani, nu printre ele: niciun hoț nu o poate lua.
ruling-gates-trader =
    Și o clădire așezată printr-o poartă pe spațiul negustorului poate primi un locuitor. El rămâne acolo definitiv, fiindcă piesa nu mai poate fi scoasă.
ruling-gates-treasure =
    Clădirile de lângă o poartă primesc cufere ca toate celelalte. Și pentru că nu mai pot fi scoase, cuferele lor nu se mai pierd.
ruling-gates-builders =
    La reamenajarea cu o carte de meșter, o carte de poartă poate ajuta la adăugarea unei piese. Nicio carte de meșter nu poate însă scoate sau înlocui o piesă de lângă o poartă.
ruling-gates-bazaars =
    Un bazar nu are niciun zid tipărit, iar o poartă cere un zid tipărit pe ambele piese. Așadar nicio poartă nu duce vreodată la un bazar.

## Diamonds

ruling-diamonds-characters =
    La licitații diamantele sunt încă o valută: poți oferi atât cât ai în diamante. Pentru Faruk, Knihstig, Machma și Yammerad cărțile de diamant sunt cărți de bani.
ruling-diamonds-camps =
    O tabără din târg se poate plăti și în diamante, ca orice altă piesă, dar fără alți bani în aceeași plată.
ruling-diamonds-thieves =
    Niciun hoț nu poate lua diamante: există hoți numai pentru florini, dirhami, dinari și ducați.
ruling-diamonds-change =
    Și cine plătește prea mult cu diamante primește monede: una pentru fiecare 2 în plus. Monedele și diamantele nu se amestecă însă niciodată într-o plată.
ruling-diamonds-treasure =
    O sală se poate plăti și în diamante, în valoare de 8 sau mai mult. Nici aici diamantele nu se amestecă însă cu alți bani.
ruling-diamonds-builders =
    O carte de meșter ține loc de bani în valuta ei. De aceea nu se amestecă niciodată cu diamante în aceeași plată.
ruling-diamonds-invaders =
    Exact înseamnă exact: o clădire plătită exact în diamante aduce și ea cercetașul tipului ei.
ruling-diamonds-bazaars =
    Un bazar se poate plăti și în diamante, fără alți bani și cu suma exactă. Prețul îl dă tot piesa de pe spațiul valutei lui.

## Characters

ruling-characters-camps =
    Karim poate aduce gratis o tabără din târg. Laila poate trage o tabără pentru un spațiu. Cine cumpără tabăra cu prețul 10 îl poate folosi pe Knihstig.
ruling-characters-walls =
    Dacă Yammerad trage o carte de zid, ea se pune la vedere ca la o completare și se trage mai departe. Bețișoarele sunt ziduri și pentru Yusuf.
ruling-characters-thieves =
    Dacă la completarea de după un hoț apare un personaj, se licitează imediat. Deschide cine urmează la rând.
ruling-characters-change =
    Monedele acoperă o ofertă în valuta lor. Cine plătește pentru un personaj mai mult decât a oferit primește câte o monedă pentru fiecare 2 în plus.
ruling-characters-trader =
    La reamenajarea cu Ammar poți așeza o piesă pe spațiul negustorului, cât timp negustorul n-a fost pus deoparte în tura aceasta. El se pune la loc abia după aceea.
ruling-characters-treasure =
    Karim aduce o piesă din târg. Cufere nu poate aduce.
ruling-characters-builders =
    Ammar și o carte de meșter pot da împreună două reamenajări în aceeași tură. Cărțile de meșter acoperă oferte și sunt cărți de bani pentru Faruk, Knihstig, Machma și Yammerad. O carte de meșter dată la schimb cu Machma iese din joc.
ruling-characters-invaders =
    O clădire adusă de Karim se socotește plătită exact, deci aduce cercetașul tipului ei. Dacă Yammerad trage o carte de scor, după runda de scor urmează și atacul ei.
ruling-characters-bazaars =
    Karim poate aduce un bazar dacă pe spațiul valutei lui se află o piesă. Dacă Laila trage un bazar, acesta se pune lângă târg și se trage mai departe; dacă ies numai bazare, piesa veche rămâne.

## Camps

ruling-camps-walls =
    Pe o tabără nu se pune niciun bețișor. Bastionul unei tabere se poate însă sprijini pe un bețișor, fiindcă acesta este zid.
ruling-camps-change =
    Dacă plătești în plus pentru o tabără, primești monede drept rest, ca la orice piesă.
ruling-camps-trader =
    Dacă pe spațiul negustorului se așază o tabără, nu se mută nimeni, dar poți schimba un locuitor cu stocul. Negustorul nu se așază pe un spațiu care atinge numai tabere.
ruling-camps-treasure =
    Pe o tabără nu se pune niciun cufăr: ea nu este o clădire și nu are culoare.
ruling-camps-builders = O tabără se poate plăti cu cărți de meșter. Reamenajarea lor nu poate lua zidul de care se sprijină un bastion.
ruling-camps-invaders =
    Taberele nu au laturi deschise, deci nu costă nimic la un atac. Nici nu apără: un atac este oprit de zidul pe care se sprijină bastionul, nu de tabără.
ruling-camps-bazaars =
    Un bazar contează în linia unei tabere. O tabără nu este clădire lângă un bazar. Dacă pe un spațiu din târg se află o tabără, prețul ei este și prețul bazarelor din acea valută.

## Walls

ruling-walls-thieves =
    Dacă la completarea de după un hoț apare o carte de zid, ea se pune la vedere alături. Niciun hoț nu o poate lua.
ruling-walls-builders = Bețișoarele rămân pe piesa lor când reamenajarea cu o carte de meșter o scoate sau o schimbă și revin odată cu ea.
ruling-walls-invaders =
    O latură pe care se află un bețișor nu este deschisă: apără ca un zid tipărit.
ruling-walls-bazaars =
    Pe un bazar se pot pune bețișoare. La numărarea punctelor lui, zidurile nu contează, indiferent de fel.
ruling-thieves-change = Un hoț ia o carte de la vedere, niciodată o monedă: monedele jucătorilor sunt în siguranță.

## Thieves

ruling-thieves-builders =
    Un hoț poate lua o carte de meșter la vedere, dacă are valuta lui. Ea ajunge în mână ca orice carte luată.
ruling-thieves-invaders =
    Dacă la completarea de după un hoț apare o carte de scor, runda ei se numără imediat ce completarea s-a încheiat și este urmată de atac. Abia apoi se poate folosi următorul hoț.

## Change

ruling-change-treasure =
    Cuferele se pot plăti și cu monede, în orice combinație cu alți bani, în afară de diamante. Dacă plătești în plus pentru cufere, nu primești însă nicio monedă.
ruling-change-builders =
    Poți plăti împreună cu cărți de meșter și monede din aceeași valută. Dacă plătești în plus cu o carte de meșter, primești monede, ca la orice carte.
ruling-change-invaders =
    O plată completată cu monede până la prețul exact este exactă: o clădire de tipul potrivit aduce cercetașul.
ruling-change-bazaars =
    Un bazar se poate plăti și cu monede. Suma e mereu exactă, deci nu aduce niciodată rest.

## The street trader

ruling-trader-treasure =
    O clădire poate avea un locuitor și un cufăr deodată. Dacă iese din Alhambra, le pierde pe amândouă: locuitorul se întoarce în stoc, cufărul în săculețul lui.
ruling-trader-builders =
    Reamenajarea cu o carte de meșter vine înainte ca negustorul să fie pus la loc. Dacă negustorul mai stă pe spațiul lui, poți așeza acolo o piesă.
ruling-trader-invaders =
    Negustorul nu este o piesă și nu apără: o latură fără zid, dincolo de care stă numai negustorul, este deschisă.
ruling-trader-bazaars =
    Dacă pe spațiul negustorului se așază un bazar, nu se mută nimeni în el. Poți însă schimba un locuitor cu stocul.

## The treasure chamber

ruling-treasure-builders =
    Și la cufere, o carte de meșter valorează 3 și apoi iese din joc. Cuferele se așază înaintea reamenajării cu o carte de meșter; dacă ea scoate o clădire cu un cufăr, cufărul se pierde.
ruling-treasure-invaders = Cuferele nu sunt clădiri: plata exactă pentru ele nu aduce niciun cercetaș.
ruling-treasure-bazaars =
    Pe un bazar nu se pune niciun cufăr, deși arată trei culori: el nu este o clădire.
ruling-builders-invaders = Un preț plătit exact cu ajutorul unei cărți de meșter e o plată exactă: clădirea cumpărată aduce cercetașul ei.

## Master builders

ruling-builders-bazaars =
    La plata unui bazar, o carte de meșter valorează 3, în valuta ei. Suma trebuie să fie, ca întotdeauna, exactă.

## Invaders

ruling-invaders-bazaars =
    Bazarele au laturi deschise, ca orice piesă. Nu au însă niciun tip de clădire, deci cumpărarea unuia nu aduce niciun cercetaș.
