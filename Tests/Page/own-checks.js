/* The functions that Tests/Page/check-page runs with the reader's pictures, before and after a reload. */
const ownChecks = {
  files() {
    return [[64, 48], [40, 80]].map(([width, height], index) => {
      const canvas = Object.assign(document.createElement("canvas"), { width, height });
      canvas.getContext("2d").fillStyle = "#00f";
      canvas.getContext("2d").fillRect(0, 0, width, height);
      const bytes = Uint8Array.from(atob(canvas.toDataURL().split(",")[1]), (c) => c.charCodeAt(0));
      return new File([bytes], `picture-${index}.png`, { type: "image/png" });
    });
  },

  /* Drops files, and waits until all are read, and the first one, which is 64 pixels wide, is visible. */
  async drop({ element, screen, sources }, files) {
    const data = new DataTransfer();
    for (const file of files) data.items.add(file);
    element.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true }));
    await until(() => screen.world.querySelector("img")?.naturalWidth === 64 && !sources.message.textContent.endsWith("…"));
  },

  /* Makes a photo of 12 megapixels, and returns the time to decode it in milliseconds. */
  async photo() {
    await gallery.playCard.start();
    const canvas = Object.assign(document.createElement("canvas"), { width: 4000, height: 3000 });
    const context = canvas.getContext("2d");
    for (let k = 0; k < 3000; k += 1) {
      context.fillStyle = `hsl(${k * 137} 60% 50%)`;
      context.fillRect((k * 997) % 4000, (k * 571) % 3000, 300, 200);
    }
    ownChecks.large = await new Promise((done) => canvas.toBlob(done, "image/jpeg", 0.9));
    canvas.width = 1;
    const began = performance.now();
    (await createImageBitmap(ownChecks.large)).close();
    return performance.now() - began;
  },

  /* Reads that photo several times, and returns the problems and the longest task in milliseconds. */
  async photos(count) {
    const { playCard: card } = gallery;
    const photo = ownChecks.large;
    const tasks = [0];
    const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)));
    observer.observe({ entryTypes: ["longtask"] });
    card.sources.take(Array.from({ length: count }, (_, k) => new File([photo], `IMG_${k}.jpg`, { type: "image/jpeg" })));
    for (const end = performance.now() + 120000; card.shown.pictures.length < count && performance.now() < end;) await pause(100);
    await pause(1000);
    observer.disconnect();
    const images = [...card.screen.world.querySelectorAll("img")];
    const wrong = images.filter((image) => Math.max(image.naturalWidth, image.naturalHeight) > 600)
      .map((image) => `a photo is shown with ${image.naturalWidth} by ${image.naturalHeight} pixels`);
    if (images.length === 0) wrong.push("no photo is shown");
    const { width, height } = card.shown.pictures[0] ?? {};
    if (`${width}x${height}` !== "4000x3000") wrong.push(`the size of a photo is ${width} by ${height}`);
    return { wrong, longest: Math.max(...tasks) };
  },

  /* A few pictures are in one section, at the top. A button says that the copied link is without them. */
  async few() {
    const { playCard: card } = gallery;
    const wrong = [];
    await playChecks.open("#playground?sections=4&by=1&header=44");
    card.screen.scrollTo(700);
    await ownChecks.drop(card, ownChecks.files());
    const { engine: { link }, screen: { offset } } = card;
    if (link !== "by=1&header=44" || offset !== 0) wrong.push(`a few pictures are at ${offset} of ${link}`);
    let copied = "";
    Object.defineProperty(navigator, "clipboard",
      { value: { writeText: async (text) => { copied = text; } }, configurable: true });
    const button = [...document.querySelectorAll(".bar-row button")].find(
      ({ textContent }) => textContent === "Copy link");
    button.click();
    await until(() => button.textContent !== "Copy link");
    if (button.textContent !== "Copied, without your pictures" || !copied.endsWith(`#playground?${link}`)) {
      wrong.push(`${copied} is copied, and said is ${button.textContent}`);
    }
    return wrong;
  },

  /* After a reload, the sizes are kept. Files that are chosen again have their old positions. */
  async again() {
    const { playCard: card } = gallery;
    await card.start();
    await until(() => document.querySelector(".starts .last"));
    document.querySelector(".starts .last").click();
    await until(() => card.shown.pictures.length === 2);
    const wrong = [];
    const say = () => wrong.push(`${card.shown.pictures.length} pictures, and said is ${card.sources.message.textContent}`);
    if (card.sources.message.textContent
      !== "2 pictures. Their sizes were kept. Add the files again to see them.") say();
    await ownChecks.drop(card, ownChecks.files().reverse());
    const names = card.shown.pictures.filter(({ url }) => url).map(({ name }) => name).join();
    if (names !== "picture-0.png,picture-1.png" || card.sources.message.textContent !== "2 pictures.") say();
    card.sources.sampleButton.click();
    return wrong;
  },
};
