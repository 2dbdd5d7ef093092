// Only this file depends on the host. The other files use UIKit's names from here.
#if canImport(UIKit)
@_exported public import UIKit
#else
@_exported public import Foundation
@_exported public import HeadlessUIKit
#endif

#if canImport(UIKit)
/// A window that shows one view, with a safe area of its own.
@MainActor
package final class HostWindow {
  private let window: UIWindow
  private let root = UIViewController()
  private let holder = UIViewController()

  /// Creates a window with a scale, by default the device's own.
  package init(showing view: UIView, scale: CGFloat?) {
    // The window is below the status bar, so that the phone's own safe area doesn't reach into it.
    window = UIWindow(frame: CGRect(origin: CGPoint(x: 0, y: 100), size: view.frame.size))
    window.rootViewController = root
    root.addChild(holder)
    root.view.addSubview(holder.view)
    holder.view.frame = root.view.bounds
    holder.didMove(toParent: root)
    if let scale {
      root.setOverrideTraitCollection(UITraitCollection(displayScale: scale), forChild: holder)
    }
    holder.view.addSubview(view)
    window.isHidden = false
  }

  package func resize(to size: CGSize) {
    window.frame.size = size
    holder.view.frame = CGRect(origin: .zero, size: size)
  }

  package func setSafeArea(_ insets: UIEdgeInsets, of view: UIView) {
    holder.additionalSafeAreaInsets = insets
    window.layoutIfNeeded()
  }
}

/// The differences between the hosts.
@MainActor
package enum Host {
  package nonisolated static let isStandIn = false
  package static var name: String { "UIKit of iOS " + UIDevice.current.systemVersion }

  /// Turns off queries that only check the results; UIKit makes none.
  package static func makesNoQueriesOfItsOwn(_ view: UICollectionView) {}

  /// Reports only failures; UIKit's logs stay.
  package static func saysOnlyWhatFails() {}

  /// Runs the work that is scheduled for the next turn of the main run loop.
  package static func takeTurn() { RunLoop.main.run(until: Date()) }

  /// Waits until animations end, for two seconds at most.
  package static func wait(until isOver: () -> Bool) {
    let end = Date(timeIntervalSinceNow: 2)
    while !isOver(), Date() < end { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01)) }
  }

  /// Does nothing, because UIKit keeps an offset beyond the ends even without a touch.
  package static func touch(_ view: UIScrollView, isDown: Bool = true) {}

  /// Returns the fallback; UIKit never calls a method that counts as not implemented.
  package static func unanswered<Value>(_ fallback: Value) -> Value { fallback }

  /// Returns false, because only a person can start a drop session in UIKit.
  package static func dropPlaceholder(at path: IndexPath, into view: UICollectionView) -> Bool {
    false
  }
}

/// An object that can hide methods of its protocols.
@MainActor
open class SelectiveResponder: NSObject {
  /// Returns whether the method with this Objective-C name counts as not implemented.
  open func lacks(_ method: String) -> Bool { false }

  /// Calls `lacks` for a caller that the compiler doesn't know to be on the main actor.
  private nonisolated(unsafe) var lacking: ((String) -> Bool)?

  package override init() {
    super.init()
    lacking = { [unowned self] in lacks($0) }
  }

  open override nonisolated func responds(to selector: Selector!) -> Bool {
    super.responds(to: selector) && lacking?(NSStringFromSelector(selector)) != true
  }
}

extension UICollectionViewDelegateFlowLayout {
  /// Returns the size of an item, or `nil` if the method isn't implemented.
  package func itemSize(
    in view: UICollectionView, layout: UICollectionViewLayout, at path: IndexPath
  ) -> CGSize? { collectionView?(view, layout: layout, sizeForItemAt: path) }
}

extension HostReading {
  /// UIKit has only the default options.
  package static let all = [HostReading()]

  func apply(to view: UICollectionView) {}

  @MainActor static func end() {}
}

