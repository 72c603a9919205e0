### O partidă de luat cu tine: o pagină pentru browser, o imagine; și de unde le iei.

## Pagina de unde le iei

share-title = Distribuie
share-intro = Cine a jucat, Alhambrele, fiecare rundă de scor cu calculele ei și ce s-a întâmplat: de păstrat sau de trimis.
share-open = Conține doar ce pot vedea toți cei de la masă.
share-review = Cu analiza ei: ce a decis partida, norocul și cele mai costisitoare alegeri.
share-page = O pagină pentru orice browser
share-page-what = Un singur fișier care redă partida pas cu pas, cu grafic, runde de scor și tot jurnalul, în fiecare limbă; funcționează și fără internet.
share-picture = O imagine a mesei
share-picture-what = Toate Alhambrele și punctele, în culorile acestei ferestre.
share-save = Salvează…
share-working = Se creează pagina…
file-not-saved = { $file } nu poate fi scris: { $reason }
file-saved = Salvat: { $file }
share-picture-copied = Imaginea este acum în clipboard.

## Ce cuprinde

share-running = { $names }: partida continuă
share-alhambras = Alhambrele
share-tiles = Piesele în cuvinte
share-points = Punctele după fiecare tură
share-victory = Șansele de victorie după fiecare tură (victorii din 100 de partide)
share-scored = Linii verticale: runde de scor
share-numbers = Numerele
share-turn = Tura
share-place = Locul
share-counted = Ce se numără
share-proofs = De unde vin punctele
share-damaged = O parte din acest fișier este deteriorată, așa că partida nu poate fi parcursă mutare cu mutare. Restul poate fi citit.
share-made = Creat cu Alhambra Qt { $version }, o versiune neoficială făcută de pasionați
