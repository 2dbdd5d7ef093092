/* The phone of the chat, which shows messages as bubbles, and a keyboard. */
const OWN_MESSAGE = "Me: ";

class ChatScreen extends Screen {
  build(label) {
    const frame = super.build(label);
    this.keyboard = make("div", "keyboard");
    this.keyboard.setAttribute("aria-hidden", "true");
    for (const count of [10, 9, 9, 3]) {
      const row = make("div");
      row.append(...Array.from({ length: count }, () => make("span")));
      this.keyboard.append(row);
    }
    this.keyboard.prepend(make("p", "", "Message"));
    this.glass.append(this.keyboard);
    return frame;
  }

  show(recording, offset, options) {
    const { bottom } = recording;
    this.keyboard.classList.toggle("away", bottom === 0);
    if (bottom > 0) this.keyboard.style.height = `${bottom}px`;
    super.show(recording, offset, options);
  }

  makeNode(state) {
    if (state.kind !== "item") return super.makeNode(state);
    const text = this.scene.content.works[state.work];
    const isOwn = text.startsWith(OWN_MESSAGE);
    const node = make("div", `element message ${isOwn ? "own" : ""}`);
    node.dataset.element = `item-${state.section}-${state.item}`;
    const bubble = make("p");
    // Only whole lines are visible while a message grows.
    bubble.append(make("span", "", isOwn ? text.slice(OWN_MESSAGE.length) : text));
    node.append(bubble);
    return node;
  }

  describe() {}

  label() {}
}
