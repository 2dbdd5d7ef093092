// The one file of the test support that knows which host the tests run on: UIKit, or HeadlessUIKit
// where there is none. The others import neither, and get UIKit's names from here.
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
  private let (root, holder) = (UIViewController(), UIViewController())

  /// At a scale; nil is the device's own.
  package init(showing view: UIView, scale: CGFloat?) {
    // Below the status bar, so that the phone's own safe area does not reach into the window.
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

/// What the hosts do differently.
@MainActor
package enum Host {
  package nonisolated static let isStandIn = false
  package static var name: String { "UIKit of iOS " + UIDevice.current.systemVersion }

  /// Without questions that the host asks only to check the answers; UIKit has none.
  package static func asksNothingOfItsOwn(_ view: UICollectionView) {}

  /// UIKit says what it says.
  package static func saysOnlyWhatFails() {}

  /// Has the main run loop do what is put off to its next turn.
  package static func takeTurn() { RunLoop.main.run(until: Date()) }

  /// Lets animations come to their end, for two seconds at most.
  package static func wait(until isOver: () -> Bool) {
    let end = Date(timeIntervalSinceNow: 2)
    while !isOver(), Date() < end { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01)) }
  }

  /// Puts a finger on the view, without which UIKit too leaves an offset beyond the ends alone.
  package static func touch(_ view: UIScrollView) {}

  /// The answer of a method that counts as absent; nobody asks, see `SelectiveResponder`.
  package static func unanswered<Value>(_ fallback: Value) -> Value { fallback }

  /// Puts a placeholder of a drop in; false where only a finger can begin a drop session.
  package static func dropPlaceholder(at path: IndexPath, into view: UICollectionView) -> Bool {
    false
  }
}

/// An object that can seem to lack methods of its protocols.
@MainActor
open class SelectiveResponder: NSObject {
  /// Whether the method with this Objective-C name counts as absent.
  open func lacks(_ method: String) -> Bool { false }

  /// `lacks` for a caller that the compiler does not know to be on the main actor.
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
  /// The size of an item; nil where there is no method that says it.
  package func itemSize(
    in view: UICollectionView, layout: UICollectionViewLayout, at path: IndexPath
  ) -> CGSize? { collectionView?(view, layout: layout, sizeForItemAt: path) }
}

extension HostReading {
  /// UIKit is the only reading of itself.
  package static let all = [HostReading()]

  func apply(to view: UICollectionView) {}

  @MainActor static func end() {}
}

extension UICollectionView {
  /// The attributes that each view on screen shows, back to front; headers and footers included.
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
/// A window that shows one view on a screen of its own.
@MainActor
package final class HostWindow {
  private let window: UIWindow

  /// At a scale; nil is that of the host's main screen.
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

/// What the hosts do differently.
@MainActor
package enum Host {
  package nonisolated static let isStandIn = true
  package static var name: String { "HeadlessUIKit" }

  /// Without the stand-in's checks, whose questions a layout's notes would contain.
  package static func asksNothingOfItsOwn(_ view: UICollectionView) { view.strictness = .cheap }

  /// From now on logs and advice are not printed, which tests of bad input expect by the thousand.
  ///
  /// What raises ends the program. A test that has something to say of reports sets a handler.
  package static func saysOnlyWhatFails() { _ = isQuiet }

  private static let isQuiet: Void = {
    UIKitReports.handler = { if $0.severity == .raise { fatalError("\($0)") } }
  }()

  package static func takeTurn() { MainRunLoop.takeTurn() }

  /// Completions run at once; what is animated by frames takes turns, a second of them at most.
  package static func wait(until isOver: () -> Bool) {
    for _ in 0..<60 where !isOver() { takeTurn() }
  }

  /// A finger on the view keeps it where it is put, beyond the ends too.
  package static func touch(_ view: UIScrollView) { view.simulateTouch(true) }

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

/// An object that can seem to lack methods of its protocols.
@MainActor
open class SelectiveResponder: NSObject {
  open func lacks(_ method: String) -> Bool { false }
}

extension UICollectionViewDelegateFlowLayout {
  /// The size of an item; nil where there is no method that says it.
  package func itemSize(
    in view: UICollectionView, layout: UICollectionViewLayout, at path: IndexPath
  ) -> CGSize? { collectionView(view, layout: layout, sizeForItemAt: path) }
}

extension HostReading {
  package static let all: [HostReading] = [true, false].flatMap { flags in
    [
      HostReading(flagsStartTrue: flags),
      HostReading(flagsStartTrue: flags, sendsEmptyIndexPaths: true),
      HostReading(flagsStartTrue: flags, hasWindow: false),
      HostReading(flagsStartTrue: flags, queriesSizeChanges: false),
    ]
  }

  @MainActor func apply(to view: UICollectionView) {
    LayoutReadings.flowContextFlagsStartTrue = flagsStartTrue
    LayoutReadings.flowAnswersTouchingElements = flowAnswersTouching
    view.hostOptions.sendsEmptyIndexPaths = sendsEmptyIndexPaths
    view.hostOptions.insetsFlipInRightToLeft = insetsFlip
    view.hostOptions.insetInvalidation = invalidatesOnInsetChange ? .always : .never
    view.hostOptions.clampsBeforeAdjusting = clampsBeforeAdjusting
    view.hostOptions.takesInvalidationsInPrepare = takesInvalidationsInPrepare
    view.hostOptions.preparesForNamedBoundaries = preparesForNamedBoundaries
    view.hostOptions.adjustsAtOnce = adjustsAtOnce
    view.hostOptions.queriesSizeChanges = queriesSizeChanges
  }

  /// What is one choice for all collection views is again as it is elsewhere.
  @MainActor static func end() {
    LayoutReadings.flowContextFlagsStartTrue = true
    LayoutReadings.flowAnswersTouchingElements = false
  }
}
#endif
