import StickyWaterfall

/// The direction in which a list scrolls and its items follow each other.
enum ReaderDirection: CaseIterable, Sendable {
  case vertical, horizontal
  /// Horizontal in a right-to-left interface, where the first item is at the right.
  case rightToLeft

  var isVertical: Bool { self == .vertical }

  /// Returns a size from its lengths along and across scrolling.
  func size(_ main: CGFloat, _ cross: CGFloat) -> CGSize {
    isVertical ? CGSize(width: cross, height: main) : CGSize(width: main, height: cross)
  }

  func main(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

  func cross(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }

  /// Returns insets from those at the start and end along scrolling, and at both sides.
  func insets(_ start: CGFloat, _ end: CGFloat, side: CGFloat = 0) -> UIEdgeInsets {
    switch self {
    case .vertical: UIEdgeInsets(top: start, left: side, bottom: end, right: side)
    case .horizontal: UIEdgeInsets(top: side, left: start, bottom: side, right: end)
    case .rightToLeft: UIEdgeInsets(top: side, left: end, bottom: side, right: start)
    }
  }

  func start(_ insets: UIEdgeInsets) -> CGFloat {
    switch self {
    case .vertical: insets.top
    case .horizontal: insets.left
    case .rightToLeft: insets.right
    }
  }

  func end(_ insets: UIEdgeInsets) -> CGFloat {
    switch self {
    case .vertical: insets.bottom
    case .horizontal: insets.right
    case .rightToLeft: insets.left
    }
  }

  var scrollDirection: UICollectionView.ScrollDirection { isVertical ? .vertical : .horizontal }

  /// The scroll positions at the start, in the middle, and at the end of the visible bounds.
  var positions:
    (
      start: UICollectionView.ScrollPosition, middle: UICollectionView.ScrollPosition,
      end: UICollectionView.ScrollPosition
    )
  {
    switch self {
    case .vertical: (.top, .centeredVertically, .bottom)
    case .horizontal: (.left, .centeredHorizontally, .right)
    case .rightToLeft: (.right, .centeredHorizontally, .left)
    }
  }
}

/// Where a collection view is.
enum ReaderPlace: CaseIterable, Sendable {
  case window
  /// In a view that has no window.
  case view
  /// In no view, as before a controller's view appears.
  case nowhere
}

/// The options that keep what someone reads in place.
enum ReaderKeeping: CaseIterable, Sendable {
  case positions, chat

  @MainActor func apply(to layout: WaterfallFlowLayout) {
    if self == .chat {
      layout.contentAnchor = .end
    } else {
      layout.keepsVisibleItemsInPlace = true
    }
  }
}

/// How a list of items is built and shown.
struct ReaderSetting: Sendable, Hashable, CustomStringConvertible {
  var direction = ReaderDirection.vertical
  var isSelfSizing = false
  var kind = ReaderLayoutKind.itself
  var place = ReaderPlace.window
  var scale: CGFloat = 1

  var description: String {
    [
      "\(direction)", isSelfSizing ? "self-sizing" : "exact", "\(kind)", "\(place)",
      "\(Int(scale))x",
    ].joined(separator: " ")
  }
}

extension ReaderSetting {
  /// A setting, and those that differ from it in one or two ways.
  ///
  /// A view without a window exists only on the stand-in: no source says how UIKit lays it out.
  static let neighbors: [ReaderSetting] = {
    let here = [
      ReaderSetting(), ReaderSetting(isSelfSizing: true), ReaderSetting(kind: .empty),
      ReaderSetting(isSelfSizing: true, kind: .empty), ReaderSetting(direction: .horizontal),
      ReaderSetting(direction: .horizontal, isSelfSizing: true),
      ReaderSetting(direction: .rightToLeft),
      ReaderSetting(direction: .rightToLeft, isSelfSizing: true, kind: .empty),
      ReaderSetting(scale: 2), ReaderSetting(isSelfSizing: true, scale: 3),
    ]
    guard Host.isStandIn else { return here }
    return here + [
      ReaderSetting(place: .view), ReaderSetting(place: .nowhere),
      ReaderSetting(isSelfSizing: true, place: .nowhere),
      ReaderSetting(direction: .horizontal, kind: .empty, place: .view),
    ]
  }()

  /// The neighbors whose cells size themselves.
  static let selfSizing = neighbors.filter(\.isSelfSizing)

  /// The neighbors whose sizes are exact.
  static let exact = neighbors.filter { !$0.isSelfSizing }

  /// The neighbors in a window.
  static let inWindow = neighbors.filter { $0.place == .window }
}
