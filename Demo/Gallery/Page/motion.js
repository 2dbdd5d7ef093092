/* Moves the elements of a screen from one layout to another, as UIKit would. */
const MOTION = 380;

/* How a screen turns. */
const TURN = { duration: MOTION, easing: "cubic-bezier(.3, .1, .2, 1)" };

function isStill() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/* What a screen shows at a moment, which can be in the middle of a move. */
class Still {
  constructor({ elements, offset, recording }) {
    Object.assign(this, { elements, offset, recording });
  }

  /* Pinned elements stay at their edge of the screen. */
  visible(offset) {
    return new Map([...this.elements].map(([name, state]) => {
      const frame = [...state.frame];
      if (state.pinned) frame[this.recording.main] += offset - this.offset;
      return [name, { ...state, frame }];
    }));
  }

  find(name, offset) { return this.recording.find(name, offset); }
}

/* The frames between two layouts. `part` is 0 for the first layout, and 1 for the second. */
class Blend {
  part = 0;
  /* The part of the time by which the last element on the screen begins later than the first. */
  spread = 0;
  /* How far the content offset of each layout is from the screen's. */
  shifts = [0, 0];
  ease = easedOut;

  get rest() { return 1 - this.part; }

  /* The layouts are recordings, or what a screen shows. `change` has the initial attributes of inserted elements and the final attributes of deleted elements. */
  constructor(from, to, { appear = {}, disappear = {} } = {}) {
    Object.assign(this, { from, to, appear, disappear });
  }

  visible(offset) {
    const layouts = [this.from, this.to];
    const [before, after] = layouts.map((layout, k) => layout.visible(offset - this.shifts[k]));
    const shown = new Map();
    const place = (name, here, k) => {
      const ghost = (k ? this.appear : this.disappear)[name];
      // An element that was off screen comes from its old frame. A new one fades in.
      const there = [after, before][k].get(name) ?? (ghost ? undefined : layouts[1 - k].find(name, offset - this.shifts[1 - k]));
      const end = there ? this.moved(there, 1 - k) : { ...this.moved(here, k), alpha: 0, ...ghost };
      const ends = [this.moved(here, k), end];
      shown.set(name, this.between(here, ...(k ? ends.reverse() : ends), offset));
    };
    for (const [name, state] of after) place(name, state, 1);
    for (const [name, state] of before) if (!shown.has(name)) place(name, state, 0);
    return shown;
  }

  /* Returns the frame of a layout's state in the screen's content coordinates. */
  moved({ frame, alpha = 1 }, k) {
    const own = [...frame];
    own[this.main] += this.shifts[k];
    return { frame: own, alpha };
  }

  get main() { return this.to.main ?? this.from.main; }

  get length() { return this.to.length ?? this.from.length; }

  between(state, from, to, offset) {
    const place = Math.min(1, Math.max(0, (to.frame[this.main] - offset) / this.length));
    const part = this.ease(Math.min(1, Math.max(0, this.part * (1 + this.spread) - this.spread * place)));
    const mix = (one, other) => one + (other - one) * part;
    return { ...state, frame: from.frame.map((side, k) => mix(side, to.frame[k])), alpha: mix(from.alpha, to.alpha) };
  }
}

/* Slow at the end. */
function easedOut(part) { return 1 - (1 - part) ** 3; }

/* Shows another recording. `change` is as in `Blend`. */
function morph(screen, recording, offset, change = {}) {
  const { recording: old, offset: oldOffset } = screen;
  if (isStill() || old.axis !== recording.axis) return screen.show(recording, offset);
  turn(screen, old.viewport, recording.viewport);
  const blend = new Blend(new Still(screen), recording, change);
  // An old frame moves with the offset, so that the element doesn't jump on screen.
  blend.shifts[0] = offset - oldOffset;
  screen.show(recording, offset, blend);
  const start = performance.now();
  const step = (now) => {
    if (screen.blend !== blend) return;
    blend.part = Math.min(1, Math.max(0, (now - start) / MOTION));
    if (blend.part === 1) return screen.finish();
    screen.render();
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}

/* Animates the size of the screen itself. */
function turn(screen, before, after) {
  if (before.join() === after.join()) return;
  const sizes = [before, after].map(([width, height]) => (
    { width: `${width}px`, height: `${height}px` }));
  for (const node of [screen.scroller, screen.glass]) {
    node.animate(sizes, TURN);
  }
}
