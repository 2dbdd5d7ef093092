/* The playground's controls, in groups that open and close. */
class PlayGroups {
  constructor(changed, titled) {
    Object.assign(this, { changed, titled });
    this.fields = [];
    this.element = make("div", "groups");
  }

  /* Adds the field for the titles of headers. */
  addTitles() { this.fields.find(({ field }) => field.name === "header").row.after(this.titles()); }

  add({ title, fields }) {
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
    this.element.append(group);
  }

  field(name) { return this.fields.find(({ field }) => field.name === name)?.field; }

  titles() {
    const row = make("label", "control titles");
    this.titleInput = Object.assign(make("input"), {
      type: "text", name: "playground-titles", placeholder: "Rome, Delft, Kyoto", maxLength: 300 });
    this.titleInput.addEventListener("input", () => this.titled(this.titleInput.value));
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
