import StickyWaterfall

/// The scenes that are states of the playground: the page shows them with the engine, and leads to them
/// by their links.
extension Scene {
  private static let headers = pinning("Headers", "headerpins=1")
  private static let footers = pinning("Footers", "footerpins=1")
  static let even = "line=8&gap=8&top=10&leading=10&bottom=10&trailing=10"
  static let screen = "width=320&height=580&" + even

  private static func pinning(_ label: String, _ link: String) -> Control {
    Control(label: label, choices: ["Scroll", "Stick"], initial: 1, links: ["", link])
  }

  static var stickySections: Scene {
    Scene(
      id: "sticky-sections", title: "Sections with sticky headers and footers",
      explanation: "Headers stop below the navigation bar and footers above the bottom edge, until "
        + "the end of their section pushes them out. The two stock flags do it.",
      controls: [
        headers, footers,
        Control(
          label: "Columns", choices: ["2", "3", "2, 3, 1"],
          links: ["count=2", "count=3", "count=2&second=3&third=1"]),
      ], link: screen + "&by=1&bar=64&sections=4&items=32&header=44&footer=32", start: 500)
  }

  static var collapsing: Scene {
    Scene(
      id: "collapsing", title: "A header that collapses",
      explanation: "The tall header slides out until 50 points of it are left, and those stay. "
        + "Pull beyond the top, and it can grow to fill the gap.",
      controls: [
        Control(
          label: "Stuck part", choices: ["50 points", "All of it"], links: ["headerkept=50", ""]),
        Control(
          label: "Pulled down", choices: ["Moves", "Holds", "Stretches"], initial: 2, plays: true,
          links: ["", "overscroll=1", "stretch=1"]),
      ], link: screen + "&by=1&count=2&sections=2&items=28&header=180&headerpins=1",
      invitesPulling: true)
  }

  static var stacking: Scene {
    Scene(
      id: "stacking", title: "Headers that stay longer",
      explanation: "A stuck header can leave with its section, stay until the next one takes its "
        + "place, or pile up with the others.",
      controls: [
        Control(
          label: "Scope", choices: ["Section", "Until the next", "Stacked"], initial: 2,
          links: ["", "scope=1", "scope=2"]),
        Control(label: "Gap", choices: ["0", "12"], links: ["", "headeroffset=12"]),
      ], link: screen + "&by=1&count=2&sections=4&items=26&header=40&headertop=24&headerpins=1",
      start: 1550)
  }

  static var plain: Scene {
    Scene(
      id: "waterfall", title: "The waterfall",
      explanation: "Each item goes to the column that is shortest so far, the leading one if two "
        + "are equal. Its height follows from the width of the column and its own proportions.",
      controls: [
        Control(
          label: "Columns", choices: ["2", "3", "4"], initial: 1,
          links: ["count=2", "count=3", "count=4"])
      ], link: screen + "&by=1&items=48")
  }

  static var horizontal: Scene {
    Scene(
      id: "horizontal", title: "Horizontal",
      explanation: "The same rules on the other axis: items fill the shortest row, and headers "
        + "stick to the leading edge.",
      controls: [
        Control(label: "Rows", choices: ["2", "3"], initial: 1, links: ["count=2", "count=3"]),
        headers,
      ], link: "width=320&height=480&sideways=1&by=1&sections=3&items=41&header=44&" + even)
  }

  static var alternating: Scene {
    Scene(
      id: "alternating", title: "Columns in turn",
      explanation: "Items go to one column after another whatever their heights, from the leading "
        + "edge or mirrored, where their order says more than balance.",
      controls: [
        Control(
          label: "Items go to", choices: ["The shortest", "The next", "The next, mirrored"],
          initial: 1, links: ["", "placement=1", "placement=2"])
      ], link: screen + "&by=1&count=2&items=25")
  }

  static var spanning: Scene {
    Scene(
      id: "spans", title: "Items across columns",
      explanation: "An item may span two columns or the full width. It goes where it can start "
        + "first, and what cannot be filled beside it stays free.",
      controls: [
        Control(
          label: "Every fifth spans", choices: ["One", "Two", "All"], initial: 1,
          links: ["", "every=5&span=0", "every=5&span=3"])
      ], link: screen + "&by=1&count=3&items=34")
  }

