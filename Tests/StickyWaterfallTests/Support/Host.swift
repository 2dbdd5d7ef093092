import Foundation
import StickyWaterfall
import Testing

// The layout's tests run on two hosts: on UIKit, and on HeadlessUIKit where there is none. What they
// do differently is here, and only here; tests speak of it through `Stage` and `HostReading`.

#if canImport(UIKit)
/// A window that shows one view at a scale, with a safe area of its own.
@MainActor
final class HostWindow {
  private let window: UIWindow
  private let (root, holder) = (UIViewController(), UIViewController())

  init(showing view: UIView, scale: CGFloat) {
    // Below the status bar, so that the phone's own safe area does not reach into the window.
    window = UIWindow(frame: CGRect(origin: CGPoint(x: 0, y: 100), size: view.frame.size))
    window.rootViewController = root
    root.addChild(holder)
    root.view.addSubview(holder.view)
    holder.view.frame = root.view.bounds
    holder.didMove(toParent: root)
    root.setOverrideTraitCollection(UITraitCollection(displayScale: scale), forChild: holder)
    holder.view.addSubview(view)
    window.isHidden = false
  }

  func resize(to size: CGSize) {
    window.frame.size = size
    holder.view.frame = CGRect(origin: .zero, size: size)
  }

  func setSafeArea(_ insets: UIEdgeInsets, of view: UIView) {
    holder.additionalSafeAreaInsets = insets
    window.layoutIfNeeded()
  }
}

@MainActor
enum Host {
  /// UIKit raises or logs by itself.
  static func failTestsOnReports(evenByLogs: Bool = true) {}

  /// Does the work without waiting for animations.
  static func perform(_ work: () -> Void) { UIView.performWithoutAnimation(work) }

  /// Has the main run loop do what is put off to its next turn.
  static func takeTurn() { RunLoop.main.run(until: Date()) }

  /// Puts a finger on the view, without which UIKit too leaves an offset beyond the ends alone.
  static func touch(_ view: UIScrollView) {}

  /// The answer of a method that counts as absent; nobody asks, see `SelectiveResponder`.
  static func unanswered<Value>(_ fallback: Value) -> Value { fallback }
}

/// An object that can seem to lack methods of its protocols.
@MainActor
class SelectiveResponder: NSObject {
  /// Whether the method with this Objective-C name counts as absent.
  func lacks(_ method: String) -> Bool { false }

  /// `lacks` for a caller that the compiler does not know to be on the main actor.
  private nonisolated(unsafe) var lacking: ((String) -> Bool)?

  override init() {
    super.init()
    lacking = { [unowned self] in lacks($0) }
  }

  override nonisolated func responds(to selector: Selector!) -> Bool {
    super.responds(to: selector) && lacking?(NSStringFromSelector(selector)) != true
  }
}

extension HostReading {
  /// UIKit is the only reading of itself.
  static let all = [HostReading()]

  func apply(to view: UICollectionView) {}

  @MainActor static func end() {}
}

extension UICollectionView {
  /// The attributes that each view on screen shows, back to front; headers and footers included.
  var layoutAttributesOnScreen: [UICollectionViewLayoutAttributes] {
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
final class HostWindow {
  private let window: UIWindow

  init(showing view: UIView, scale: CGFloat) {
    let frame = CGRect(origin: .zero, size: view.frame.size)
    window = UIWindow(frame: frame)
    window.screen = UIScreen(bounds: frame, scale: scale)
    window.addSubview(view)
  }

  func resize(to size: CGSize) { window.frame.size = size }

  func setSafeArea(_ insets: UIEdgeInsets, of view: UIView) { view.safeAreaInsets = insets }
}

@MainActor
enum Host {
  /// From now on a report of the strict host fails the test it happens in.
  static func failTestsOnReports(evenByLogs: Bool = true) {
    HostReports.failTests(evenByLogs: evenByLogs)
  }

  static func perform(_ work: () -> Void) { work() }

  static func takeTurn() { MainRunLoop.takeTurn() }

  /// A finger on the view keeps it where it is put, beyond the ends too.
  static func touch(_ view: UIScrollView) { view.simulateTouch(true) }

  static func unanswered<Value>(_ fallback: Value) -> Value {
    OptionalRequirement.unimplemented(fallback)
  }
}

@MainActor
class SelectiveResponder: NSObject {
  func lacks(_ method: String) -> Bool { false }
}

extension HostReading {
  static let all: [HostReading] = [true, false].flatMap { requeries in
    [true, false].flatMap { flags in
      [
        HostReading(requeries: requeries, flagsStartTrue: flags),
        HostReading(requeries: requeries, flagsStartTrue: flags, sendsEmptyIndexPaths: true),
        HostReading(requeries: requeries, flagsStartTrue: flags, hasWindow: false),
        HostReading(
          requeries: requeries, flagsStartTrue: flags, hasWindow: false,
          updatesWithoutWindow: false),
      ]
    }
  }

  @MainActor func apply(to view: UICollectionView) {
    HostOptions.flowFlagsStartTrue = flagsStartTrue
    view.hostOptions.requeriesAfterUpdateList = requeries
    view.hostOptions.sendsEmptyIndexPaths = sendsEmptyIndexPaths
    view.hostOptions.countsWindowlessViewAsOnScreen = updatesWithoutWindow
    view.hostOptions.insetsFlipInRightToLeft = insetsFlip
    view.hostOptions.invalidatesFlowOnInsetChange = invalidatesOnInsetChange
    view.hostOptions.clampsBeforeAdjusting = clampsBeforeAdjusting
    view.hostOptions.roundsContentOffset = roundsOffsets
    view.hostOptions.takesInvalidationsInPrepare = takesInvalidationsInPrepare
  }

  /// What is one choice for all collection views is again as it is elsewhere.
  @MainActor static func end() { HostOptions.flowFlagsStartTrue = true }
}
#endif
