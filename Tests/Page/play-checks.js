/* The functions that Tests/Page/check-page runs in the playground. */
const playChecks = {
  /* Returns the problems of states, links, and pictures. The layout class returned the frames of the states. */
  async problems(said) {
    const { playCard: card } = gallery;
    await card.start();
    if (!card.isLive) return [card.sources.message.textContent];
    const wrong = [];
    for (const state of said) wrong.push(...await playChecks.unlike(card, state));
    wrong.push(...await playChecks.links(card), ...await playChecks.pictures(card));
    wrong.push(...playChecks.texts());
    wrong.push(...await playChecks.saved(card), ...playChecks.unnamed(card), ...playChecks.menu(card), ...await playChecks.preset(card));
    return wrong;
  },

  /* The saved picture has both phones on a background, with a margin. */
  async saved(card) {
    await playChecks.open("#playground?by=1&count=2");
    const canvas = await paintPhones(card, 1);
    const pixel = (x, y) => [...canvas.getContext("2d").getImageData(x, y, 1, 1).data].join();
    const isRight = [canvas.width, canvas.height].join() === "876,823" && pixel(0, 45) === "244,240,232,255"
      && pixel(40, 336) === "35,32,28,255" && pixel(451, 336) === "35,32,28,255";
    return isRight ? [] : [`the saved picture is ${canvas.width} by ${canvas.height}, ${pixel(4, 300)}`];
  },

  /* Opens a state by its link, and measures the visible screen. */
  async unlike(card, { link, moments, code, flow, reports }) {
    await playChecks.open(`#playground?${link}`);
    const wrong = [];
    const say = (text) => wrong.push(`${link}: ${text}`);
    for (const { offset, elements } of moments) {
      card.screen.scrollTo(offset);
      await frame();
      const shown = playChecks.shown(card);
      for (const text of playChecks.compare(card.screen, offset, elements, shown)) say(`at ${offset}: ${text}`);
      const [name, sides] = Object.entries(elements)[0] ?? [];
      const moved = { ...elements, [name]: sides?.map((side) => side + 1) };
      if (sides && playChecks.compare(card.screen, offset, moved, shown).length === 0) {
        say("a rectangle that is 1 point off was not noticed");
      }
    }
    const shown = [...card.lines.code.querySelectorAll(".line:not(del)")].map((line) => line.textContent);
    if (shown.join("") !== `${code.trimEnd()}\n`) say("the lines shown are not those of the state");
    if (card.engine.code !== code) say("the Swift is not that of the state");
    if (card.engine.flowCode !== flow) say("the flow layout's Swift is not that of the state");
    const told = [...card.reports.children].map((report) => report.textContent);
    if (told.join() !== reports.join()) say(`reports ${told}, not ${reports}`);
    if (card.engine.link !== link) say(`the link became ${card.engine.link}`);
    return wrong;
  },

  async open(hash) {
    await gallery.playCard.start();
    const before = location.hash;
    // The page's own listener opens the link before. An address that doesn't change sends no event.
    const opened = new Promise((done) => addEventListener("hashchange", done, { once: true }));
    location.hash = hash;
    if (location.hash !== before) await opened;
    for (const animation of gallery.playCard.element.getAnimations({ subtree: true })) animation.finish();
    const { line, pair } = gallery.playCard;
    for (const screen of pair.screens) screen.finish();
    line.settle();
    if (!line.isChanged) line.jump(true);
    gallery.drift.turn(false);
  },

  /* Returns x, y, width, height, and z index on the screen by name, at full size, because a browser
     rounds to 1/64 of its own pixels. */
  shown({ devices, screen: { glass, world } }) {
    const { transform } = devices.style;
    devices.style.transform = "none";
    const place = glass.getBoundingClientRect();
    const shown = Object.fromEntries([...world.querySelectorAll("[data-element]")].map((node) => {
      const box = node.getBoundingClientRect();
      return [node.dataset.element, [box.x - place.x, box.y - place.y, box.width, box.height,
        Number(getComputedStyle(node).zIndex)]];
    }));
    devices.style.transform = transform;
    return shown;
  },

  /* Content coordinates are left to right. From right to left, a collection view mirrors them. */
  compare({ recording }, offset, elements, shown) {
    const wrong = [];
    const [width, height] = recording.viewport;
    for (const name of new Set([...Object.keys(elements), ...Object.keys(shown)])) {
      let said = elements[name];
      if (said) {
        let [x, y, w, h, z] = said;
        if (recording.axis === "y") y -= offset; else x -= offset;
        if (recording.mirrored) x = width - x - w;
        said = [x, y, w, h, z];
      }
      const [x, y, w, h] = said ?? shown[name];
      // Rounding can decide whether an element at the edge intersects the screen.
      const meets = Math.min(x + w, width) - Math.max(x, 0) > 0.03
        && Math.min(y + h, height) - Math.max(y, 0) > 0.03;
      if (!meets) continue;
      if (!said || !shown[name]) wrong.push(`${name} is ${said ? "missing" : "too much"}`);
      else if (said.some((side, k) => Math.abs(side - shown[name][k]) > 0.03)) {
        wrong.push(`${name} is at ${shown[name]}, not ${said}`);
      }
    }
    return wrong;
  },

  async links(card) {
    const wrong = [];
    await playChecks.open("#playground?by=1&count=5&header=40");
    const slider = card.element.querySelector('[name="playground-count"]');
    if (slider.value !== "5") wrong.push("a link does not set the controls");
    slider.value = 6;
    slider.dispatchEvent(new Event("input"));
    await until(() => location.hash.includes("count=6"));
    if (location.hash !== "#playground?by=1&count=6&header=40") wrong.push(`the address is ${location.hash}`);
    if (card.now.textContent !== "layout.columnCount = 6") wrong.push(`below the screen: ${card.now.textContent}`);
    card.element.querySelector('[name="playground-headerpins"]:not(:checked)').click();
    await until(() => location.hash.includes("headerpins=1"));
    const typed = slider.parentElement.querySelector(".typed");
    typed.focus();
    typed.value = "12";
    typed.blur();
    await until(() => location.hash.includes("count=12"));
    typed.focus();
    typed.value = "3";
    typed.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
    await pause(100);
    if (typed.value !== "12" || slider.value !== "12") wrong.push("Escape does not restore a typed number");
    if (slider.value !== "12") wrong.push("a number that is typed does not set the slider");
    for (const [button, link] of [[card.undoButton, "by=1&count=6&header=40&headerpins=1"],
      [card.undoButton, "by=1&count=6&header=40"], [card.redoButton, "by=1&count=6&header=40&headerpins=1"],
      [card.undoButton, "by=1&count=6&header=40"]]) {
      button.click();
      await until(() => card.engine.link === link);
      if (card.engine.link !== link) wrong.push(`${button.ariaLabel} leads to ${card.engine.link}`);
    }
    card.groups.titleInput.value = "A";
    for (const value of ["A", "Ab", "Abc"]) {
      card.groups.titleInput.value = value;
      card.groups.titleInput.dispatchEvent(new Event("input"));
    }
    card.remember();
    card.undoButton.click();
    await until(() => !card.engine.link.includes("titles"));
    if (card.engine.link !== "by=1&count=6&header=40") wrong.push("typing is more than one step of undo");
    if (JSON.parse(localStorage.getItem(DESIGN)).link !== card.engine.link) wrong.push("the design is not kept");
    await playChecks.open("#playground?by=1&count=hundreds&line=4&titles=%C3%89t%C3%A9");
    if (card.engine.link !== "by=1&line=4&titles=%C3%89t%C3%A9") wrong.push("what can be read of a link is not kept");
    if (!card.sources.message.textContent.endsWith(": count=hundreds.")) wrong.push(card.sources.message.textContent);
    await playChecks.open("#playground?sections=999999&line=5");
    if (card.sources.message.textContent !== "sections=999999 is out of range: 1 to 12.") wrong.push(card.sources.message.textContent);
    for (const [shiftKey, link] of [[false, "by=1&line=4&titles=%C3%89t%C3%A9"], [true, "line=5"]]) {
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "z", ctrlKey: true, shiftKey, bubbles: true }));
      if (card.engine.link !== link) wrong.push(`Ctrl+Z leads to ${card.engine.link}`);
    }
    await playChecks.open("#playground?by=1&line=4");
    const spacing = card.element.querySelector('[name="playground-line"]');
    spacing.closest("details").open = true;
    const lineTyped = spacing.parentElement.querySelector(".typed");
    lineTyped.focus();
    lineTyped.value = "−10";
    lineTyped.blur();
    await until(() => location.hash.includes("line=-10"));
    if (spacing.value !== "-10" || lineTyped.value !== "−10 pt") wrong.push(`a typed −10 becomes ${spacing.value}, ${lineTyped.value}`);
    await playChecks.open(`#playground?line=3&${Array.from({ length: 5000 }, (_, k) => `x${k}`).join("&")}`);
    const unread = card.sources.message.textContent;
    if (!unread.endsWith(": x0, x1, x2 and 4,997 more.")) wrong.push(unread.slice(0, 200));
    await playChecks.open("#playground?header=40&titles=%3Cimg%20src%3Dx%20onerror%3D%22gallery.isRun%3D1%22%3E");
    const title = card.screen.world.querySelector(".band .name").textContent;
    if (title !== '<img src=x onerror="gallery.isRun=1">' || gallery.isRun) wrong.push(`a title is ${title}`);
    return wrong;
  },

  async pictures(card) {
    const wrong = [];
    const files = ownChecks.files();
    files.push(new File(["none"], "broken.jpg", { type: "image/jpeg" }),
      new File(['title,width_mm,height_mm\n"A, b",30,20.5\nC,0,5\n'], "sizes.csv", { type: "text/csv" }));
    await playChecks.open("#playground?by=1&line=5");
    await ownChecks.drop(card, files);
    const note = "3 pictures. These files could not be read: broken.jpg. sizes.csv: 1 line was left out, because it "
      + "has no width and height from 0.5 to 20,000.";
    if (card.sources.message.textContent !== note) wrong.push(`pictures: ${card.sources.message.textContent}`);
    wrong.push(...playChecks.pasted(card));
    await until(() => !card.screen.blend);
    const tiles = [...card.screen.world.querySelectorAll(".tile")];
    const names = tiles.map((tile) => tile.getAttribute("aria-label").split(", 1")[0]);
    if (names.join() !== "picture-0.png,picture-1.png,A, b,IMG_2041.jpg") wrong.push(`pictures: ${names}`);
    if (tiles[0].querySelector("img")?.naturalWidth !== 64) wrong.push("a picture is not shown");
    const { code } = card.engine;
    for (const size of ["width: 64, height: 48", "width: 40, height: 80", "width: 30, height: 20.5"]) {
      if (!code.includes(`CGSize(${size})`)) wrong.push(`the Swift has no size ${size}`);
    }
    const [x, y, width, height] = card.screen.visible.get("item-0").frame;
    const pixel = (await paintPhones(card, 2)).getContext("2d").getImageData(2 * (36 + x + 9 + 393 + 18) + width,
      2 * (36 + y + 9 + 52 - card.screen.offset) + height, 1, 1).data;
    if (pixel.join() !== "0,0,255,255") wrong.push(`the saved picture has ${pixel}`);
    card.sources.sampleButton.click();
    await frame();
    return wrong;
  },

  openChooser() {
    [...gallery.playCard.element.querySelectorAll(".sources button")][0].click();
  },

  /* Waits for a number of pictures, and returns their names and sizes. */
  async chosen(count) {
    const { shown } = gallery.playCard;
    await until(() => shown.pictures.length >= count);
    return shown.pictures.map(({ name, width, height }) => `${name} ${width}x${height}`);
  },

  /* Pasted sizes come after existing ones. Unusable text changes nothing, and the page says why. */
  pasted(card) {
    const form = card.element.querySelector(".paste");
    const paste = (text) => {
      form.querySelector("textarea").value = text;
      form.requestSubmit();
      return `${card.shown.pictures.length} ${card.sources.message.textContent}`;
    };
    const none = "No line has a width and height from 0.5 to 20,000.";
    return [["hello", `3 Nothing was added. ${none}`], ['{"a": 1}', `3 Nothing was added. ${none}`],
      ["[1,", "3 Nothing was added. This starts as JSON"], ["IMG_2041.jpg 3024 4032", "4 4 pictures."]]
      .filter(([text, answer]) => !paste(text).startsWith(answer))
      .map(([text]) => `pasted ${text}: ${card.sources.message.textContent}`);
  },

  /* Scrolls a slider into view, and returns a point on it. */
  async slider() {
    await playChecks.open("#playground?by=1&count=4");
    const slider = gallery.playCard.element.querySelector('[name="playground-count"]');
    slider.scrollIntoView({ behavior: "instant", block: "center" });
    await frame();
    const { x, y, width, height } = slider.getBoundingClientRect();
    return [x + width * 0.9, y + height / 2];
  },

  /* Reads sizes in several formats. */
  texts() {
    const limits = [0.5, 20000];
    return [["CGSize(width: 300, height: 400)", "300x400 "], ["width: 300, height: 400", "300x400 "],
      ['{"width": 3, "height": 4}\n{"width": 5, "height": 6, "name": "b"}\n{"no": 1}', "3x4 ,5x6 b (1 line"],
      ["-5 x 10\n3 x 4", "3x4  (1 line"], ['[{"width": 3, "height": 4}, {"name": "b"}]', "3x4  (1 line"],
      ["IMG_1.HEIC 3024 4032 2.1 MB", "3024x4032 IMG_1.HEIC"], ["1600 x 1067\nnone", "1600x1067  (1 line"],
      ["hero.jpg, 12 KB, 640 x 480", "640x480 hero.jpg"], ["width,height\n3,4\n5,x", "3x4  (1 line"],
      ['[{"width":1,"height":2},{"width":3,"height":4}]', "1x2 ,3x4 "]].flatMap(([text, answer]) => {
      const { pictures, problem } = readSizes(text, limits);
      const found = pictures.map(({ name, width, height }) => `${width}x${height} ${name}`).join();
      return `${found}${problem && ` (${problem}`}`.startsWith(answer) ? [] : [`${text} is read as ${found} ${problem}`];
    });
  },

  /* Returns the app of the screen, as a data address. */
  async app() {
    let made = null;
    const { createObjectURL } = URL;
    URL.createObjectURL = (blob) => {
      made = blob;
      return "data:,";
    };
    saveApp(gallery.playCard.engine.code);
    URL.createObjectURL = createObjectURL;
    return new Promise((done) => {
      const reader = new FileReader();
      reader.onload = () => done(reader.result);
      reader.readAsDataURL(made);
    });
  },

  /* The menu opens within the window. */
  menu() {
    const menu = document.querySelector(".menu");
    menu.open = true;
    const { left, right } = menu.querySelector("div").getBoundingClientRect();
    menu.open = false;
    return left >= 0 && right <= innerWidth ? [] : [`the menu goes from ${left} to ${right}`];
  },

  /* A preset opens at the offset where it shows its point, and scrolls on for a while. */
  async preset(card) {
    const start = gallery.starts.find(({ id }) => id === "sticky-sections");
    card.startRow.querySelector(`[data-link="${start.link}"]`).click();
    await until(() => card.engine.link === start.link && card.screen.offset > start.at + 1);
    const { offset } = card.screen;
    const isRight = offset > start.at && offset < start.at + 100 && gallery.drift.isMoving;
    gallery.drift.turn(false);
    return isRight ? [] : [`a preset that begins at ${start.at} is at ${offset}`];
  },

  /* Returns the controls without a name. */
  unnamed() {
    return [...document.querySelectorAll("input, textarea, button, summary")].filter((node) => {
      if (node.ariaHidden === "true") return false;
      const text = node.labels?.length ? node.labels[0].textContent : node.textContent;
      return !text.trim() && !node.getAttribute("aria-label");
    }).map((node) => `${node.outerHTML} has no name`);
  },

  /* Focuses a control for keys, and returns its value. */
  async reach() {
    await playChecks.open("#playground?by=1&count=5");
    gallery.playCard.element.querySelector('[name="playground-count"]').focus();
    return playChecks.count();
  },

  async count() {
    await pause(200);
    return Number(new URLSearchParams(gallery.playCard.engine.link).get("count"));
  },
};
