"""How a shared page looks: light, dark and on paper, on narrow and on wide screens."""

from collections.abc import Iterable

from alhambra_qt.controller.share.marks import PALE

LOOK = """
:root{color-scheme:light dark;--bg:#F4ECDA;--panel:#FCF8EE;--line:#C9B78E;--ink:#1B2238;
--soft:#56545A;--acc:#096969;--gold:#82550F;--board:#F0E7D3}
@media (prefers-color-scheme:dark){:root{--bg:#0F1728;--panel:#1D2946;--line:#4A5B86;
--ink:#F6EDD9;--soft:#BDC4D6;--acc:#45CBBB;--gold:#F0C766;--board:#1A2540}}
*{box-sizing:border-box}
body{margin:0 auto;padding:1rem;max-width:64rem;background:var(--bg);color:var(--ink);
font:1rem/1.5 "Source Sans 3","Segoe UI",system-ui,sans-serif}
h1{margin:.6rem 0 .2rem;font:700 1.9rem/1.2 Alegreya,Georgia,serif}
h2{margin:2rem 0 .6rem;padding-bottom:.2rem;border-bottom:2px solid var(--gold);
font:700 1.4rem/1.2 Alegreya,Georgia,serif}
h3{margin:1.4rem 0 .3rem;font-size:1.1rem}
p,ul{margin:.3rem 0}
ul{padding-left:1.3rem}
.soft,figcaption p,td small,th small{color:var(--soft)}
.defs{position:absolute;width:0;height:0;overflow:hidden}
.lang{position:absolute;opacity:0}
.lang+label{display:inline-block;margin:0 .3rem .3rem 0;padding:.2rem .8rem;
border:1px solid var(--acc);border-radius:1rem;color:var(--acc);cursor:pointer}
.lang:checked+label{background:var(--acc);color:var(--panel)}
.lang:focus-visible+label{outline:3px solid var(--gold);outline-offset:2px}
article{display:none}
.wide{overflow-x:auto}
table{border-collapse:collapse;background:var(--panel);font-variant-numeric:tabular-nums}
th,td{padding:.25rem .6rem;border:1px solid var(--line);text-align:center;vertical-align:top}
th[scope=row],thead th:first-child{text-align:left}
td small,th small{display:block;font-weight:400}
tfoot{font-weight:700}
.best{color:var(--acc);font-weight:700}
.mark{width:1.5em;height:1.5em;margin-right:.3em;vertical-align:-.35em}
.boards{display:flex;flex-wrap:wrap;gap:1rem;align-items:flex-start}
figure{margin:0;padding:.8rem;background:var(--panel);border:1px solid var(--line);
border-radius:.5rem;max-width:100%}
figcaption{margin-bottom:.5rem}
.board{display:block;max-width:100%;height:auto;background:var(--board);border-radius:.3rem}
.course{display:block;width:100%;height:auto}
.tick{fill:var(--soft)}
.grid{stroke:var(--line)}
.scored{stroke:var(--gold)}
summary{margin:.4rem 0;color:var(--acc);cursor:pointer}
.turns{columns:22rem;column-gap:1.5rem}
.turns section{break-inside:avoid}
footer{margin-top:2.5rem;border-top:1px solid var(--line);color:var(--soft)}
@media print{:root{color-scheme:light;--bg:#fff;--panel:#fff;--line:#999;--ink:#000;--soft:#333;
--acc:#044;--gold:#640;--board:#fff}body{max-width:none;padding:0;font-size:10pt}
.lang+label,figure details{display:none}figure,tr{break-inside:avoid}h2,h3{break-after:avoid}
.boards{display:block}.boards figure{display:inline-block;vertical-align:top;margin:0 .8em .8em 0}
details::details-content{content-visibility:visible;height:auto}}
"""


def style(langs: Iterable[str]) -> str:
    """Write the style of a page: the article of the chosen language is shown."""
    shown = ",".join(f"#lang-{lang}:checked~main .in-{lang}" for lang in langs)
    pale = "".join(f".line.{mark}{{stroke:{colour}}}" for mark, colour in PALE.items())
    dark = f"@media screen and (prefers-color-scheme:dark){{{pale}}}"
    return f"{LOOK}{shown}{{display:block}}\n{dark}\n"
