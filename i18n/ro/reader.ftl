### The page for those who play with a screen reader.

reader-title = Cum joci cu un cititor de ecran
reader-entry = Cu un cititor de ecran

reader-start-title = De unde începi
reader-start-1 = Pe fiecare pagină, Tab trece la comanda următoare, F6 la partea următoare a paginii, Esc duce înapoi, iar F1 deschide regulile.
reader-start-2 = E prima dată? „{ start-learn }” de pe pagina de start duce la cinci capitole scurte, în care joci tu fiecare mutare. „{ button-new-game }” și Enter încep o partidă cu calculatorul.

reader-table-title = Masa
reader-table-1 = Masa are mai multe părți: întrebarea de acum, Alhambra ta, rezerva, mâna ta, târgul, banii la vedere, piesele modulelor, ceilalți jucători și ce s-a întâmplat.
reader-table-2 = Un spațiu este numit după drumul de la fântână: atâția pași spre est sau vest, atâția spre nord sau sud. La o piesă auzi tipul, prețul, zidurile și laturile deschise.
reader-table-3 = Un spațiu unde o piesă poate fi așezată spune că e posibil și cu cât s-ar schimba cel mai lung zid al tău.
reader-table-4 = „{ menu-lists }”, în meniul partidei și cu o tastă proprie, arată totul în liste și într-o grilă: pentru braille, pentru cititoare mai vechi sau pentru că îți place mai mult. Acolo se poate juca o partidă întreagă.

reader-turn-title = O tură
reader-turn-1 = Întâi alege ce faci: bani, o piesă din târg sau o reamenajare. Apoi alege cărțile sau piesa; dacă poți plăti exact, cărțile sunt deja alese. Enter joacă imediat alegerea.
reader-turn-2 = Dacă alegi ceva ce nu e permis, jocul îți spune de ce. Orice pas poate fi anulat cât timp nu s-a dezvăluit nimic nou.

reader-seats-title = Mai multe persoane la același calculator
reader-seats-1 = Între două persoane, un ecran ascunde masa, și pentru cititorul de ecran: spune doar cine urmează. Mâna persoanei următoare se citește abia după ce aceasta continuă.
reader-seats-2 = Ce spune cititorul de ecran aud toți cei de la masă: cu căști, mâna ta rămâne a ta. Fiecare loc poate avea limba lui.

reader-learn-title = Lecții și exerciții
reader-learn-1 = Într-o lecție auzi cuvintele unui pas, apoi ce este marcat pe masă; fiecare element marcat o spune și el. H dă o sugestie, Enter continuă.
reader-learn-2 = Într-un exercițiu, cărțile și spațiile se aleg cu săgețile și cu tasta Space, răspunsurile cu numărul lor, iar Enter verifică. Verdictul e însoțit de motive.

reader-settings-title = Setări care ajută
reader-settings-1 = „{ set-ai-speed }”: la „{ set-ai-speed-step }”, fiecare mutare a unui jucător AI așteaptă o tastă și nicio frază nu o acoperă pe alta.
reader-settings-2 = „{ set-animation-speed }”: la 0, totul ajunge imediat la locul său. „{ set-assist }”: „{ set-assist-learn }” explică fiecare pas.

reader-tried-title = Ce s-a încercat și ce nu
reader-tried-1 = Încercat: Orca 43 pe Debian 12, pe un ecran virtual (Xvfb). A citit paginile și masa în timp ce se apăsau taste. Testele verifică faptul că tot ce e desenat are cuvinte și că lecțiile și exercițiile pot fi făcute doar prin arborele de accesibilitate.
reader-tried-2 = Neîncercate, fiindcă nu au putut fi pornite: NVDA, JAWS și Narrator pe Windows, VoiceOver pe macOS, versiuni mai noi de Orca, afișaje braille. Primesc aceleași nume, roluri și acțiuni; ce spun despre ele nu se știe.
reader-tried-3 = Nimeni dintre cei care folosesc zilnic un cititor de ecran nu a încercat încă jocul.

reader-report-title = Dacă încerci
reader-report-1 = Joacă primul capitol, apoi o partidă. De câte ori te blochezi, notează ce ai făcut, ce ai auzit și ce așteptai, cu numele și versiunea cititorului și a sistemului.
reader-report-2 = Fișierul CONTRIBUTING.md al proiectului spune unde raportezi și cum afli ce primește un cititor.
