#if !canImport(UIKit)
import StickyWaterfall
import Testing

/// A collection view 260 points wide that shows a feed; every report of the strict host is an issue.
///
/// 260 points leave 240 between the insets, which two, three and four columns share evenly.
@MainActor
final class FeedStage {
  static let size = CGSize(width: 260, height: 400)

  let view: UICollectionView
  let controller: FeedController
  let layout: WaterfallFlowLayout
  private let window = UIWindow(frame: CGRect(origin: .zero, size: FeedStage.size))
  /// Gives a layout the options of this stage.
  var setUp: (WaterfallFlowLayout) -> Void

  init(
    _ sections: [FeedSection], reading: HostReading = HostReading(),
    layout: WaterfallFlowLayout = WaterfallFlowLayout(),
    setUp: @escaping (WaterfallFlowLayout) -> Void = { _ in }
  ) {
    (self.layout, self.setUp) = (layout, setUp)
    controller = FeedController(sections)
    HostReports.failTests()
    layout.setColumnsWhereAutomatic(2)
    setUp(layout)
    layout.onDiagnostic = { Issue.record("\($0)") }
    view = UICollectionView(
      frame: CGRect(origin: .zero, size: Self.size), collectionViewLayout: layout)
    view.hostOptions = reading.options
    if reading.hasWindow { window.addSubview(view) }
    register()
    (view.dataSource, view.delegate) = (controller, controller)
    view.layoutIfNeeded()
    controller.forgetQuestions()
  }

  private func register() {
    view.register(FeedCell.self, forCellWithReuseIdentifier: "cell")
    for kind in FeedElement.kinds {
      view.register(
        FeedBoundaryView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
    }
  }

  var sections: [FeedSection] { controller.sections }

  func scroll(to offset: CGFloat) {
    view.contentOffset.y = offset
    view.layoutIfNeeded()
  }

  func resize(to size: CGSize) {
    view.frame.size = size
    view.layoutIfNeeded()
  }

  /// Changes the content by a batch.
  func perform(_ batch: FeedBatch) {
    controller.forgetQuestions()
    view.performBatchUpdates { [view, controller] in
      controller.sections = batch.after
      batch.send(to: view)
    }
    view.layoutIfNeeded()
  }

  func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
    layout.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  /// Where an item is on screen, from the top of the bounds.
  func place(ofItemNamed name: Int) -> CGFloat? {
    for (section, feed) in sections.enumerated() {
      guard let item = feed.items.firstIndex(where: { $0.name == name }) else { continue }
      return frame(item, section).map { $0.minY - view.bounds.minY }
    }
    return nil
  }

  /// What a layout that has never seen other content says of this one, under the same bounds.
  func freshElements() -> FeedElements {
    let fresh = WaterfallFlowLayout()
    fresh.setColumnsWhereAutomatic(2)
    setUp(fresh)
    fresh.onDiagnostic = nil
    let copy = FeedController(sections)
    copy.isScaled = controller.isScaled
    let other = UICollectionView(frame: view.frame, collectionViewLayout: fresh)
    other.strictness = .cheap
    other.contentInset = view.contentInset
    other.bounds = view.bounds
    other.dataSource = copy
    other.delegate = copy
    // On the same screen, for its scale, and gone again before anything else is laid out.
    view.window?.addSubview(other)
    defer { other.removeFromSuperview() }
    fresh.prepare()
    return FeedElements(of: fresh, sections)
  }

  /// How what the layout says differs from a fresh layout; a line for each difference.
  func differencesFromFresh() -> [String] {
    freshElements().differences(to: FeedElements(of: layout, sections))
  }
}

extension FeedStage {
  /// The name of the topmost visible item, and its place on screen from the top of the bounds.
  func topmost() -> (name: Int, place: CGFloat?) {
    let visible = view.indexPathsForVisibleItems.filter {
      let frame = frame($0.item, $0.section) ?? .zero
      return frame.maxY > view.bounds.minY && frame.minY < view.bounds.maxY
    }
    let top = visible.sorted().min {
      (frame($0.item, $0.section)?.minY ?? 0) < (frame($1.item, $1.section)?.minY ?? 0)
    }
    guard let top else { return (-1, nil) }
    let name = sections[top.section].items[top.item].name
    return (name, place(ofItemNamed: name))
  }
}
#endif
