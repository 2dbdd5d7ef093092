/* The recorded presets, with the interface of the engine. The phones show them before the engine has started,
   and if it can't start. */
class PlayRecord {
  constructor() { this.start = gallery.starts[0]; }

  /* Opens a preset by its link. Returns the link if it isn't one of a preset. */
  open(link) {
    const start = gallery.starts.find((start) => start.link === link);
    this.start = start ?? this.start;
    return start ? [] : [link];
  }

  layOut() {
    this.start.made ??= this.start.recordings.map((recording) => new Recording(recording));
    return this.start.made;
  }

  get link() { return this.start.link; }

  get code() { return this.start.code; }

  get flowCode() {
    const { code, flow, shared } = this.start;
    return [flow, ...code.split("\n").slice(-shared)].join("\n");
  }

  get sections() { return this.start.sections; }

  get colors() { return this.start.colors; }

  get difference() { return this.start.difference; }

  get reports() { return []; }

  statement() { return ""; }
}
