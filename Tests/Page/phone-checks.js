/* The functions that Tests/Page/check-page runs with the two phones. */
const phoneChecks = {
  /* Changes the line at once, without a drift. */
  async changedLine() {
    await gallery.playCard.start();
    gallery.playCard.line.settle();
    gallery.playCard.line.jump(true);
    gallery.drift.turn(false);
    await frame();
  },

  /* Returns the problems of the first screen at this size. */
  async first() {
    const { playCard: card } = gallery;
    await phoneChecks.changedLine();
    scrollTo({ top: 0, behavior: "instant" });
    await frame();
    const wrong = [];
    const say = (isRight, text) => { if (!isRight) wrong.push(text); };
    const phones = [...card.element.querySelectorAll(".screen")];
    const names = phones.map((phone) => `${phone.role} ${phone.ariaLabel} ${phone.tabIndex}`).join();
    say(names === "region UICollectionViewFlowLayout 0,region WaterfallFlowLayout 0", `the phones are ${names}`);
    const captions = [...card.element.querySelectorAll("figcaption")];
    const [flow, own] = card.pair.screens.map(({ recording }) => Math.round(recording.last + recording.viewport[1]).toLocaleString("en"));
    const said = captions.map((caption) => [...caption.children].map(({ textContent }) => textContent).join(": ")).join("; ");
    say(said === `UICollectionViewFlowLayout(): ${flow} points long; WaterfallFlowLayout(): ${own}, 11% shorter`, `the captions are ${said}`);
    const [width, height] = { 1440: [375, 660], 1280: [335, 590], 390: [172, 300] }[innerWidth] ?? [150, 260];
    for (const node of [...phones.map((phone) => phone.closest(".frame")), ...captions]) {
      const box = node.getBoundingClientRect();
      const { left, right, bottom } = box;
      say(left >= 0 && right <= innerWidth && bottom <= innerHeight && box.top >= 0, `${node.className || node.textContent} is cut off`);
      say(node.scrollWidth <= node.clientWidth + 1, `${node.textContent} is too long`);
      if (node.matches(".frame")) say(box.width >= width && box.height >= height, `a phone is ${box.width} by ${box.height}`);
    }
    const above = ["h1", ".lead", ".diff", ".play-button", `${IS_NARROW.matches ? ".phone-bar" : ".hero"} .change`];
    for (const node of above.map((name) => document.querySelector(name))) {
      const box = node.getBoundingClientRect();
      say(box.height > 0 && box.top >= 0 && box.bottom <= innerHeight, `${node.className || node.tagName} ends at ${box.bottom}`);
    }
    const primary = [...document.querySelectorAll(".primary")].filter((node) => node.checkVisibility());
    say(primary.length === 1 && primary[0].textContent === "Change it back", "not one button is primary");
    card.startRow.querySelector(".last")?.remove();
    const starts = [...card.startRow.querySelectorAll("button")];
    say(starts.length === gallery.starts.length, `one can start from ${starts.length}`);
    say(card.element.querySelectorAll(".group[open]").length === 1, "not one group is open");
    say(document.querySelector(".facts").textContent.startsWith("iOS 13+ · no dependencies · MIT"), "no facts");
    const screens = document.documentElement.scrollHeight / innerHeight;
    if (innerWidth === 390) say(screens <= 12, `the page is ${screens} screens long`);
    return [...wrong, ...phoneChecks.items(), ...phoneChecks.hatched()];
  },

  /* The holes are hatched in both phones, and are at least as far from each other in brightness as 1.5 : 1. */
  hatched() {
    const worlds = gallery.playCard.pair.screens.map(({ world }) => world);
    return worlds.filter((world) => world.querySelectorAll(".hole").length === 0).map(() => "a phone has no hatched holes");
  },

  /* Scrolls to the listing, and returns a point on it, and the page's offset. */
  async listingPlace() {
    const { box } = gallery.playCard.lines;
    box.scrollIntoView({ behavior: "instant", block: "center" });
    await steady(() => scrollY);
    const { left, top, width, height } = box.getBoundingClientRect();
    return [left + width / 2, top + height / 2, scrollY];
  },

  /* Returns the names of the handles that the reader sees, after they have faded in or out. */
  async shownHandles() {
    await pause(350);
    return [...document.querySelectorAll(".handle")].filter((handle) => handle.checkVisibility({ visibilityProperty: true })
      && Number(getComputedStyle(handle).opacity) > 0.5).map((handle) => handle.ariaLabel);
  },

  /* Returns the frames a second for a time in milliseconds. */
  async frames(time) {
    let count = 0;
    const start = performance.now();
    while (performance.now() - start < time) {
      await frame();
      count += 1;
    }
    return count * 1000 / (performance.now() - start);
  },

  /* Returns the pairs of page, phone, holes, and sliders whose brightness differs too little. */
  apart() {
    const canvas = Object.assign(document.createElement("canvas"), { width: 1, height: 1 });
    const context = canvas.getContext("2d");
    const light = (name) => {
      context.fillStyle = getComputedStyle(document.documentElement).getPropertyValue(name);
      context.fillRect(0, 0, 1, 1);
      return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3).map((part) => (part / 255 <= 0.04045 ? part / 255 / 12.92
        : ((part / 255 + 0.055) / 1.055) ** 2.4)).reduce((sum, part, k) => sum + part * [0.2126, 0.7152, 0.0722][k], 0.05);
    };
    return [["--paper", "--rim", 1.5], ["--screen", "--rim", 1.5], ["--screen", "--hole", 3], ["--hole-odd", "--hole", 3],
      ["--paper", "--groove", 3], ["--paper", "--knob-edge", 3], ["--card", "--groove", 3], ["--card", "--knob-edge", 3]].flatMap(([one, other, least]) => {
      const ratio = Math.max(light(one), light(other)) / Math.min(light(one), light(other));
      return ratio >= least ? [] : [`${one} and ${other} differ by ${ratio.toFixed(2)} : 1`];
    });
  },

  /* Watches the pinned headers of both phones for twenty seconds. */
  async handovers() {
    await phoneChecks.changedLine();
    gallery.drift.turn(true);
    const wrong = [];
    const watched = gallery.playCard.pair.screens.map(({ world }, k) => ({ world, k, name: null, since: performance.now(), count: 0 }));
    for (const end = performance.now() + 20000; performance.now() < end;) {
      await frame();
      for (const one of watched) {
        const name = [...one.world.querySelectorAll(".header.pinned")].at(-1)?.textContent ?? one.name;
        if (name === one.name) continue;
        if (one.name !== null) one.count += 1;
        one.longest = Math.max(one.longest ?? 0, performance.now() - one.since);
        Object.assign(one, { name, since: performance.now() });
      }
    }
    for (const { k, count, longest } of watched) {
      if (count < 2 || longest > 8000) wrong.push(`phone ${k} has ${count} headers in 20 seconds, the slowest after ${longest}`);
    }
    return wrong;
  },

  /* Without the engine, the phones scroll together, presets open, and what needs the engine is hidden. */
  async recorded(said) {
    const { playCard: card } = gallery;
    await card.start();
    const wrong = [];
    const { missing: message } = card;
    if (!message.textContent.startsWith(said) || !message.checkVisibility()) wrong.push(`the page says “${message.textContent}”`);
    const visible = [...document.querySelectorAll(".needs-engine, .handle, .live")].filter((node) => node.checkVisibility());
    if (visible.length > 0) wrong.push(`${visible[0].className} is visible`);
    gallery.drift.turn(false);
    let saved = null;
    const { save: original } = window;
    window.save = (blob) => { saved = blob; };
    await saveScreen(card);
    window.save = original;
    if (!(saved?.size > 10000)) wrong.push("no picture is saved");
    for (const { title, link, at } of gallery.starts) {
      const button = card.startRow.querySelector(`[data-link="${link}"]`);
      button.click();
      await pause(50);
      gallery.drift.turn(false);
      card.screen.scrollTo(card.screen.recording.first + at + 100);
      await frame();
      const [one, other] = phoneChecks.offsets();
      if (button.ariaPressed !== "true" || Math.abs(other - at - 100) > 1) wrong.push(`${title} is at ${one} and ${other}`);
      const shown = card.pair.screens.map(({ world }) => world.querySelectorAll(".tile").length);
      if (Math.min(...shown) < 2) wrong.push(`${title} shows ${shown} items`);
      if (!card.lines.text.startsWith("import StickyWaterfall")) wrong.push(`${title} has no code`);
    }
    if (!message.textContent.startsWith(said)) wrong.push("a preset removes what the page says about the engine");
    return wrong;
  },

  /* Each visible item of at least 40 pixels has its number, and each has a label that ends with its size. */
  items() {
    const tiles = [...gallery.playCard.element.querySelectorAll(".tile")];
    const wrong = tiles.filter((tile) => {
      const number = tile.querySelector(".label");
      const [width, height] = [tile.style.width, tile.style.height].map((side) => Math.round(parseFloat(side)));
      return tile.role !== "img" || !tile.ariaLabel.endsWith(`, ${width} by ${height} points`)
        || !/^\d+$/.test(number.textContent)
        || number.checkVisibility() !== (Math.min(width, height) * gallery.playCard.zoom >= 40);
    });
    return [...wrong.map((tile) => `an item is ${tile.ariaLabel}`), ...tiles.length < 12 ? ["items are missing"] : []];
  },

  /* Returns the center of each handle in the window, its value, and its problems. */
  places() {
    const glass = gallery.playCard.screen.glass.getBoundingClientRect();
    return [...gallery.playCard.element.querySelectorAll(".handle")].filter((handle) => !handle.hidden).map((handle) => {
      const { left, right, top, bottom } = handle.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const isInside = left > glass.left - 0.5 && right < glass.right + 0.5 && top > glass.top - 0.5
        && bottom < glass.bottom + 0.5;
      return { name: handle.ariaLabel, x, y, isInside, isOnTop: document.elementFromPoint(x, y) === handle,
        value: Number(handle.ariaValueNow), text: handle.ariaValueText, way: handle.ariaOrientation,
        says: handle.firstChild.textContent, isSlider: handle.role === "slider" && handle.tabIndex === 0,
        opacity: Number(getComputedStyle(handle).opacity) };
    });
  },

  handles() {
    const places = phoneChecks.places();
    const wrong = places.filter(({ isInside, isOnTop, isSlider, says, text, way, value }) => !isInside || !isOnTop || !isSlider
      || !/^-?\d+ (points?|columns?)$/.test(text) || !/^(horizontal|vertical)$/.test(way)
      || !(says === text || /^(width|between items|between columns|header|leading|trailing) /.test(says) && says.endsWith(` ${value}`)));
    return [...wrong.map((place) => `a handle is ${JSON.stringify(place)}`),
      ...places.length > 4 || places.length === 0 ? [`${places.length} handles`] : []];
  },

  /* Opens a design at its start, or at an offset, with both phones at rest. */
  async open(link, offset = null) {
    await playChecks.open(`#playground?${link}`);
    const { screen } = gallery.playCard;
    scrollTo({ top: 0, behavior: "instant" });
    if (offset !== null) screen.scrollTo(offset);
    screen.scroller.click();
    await frame();
    return phoneChecks.places();
  },

  place(name) { return phoneChecks.places().find((place) => place.name === name) ?? null; },

  starts() { return gallery.starts.map(({ title, link, at }) => [title, link, at]); },

  offsets() { return gallery.playCard.pair.screens.map(({ offset }) => offset); },

  /* Returns a point on a phone that has no handle. */
  middle(k) {
    const { x, y, width, height } = gallery.playCard.pair.screens[k].scroller.getBoundingClientRect();
    const points = [0.5, 0.7, 0.3, 0.8].map((part) => [x + width * part, y + height * 0.7]);
    return points.find((point) => !document.elementFromPoint(...point).closest(".handle"));
  },

  focus(k) { gallery.playCard.pair.screens[k].scroller.focus({ preventScroll: true }); },

  async rest() {
    await steady(() => phoneChecks.offsets().join());
    return phoneChecks.offsets();
  },

  /* Returns the problems of the listing: lines that wrap or aren't in the code, and a wrong count. */
  async listing([title, link]) {
    await playChecks.open(`#playground?${link}`);
    const { engine, lines, count } = gallery.playCard;
    const wrong = [];
    const rows = [...lines.code.children];
    const [height] = rows.map((row) => row.getBoundingClientRect().height);
    const wrapped = rows.filter((row) => row.getBoundingClientRect().height > height * 1.5);
    if (innerWidth >= 1440 && wrapped.length > 0) wrong.push(`${wrapped[0].textContent} wraps`);
    const text = (isLeft) => rows.filter((row) => !row.matches(isLeft)).map((row) => row.textContent).join("");
    if (text("ins") !== `${engine.flowCode.trimEnd()}\n`) wrong.push("without <ins> it isn't the flow layout's code");
    if (text("del") !== `${engine.code.trimEnd()}\n`) wrong.push("without <del> it isn't this layout's code");
    const [gone, added] = ["del", "ins"].map((tag) => [...lines.code.querySelectorAll(tag)].map((line) => line.textContent));
    const options = added.filter((line) => /^\s*(layout\.|func )/.test(line)).length;
    const said = `${gone.length - 1} line${gone.length > 2 ? "s" : ""} changed, and the import${options ? `; ${options} option${options === 1 ? "" : "s"} set` : ""}`;
    if (count.textContent !== said) wrong.push(`“${count.textContent}” of ${gone} and ${added}`);
    if (gone[0] !== "import UIKit\n" || added[0] !== "import StickyWaterfall\n") wrong.push("the import isn't a changed line");
    if (!lines.code.querySelector(".word") || !lines.code.querySelector(".kind")) wrong.push("the code has no colors");
    return wrong.map((problem) => `${title}: ${problem}`);
  },

  /* Returns the controls whose change isn't shown with its value, or whose line isn't marked. */
  async changed() {
    const { playCard: card } = gallery;
    await playChecks.open("#playground?sections=3&by=1&count=3&header=44&headerpins=1&every=4&second=2&backgrounds=1");
    const wrong = [];
    for (const { field } of card.groups.fields) {
      if (!card.engine.counts(field.name)) continue;
      const value = card.engine.setting(field.name);
      card.set(field.name, value === field.max ? value - 1 : value + 1, false);
      while (card.frameRequest) await frame();
      const [now, mark] = [card.now.textContent, card.lines.code.querySelector("mark")];
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = card.now;
      if (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1) wrong.push(`${now} is cut`);
      const hasValue = /[=:(] ?\S+/.test(now) || field.name === "backgrounds";
      if (field.api ? !hasValue : now || mark) wrong.push(`${field.name} shows ${now}, ${mark?.textContent}`);
      if (mark && !mark.textContent.trim()) wrong.push(`${field.name} marks nothing`);
      card.set(field.name, value, false);
      while (card.frameRequest) await frame();
    }
    return wrong;
  },

  /* Returns the controls and phones that aren't visible in forced colors. */
  forced() {
    const canvas = getComputedStyle(document.body).backgroundColor;
    return [...document.querySelectorAll("main :is(button, summary, .frame, .tile, .choices, .handle, .typed, [type=range])")]
      .filter((node) => node.checkVisibility()).filter((node) => {
        const [style, after] = [getComputedStyle(node), getComputedStyle(node, "::after")];
        const isEdged = parseFloat(style.borderTopWidth) > 0 && style.borderTopColor !== canvas;
        return !isEdged && style.backgroundColor === canvas && style.appearance === "none"
          && !(node.matches(".handle") && after.backgroundColor !== canvas);
      }).map((node) => `in forced colors ${node.className} ${node.textContent.slice(0, 20)} isn't visible`);
  },

  /* Returns the problems of Back after choosing presets and opening a scene. */
  async back() {
    const { playCard: card } = gallery;
    await card.start();
    const wrong = [];
    const { starts } = gallery;
    const shows = async (link, name) => {
      await until(() => card.engine.link === link);
      if (card.engine.link !== link) wrong.push(`${name} shows ${card.engine.link}, not ${link}`);
    };
    for (const k of [1, 2]) {
      card.startRow.querySelector(`[data-link="${starts[k].link}"]`).click();
      await shows(starts[k].link, "a preset");
    }
    const move = (way) => new Promise((done) => {
      addEventListener("popstate", done, { once: true });
      way();
    });
    await move(() => { location.hash = "#adaptive"; });
    await move(() => history.back());
    await shows(starts[2].link, "Back from a scene");
    for (const k of [1, 0]) {
      await move(() => history.back());
      await shows(starts[k].link, "Back from a preset");
      dispatchEvent(new HashChangeEvent("hashchange", { newURL: `${location.origin}/#${card.scene.id}?${starts[2].link}` }));
      await shows(starts[k].link, "A late report of the address that Back left");
    }
    await move(() => history.forward());
    await shows(starts[1].link, "Forward");
    gallery.drift.turn(false);
    return wrong;
  },

  /* Returns the presets and the limits of settings that make the page wider than the window. */
  async wide(width) {
    const { playCard: card } = gallery;
    await card.start();
    gallery.drift.turn(false);
    const wrong = [];
    const look = async (name) => {
      await frame();
      const sides = [document.documentElement.scrollWidth, document.body.scrollWidth, innerWidth];
      const phones = [...document.querySelectorAll(".play .frame")].map((node) => node.getBoundingClientRect().right);
      if (Math.max(...sides, ...phones) > width + 0.5) wrong.push(`${name}: ${sides}, phones end at ${phones}`);
    };
    for (const { title, link } of gallery.starts) {
      await playChecks.open(`#playground?${link}`);
      await look(title);
    }
    const link = "sections=3&by=1&count=3&header=44&headerpins=1&footer=30&footerpins=1&every=4&second=2&third=2&backgrounds=1";
    await playChecks.open(`#playground?${link}`);
    for (const { field } of card.groups.fields) {
      const value = card.engine.setting(field.name);
      for (const limit of [field.min, field.max]) {
        card.set(field.name, limit, false);
        while (card.frameRequest) await frame();
        await look(`${field.name}=${limit}`);
      }
      card.set(field.name, value, false);
      while (card.frameRequest) await frame();
    }
    return wrong;
  },

  /* Adds pasted sizes, and returns what the phones and the page show. */
  async photos(text) {
    const { playCard: card } = gallery;
    await card.start();
    await playChecks.open(`#playground?${gallery.starts[0].link}`);
    card.sources.opener.click();
    card.sources.form.querySelector("textarea").value = text;
    card.sources.form.requestSubmit();
    await frame();
    const [flow, own] = card.pair.screens.map(({ recording }) => Array.from(recording.frames));
    const starts = new Set(own.filter((_, k) => k % 4 === 0));
    const isInside = own.every((side, k) => k % 4 !== 0 || (side >= 0 && side + own[k + 2] <= 375.01));
    const { link } = card.engine;
    const note = card.unlike.textContent;
    card.sources.sampleButton.click();
    await frame();
    return { columns: starts.size, isInside, differs: flow.join() !== own.join(), link, note,
      message: card.sources.message.textContent };
  },
};
