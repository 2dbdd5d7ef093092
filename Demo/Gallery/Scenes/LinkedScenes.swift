import StickyWaterfall

/// The scenes that are states of the playground. The page shows a preset in place of most of them.
extension Scene {
  private static let headers = pinning("Headers", "headerpins=1")
  private static let footers = pinning("Footers", "footerpins=1")
  static let even = "line=8&gap=8&top=10&leading=10&bottom=10&trailing=10"
  static let screen = "width=320&height=580&" + even

  private static func pinning(_ label: String, _ link: String) -> Control {
    Control(label: label, choices: ["Scroll", "Pin"], initial: 1, links: ["", link])
  }

  static var stickySections: Scene {
    Scene(
      id: "sticky-sections", title: "Sticky headers and footers",
      explanation:
        "Headers pin below the navigation bar and footers above the bottom edge, until the "
        + "end of their section pushes them out. The flow layout's two properties do it.",
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
      explanation:
        "The tall header slides out until 50 points are left, and then pins. If you pull "
        + "past the top, it can stretch to fill the gap.",
      controls: [
        Control(
          label: "Pinned part", choices: ["50 points", "All of it"], links: ["headerkept=50", ""]),
        Control(
          label: "Pulled down", choices: ["Moves", "Stays", "Stretches"], initial: 2, plays: true,
          links: ["", "overscroll=1", "stretch=1"]),
      ], link: screen + "&by=1&count=2&sections=2&items=28&header=180&headerpins=1",
      invitesPulling: true)
  }

  static var stacking: Scene {
    Scene(
      id: "stacking", title: "Headers that stay longer",
      explanation:
        "A pinned header can leave with its section, stay until the next one arrives, or "
        + "stack up with the others.",
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
      explanation:
        "Each item goes into the shortest column. Its height keeps its aspect ratio at the "
        + "width of the column.",
      controls: [
        Control(
          label: "Columns", choices: ["2", "3", "4"], initial: 1,
          links: ["count=2", "count=3", "count=4"])
      ], link: screen + "&by=1&items=48")
  }

  static var horizontal: Scene {
    Scene(
      id: "horizontal", title: "Horizontal",
      explanation: "Items go into the shortest row, and headers pin to the leading edge.",
      controls: [
        Control(label: "Rows", choices: ["2", "3"], initial: 1, links: ["count=2", "count=3"]),
        headers,
      ], link: "width=320&height=480&sideways=1&by=1&sections=3&items=41&header=44&" + even)
  }

  static var alternating: Scene {
    Scene(
      id: "alternating", title: "Columns in turn",
      explanation:
        "Items go into the columns in turn, from the leading or the trailing edge, if their "
        + "order is more important than equal column heights.",
      controls: [
        Control(
          label: "Items go to", choices: ["The shortest", "The next", "The next, mirrored"],
          initial: 1, links: ["", "placement=1", "placement=2"])
      ], link: screen + "&by=1&count=2&items=25")
  }

  static var spanning: Scene {
    Scene(
      id: "spans", title: "Items across columns",
      explanation: "An item can span several columns or the full width. It goes to the highest "
        + "position where it fits.",
      controls: [
        Control(
          label: "Every fifth spans", choices: ["One", "Two", "All"], initial: 1,
          links: ["", "every=5&span=0", "every=5&span=3"])
      ], link: screen + "&by=1&count=3&items=34")
  }

  static var rightToLeft: Scene {
    Scene(
      id: "right-to-left", title: "Right to left",
      explanation:
        "From right to left, columns fill from the right, and horizontal scrolling starts "
        + "there.",
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
      explanation:
        "Items stop at the top edge, and later items slide over them. UIKit doesn't keep "
        + "cells for items that are covered completely.",
      controls: [
        Control(label: "Cards", choices: ["Scroll", "Stack"], initial: 1, links: ["", "cards=1"])
      ],
      link: "width=320&height=580&by=1&count=1&items=12&shapes=1&line=-60"
        + "&top=12&leading=12&bottom=320&trailing=12", start: 300)
  }

  static var snapping: Scene {
    Scene(
      id: "snapping", title: "Snapping",
      explanation:
        "Scrolling comes to rest with an item in the middle, at an edge, or at the start "
        + "of a section.",
      controls: [
        Control(
          label: "Rests at", choices: ["Any offset", "Item edges", "Item centers", "Sections"],
          initial: 2,
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
      label: "Values", choices: ["Properties", "Delegate"],
      links: [properties, "count=2&line=0&gap=0"])
    let all = "width=320&height=580&by=1&items=36"
    return Scene(
      id: "delegate", title: "Properties, or a delegate",
      explanation: "The properties are three columns, gaps of 3, and insets of 8. A delegate that "
        + "returns two columns and zeros overrides them.",
      controls: [answers], link: all
    ) { choice, state in
      choice.isOn(answers)
        ? DelegateViewController(PlayState(all + "&" + properties)) : state.controller()
    }
  }

  static var mixed: Scene {
    Scene(
      id: "mixed", title: "Tags, a waterfall, and a list",
      explanation:
        "No column count is set, so the sizes determine each section. Tags keep their rows, "
        + "pictures of equal width move up, and a list stays a list.",
      link: "width=348&height=580&" + even + "&sections=3&items=34&shapes=5&header=40&headerpins=1"
        + "&titles=Tags%2C%20Pictures%2C%20List", start: 60)
  }

  static var adaptive: Scene {
    let keeps = Control(
      label: "Rotation", choices: ["Keeps the offset", "Keeps the item"], initial: 1, plays: true)
    let turned = Control(
      label: "Screen", choices: ["Portrait", "Landscape"], links: ["", "turned=1"])
    return Scene(
      id: "adaptive", title: "As many columns as fit",
      explanation: "Columns have a minimum width, and as many as fit are on the screen. When the "
        + "device rotates, the topmost item can keep its position.",
      controls: [
        Control(
          label: "Columns", choices: ["90 wide", "140 wide"], links: ["least=90", "least=140"]),
        keeps, turned,
      ], script: .turning(turned), link: "width=320&height=540&by=2&items=60&" + even,
      isPreset: false
    ) { choice, state in
      let layout = WaterfallFlowLayout()
      layout.keepsVisibleItemsInPlace = choice.isOn(keeps)
      return PicturesViewController(state, layout: layout)
    }
  }
}
