#if !canImport(UIKit)
import Foundation
import WaterfallTestSupport

/// A generator of photos and sections.
struct MadeSections {
  let seed: UInt64

  struct Shape {
    let items: Int
    let sections: Int
    let longest: Int

    /// A museum's catalog with a section for each artist.
    static let many = Shape(items: 66_366, sections: 3_187, longest: 38_567)
    /// The same proportions with a thousand items.
    static let few = Shape(items: 1_000, sections: 48, longest: 581)
    static let smokeMany = Shape(items: 600, sections: 30, longest: 350)
    static let smokeFew = Shape(items: 100, sections: 5, longest: 58)
  }

  /// Returns photo sizes in pixels, from panoramas to tall photos.
  func photos(_ count: Int) -> [CGSize] {
    var random = SplitMix64(seed: seed)
    return (0..<count).map { _ in Self.photo(&random) }
  }

  func tags(_ count: Int) -> [CGSize] {
    var random = SplitMix64(seed: seed)
    return (0..<count).map { _ in
      CGSize(width: .random(in: 24...140, using: &random), height: 28)
    }
  }

  /// Returns photos 100 points high, as a delegate returns them for rows that fill the width.
  func photoRows(_ count: Int) -> [CGSize] {
    photos(count).map { CGSize(width: 100 * $0.width / $0.height, height: 100) }
  }

  /// Returns sections with random lengths, the longest with more than half of all items.
  func sections(_ shape: Shape) -> [[CGSize]] {
    var random = SplitMix64(seed: seed)
    let weights = (1..<shape.sections).map { _ in
      pow(Double.random(in: 0.001...1, using: &random), -0.8)
    }
    let others = shape.items - shape.longest
    let sum = weights.reduce(0, +)
    var counts = weights.map { max(1, Int($0 / sum * Double(others))) }
    // The longest sections absorb the difference that rounding leaves.
    let byLength = counts.indices.sorted { counts[$0] > counts[$1] }
    var difference = others - counts.reduce(0, +)
    var turn = 0
    while difference != 0 {
      let index = byLength[turn % byLength.count]
      let step = difference > 0 ? 1 : counts[index] > 1 ? -1 : 0
      counts[index] += step
      difference -= step
      turn += 1
    }
    counts.insert(shape.longest, at: counts.count / 2)
    return counts.map { count in (0..<count).map { _ in Self.photo(&random) } }
  }

  private static func photo(_ random: inout SplitMix64) -> CGSize {
    CGSize(
      width: CGFloat(Int.random(in: 600...4_000, using: &random)),
      height: CGFloat(Int.random(in: 600...4_000, using: &random)))
  }
}
#endif
