#if !canImport(UIKit)
import Foundation

/// Everything the page needs to show one screen as the layout laid it out.
struct Recording {
  enum Axis: String, Encodable {
    case vertical = "y"
    case horizontal = "x"
  }

  /// A header, footer or background with its frame and z index.
  struct Extra: Equatable {
    var id: ElementID
    var frame: CGRect
    var zIndex: Int
  }

  var axis = Axis.vertical
  /// Points.
  var viewport = CGSize.zero
  var contentSize = CGSize.zero
  /// What a navigation bar covers at the top, points.
  var topInset = 0.0
  /// True when the collection view shows the layout's coordinates mirrored, right to left.
  var isMirrored = false
  /// The offsets scrolling can rest at, and how far beyond either end it was recorded; points.
  var range = 0.0...0.0
  var overscroll = 0.0
  /// True when the recording stops before the end of a very long content.
  var isCut = false
  var itemCounts: [Int] = []
  /// Items of each section, recorded or not.
  var totalCounts: [Int] = []
  /// Which work each item shows, in item order.
  var works: [Int] = []
  var items: [CGRect] = []
  var itemZIndexes: [Int] = []
  var extras: [Extra] = []
  var tracks: [ElementID: Track] = [:]
  /// What the layout said at some offsets, to hold the page against.
  var checks: [Check] = []

  /// What the layout said at one offset.
  struct Check: Equatable {
    var offset: Double
    var elements: [Seen]
  }

  /// One element on screen; the frame is in content coordinates.
  struct Seen: Equatable {
    var id: ElementID
    var frame: CGRect
    var zIndex: Int
    var isPinned: Bool
  }
}
#endif
