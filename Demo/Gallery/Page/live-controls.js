/* What can be set on the live scene: sliders and switches that write into its settings. */
function liveSlider(settings, key, text, [min, max, step], say, changed) {
  const row = make("label", "control slider");
  const input = make("input");
  Object.assign(input, { type: "range", name: `live-${key}`, min, max, step });
  const output = make("output");
  const show = () => {
    input.value = settings[key];
    output.textContent = say(settings[key]);
    input.setAttribute("aria-valuetext", output.textContent);
    input.style.setProperty("--part", (settings[key] - min) / (max - min));
  };
  input.addEventListener("input", () => {
    settings[key] = Number(input.value);
    show();
    changed();
  });
  row.append(make("span", "name", text), input, output);
  show();
  return { row, show };
}

function liveSwitch(settings, key, text, choices, changed) {
  const row = make("fieldset", "control");
  const set = make("div", "choices");
  choices.forEach((choice, value) => {
    const label = make("label");
    const input = make("input");
    Object.assign(input, { type: "radio", name: `live-${key}`, checked: value === settings[key] });
    input.addEventListener("change", () => {
      settings[key] = value;
      changed();
    });
    label.append(input, make("span", "", choice));
    set.append(label);
  });
  row.append(make("legend", "", text), set);
  return row;
}

/* The settings as a link of the playground, whose generator writes the lines of the app. */
function liveLink({ columns, spacing, headers, footers, extent, scope }) {
  const whole = 200;
  return `by=1&count=${columns}&line=${spacing}&gap=${spacing}&top=8&leading=8&bottom=8&trailing=8`
    + `&header=96&headerpins=${headers}&headerkept=${extent < 96 ? extent : whole}`
    + `&footer=34&footerpins=${footers}&scope=${headers || footers ? scope : 0}`;
}
