/* The controls of the playground, in groups that fold; what they are is written in Swift. */
class PlayGroups {
  constructor(groups, changed, titled) {
    this.changed = changed;
    this.values = {};
    this.keys = {};
    this.fields = [];
    this.element = make("div", "groups");
    groups.forEach((group) => this.element.append(this.group(group)));
    const headers = this.fields.find(({ field }) => field.name === "header").row;
    headers.after(this.titles(titled));
  }

  group({ title, fields }) {
    const group = make("details", "group");
    group.open = title === "Columns";
    const summary = make("summary", "", title);
    const note = make("span", "changed");
    summary.append(note);
    const controls = make("div", "controls");
    const rows = fields.map((field) => this.field(field));
    controls.append(...rows.map(({ row }) => row));
    group.append(summary, controls);
    this.fields.push(...rows.map((row) => ({ ...row, note })));
    return group;
  }

  field(field) {
    const key = `play-${field.name}`;
    this.keys[field.name] = field.key;
    this.values[key] = field.initial;
    const tell = (isSmooth) => this.changed(field.key, this.values[key], isSmooth);
    if (field.choices) {
      const row = liveSwitch(this.values, key, field.label, field.choices, () => tell(true));
      const inputs = row.querySelectorAll("input");
      return { field, row, show: () => { inputs[this.values[key]].checked = true; } };
    }
    const say = (value) => {
      if (value === field.min && field.least) return field.least;
      if (value === field.max && field.greatest) return field.greatest;
      return field.name === "every" ? `1 in ${value}` : `${value} ${field.unit}`.trim();
    };
    const range = [field.min, field.max, 1];
    return { field, ...liveSlider(this.values, key, field.label, range, say, () => tell(false)) };
  }

  titles(titled) {
    const row = make("label", "control titles");
    this.titleInput = Object.assign(make("input"), {
      type: "text", name: "live-play-titles", placeholder: "Rome, Delft, Kyoto", maxLength: 300 });
    this.titleInput.addEventListener("input", () => titled(this.titleInput.value));
    row.append(make("span", "name", "Titles"), this.titleInput);
    return row;
  }

  /* Shows what is set; what does not count now is out of the way. */
  show(engine) {
    const notes = new Map();
    for (const { field, row, show, note } of this.fields) {
      this.values[`play-${field.name}`] = engine.setting(field.key);
      show();
      row.hidden = !engine.counts(field.key);
      const isChanged = !row.hidden && engine.setting(field.key) !== field.initial;
      notes.set(note, (notes.get(note) ?? 0) + (isChanged ? 1 : 0));
    }
    for (const [note, count] of notes) note.textContent = count > 0 ? `${count} changed` : "";
    // What is being typed stays as it is typed.
    if (document.activeElement !== this.titleInput) this.titleInput.value = engine.titles;
  }
}
