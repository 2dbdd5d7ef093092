/* Changes of what a screen shows: another recording, with the frames before and after as the
   layout gave them. How an animation gets from one to the other is not the layout's to say. */
const MOTION = 380;

function isStill() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/* Shows another recording; what both show moves from its old place to its new one.
   `change` may hold `appear` and `disappear`: the attributes that inserted elements start from and
   deleted ones end at, by identity. */
function morph(screen, recording, offset, change = {}) {
  const before = new Map();
  for (const [i, node] of screen.nodes) {
    before.set(screen.recording.identity(i), { node, state: screen.visible.get(i) });
  }
  const shift = screen.offset;
  const vertical = screen.recording.axis === "y";
  const turned = screen.recording.viewport;
  screen.show(recording, offset);
  if (isStill() || vertical !== (recording.axis === "y")) return;
  turn(screen, turned, recording.viewport);
  const kept = new Set();
  for (const [i, node] of screen.nodes) {
    const identity = recording.identity(i);
    const old = before.get(identity);
    kept.add(identity);
    const from = old ? onScreen(old.state.frame, shift, screen.offset, recording)
      : change.appear?.[identity] ?? outside(screen.visible.get(i).frame);
    setOff(screen, node, from, screen.visible.get(i));
  }
  for (const [identity, old] of before) {
    if (kept.has(identity)) continue;
    leave(screen, old, change.disappear?.[identity], shift);
  }
  screen.world.getBoundingClientRect();
  screen.world.classList.add("moving");
  requestAnimationFrame(() => arrive(screen));
  clearTimeout(screen.motion);
  screen.motion = setTimeout(() => settle(screen), MOTION + 60);
}

/* The screen itself takes its new size as what is on it takes its new place. */
function turn(screen, before, after) {
  if (before.join() === after.join()) return;
  const sizes = [before, after].map(([width, height]) => (
    { width: `${width}px`, height: `${height}px` }));
  for (const node of [screen.scroller, screen.glass]) {
    node.animate(sizes, { duration: MOTION, easing: "cubic-bezier(.3, .1, .2, 1)" });
  }
}

/* An old frame where the new scroll offset would have to have it for the eye to see no jump. */
function onScreen(frame, oldOffset, newOffset, recording) {
  const moved = [...frame];
  moved[recording.main] += newOffset - oldOffset;
  return { frame: moved, alpha: 1 };
}

/* What was not on screen before and is no insert fades in where it is. */
function outside(frame) {
  return { frame, alpha: 0 };
}

function setOff(screen, node, from, state) {
  screen.place(node, { ...state, frame: from.frame });
  node.style.opacity = from.alpha;
  node.arrival = state;
}

function leave(screen, old, final, shift) {
  const from = onScreen(old.state.frame, shift, screen.offset, screen.recording);
  const to = final ?? { frame: from.frame, alpha: 0 };
  screen.world.append(old.node);
  screen.place(old.node, { ...old.state, frame: from.frame, z: old.state.z - 1 });
  old.node.arrival = { ...old.state, frame: to.frame, z: old.state.z - 1 };
  old.node.departs = to.alpha;
}

function arrive(screen) {
  for (const node of screen.world.children) {
    if (!node.arrival) continue;
    screen.place(node, node.arrival);
    node.style.opacity = node.departs ?? 1;
  }
}

function settle(screen) {
  screen.world.classList.remove("moving");
  for (const node of [...screen.world.children]) {
    if (node.departs !== undefined) node.remove();
    delete node.arrival;
    node.style.opacity = "";
  }
  screen.render();
}
