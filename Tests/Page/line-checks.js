/* The functions that Tests/Page/check-page runs while the line changes on the second phone. */
const lineChecks = {
  /* Returns the visible button that changes the line, as a point that a pointer hits. */
  async button() {
    const button = [...document.querySelectorAll(".change")].find((node) => node.checkVisibility());
    const { left, top, width, height } = button.getBoundingClientRect();
    const point = [left + width / 2, top + height / 2];
    return { point, text: button.textContent, isHit: button.contains(document.elementFromPoint(...point)) };
  },

  /* Returns what the reader sees: the captions, the diff, the button below the phones, and the items of both phones. */
  seen() {
    const { pair: { screens }, captions, line } = gallery.playCard;
    const [flow, own] = screens.map(({ world, scroller }) => {
      const glass = scroller.getBoundingClientRect();
      return Object.fromEntries([...world.querySelectorAll(".tile")].map((node) => {
        const box = node.getBoundingClientRect();
        return [node.dataset.element, { x: box.x - glass.x, y: box.y - glass.y, alpha: Number(getComputedStyle(node).opacity) }];
      }));
    });
    const holes = Math.max(0, ...[...screens[1].world.querySelectorAll(".holes")].map((node) => Number(node.style.opacity)));
    return { time: performance.now(), captions: captions.map((caption) => caption.textContent), flow, own, holes,
      height: screens[1].scroller.getBoundingClientRect().height, place: line.place,
      added: getComputedStyle(document.querySelector(".diff ins")).fontWeight, play: document.querySelector(".play-button").textContent };
  },

  /* Records frames for a time in milliseconds. */
  record(time) {
    lineChecks.frames = (async () => {
      const frames = [lineChecks.seen()];
      for (const end = performance.now() + time; performance.now() < end;) {
        await frame();
        frames.push(lineChecks.seen());
      }
      return frames;
    })();
  },

  isSame({ flow, own }) {
    const names = Object.keys(flow);
    return names.length === Object.keys(own).length && names.every((name) => own[name]
      && Math.abs(own[name].x - flow[name].x) + Math.abs(own[name].y - flow[name].y) < 1);
  },

  /* The page opens with the flow layout on both phones. After a while, the line changes, once. The length runs down,
     the items slide, and then the phones drift. Times count from the navigation. */
  async opening(longest) {
    lineChecks.record(longest);
    const frames = await lineChecks.frames;
    const wrong = [];
    const say = (isRight, text) => { if (!isRight) wrong.push(text); };
    const isFlow = ({ captions }) => captions[1].startsWith("UICollectionViewFlowLayout()");
    say(lineChecks.isSame(frames[0]) && isFlow(frames[0]), `at first, the second phone is ${frames[0].captions[1]}`);
    say(frames[0].captions[0] === frames[0].captions[1], `at first, the captions are ${frames[0].captions}`);
    say(frames[0].added === "400", "at first, the added line isn't gray");
    const turns = frames.filter((one, k) => k > 0 && isFlow(one) !== isFlow(frames[k - 1]));
    say(turns.length === 1 && turns[0].time < 3000, `the line changes at ${turns.map(({ time }) => Math.round(time))} ms`);
    const last = frames.at(-1);
    say(last.captions[1] === "WaterfallFlowLayout()4,589, 11% shorter", `in the end, the caption is ${last.captions[1]}`);
    say(last.added === "700" && !lineChecks.isSame(last), "in the end, the line isn't added");
    return [...wrong, ...isStill() ? lineChecks.states(frames) : lineChecks.moves(frames)];
  },

  /* Without motion, no frame is between both layouts. */
  states(frames) {
    const between = frames.filter(({ place }) => place > 0 && place < 1);
    return between.length > 0 || frames.some(({ play }) => play !== "Play") ? ["with reduced motion, something moves"] : [];
  },

  /* Checks the frames of a move: items slide for about a second, the length runs, and the holes fade. */
  moves(frames) {
    const wrong = [];
    const say = (isRight, text) => { if (!isRight) wrong.push(text); };
    const moving = frames.filter(({ place }) => place > 0 && place < 1);
    const time = moving.at(-1)?.time - moving[0]?.time;
    say(time > 600 && time < 1600, `the items move for ${Math.round(time)} ms`);
    const lengths = moving.map(({ captions }) => Number(/\)([\d,]+) points$/.exec(captions[1])?.[1].replace(",", "")));
    say(new Set(lengths).size > 5 && lengths.every((length, k) => k === 0 || length <= lengths[k - 1]),
      `the length runs from ${lengths[0]} to ${lengths.at(-1)}`);
    say(moving.some(({ holes }) => holes < 0.05), "the holes don't fade while the items move");
    say(frames.at(-1).play === "Pause", "after the change, the phones don't drift");
    return [...wrong, ...lineChecks.jumps(frames), ...lineChecks.arrivals(frames[0], frames.slice(0, frames.indexOf(moving.at(-1)) + 1))];
  },

  /* No item jumps: from frame to frame, it goes at most as far as it can in the time between them. */
  jumps(frames) {
    return frames.slice(1).flatMap((now, k) => Object.entries(now.own).flatMap(([name, { x, y }]) => {
      const before = frames[k].own[name];
      const way = before ? Math.hypot(x - before.x, y - before.y) : 0;
      const most = 4 + 2.2 * (now.time - frames[k].time) * now.height / 700;
      return way > most ? [`${name} jumps ${Math.round(way)} points in ${Math.round(now.time - frames[k].time)} ms`] : [];
    })).slice(0, 3);
  },

  /* An item that was off screen comes from below the edge, opaque. */
  arrivals(first, frames) {
    const seen = new Set(Object.keys(first.own));
    const found = [];
    for (const { own, height } of frames) {
      for (const [name, { y, alpha }] of Object.entries(own)) {
        if (!seen.has(name)) found.push({ name, isRight: alpha === 1 && y > height - 1 });
        seen.add(name);
      }
    }
    const wrong = found.filter(({ isRight }) => !isRight);
    return found.length === 0 ? ["no item arrives"] : wrong.map(({ name }) => `${name} appears from nothing`);
  },

  /* Returns the problems of a move back that a press interrupted. In the end, it must show the layout again that it had. */
  async interrupted(isChanged) {
    const frames = await lineChecks.frames;
    const { line } = gallery.playCard;
    const [low, high] = [Math.min(...frames.map(({ place }) => place)), Math.max(...frames.map(({ place }) => place))];
    const wrong = lineChecks.jumps(frames);
    if (!(isChanged ? low > 0.02 && low < 0.98 && high === 1 : high > 0.02 && high < 0.98 && low === 0)) {
      wrong.push(`the move goes from ${low} to ${high}`);
    }
    if (line.isChanged !== isChanged || line.place !== (isChanged ? 1 : 0)) wrong.push(`in the end, it's at ${line.place}`);
    if (lineChecks.isSame(frames.at(-1)) === isChanged) wrong.push("in the end, the phones show another layout");
    return wrong;
  },
};
