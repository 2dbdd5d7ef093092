#if !canImport(UIKit)
import Foundation

/// What a screen can show.
enum ElementKind: Int, CaseIterable, Sendable {
  case item
  case header
  case footer
  case background

  /// Short enough for a file, clear enough for a message: `item`, `header`, ...
  var name: String { String(describing: self) }
}

/// One element of a layout, by the index path it has while a recording lasts.
struct ElementID: Hashable, Sendable, CustomStringConvertible {
  var kind: ElementKind
  var section: Int
  var item: Int

  var description: String { "\(kind.name)-\(section)-\(item)" }
}

/// What the layout said about one element at one scroll offset, along the scroll axis.
struct ElementState: Equatable, Sendable {
  /// Points, content coordinates.
  var position: Double
  /// Points.
  var extent: Double
  var pinProgress = 0.0
  var pushProgress = 0.0
  var zIndex = 0
  var isPinned = false

  /// The values that may slide with the offset; the z index and the pin state only step.
  var sliding: SIMD4<Double> {
    get { SIMD4(position, extent, pinProgress, pushProgress) }
    set {
      position = newValue[0]
      extent = newValue[1]
      pinProgress = newValue[2]
      pushProgress = newValue[3]
    }
  }

  func stepsEqual(_ other: ElementState) -> Bool {
    zIndex == other.zIndex && isPinned == other.isPinned
  }

  func isWithin(_ tolerance: Double, of other: ElementState) -> Bool {
    let difference = sliding - other.sliding
    return max(difference.max(), -difference.min()) <= tolerance
  }

  /// The state on the straight line from this one (fraction 0) to another (1).
  ///
  /// Fractions outside 0...1 extend the line. What steps is this state's.
  func interpolated(to other: ElementState, fraction: Double) -> ElementState {
    var state = self
    state.sliding += (other.sliding - sliding) * fraction
    return state
  }
}

/// All elements the layout answered for at one scroll offset.
typealias Moment = [ElementID: ElementState]
#endif
