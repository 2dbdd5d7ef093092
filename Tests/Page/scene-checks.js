/* The functions that Tests/Page/check-page runs in the list of scenes. */
const sceneChecks = {
  get ids() { return gallery.list.cards.map(({ scene }) => scene.id); },

  get isNarrow() { return IS_NARROW.matches; },

  /* Returns how far a reader scrolls to a card, in points. */
  way(id) {
    const { top, height } = document.getElementById(id).getBoundingClientRect();
    return top + height / 2 - innerHeight * (IS_NARROW.matches ? 0.74 : 0.48);
  },

  /* Returns whether a part of the phone is outside the window. */
  isCutOff(screen) {
    const { left, top, right, bottom } = screen.getBoundingClientRect();
    return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
  },

  /* Returns the problems of what the phone shows beside a card. */
  async beside(id) {
    await until(() => gallery.list.card?.scene.id === id && gallery.list.card.screen);
    await pause(350);
    const wrong = [];
    const stages = [...document.querySelectorAll(".scene-phone .stage")].filter((stage) => stage.checkVisibility({ visibilityProperty: true }));
    const { card } = gallery.list;
    if (stages.length !== 1 || stages[0] !== card.stageElement) wrong.push(`${stages.length} scenes are visible`);
    const screen = card.screen.element;
    const { left, top, right, bottom } = screen.getBoundingClientRect();
    if (this.isCutOff(screen)) wrong.push("the phone is cut off");
    for (const name of screen.querySelectorAll(".band:not(.slim) .name")) {
      if ((name.getBoundingClientRect().left - left) / card.zoom < 24) wrong.push(`“${name.textContent}” touches the phone's corner`);
    }
    if (!screen.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))) wrong.push("something covers the phone");
    if (card.screen.nodes.size < 3) wrong.push(`the phone shows ${card.screen.nodes.size} elements`);
    const words = card.element.getBoundingClientRect();
    const isBeside = IS_NARROW.matches ? bottom <= words.bottom : left >= words.right;
    if (!isBeside || card.element.querySelector(".screen")) wrong.push("the phone isn't beside the words");
    if (document.querySelectorAll(".scene.active").length !== 1) wrong.push("not one card is active");
    if ([...document.querySelectorAll("button")].filter(({ textContent }) => textContent === "Start again").length > 1) {
      wrong.push("one can start again in two ways");
    }
    return wrong.map((text) => `${id}: ${text}`);
  },

  /* Plays every step of the scene, and returns the problems of the phone while it turns: it's in the window, and its
     middle stays. */
  async turns() {
    const { card } = gallery.list;
    clearTimeout(card.waiting);
    const screen = card.screen.element;
    const wrong = [];
    for (const step of card.player.steps.keys()) {
      await card.player.play();
      const parts = card.stageElement.getAnimations({ subtree: true }).filter(({ transitionProperty }) => !transitionProperty);
      if (parts.length < 3) wrong.push(`step ${step} animates ${parts.length} parts`);
      const middles = [];
      for (let time = 0; time <= MOTION; time += MOTION / 19) {
        for (const part of parts) {
          part.pause();
          part.currentTime = Math.min(time, MOTION - 1);
        }
        const { left, right } = screen.getBoundingClientRect();
        middles.push((left + right) / 2);
        if (this.isCutOff(screen)) wrong.push(`step ${step}: the phone is cut off after ${Math.round(time)} ms`);
      }
      if (Math.max(...middles) - Math.min(...middles) > 2) wrong.push(`step ${step}: the phone's middle moves`);
      for (const part of parts) part.finish();
    }
    return wrong;
  },

  /* Returns a point on the button that plays the next step of a scene, and its text. */
  async step(id) {
    const card = gallery.list.cards.find(({ scene }) => scene.id === id);
    clearTimeout(card.waiting);
    const button = card.element.querySelector(".actions button");
    const { left, top, width, height } = button.getBoundingClientRect();
    const point = [left + width / 2, top + height / 2];
    return { point, text: button.textContent, isHit: button.contains(document.elementFromPoint(...point)) };
  },

  /* Returns the problems of the chat after a step: the last message is whole above the end, or above the keyboard. */
  async end() {
    const { screen } = gallery.list.card;
    await until(() => !screen.blend);
    await pause(400);
    const { bottom, last } = screen.recording;
    const messages = [...screen.world.querySelectorAll(".message")].map((node) => node.getBoundingClientRect());
    const glass = screen.glass.getBoundingClientRect();
    const zoom = glass.height / screen.recording.length;
    const edge = (bottom > 0 ? screen.keyboard.getBoundingClientRect().top : glass.bottom) - 12 * zoom;
    const lowest = Math.max(...messages.map((box) => box.bottom));
    const isRight = Math.abs(lowest - edge) < 1.5 && Math.abs(screen.offset - last) < 0.5;
    return isRight ? [] : [`the last message ends at ${lowest}, not ${edge}`];
  },

  /* Beside what comes after the scenes, there is no phone. */
  async after() {
    scrollTo({ top: 1e6, behavior: "instant" });
    await pause(300);
    const { top } = document.getElementById("install").getBoundingClientRect();
    const phones = [...document.querySelectorAll(".frame")].filter((node) => node.checkVisibility({ visibilityProperty: true }))
      .filter((node) => node.getBoundingClientRect().bottom > Math.max(0, top));
    return phones.map(() => "a phone is beside the install line");
  },
};