  static var rightToLeft: Scene {
    Scene(
      id: "right-to-left", title: "Right to left",
      explanation: "Where one reads from the right, columns fill from the right, and scrolling "
        + "sideways starts there.",
      controls: [
        Control(
          label: "Reading", choices: ["Left to right", "Right to left"], initial: 1,
          links: ["", "mirrored=1"]),
        Control(
          label: "Scrolling", choices: ["Vertical", "Horizontal"], links: ["", "sideways=1"]),
      ], link: screen + "&by=1&count=3&sections=3&items=43&header=44&headerpins=1")
  }

  static var cards: Scene {
    Scene(
      id: "cards", title: "A stack of cards",
      explanation: "Items stop at the top edge and later ones slide over them. A card that is "
        + "covered wholly is not even on the screen.",
      controls: [
        Control(label: "Cards", choices: ["Scroll", "Stack"], initial: 1, links: ["", "cards=1"])
      ],
      link: "width=320&height=580&by=1&count=1&items=12&shapes=1&line=-60"
        + "&top=12&leading=12&bottom=320&trailing=12", start: 300)
  }

  static var snapping: Scene {
    Scene(
      id: "snapping", title: "Scrolling that comes to rest",
      explanation: "Let go, and the screen rests with an item in the middle, at an edge, or at the "
        + "start of a section.",
      controls: [
        Control(
          label: "Rests at", choices: ["Anywhere", "An edge", "A centre", "A section"], initial: 2,
          plays: true, links: ["", "snapping=1", "snapping=2", "snapping=3"])
      ],
      link: "width=320&height=400&sideways=1&by=1&count=2&sections=3&items=24"
        + "&line=12&gap=12&top=24&leading=24&bottom=24&trailing=24")
  }

  static var backgrounds: Scene {
    Scene(
      id: "backgrounds", title: "Section backgrounds",
      explanation: "Register a view for the layout's background kind, and each section gets one "
        + "behind its items. Headers can have insets of their own.",
      controls: [
        Control(
          label: "Backgrounds", choices: ["Off", "On"], initial: 1, links: ["", "backgrounds=1"])
      ],
      link: "width=320&height=580&by=1&count=2&sections=3&items=22&line=8&gap=8&top=12&leading=20"
        + "&bottom=20&trailing=20&header=40&headertop=12&headersides=12&headerpins=1")
  }

  static var byDelegate: Scene {
    let properties = "count=3&line=3&gap=3&top=8&leading=8&bottom=8&trailing=8"
    let answers = Control(
      label: "Answers", choices: ["Properties", "Delegate"],
      links: [properties, "count=2&line=0&gap=0"])
    let all = "width=320&height=580&by=1&items=36"
    return Scene(
      id: "delegate", title: "Properties, or a delegate",
      explanation: "The properties say three columns, gaps of 3 and insets of 8. A delegate that "
        + "answers two columns and zeros wins.",
      controls: [answers], link: all
    ) { choice, state in
      choice.isOn(answers)
        ? DelegateViewController(PlayState(all + "&" + properties)) : state.controller()
    }
  }

  static var mixed: Scene {
    Scene(
      id: "mixed", title: "Tags, a waterfall and a list",
      explanation:
        "One layout, the stock delegate, and no columns set: the sizes decide. Tags keep "
        + "their rows, pictures of one width pack, a list stays a list, and the headers stick.",
      link: "width=348&height=580&" + even + "&sections=3&items=34&shapes=5&header=40&headerpins=1"
        + "&titles=Tags%2C%20Pictures%2C%20List", start: 60)
  }

  static var adaptive: Scene {
    let keeps = Control(
      label: "Turning", choices: ["Keeps the offset", "Keeps the item"], initial: 1, plays: true)
    let turned = Control(
      label: "Screen", choices: ["Upright", "On its side"], links: ["", "turned=1"])
    return Scene(
      id: "adaptive", title: "As many columns as fit",
      explanation: "Columns have a least width, and their number follows from the screen. Turned, "
        + "what stays moves to its new place, and the item at the top can keep where it was.",
      controls: [
        Control(
          label: "Columns", choices: ["90 wide", "140 wide"], links: ["least=90", "least=140"]),
        keeps, turned,
      ], script: .turning(turned), link: "width=320&height=540&by=2&items=60&" + even,
      isLive: false
    ) { choice, state in
      let layout = WaterfallFlowLayout()
      layout.keepsVisibleItemsInPlace = choice.isOn(keeps)
      return PicturesViewController(state, layout: layout)
    }
  }
}
