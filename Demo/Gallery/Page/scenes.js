/* The list of scenes, and the phone beside it. The phone shows the scene of the card at the middle of the window, or
   of the card that the reader uses. */
class SceneList {
  constructor(section, cards) {
    this.cards = cards;
    const phone = section.querySelector(".scene-phone");
    const list = section.querySelector(".list");
    for (const card of cards) {
      card.join(phone);
      list.append(card.element);
      // The card is shown before its button does something. A finger that scrolls the page presses no card.
      for (const sign of ["click", "focusin"]) card.element.addEventListener(sign, () => this.show(card), { capture: true });
    }
    this.watch();
    IS_NARROW.addEventListener("change", () => this.watch());
    // A jump can pass cards.
    addEventListener("scroll", () => {
      clearTimeout(this.resting);
      this.resting = setTimeout(() => this.settle(), 150);
    }, { passive: true });
    // The phone isn't empty when it comes into view.
    new IntersectionObserver(([entry], observer) => {
      if (!entry.isIntersecting) return;
      observer.disconnect();
      if (!this.card) this.bring(cards[0]);
    }, { rootMargin: "40% 0px" }).observe(section);
  }

  /* Where the reader looks, as a part of the window's height. In a narrow window, the phone is above the list, so the
     middle of the list is further below. */
  get line() { return IS_NARROW.matches ? 0.74 : 0.48; }

  /* After scrolling, shows the scene of the last card if the reader looks below it. */
  settle() {
    const last = this.cards.at(-1);
    const { bottom } = last.element.getBoundingClientRect();
    if (this.card && bottom > 0 && bottom < PAGE.height * this.line) this.show(last);
  }

  watch() {
    this.observer?.disconnect();
    const line = 100 * this.line;
    this.observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) this.show(this.cards.find(({ element }) => element === target));
      }
    }, { rootMargin: `-${line}% 0px -${100 - line}% 0px` });
    for (const { element } of this.cards) this.observer.observe(element);
  }

  /* Shows a scene on the phone. */
  bring(card) {
    if (this.card === card) return;
    this.card?.leave();
    this.card = card;
    card.enter();
  }

  /* Shows the scene of a card that the reader reads or uses, and lets it begin. */
  show(card) {
    if (!card) return;
    this.bring(card);
    card.activate();
  }
}
