"use strict";
// Steps through the game of this page. A position is the start with the changes of each action laid
// over it; controller/share/moments.py says what its keys mean. A moment is a number of actions.
(() => {
  const SVG = document.querySelector("svg").namespaceURI, CELL = 100, EDGE = 8, PACE = 1200;
  const all = (where, what) => [...where.querySelectorAll(what)];
  const article = () => {
    const lang = document.querySelector("input.lang:checked");
    return document.getElementById(lang.id.slice("lang-".length));
  };

  function damaged() {
    for (const player of all(document, ".player")) {
      player.querySelector(".damaged").hidden = false;
      player.querySelector(".table").hidden = true;
    }
  }

  function read() {
    const data = JSON.parse(document.getElementById("moments").textContent);
    const lists = [data.steps, data.log, data.layers, data.zones, data.boxes, data.turns,
      data.marks];
    if (!lists.every(Array.isArray) || typeof data.start !== "object") throw new Error("lists");
    for (const each of all(document, "article")) {
      const lines = all(each, ".turns li").length;
      if (!data.words[each.id] || lines !== data.log.length) throw new Error("words");
    }
    return data;
  }

  function element(tag, attributes, inside = []) {
    const made = tag === "svg" || tag === "use" || tag === "path" || tag === "rect"
      ? document.createElementNS(SVG, tag) : document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
    made.append(...inside);
    return made;
  }

  const use = (part, x = 0, y = 0) => element("use", { href: `#p${part}`, x, y });

  function play(data) {
    const last = data.steps.length;
    const stops = [...new Set([0, ...data.log.filter((t) => t > 0 && t < last), last])];
    stops.sort((a, b) => a - b);
    const nearest = (t) => stops.filter((stop) => stop <= t).pop() ?? 0;
    const turns = [...new Set([0, ...data.turns.map((each) => nearest(each[1]))])];
    const [left, right, top, bottom] = data.plot;
    let now = 0, timer = 0;

    // -- moments ------------------------------------------------------------------------------

    function position(t) {
      return Object.assign({}, data.start, ...data.steps.slice(0, t).filter(Boolean));
    }

    /** Return the keys of what the last step changed, so that it can be marked. */
    function changed(t) {
      const before = Math.max(0, ...stops.filter((stop) => stop < t));
      return new Set(data.steps.slice(before, t).filter(Boolean).flatMap(Object.keys));
    }

    const after = (list, t) => list.find((stop) => stop > t) ?? last;
    const before = (list, t) => list.filter((stop) => stop < t).pop() ?? 0;

    // -- the table ----------------------------------------------------------------------------

    function piece(words, part, count = 1) {
      const name = words.names[part] + (count > 1 ? ` × ${count}` : "");
      const drawn = element("svg", {
        class: "piece", role: "img", "aria-label": name, viewBox: `0 0 ${CELL} ${CELL}`,
      }, [use(part)]);
      drawn.append(Object.assign(document.createElementNS(SVG, "title"), { textContent: name }));
      return count > 1 ? [drawn, element("span", { class: "count", "aria-hidden": "true" }, [`×${count}`])] : [drawn];
    }

    function market(player, words, table, news) {
      all(player, ".slot").forEach((slot, k) => {
        const part = table[`m${k}`];
        slot.replaceChildren(...(part >= 0 ? piece(words, part) : []));
        slot.classList.toggle("new", news.has(`m${k}`));
      });
      const places = Object.keys(table).filter((key) => /^d\d+$/.test(key)).sort();
      const deck = table.k ? words.piles[table.p].replace("#", words.cards[table.k]) : words.cards[0];
      player.querySelector(".left").textContent = `${deck} · ${words.bag[table.b]}`;
      player.querySelector(".display").replaceChildren(...places.map((key) =>
        element("li", { class: news.has(key) ? "slot new" : "slot" },
          table[key] >= 0 ? piece(words, table[key]) : [])));
    }

    function zones(where, seat, words, table, news) {
      const made = data.zones.flatMap((whose, k) => {
        const pieces = table[`z${k}`];
        if (whose !== seat || !pieces || !pieces.length) return [];
        const items = [];
        for (let n = 0; n < pieces.length; n += 2)
          items.push(element("li", {}, piece(words, pieces[n], pieces[n + 1])));
        const title = words.zones[k];
        return [element("div", { class: news.has(`z${k}`) ? "zone new" : "zone" },
          [element("h4", {}, [title]), element("ul", { "aria-label": title }, items)])];
      });
      where.replaceChildren(...made);
    }

    function board(figure, words, table, news) {
      const seat = figure.dataset.seat, drawn = figure.querySelector(".board");
      const [west, north, east, south] = data.boxes[seat];
      const wide = (east - west + 1) * CELL + 2 * EDGE, tall = (south - north + 1) * CELL + 2 * EDGE;
      const layers = [[], [], [], []], names = [];
      for (const [key, parts] of Object.entries(table)) {
        if (!key.startsWith(`c${seat} `) || !parts) continue;
        const [x, y] = key.split(" ").slice(1).map((cell) => cell * CELL);
        for (const part of parts) {
          layers[data.layers[part]].push(use(part, x, y));
          if (words.names[part]) names.push(words.names[part]);
        }
        if (news.has(key))
          layers[3].push(element("rect", { class: "fresh", x, y, width: CELL, height: CELL }));
      }
      drawn.replaceChildren(...layers.flat());
      drawn.setAttribute("viewBox", `${west * CELL - EDGE} ${north * CELL - EDGE} ${wide} ${tall}`);
      drawn.setAttribute("aria-label", `${drawn.dataset.name}: ${names.join(", ")}`);
      figure.querySelector(".score").textContent = table[`s${seat}`];
      figure.querySelector(".cards").textContent = words.cards[table[`h${seat}`]];
      figure.querySelector(".beside").replaceChildren(
        ...table[`r${seat}`].map((part) => element("li", {}, piece(words, part))));
      figure.classList.toggle("acts", table.a === Number(seat));
      zones(figure.querySelector(".zones"), Number(seat), words, table, news);
    }

    // -- words, graphs, the log ---------------------------------------------------------------

    function line(shown, player, words) {
      const items = all(shown, ".turns li");
      const here = items.filter((_, k) => data.log[k] === now);
      for (const item of all(shown, ".turns [aria-current]")) item.removeAttribute("aria-current");
      for (const item of here) item.setAttribute("aria-current", "step");
      const said = here.length ? here : items.filter((_, k) => data.log[k] < now).slice(-1);
      const turn = said.length ? said[0].closest("section").querySelector("h3").textContent : "";
      player.querySelector(".turn").textContent = turn;
      const status = player.querySelector(".line");
      status.setAttribute("aria-live", timer ? "off" : "polite");
      status.replaceChildren(...(said.length ? said.map((item) => item.textContent) : [words.begun])
        .map((text) => element("span", {}, [`${text} `])));
      const slider = player.querySelector(".at");
      slider.max = stops.length - 1;
      slider.value = stops.indexOf(nearest(now));
      slider.setAttribute("aria-valuetext", `${turn} ${status.textContent}`.trim());
    }

    function graphs(shown) {
      const turn = data.turns.findIndex((each) => each[1] >= now);
      for (const graph of all(shown, ".course")) {
        const first = Number(graph.dataset.first), end = Number(graph.dataset.last);
        const number = now === 0 ? first : turn < 0 ? end : data.turns[turn][0];
        const share = Math.min(1, Math.max(0, (number - first) / Math.max(1, end - first)));
        const x = left + (right - left) * share;
        const cursor = graph.querySelector(".cursor") ?? graph.appendChild(element("path", { class: "cursor" }));
        cursor.setAttribute("d", `M${x} ${top}V${bottom}`);
      }
      for (const mark of all(shown, ".dear"))
        mark.classList.toggle("here", Number(mark.dataset.t) === now);
    }

    /** Show the moment; data that cannot be shown is damaged. */
    function show() {
      try {
        draw();
      } catch {
        rest();
        damaged();
      }
    }

    function draw() {
      const shown = article(), player = shown.querySelector(".player"), words = data.words[shown.id];
      const table = position(now), news = now ? changed(now) : new Set();
      market(player, words, table, news);
      zones(player.querySelector(".table > .zones"), -1, words, table, news);
      for (const figure of all(player, "figure[data-seat]")) board(figure, words, table, news);
      line(shown, player, words);
      graphs(shown);
      for (const button of all(player, ".go")) button.setAttribute("aria-pressed", timer > 0);
    }

    /** Put the costly choices of the review on the graph, as buttons with their sentences. */
    function mark(shown) {
      for (const [t, seat, number, left, top] of data.marks) {
        const names = [`${shown.id}-dear-${seat}`, `${shown.id}-dear-${seat}-${number}`];
        const title = names.map((id) => document.getElementById(id).textContent).join(": ");
        shown.querySelector(".graph .chart").append(element("button", {
          type: "button", class: "jump dear", "data-t": t, style: `left:${left}%;top:${top}%`,
          "aria-labelledby": names.join(" "), title,
        }, [number]));
      }
    }

    // -- going --------------------------------------------------------------------------------

    function go(t) {
      const wanted = Math.min(last, Math.max(0, t));
      if (wanted !== now) {
        now = wanted;
        history.replaceState(null, "", `#t=${now}`);
      }
      show();
    }

    function rest() {
      clearInterval(timer);
      timer = 0;
    }

    function tick() {
      if (now >= last) rest();
      go(after(stops, now));
    }

    function toggle() {
      if (timer) rest();
      else {
        if (now >= last) now = 0;
        timer = setInterval(tick, PACE);
      }
      show();
    }

    const moves = {
      "back-turn": () => before(turns, now), back: () => before(stops, now),
      on: () => after(stops, now), "on-turn": () => after(turns, now),
    };
    const keys = { ArrowLeft: "back", ArrowRight: "on", PageUp: "back-turn", PageDown: "on-turn" };

    function onClick(event) {
      const button = event.target.closest("button"), graph = event.target.closest(".course");
      const item = event.target.closest(".turns li");
      if (!button && !graph && !item) return;
      if (button && button.classList.contains("go")) return toggle();
      rest();
      if (button) {
        const move = moves[button.classList[0]];
        go(move ? move() : Number(button.dataset.t));
      } else if (item) {
        go(data.log[all(article(), ".turns li").indexOf(item)]);
      } else {
        const box = graph.getBoundingClientRect();
        const x = (event.clientX - box.left) * graph.viewBox.baseVal.width / box.width;
        const first = Number(graph.dataset.first), end = Number(graph.dataset.last);
        const turn = Math.round(first + (end - first) * (x - left) / (right - left));
        const found = data.turns.filter((each) => each[0] <= turn).pop();
        go(turn > first && found ? found[1] : 0);
      }
      if (!event.target.closest(".player")) article().querySelector(".table").scrollIntoView();
    }

    function onKey(event) {
      if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
      const inside = event.target.closest(".player");
      if (event.target.closest("input, .wide")) return;
      if (keys[event.key] && (inside || event.key.startsWith("Arrow"))) {
        rest();
        go(moves[keys[event.key]]());
      } else if (inside && event.key === "Home") go(0);
      else if (inside && event.key === "End") go(last);
      else return;
      event.preventDefault();
    }

    let touch = null;
    function onTouch(event) {
      const point = event.changedTouches[0];
      if (event.type === "touchstart")
        touch = event.touches.length === 1 && !event.target.closest(".controls") ? point : null;
      else if (touch) {
        const x = point.clientX - touch.clientX, y = point.clientY - touch.clientY;
        if (Math.abs(x) > 40 && Math.abs(x) > 2 * Math.abs(y)) {
          rest();
          go(moves[x < 0 ? "on" : "back"]());
        }
        touch = null;
      }
    }

    function linked() {
      const found = /^#t=(\d{1,6})$/.exec(location.hash);
      go(found ? Number(found[1]) : now);
      if (found) article().querySelector(".table").scrollIntoView();
    }

    for (const each of all(document, "article")) mark(each);
    document.addEventListener("click", onClick);
    document.addEventListener("keydown", onKey);
    for (const input of all(document, "input.lang")) input.addEventListener("change", show);
    for (const player of all(document, ".player")) {
      player.addEventListener("touchstart", onTouch, { passive: true });
      player.addEventListener("touchend", onTouch, { passive: true });
      player.querySelector(".at").addEventListener("input", (event) => {
        rest();
        go(stops[event.target.value]);
      });
    }
    addEventListener("hashchange", linked);
    linked();
  }

  document.documentElement.classList.add("plays");
  try {
    play(read());
  } catch {
    damaged();
  }
})();
