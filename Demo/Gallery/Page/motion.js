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
  const { recording: old, offset: oldOffset } = screen;
  const before = new Map([...screen.nodes].map(
    ([i, node]) => [old.identity(i), { node, state: screen.visible.get(i) }]));
  screen.show(recording, offset);
  if (isStill() || old.axis !== recording.axis) return;
  turn(screen, old.viewport, recording.viewport);
  /* Where an old frame has to be at the new scroll offset for the eye to see no jump. */
  const onScreen = ({ frame }) => {
    const moved = [...frame];
    moved[recording.main] += screen.offset - oldOffset;
    return { frame: moved, alpha: 1 };
  };
  for (const [i, node] of screen.nodes) {
    const identity = recording.identity(i);
    const { frame } = screen.visible.get(i);
    // What was not on screen before and is no insert fades in where it is.
    const from = before.has(identity) ? onScreen(before.get(identity).state)
      : change.appear?.[identity] ?? { frame, alpha: 0 };
    before.delete(identity);
    move(screen, node, from, { frame, alpha: 1 });
  }
  for (const [identity, { node, state }] of before) {
    const from = onScreen(state);
    screen.world.append(node);
    screen.place(node, { ...state, frame: from.frame, z: state.z - 1 });
    const to = change.disappear?.[identity] ?? { frame: from.frame, alpha: 0 };
    move(screen, node, from, to).onfinish = () => node.remove();
  }
}

/* The screen itself takes its new size as what is on it takes its new place. */
function turn(screen, before, after) {
  if (before.join() === after.join()) return;
  const sizes = [before, after].map(([width, height]) => (
    { width: `${width}px`, height: `${height}px` }));
  for (const node of [screen.scroller, screen.glass]) animate(node, sizes);
}

function move(screen, node, from, to) {
  return animate(node, [from, to].map(
    ({ frame, alpha }) => ({ ...screen.box(frame), opacity: alpha })));
}

function animate(node, states) {
  return node.animate(states, { duration: MOTION, easing: "cubic-bezier(.3, .1, .2, 1)" });
}
