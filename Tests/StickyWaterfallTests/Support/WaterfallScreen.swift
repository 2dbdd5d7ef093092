#if !canImport(UIKit)
import StickyWaterfall
import Testing

/// A waterfall in a collection view on a screen of its own.
///
/// Whatever the strict host reports fails the test, and so does whatever the layout reports through
/// `onDiagnostic`. Where that is expected, what UIKit would only log is too: bad insets let items
/// reach out of the content.
@MainActor
final class WaterfallScreen {
  let view: UICollectionView
  let layout: WaterfallFlowLayout
  let controller: AnsweringController
  let log = CallLog()
  private let window: UIWindow
  /// What the layout reported, oldest first.
  private(set) var diagnostics: [LayoutDiagnostic] = []

  init(
    _ controller: AnsweringController, size: CGSize = CGSize(width: 400, height: 400),
    scale: CGFloat = 1, layout: WaterfallFlowLayout = WaterfallFlowLayout(),
    host: HostOptions = HostOptions(), isRightToLeft: Bool = false,
    expectsDiagnostics: Bool = false, columns: Int? = 2,
    configure: (WaterfallFlowLayout) -> Void = { _ in }
  ) {
    HostReports.failTests(evenByLogs: !expectsDiagnostics)
    (self.controller, self.layout) = (controller, layout)
    let frame = CGRect(origin: .zero, size: size)
    window = UIWindow(frame: frame, scale: scale)
    view = UICollectionView(frame: frame, collectionViewLayout: layout)
    view.hostOptions = host
    view.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    layout.onDiagnostic = { [weak self] diagnostic in
      self?.diagnostics.append(diagnostic)
      if !expectsDiagnostics { Issue.record("\(diagnostic)") }
    }
    layout.setColumnsWhereAutomatic(columns)
    configure(layout)
    register()
    window.addSubview(view)
    view.callLog = log
    view.layoutIfNeeded()
  }

  private func register() {
    (view.dataSource, view.delegate) = (controller, controller)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [WaterfallScreen.header, WaterfallScreen.footer] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: kind)
    }
  }

  static let header = UICollectionView.elementKindSectionHeader
  static let footer = UICollectionView.elementKindSectionFooter

  // MARK: What a person does

  func scroll(to offset: CGFloat) {
    if layout.scrollDirection == .vertical {
      view.contentOffset.y = offset
    } else {
      view.contentOffset.x = offset
    }
    view.layoutIfNeeded()
  }

  func resize(to size: CGSize) {
    window.frame.size = size
    view.frame.size = size
    view.layoutIfNeeded()
  }

  /// Where the layout lets a scroll rest that would end at an offset.
  func rest(at proposed: CGFloat, velocity: CGFloat = 0) -> CGFloat {
    let isVertical = layout.scrollDirection == .vertical
    let offset = layout.targetContentOffset(
      forProposedContentOffset: isVertical
        ? CGPoint(x: view.contentOffset.x, y: proposed)
        : CGPoint(x: proposed, y: view.contentOffset.y),
      withScrollingVelocity: isVertical
        ? CGPoint(x: 0, y: velocity) : CGPoint(x: velocity, y: 0))
    return isVertical ? offset.y : offset.x
  }

  // MARK: What can be seen

  func item(_ item: Int, _ section: Int = 0) -> UICollectionViewLayoutAttributes? {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: section))
  }

  func frame(_ item: Int, _ section: Int = 0) -> CGRect? { self.item(item, section)?.frame }

  func frames(_ section: Int = 0) -> [CGRect] {
    (0..<view.numberOfItems(inSection: section)).compactMap { frame($0, section) }
  }

  func header(_ section: Int = 0) -> WaterfallLayoutAttributes? {
    boundary(WaterfallScreen.header, section)
  }

  func footer(_ section: Int = 0) -> WaterfallLayoutAttributes? {
    boundary(WaterfallScreen.footer, section)
  }

  private func boundary(_ kind: String, _ section: Int) -> WaterfallLayoutAttributes? {
    view.layoutAttributesForSupplementaryElement(
      ofKind: kind, at: IndexPath(item: 0, section: section)) as? WaterfallLayoutAttributes
  }

  /// Where an item's cell is on the screen: in the window, as the eye sees it.
  func placeOnScreen(_ item: Int, _ section: Int = 0) -> CGRect? {
    view.cellForItem(at: IndexPath(item: item, section: section))
      .map { $0.frame.offsetBy(dx: -view.bounds.minX, dy: -view.bounds.minY) }
  }

  /// Where a header's view is on the screen.
  func headerOnScreen(_ section: Int = 0) -> CGRect? {
    view.supplementaryView(
      forElementKind: WaterfallScreen.header, at: IndexPath(item: 0, section: section)
    ).map { $0.frame.offsetBy(dx: -view.bounds.minX, dy: -view.bounds.minY) }
  }

  /// The items that an answer for a rect names, ascending.
  func items(in rect: CGRect) -> [IndexPath] {
    (layout.layoutAttributesForElements(in: rect) ?? [])
      .filter { $0.representedElementCategory == .cell }.map(\.indexPath).sorted()
  }
}

extension UIWindow {
  /// A window on a screen of its own.
  fileprivate convenience init(frame: CGRect, scale: CGFloat) {
    self.init(frame: frame)
    screen = UIScreen(bounds: frame, scale: scale)
  }
}
#endif
