/* What can be set: sliders and switches that tell of each value, and show the one they are given. */
function makeSlider(name, text, { min, max }, say, changed) {
  const row = make("label", "control slider");
  const input = make("input");
  Object.assign(input, { type: "range", name, min, max });
  const output = make("output");
  const show = (value) => {
    input.value = value;
    output.textContent = say(value);
    input.setAttribute("aria-valuetext", output.textContent);
    input.style.setProperty("--part", (value - min) / (max - min));
  };
  input.addEventListener("input", () => {
    const value = Number(input.value);
    show(value);
    changed(value);
  });
  row.append(make("span", "name", text), input, output);
  return { row, show };
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

/* A field of the playground, on the card of this name; `changed` is told whether it may move smoothly. */
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
