/* The functions that Tests/Page/check-page runs in the scene with a million items. */
const liveChecks = {
  /* Returns the engine's frames without the page's scripts, and the rectangles that the browser shows. */
  async show(settings, place) {
    const card = gallery.liveCard;
    await card.start();
    const { screen, engine } = card;
    if (!screen) return { wrong: card.time.textContent };
    for (const [key, value] of Object.entries(settings ?? {})) {
      const inputs = [...card.element.querySelectorAll(`[name="live-${key}"]`)];
      if (inputs[0].type === "radio") { inputs[value].click(); continue; }
      inputs[0].value = value;
      inputs[0].dispatchEvent(new Event("input"));
    }
    while (card.settled) await card.settled;
    await frame();
    const { recording } = screen;
    const offset = place.fraction === undefined ? place.offset
      : Math.round(place.fraction * recording.last * 2) / 2;
    screen.scrollTo(offset);
    await frame();
    const numbers = engine.find(offset);
    const said = {};
    for (let k = 0; k < numbers.length; k += 9) {
      const kind = ["header", "item", "footer"][numbers[k]];
      const [x, y, ...rest] = numbers.slice(k + 3, k + 8);
      said[`${kind}-${numbers[k + 1]}-${numbers[k + 2]}`] = [x, y - offset, ...rest];
    }
    const { transform } = card.devices.style;
    card.devices.style.transform = "none";
    const glass = screen.glass.getBoundingClientRect();
    const shown = Object.fromEntries([...screen.world.children].map((node) => {
      const box = node.getBoundingClientRect();
      return [node.dataset.element, [box.x - glass.x, box.y - glass.y, box.width, box.height, Number(getComputedStyle(node).zIndex)]];
    }));
    card.devices.style.transform = transform;
    return { offset, at: screen.offset, said, shown, nodes: screen.world.children.length,
      size: recording.viewport, sum: recording.items, sections: recording.totals.length,
      time: card.time.textContent };
  },

  /* Scrolls twice to the end of the scroller, which is a window onto the content. */
  async slide() {
    const { screen } = gallery.liveCard;
    screen.scrollTo(0);
    const reached = [];
    for (let turn = 0; turn < 2; turn += 1) {
      screen.scroller.scrollTop = 1e9;
      await until(() => screen.scroller.matches(".scrolling"));
      await until(() => !screen.scroller.matches(".scrolling"));
      reached.push(screen.offset);
    }
    return reached;
  },

  async press(key) {
    const { screen } = gallery.liveCard;
    screen.scroller.focus({ preventScroll: true });
    screen.scroller.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    await new Promise((done) => requestAnimationFrame(done));
    return [screen.offset, screen.recording.last];
  },
};