extension UICollectionView {
  /// The attributes of each visible view, back to front, headers and footers included.
  package var layoutAttributesOnScreen: [UICollectionViewLayoutAttributes] {
    var known: [UIView: UICollectionViewLayoutAttributes] = [:]
    for cell in visibleCells {
      known[cell] = indexPath(for: cell).flatMap(layoutAttributesForItem)
    }
    for kind in Side.kinds {
      for path in indexPathsForVisibleSupplementaryElements(ofKind: kind) {
        guard let view = supplementaryView(forElementKind: kind, at: path) else { continue }
        known[view] = layoutAttributesForSupplementaryElement(ofKind: kind, at: path)
      }
    }
    return subviews.compactMap { view in known[view].map { $0.shown(by: view) } }
  }
}
#else
/// A window that shows one view on its own screen.
@MainActor
package final class HostWindow {
  private let window: UIWindow

  /// Creates a window with a scale, by default that of the host's main screen.
  package init(showing view: UIView, scale: CGFloat?) {
    let frame = CGRect(origin: .zero, size: view.frame.size)
    window = UIWindow(frame: frame)
    if let scale { window.screen = UIScreen(bounds: frame, scale: scale) }
    window.addSubview(view)
  }

  package func resize(to size: CGSize) { window.frame.size = size }

  package func setSafeArea(_ insets: UIEdgeInsets, of view: UIView) {
    view.safeAreaInsets = insets
  }
}

@MainActor
package enum Host {
  package nonisolated static let isStandIn = true
  package static var name: String { "HeadlessUIKit" }

  /// Turns off the stand-in's checks, whose queries a layout would record.
  package static func makesNoQueriesOfItsOwn(_ view: UICollectionView) { view.strictness = .cheap }

  /// Silences logs and advice, which tests cause by the thousand; a raise ends the program.
  package static func saysOnlyWhatFails() { _ = isQuiet }

  private static let isQuiet: Void = {
    UIKitReports.handler = { if $0.severity == .raise { fatalError("\($0)") } }
  }()

  package static func takeTurn() { MainRunLoop.takeTurn() }

  /// Runs animations, for at most 60 run loop turns.
  package static func wait(until isOver: () -> Bool) {
    for _ in 0..<60 where !isOver() { takeTurn() }
  }

  /// Simulates a touch, so that the view keeps an offset beyond the ends.
  package static func touch(_ view: UIScrollView, isDown: Bool = true) {
    view.simulateTouch(isDown)
  }

  package static func unanswered<Value>(_ fallback: Value) -> Value {
    OptionalRequirement.unimplemented(fallback)
  }

  package static func dropPlaceholder(at path: IndexPath, into view: UICollectionView) -> Bool {
    let item = UIDragItem()
    let placeholder = UICollectionViewDropPlaceholder(
      insertionIndexPath: path, reuseIdentifier: "cell")
    _ = view.simulateDrop([item]).drop(item, to: placeholder)
    return true
  }
}

@MainActor
open class SelectiveResponder: NSObject {
  open func lacks(_ method: String) -> Bool { false }
}

extension UICollectionViewDelegateFlowLayout {
  package func itemSize(
    in view: UICollectionView, layout: UICollectionViewLayout, at path: IndexPath
  ) -> CGSize? { collectionView(view, layout: layout, sizeForItemAt: path) }
}

extension HostReading {
  package static let all: [HostReading] = [true, false].flatMap { looksUp in
    [
      HostReading(looksUpOldCells: looksUp),
      HostReading(
        looksUpOldCells: looksUp, sendsEmptyIndexPaths: true, splitsSectionReloads: looksUp),
      HostReading(looksUpOldCells: looksUp, hasWindow: false),
      HostReading(
        looksUpOldCells: looksUp, targetOffsetRounds: looksUp ? 4 : 0, queriesSizeChanges: false),
    ]
  }

  @MainActor func apply(to view: UICollectionView) {
    LayoutReadings.flowAnswersTouchingElements = flowAnswersTouching
    view.hostOptions.looksUpOldCellsInUpdates = looksUpOldCells
    view.hostOptions.targetOffsetRounds = targetOffsetRounds
    view.hostOptions.splitsSectionReloads = splitsSectionReloads
    view.hostOptions.sendsEmptyIndexPaths = sendsEmptyIndexPaths
    view.hostOptions.insetInvalidation = invalidatesOnInsetChange ? .always : .never
    view.hostOptions.clampsBeforeAdjusting = clampsBeforeAdjusting
    view.hostOptions.takesInvalidationsInPrepare = takesInvalidationsInPrepare
    view.hostOptions.preparesForNamedBoundaries = preparesForNamedBoundaries
    view.hostOptions.adjustsAtOnce = adjustsAtOnce
    view.hostOptions.queriesSizeChanges = queriesSizeChanges
  }

  /// Resets the options that apply to all collection views.
  @MainActor static func end() {
    LayoutReadings.flowAnswersTouchingElements = false
  }
}
#endif
