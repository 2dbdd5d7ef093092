/* The list of scenes, and the phone beside it. The phone shows the scene of the card at the middle of the window, or
   of the card that the reader uses. */
class SceneList {
  constructor(section, cards) {
    this.cards = cards;
    const phone = section.querySelector(".scene-phone");
    const list = section.querySelector(".list");
    for (const card of cards) {
      card.enter(phone);
      list.append(card.element);
      for (const sign of ["pointerdown", "focusin"]) card.element.addEventListener(sign, () => this.show(card));
    }
    this.watch();
    IS_NARROW.addEventListener("change", () => this.watch());
  }

  /* In a narrow window, the phone is above the list, so the middle of the list is further below. */
  watch() {
    this.observer?.disconnect();
    const line = IS_NARROW.matches ? 74 : 48;
    this.observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) this.show(this.cards.find(({ element }) => element === target));
      }
    }, { rootMargin: `-${line}% 0px -${100 - line}% 0px` });
    for (const { element } of this.cards) this.observer.observe(element);
  }

  show(card) {
    if (!card || this.card === card) return;
    this.card?.deactivate();
    this.card = card;
    card.activate();
  }
}
