/* Sliders and switches. Each control calls `changed` with a new value, and `show` sets its value. A slider
   covers the `usual` values and the current value. While it's used, its range stays, because the knob would run away
   from a finger otherwise. The reader can type any number from `min` to `max`. */
function makeSlider(name, text, { min, max, usual = [min, max], step = 1 }, say, changed) {
  const row = make("div", "control slider");
  const input = Object.assign(make("input"), { type: "range", name, step, ariaLabel: text });
  const typed = Object.assign(make("input", "typed"), {
    inputMode: min < 0 ? "text" : "numeric", ariaLabel: `${text}, typed` });
  let range = usual;
  let isHeld = false;
  const show = (value) => {
    const isUsed = isHeld || document.activeElement === input;
    if (!isUsed || value < range[0] || value > range[1]) range = [Math.min(usual[0], value), Math.max(usual[1], value)];
    const [least, most] = range;
    Object.assign(input, { min: least, max: most, value });
    typed.value = say(value).replace("-", "−");
    input.setAttribute("aria-valuetext", typed.value);
    input.style.setProperty("--part", (value - least) / (most - least));
  };
  input.addEventListener("pointerdown", () => { isHeld = true; });
  for (const end of ["pointerup", "pointercancel", "touchend", "touchcancel", "change"]) {
    input.addEventListener(end, () => { isHeld = false; }, { passive: true });
  }
  const take = (value) => {
    show(value);
    changed(value);
  };
  typed.addEventListener("focus", () => {
    typed.value = input.value;
    typed.select();
  });
  const settle = () => {
    const number = Math.round(parseFloat(typed.value.replace(/^\s*[−–]\s*/, "-")));
    const value = Math.min(Math.max(number, min), max);
    if (value !== Number(input.value) && !Number.isNaN(number)) take(value); else show(Number(input.value));
  };
  typed.addEventListener("blur", settle);
  typed.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") show(Number(input.value));
    if (key === "Enter" || key === "Escape") typed.blur();
  });
  // If the reader types a digit while the slider has the focus, the digit goes into the text field.
  input.addEventListener("keydown", ({ key }) => { if (/^[-−\d]$/.test(key)) typed.focus(); });
  slide(input, take);
  // On screen, the number is before the slider.
  row.append(make("span", "name", text), typed, input);
  return { row, show };
}

/* Calls `take` with the values of a slider. A finger that scrolls the page must not set a value, so a finger
   sets one only after it has moved sideways, or when it's lifted without scrolling. */
function slide(input, take) {
  let start = null;
  const release = () => {
    if (start && !start.isScrolling && input.value !== start.value) take(Number(input.value));
    start = null;
  };
  // The browser also moves the slider while a finger scrolls the page. Undo that.
  const restore = () => {
    if (start?.isScrolling) input.value = start.value;
  };
  input.addEventListener("pointerdown", ({ pointerType, clientX }) => {
    start = pointerType === "touch" ? { x: clientX, value: input.value } : null;
  });
  input.addEventListener("pointermove", ({ clientX }) => {
    if (start && !start.isScrolling && Math.abs(clientX - start.x) > 8) release();
  });
  input.addEventListener("pointerup", release);
  input.addEventListener("pointercancel", () => {
    if (start) start.isScrolling = true;
    restore();
  });
  for (const end of ["touchend", "touchcancel"]) {
    input.addEventListener(end, () => {
      restore();
      start = null;
    }, { passive: true });
  }
  input.addEventListener("input", () => { if (start) restore(); else take(Number(input.value)); });
}

function makeSwitch(name, text, choices, changed) {
  const row = make("fieldset", "control");
  const set = make("div", "choices");
  const inputs = choices.map((choice, value) => {
    const label = make("label");
    const input = make("input");
    Object.assign(input, { type: "radio", name });
    input.addEventListener("change", () => changed(value));
    label.append(input, make("span", "", choice));
    set.append(label);
    return input;
  });
  row.append(make("legend", "", text), set);
  return { row, show: (value) => { inputs[value].checked = true; } };
}

/* A control of the playground. `changed` also receives whether the change is animated. */
function makeField(field, card, changed) {
  const name = `${card}-${field.name}`;
  if (field.choices) {
    return { field, ...makeSwitch(name, field.label, field.choices, (value) => changed(value, true)) };
  }
  const say = (value) => {
    if (value === field.min && field.least) return field.least;
    if (value === field.max && field.greatest) return field.greatest;
    return field.name === "every" ? `1 in ${value}` : `${value} ${field.unit}`.trim();
  };
  return { field, ...makeSlider(name, field.label, field, say, (value) => changed(value, false)) };
}
