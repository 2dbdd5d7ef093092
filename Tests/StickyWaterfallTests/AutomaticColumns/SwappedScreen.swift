import StickyWaterfall
import Testing

/// A screen that an app wrote for the stock flow layout.
struct SwappedScreen: Sendable, CustomTestStringConvertible {
  let name: String
  var size = CGSize(width: 390, height: 844)
  var scale: CGFloat = 3
  var isHorizontal = false
  var counts = [40]
  var itemSize = CGSize(width: 50, height: 50)
  var line: CGFloat = 10
  var interitem: CGFloat = 10
  var inset = UIEdgeInsets.zero
  var header: CGFloat = 0
  var pins = false
  /// The result of `sizeForItemAt`, or `nil` if the method isn't implemented.
  var sizes: (@Sendable (_ item: Int, _ bounds: CGSize) -> CGSize)?
  /// Whether items differ in height and move up to fill gaps, unlike in the stock layout.
  var packs = false
  /// Whether all figures are sums of powers of two, so that frames are exactly equal.
  var isExact = false

  var testDescription: String { name }

  init(_ name: String, _ change: (inout SwappedScreen) -> Void = { _ in }) {
    self.name = name
    change(&self)
  }
}

/// A screen in one of the two layouts.
typealias SwappedStage = Stage<AnsweringController, UICollectionViewFlowLayout>

extension Stage where Controller == AnsweringController, Layout == UICollectionViewFlowLayout {
  convenience init(_ screen: SwappedScreen, _ layout: UICollectionViewFlowLayout) {
    let controller = AnsweringController(screen.counts)
    if let sizes = screen.sizes {
      controller.size = { [unowned layout] in
        sizes($0.item, layout.collectionView?.bounds.size ?? .zero)
      }
    }
    self.init(
      controller, layout: layout, size: screen.size, scale: screen.scale, columns: nil,
      expectsDiagnostics: true
    ) { layout in
      layout.scrollDirection = screen.isHorizontal ? .horizontal : .vertical
      layout.itemSize = screen.itemSize
      layout.minimumLineSpacing = screen.line
      layout.minimumInteritemSpacing = screen.interitem
      layout.sectionInset = screen.inset
      layout.headerReferenceSize = CGSize(width: screen.header, height: screen.header)
      layout.sectionHeadersPinToVisibleBounds = screen.pins
    }
  }

  func scroll(toPart part: CGFloat) {
    let content = view.contentSize
    let bounds = view.bounds.size
    scroll(
      to: layout.scrollDirection == .horizontal
        ? max(0, content.width - bounds.width) * part
        : max(0, content.height - bounds.height) * part)
  }

  /// Rotates the view and invalidates the layout, as apps do whose sizes depend on the width.
  func rotate() {
    view.frame.size = CGSize(width: view.frame.height, height: view.frame.width)
    layOutAgain()
  }

  func append(_ count: Int) {
    let first = controller.counts[0]
    update(inserting: (first..<first + count).map { [0, $0] })
  }
}
