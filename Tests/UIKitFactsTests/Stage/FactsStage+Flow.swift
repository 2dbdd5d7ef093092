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
    delegate: (any UICollectionViewDelegate)? = nil,
    set: (UICollectionViewFlowLayout) -> Void = { _ in }
  ) -> FactsStage {
    set(layout)
    let stage = FactsStage(layout, counts, shows: false)
    stage.window.frame.size = CGSize(width: 320, height: 480)
    stage.view.frame = stage.window.bounds
    if let delegate { stage.view.delegate = delegate }
    stage.show()
    return stage
  }

  func layOutAgain() {
    view.collectionViewLayout.invalidateLayout()
    view.layoutIfNeeded()
  }

  /// The frames of the layout's items.
  var itemFrames: [String] {
    source.counts.indices.flatMap { section in
      (0..<source.counts[section]).map { item in
        view.layoutAttributesForItem(at: [section, item])?.frame.short ?? "nil"
      }
    }
  }
}

/// Answers sizes out of an array, by the item, and keeps what it was asked.
final class SizesDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  let sizes: [CGSize]
  var asked: [IndexPath] = []

  init(_ sizes: [CGSize]) { self.sizes = sizes }

  /// The paths it was asked about, each once.
  var paths: String { Set(asked).sorted().map(\.short).joined(separator: " ") }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    asked.append(indexPath)
    return sizes[indexPath.item]
  }
}
