/* The playground's controls, in groups that open and close. */
class PlayGroups {
  constructor(groups, changed, titled) {
    this.changed = changed;
    this.fields = [];
    this.element = make("div", "groups");
    groups.forEach((group) => this.element.append(this.group(group)));
    const headers = this.fields.find(({ field }) => field.name === "header").row;
    headers.after(this.titles(titled));
  }

  group({ title, fields }) {
    const group = make("details", "group");
    group.open = title === "Columns";
    const controls = make("div", "controls");
    const rows = fields.map((field) => makeField(field, "playground", (value, isSmooth) => (
      this.changed(field.name, value, isSmooth))));
    rows.forEach(({ field, row, show }) => {
      show(field.first ?? field.initial);
      row.hidden = field.first === undefined;
    });
    controls.append(...rows.map(({ row }) => row));
    group.append(make("summary", "", title), controls);
    this.fields.push(...rows);
    return group;
  }

  field(name) { return this.fields.find(({ field }) => field.name === name)?.field; }

  titles(titled) {
    const row = make("label", "control titles");
    this.titleInput = Object.assign(make("input"), {
      type: "text", name: "playground-titles", placeholder: "Rome, Delft, Kyoto", maxLength: 300 });
    this.titleInput.addEventListener("input", () => titled(this.titleInput.value));
    row.append(make("span", "name", "Titles"), this.titleInput);
    return row;
  }

  /* Shows the settings, and hides the controls that have no effect now. */
  show(engine) {
    for (const { field, row, show } of this.fields) {
      show(engine.setting(field.name));
      row.hidden = !engine.counts(field.name);
    }
    // The text field keeps the text while the reader types.
    if (document.activeElement !== this.titleInput) this.titleInput.value = engine.titles;
  }
}
