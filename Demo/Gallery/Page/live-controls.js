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

/* The settings as lines of the app that would have this screen. */
function liveCode({ columns, spacing, headers, footers, extent, scope }) {
  const lines = [
    "let layout = WaterfallFlowLayout()",
    "layout.sectionInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)",
    "layout.headerReferenceSize = CGSize(width: 0, height: 96)",
    "layout.footerReferenceSize = CGSize(width: 0, height: 34)",
    `layout.columnCount = ${columns}`,
    `layout.minimumLineSpacing = ${spacing}`,
    `layout.minimumInteritemSpacing = ${spacing}`,
  ];
  if (headers) lines.push("layout.sectionHeadersPinToVisibleBounds = true");
  if (footers) lines.push("layout.sectionFootersPinToVisibleBounds = true");
  if (headers && extent < 96) lines.push(`layout.pinnedHeaderExtent = ${extent}`);
  if ((headers || footers) && scope > 0) {
    lines.push(`layout.pinningScope = .${["", "untilNextPinned", "stacked"][scope]}`);
  }
  lines.push("collectionView.collectionViewLayout = layout");
  return lines.join("\n");
}
