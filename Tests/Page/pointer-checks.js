/* The functions that Tests/Page/check-page runs before it presses controls with a real pointer. */
const pointerChecks = {
  controls: "a[href], button, summary, input:not([type=file]), select, textarea",

  /* Returns the visible controls. */
  get all() {
    return [...document.querySelectorAll(pointerChecks.controls)].filter((node) => (
      node.checkVisibility({ visibilityProperty: true }) && !node.matches(".skip, .unseen")));
  },

  /* Scrolls each control into view, and returns the controls that something else covers at one of nine points. */
  async covered() {
    const wrong = [];
    await gallery.playCard.start();
    gallery.drift.turn(false);
    for (const details of document.querySelectorAll("details:not(.menu)")) details.open = true;
    await frame();
    for (const node of pointerChecks.all) {
      node.scrollIntoView({ behavior: "instant", block: "center", inline: "center" });
      await frame();
      const misses = pointerChecks.points(node).map((point) => document.elementFromPoint(...point))
        .filter((hit) => !node.contains(hit) && !node.closest("label")?.contains(hit));
      if (misses.length > 0) {
        wrong.push(`${pointerChecks.name(node)} is covered at ${misses.length} points, by ${
          misses[0] ? `${misses[0].tagName} ${misses[0].className}` : "the edge of the window"}`);
      }
    }
    return wrong;
  },

  name(node) {
    return `${node.tagName} “${(node.ariaLabel || node.textContent || node.name).slice(0, 40)}”`;
  },

  /* Nine points of a control. A link in running text can have several boxes, so its first box counts. */
  points(node) {
    const { left, top, width, height } = node.getClientRects()[0];
    return [0.1, 0.5, 0.9].flatMap((x) => [0.15, 0.5, 0.85].map((y) => [left + x * width, top + y * height]));
  },

  /* Scrolls to a button, replaces the clipboard, and returns a point on the button. */
  async aim(k) {
    const button = pointerChecks.copies[k];
    if (!button) return null;
    copied = null;
    Object.defineProperty(navigator, "clipboard",
      { value: { writeText: async (text) => { copied = text; } }, configurable: true });
    button.scrollIntoView({ behavior: "instant", block: "center" });
    await steady(() => button.getBoundingClientRect().top);
    return pointerChecks.points(button)[4];
  },

  get copies() { return pointerChecks.all.filter((node) => node.matches(".copy")); },

  /* Returns what was copied since the last call of `aim`. */
  async copied() {
    await until(() => copied !== null);
    return copied ?? "";
  },
};
let copied = null;
