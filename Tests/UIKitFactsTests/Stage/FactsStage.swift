// The one file of these tests that knows which host it runs on: real UIKit on iOS, the stand-in
// elsewhere. The others import nothing but Testing and get UIKit's names from here.
#if canImport(UIKit)
@_exported public import UIKit
#else
@_exported public import HeadlessUIKit
@_exported public import Foundation
#endif

/// What the tests have to know about the host.
@MainActor
enum FactsHost {
  #if canImport(UIKit)
  static let isStandIn = false
  static var name: String { "UIKit of iOS " + UIDevice.current.systemVersion }

  static func prepare(_ view: UICollectionView) {}
  #else
  static let isStandIn = true
  static var name: String { "HeadlessUIKit" }

  /// Without its own checks, whose questions the layouts' logs would contain.
  static func prepare(_ view: UICollectionView) { view.strictness = .cheap }
  #endif
}

/// A collection view in a window, 100 points wide and 200 high, over a list of counts.
///
/// Nothing is animated and nothing prefetched, and no bar takes room.
@MainActor
final class FactsStage: NSObject {
  let view: UICollectionView
  let window: UIWindow
  let source: FactsSource
  let calls: Calls

  init(_ layout: UICollectionViewLayout, _ counts: [Int] = [10], shows: Bool = true) {
    calls = (layout as? any CallNoting)?.calls ?? Calls()
    source = FactsSource(counts, calls)
    let frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    view = UICollectionView(frame: frame, collectionViewLayout: layout)
    window = UIWindow(frame: frame)
    super.init()
    FactsHost.prepare(view)
    view.isPrefetchingEnabled = false
    view.contentInsetAdjustmentBehavior = .never
    source.register(in: view)
    view.dataSource = source
    view.delegate = source
    if shows { show() }
  }

  /// Puts the collection view on screen and lays it out.
  func show() {
    window.addSubview(view)
    window.isHidden = false
    view.layoutIfNeeded()
  }

  /// The calls during some work and the layout pass after it, each once, where it first came.
  func calls(of words: Set<String>, during work: () -> Void) -> [String] {
    calls.lines = []
    UIView.performWithoutAnimation {
      work()
      view.layoutIfNeeded()
    }
    var known: Set<String> = []
    return calls.lines.filter { line in
      words.contains(line.prefix { $0 != " " }.description) && known.insert(line).inserted
    }
  }

  /// An update of the counts and of the view, without animation, and the pass after it.
  func update(to counts: [Int], _ changes: @escaping () -> Void) {
    UIView.performWithoutAnimation {
      view.performBatchUpdates({
        self.source.counts = counts
        changes()
      })
      view.layoutIfNeeded()
    }
  }

  func scroll(toY y: CGFloat) {
    view.contentOffset.y = y
    view.layoutIfNeeded()
  }

  /// The frames of the cells on screen, in the order of their paths.
  var cellFrames: [String] {
    view.indexPathsForVisibleItems.sorted().compactMap { path in
      view.cellForItem(at: path).map { "\(path.short): \($0.frame.short)" }
    }
  }

  func boundaryFrame(_ kind: String, _ section: Int = 0) -> String {
    let view = view.supplementaryView(
      forElementKind: kind, at: IndexPath(item: 0, section: section))
    return view.map { $0.frame.short } ?? "none"
  }
}

/// Lines in the order in which they were noted.
@MainActor
final class Calls {
  var lines: [String] = []

  func note(_ line: String) { lines.append(line) }
}

/// A layout that notes what it is asked.
@MainActor
protocol CallNoting: AnyObject {
  var calls: Calls { get }
}

extension IndexPath {
  /// Section and item, as `0.3`; an item that stands for a whole section as `-`.
  var short: String {
    map { $0 == NSNotFound ? "-" : "\($0)" }.joined(separator: ".")
  }
}

extension CGFloat {
  /// Rounded to a thousandth, the same on all hosts.
  var short: String {
    let rounded = (self * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(Double(rounded))"
  }
}

extension CGRect {
  /// Place and size, as `0 50 100x50`.
  var short: String { "\(minX.short) \(minY.short) \(width.short)x\(height.short)" }
}
