/// A flow layout that notes what it is asked, on a screen 320 points wide and 480 high.
class NotingFlowLayout: UICollectionViewFlowLayout, CallNoting {
  let calls = Calls()

  override func prepare() {
    calls.note("prepare")
    super.prepare()
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    calls.note("invalidate")
    super.invalidateLayout(with: context)
  }
}

@MainActor
extension FactsStage {
  /// A stock flow layout with some settings, on screen.
  static func flow(
    _ counts: [Int], _ layout: UICollectionViewFlowLayout = NotingFlowLayout(),
    width: CGFloat = 320, set: (UICollectionViewFlowLayout) -> Void
  ) -> FactsStage {
    set(layout)
    let stage = FactsStage(layout, counts, shows: false)
    stage.window.frame.size = CGSize(width: width, height: 480)
    stage.view.frame = stage.window.bounds
    stage.show()
    return stage
  }

  /// The frames of the layout's items.
  var itemFrames: [String] {
    source.counts.indices.flatMap { section in
      (0..<source.counts[section]).map { item in
        let path = IndexPath(item: item, section: section)
        return view.layoutAttributesForItem(at: path)?.frame.short ?? "nil"
      }
    }
  }
}
