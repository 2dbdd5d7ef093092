#if !canImport(UIKit)
import Foundation

/// A stretch of scrolling over which a header or footer either moves with the content or stands
/// still on the screen.
///
/// Every straight piece of a vertical recording is one or the other, so a moving picture needs no
/// motion of its own for it: each stretch is drawn once, in the content or on the screen, and shown
/// while it lasts. Where one ends and the next begins both are in the same place.
struct ScrollStretch: Equatable {
  enum Place: Equatable {
    /// Points from the start of the content.
    case content(Double)
    /// Points from the top of the screen.
    case screen(Double)
  }

  var from: Double
  var to: Double
  var place: Place
  var zIndex: Int
  var isPinned: Bool

  /// Where it is on the screen at an offset, points from the top.
  func position(at offset: Double) -> Double {
    switch place {
    case .content(let position): position - offset
    case .screen(let position): position
    }
  }

  /// The stretches of a track between two offsets.
  ///
  /// - Throws: `DemoError` where an element does neither, or changes its height.
  static func stretches(
    of track: Track, from: Double, to: Double, name: String
  ) throws -> [ScrollStretch] {
    var stretches: [ScrollStretch] = []
    for piece in track.pieces where piece.to > piece.from && piece.to > from && piece.from < to {
      let next = ScrollStretch(
        from: max(from, piece.from), to: min(to, piece.to), place: try place(piece, name),
        zIndex: piece.start.zIndex, isPinned: piece.start.isPinned)
      stretches.append(next)
    }
    return merged(stretches)
  }

  private static func place(_ piece: Track.Piece, _ name: String) throws -> Place {
    let moved = piece.end.position - piece.start.position
    let grown = piece.end.extent - piece.start.extent
    let tolerance = 2 * TrackFinder.tolerance
    if abs(grown) <= tolerance {
      if abs(moved) <= tolerance { return .content(steady(piece.start.position)) }
      if abs(moved - (piece.to - piece.from)) <= tolerance {
        return .screen(steady(piece.start.position - piece.from))
      }
    }
    throw DemoError("\(name): neither rests nor stands still from offset \(piece.from)")
  }

  /// To the layout's grain, 1/192 point, so that no error of the search for bends remains.
  private static func steady(_ position: Double) -> Double {
    (position / TrackFinder.grain).rounded() * TrackFinder.grain
  }

  /// Joins what stays in one place, and puts each change where both places are the same.
  private static func merged(_ stretches: [ScrollStretch]) -> [ScrollStretch] {
    var merged: [ScrollStretch] = []
    for next in stretches {
      guard let last = merged.last else {
        merged.append(next)
        continue
      }
      if last.place == next.place {
        merged[merged.count - 1].to = next.to
        merged[merged.count - 1].isPinned = last.isPinned || next.isPinned
        merged[merged.count - 1].zIndex = max(last.zIndex, next.zIndex)
        continue
      }
      merged.append(next)
      if let bend = bend(last.place, next.place), abs(bend - next.from) < 1 {
        merged[merged.count - 2].to = bend
        merged[merged.count - 1].from = bend
      }
    }
    return merged
  }

  private static func bend(_ first: Place, _ second: Place) -> Double? {
    switch (first, second) {
    case (.content(let position), .screen(let stop)), (.screen(let stop), .content(let position)):
      position - stop
    default: nil
    }
  }
}
#endif
