#if !canImport(UIKit)
import StickyWaterfall
import Testing

/// A screen as an app wrote it for the stock flow layout; nothing in it knows of any other.
struct SwappedScreen: Sendable, CustomTestStringConvertible {
  let name: String
  var size = CGSize(width: 390, height: 844)
  var scale: CGFloat = 3
  var isHorizontal = false
  var counts = [40]
  /// The stock properties.
  var itemSize = CGSize(width: 50, height: 50)
  var line: CGFloat = 10
  var interitem: CGFloat = 10
  var inset = UIEdgeInsets.zero
  var header: CGFloat = 0
  var pins = false
  var contentInset = UIEdgeInsets.zero
  /// What `sizeForItemAt` answers, given the item and the bounds; nil where there is no such method.
  var sizes: (@Sendable (_ item: Int, _ bounds: CGSize) -> CGSize)?
  /// Whether all items have one size, so that every frame is the stock layout's.
  var isUniform = true

  var testDescription: String { name }

  init(_ name: String) { self.name = name }

  /// The same with other values.
  func with(_ change: (inout SwappedScreen) -> Void) -> SwappedScreen {
    var screen = self
    change(&screen)
    return screen
  }
}

/// A screen laid out by one of the two layouts.
@MainActor
final class SwappedStage {
  let layout: UICollectionViewFlowLayout
  let view: UICollectionView
  let controller: AnsweringController
  private let window: UIWindow
  private let screen: SwappedScreen
  private(set) var diagnostics: [LayoutDiagnostic] = []

  init(_ screen: SwappedScreen, _ layout: UICollectionViewFlowLayout) {
    (self.screen, self.layout) = (screen, layout)
    controller = AnsweringController(screen.counts)
    let frame = CGRect(origin: .zero, size: screen.size)
    window = UIWindow(frame: frame)
    window.screen = UIScreen(bounds: frame, scale: screen.scale)
    view = UICollectionView(frame: frame, collectionViewLayout: layout)
    setUp()
    window.addSubview(view)
    view.layoutIfNeeded()
  }

  private func setUp() {
    layout.scrollDirection = screen.isHorizontal ? .horizontal : .vertical
    layout.itemSize = screen.itemSize
    layout.minimumLineSpacing = screen.line
    layout.minimumInteritemSpacing = screen.interitem
    layout.sectionInset = screen.inset
    layout.headerReferenceSize = CGSize(width: screen.header, height: screen.header)
    layout.sectionHeadersPinToVisibleBounds = screen.pins
    (layout as? WaterfallFlowLayout)?.onDiagnostic = { [weak self] in self?.diagnostics.append($0) }
    view.contentInset = screen.contentInset
    if let sizes = screen.sizes {
      controller.size = { [unowned view] in sizes($0.item, view.bounds.size) }
    }
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: WaterfallScreen.header,
      withReuseIdentifier: WaterfallScreen.header)
    (view.dataSource, view.delegate) = (controller, controller)
  }

  var contentSize: CGSize { layout.collectionViewContentSize }

  func frames(_ section: Int) -> [CGRect] {
    (0..<view.numberOfItems(inSection: section)).compactMap {
      layout.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
    }
  }

  func headerFrame(_ section: Int) -> CGRect? {
    layout.layoutAttributesForSupplementaryView(
      ofKind: WaterfallScreen.header, at: IndexPath(item: 0, section: section))?.frame
  }

  func scroll(toPart part: CGFloat) {
    let (content, bounds) = (view.contentSize, view.bounds.size)
    if screen.isHorizontal {
      view.contentOffset.x = max(0, content.width - bounds.width) * part
    } else {
      view.contentOffset.y = max(0, content.height - bounds.height) * part
    }
    view.layoutIfNeeded()
  }

  /// As apps do whose sizes depend on the width.
  func rotate() {
    view.frame.size = CGSize(width: screen.size.height, height: screen.size.width)
    layout.invalidateLayout()
    view.layoutIfNeeded()
  }

  func append(_ count: Int) {
    let first = controller.counts[0]
    view.performBatchUpdates {
      self.controller.counts[0] += count
      self.view.insertItems(at: (first..<first + count).map { IndexPath(item: $0, section: 0) })
    }
    view.layoutIfNeeded()
  }
}
#endif
