/* Animates a screen from one recording to another, as UIKit would. */
const MOTION = 380;

function isStill() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/* Shows another recording. `change` has the initial attributes of inserted elements and the final attributes
   of deleted elements, by identity. */
function morph(screen, recording, offset, change = {}) {
  const { recording: old, offset: oldOffset } = screen;
  const before = new Map([...screen.nodes].map(
    ([i, node]) => [old.identity(i), { node, state: screen.visible.get(i) }]));
  screen.show(recording, offset);
  if (isStill() || old.axis !== recording.axis) return;
  turn(screen, old.viewport, recording.viewport);
  // An old frame moves with the offset, so that the element doesn't jump on screen.
  const onScreen = ({ frame }) => {
    const moved = [...frame];
    moved[recording.main] += screen.offset - oldOffset;
    return { frame: moved, alpha: 1 };
  };
  for (const [i, node] of screen.nodes) {
    const identity = recording.identity(i);
    const { frame } = screen.visible.get(i);
    // An element that was off screen and wasn't inserted fades in at its frame.
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

/* Animates the size of the screen itself. */
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
