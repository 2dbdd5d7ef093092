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
  nonisolated static let isStandIn = false
  static var name: String { "UIKit of iOS " + UIDevice.current.systemVersion }

  static func prepare(_ view: UICollectionView) {}

  /// Lets animations come to their end, for two seconds at most.
  static func wait(until isOver: () -> Bool) {
    let end = Date(timeIntervalSinceNow: 2)
    while !isOver(), Date() < end { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01)) }
  }

  /// Only a finger can begin a drop session.
  static func dropPlaceholder(at path: IndexPath, into view: UICollectionView) -> Bool { false }
  #else
  nonisolated static let isStandIn = true
  static var name: String { "HeadlessUIKit" }

  /// Without its own checks, whose questions the layouts' logs would contain.
  static func prepare(_ view: UICollectionView) { view.strictness = .cheap }

  /// Completions run at once.
  static func wait(until isOver: () -> Bool) {}

  static func dropPlaceholder(at path: IndexPath, into view: UICollectionView) -> Bool {
    let item = UIDragItem()
    let placeholder = UICollectionViewDropPlaceholder(
      insertionIndexPath: path, reuseIdentifier: "cell")
    _ = view.simulateDrop([item]).drop(item, to: placeholder)
    return true
  }
  #endif
}

#if canImport(UIKit)
/// Has a method of the flow layout's delegate and does not declare the protocol.
final class UndeclaredDelegate: NSObject, UICollectionViewDelegate {
  @objc(collectionView:layout:sizeForItemAtIndexPath:)
  func size(
    _ collectionView: UICollectionView, _ layout: UICollectionViewLayout, _ indexPath: IndexPath
  ) -> CGSize { CGSize(width: 30, height: 30) }
}

/// Passes on to another object whatever that one responds to, as libraries do it.
final class ForwardingDelegate: NSObject, UICollectionViewDelegate {
  // A variable: Swift 6.0 lets no constant that is not Sendable be read outside the main actor.
  private nonisolated(unsafe) var target: NSObject

  init(_ target: SizesDelegate) { self.target = target }

  override nonisolated func responds(to selector: Selector!) -> Bool {
    super.responds(to: selector) || target.responds(to: selector)
  }

  override nonisolated func forwardingTarget(for selector: Selector!) -> Any? { target }
}
#else
final class UndeclaredDelegate: NSObject, UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 30, height: 30) }
}

/// Without selectors a proxy declares the protocol and passes each method on.
final class ForwardingDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  private let target: SizesDelegate

  init(_ target: SizesDelegate) { self.target = target }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    target.collectionView(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
  }
}
#endif

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
  func calls(_ words: String, during work: () -> Void) -> [String] {
    calls.lines = []
    UIView.performWithoutAnimation {
      work()
      view.layoutIfNeeded()
    }
    return calls.unique(of: words)
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

  /// The calls during an update and the pass after it.
  func calls(
    _ words: String, inUpdateTo counts: [Int], _ changes: @escaping () -> Void
  ) -> [String] {
    calls(words) { update(to: counts, changes) }
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

  func header(_ section: Int = 0) -> String {
    frame(UICollectionView.elementKindSectionHeader, section)
  }

  func footer(_ section: Int = 0) -> String {
    frame(UICollectionView.elementKindSectionFooter, section)
  }

  private func frame(_ kind: String, _ section: Int) -> String {
    view.supplementaryView(forElementKind: kind, at: [section, 0])?.frame.short ?? "none"
  }
}

/// Lines in the order in which they were noted.
@MainActor
final class Calls {
  var lines: [String] = []

  func note(_ line: String) { lines.append(line) }

  /// The lines that begin with one of some words, each once, where it first came.
  func unique(of words: String) -> [String] {
    let words = words.split(separator: " ")
    var known: Set<String> = []
    return lines.filter { words.contains($0.prefix { $0 != " " }) && known.insert($0).inserted }
  }
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
  var short: String { "\(minX.short) \(minY.short) \(size.short)" }
}

extension CGSize {
  /// Width and height, as `100x50`.
  var short: String { "\(width.short)x\(height.short)" }
}
