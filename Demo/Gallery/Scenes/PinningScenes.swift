import StickyWaterfall

/// Sections in a plain frame, stuck headers on request.
@MainActor
private func makeLayout(headerHeight: CGFloat) -> WaterfallFlowLayout {
  let layout = WaterfallFlowLayout()
  layout.columnCount = 2
  layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  layout.minimumLineSpacing = 8
  layout.minimumInteritemSpacing = 8
  layout.headerReferenceSize = CGSize(width: 0, height: headerHeight)
  layout.sectionHeadersPinToVisibleBounds = true
  return layout
}

extension Scene {
  private static let remainder = Control(label: "Stuck part", choices: ["50 points", "All of it"])
  private static let pulling = Control(
    label: "Pulled down", choices: ["Moves", "Holds", "Stretches"], initial: 2, plays: true)
  private static let scope = Control(
    label: "Scope", choices: ["Section", "Until the next", "Stacked"], initial: 2)
  private static let gap = Control(label: "Gap", choices: ["0", "12"])
  private static let reach = Control.toggle("Cards", off: "Scroll", on: "Stack", isOn: true)

  static var collapsing: Scene {
    Scene(
      id: "collapsing", title: "A header that collapses",
      explanation: "The tall header slides out until 50 points of it are left, and those stay. "
        + "Pull beyond the top, and it can grow to fill the gap.",
      controls: [remainder, pulling], invitesPulling: true
    ) { choice in
      let layout = makeLayout(headerHeight: 180)
      if choice[remainder] == 0 { layout.pinnedHeaderExtent = 50 }
      layout.pinsWhileOverscrolling = choice[pulling] == 1
      layout.stretchesFirstHeader = choice[pulling] == 2
      var sample = SampleCatalogue(seed: 31)
      return PicturesViewController(sample.catalogue([16, 12]), layout: layout)
    }
  }

  static var stacking: Scene {
    Scene(
      id: "stacking", title: "Headers that stay longer",
      explanation: "A stuck header can leave with its section, stay until the next one takes its "
        + "place, or pile up with the others.",
      controls: [scope, gap]
    ) { choice in
      let layout = makeLayout(headerHeight: 40)
      layout.pinningScope = [.section, .untilNextPinned, .stacked][choice[scope]]
      layout.pinnedHeaderOffset = choice.isOn(gap) ? 12 : 0
      var sample = SampleCatalogue(seed: 37)
      return PicturesViewController(sample.catalogue([7, 6, 8, 9]), layout: layout)
    }
  }

  static var cards: Scene {
    Scene(
      id: "cards", title: "A stack of cards",
      explanation: "Items stop at the top edge and later ones slide over them. A card that is "
        + "covered wholly is not even on the screen.",
      controls: [reach]
    ) { choice in
      let layout = WaterfallFlowLayout()
      layout.columnCount = 1
      layout.minimumLineSpacing = -60
      layout.sectionInset = UIEdgeInsets(top: 12, left: 12, bottom: 320, right: 12)
      layout.itemsPinToVisibleBounds = choice.isOn(reach)
      var sample = SampleCatalogue(seed: 41)
      return PicturesViewController(sample.catalogue([12], ratio: 0.62), layout: layout)
    }
  }
}
