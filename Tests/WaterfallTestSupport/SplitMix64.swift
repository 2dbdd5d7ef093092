/// A small generator of random numbers that a seed determines, so that a failure can be repeated.
///
/// The algorithm is SplitMix64 by Guy Steele, Doug Lea and Christine Flood (2014).
package struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  package init(seed: UInt64) {
    state = seed
  }

  package init(seed: Int) { self.init(seed: UInt64(truncatingIfNeeded: seed)) }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns `true` with a probability of `percent` in a hundred.
  package mutating func happens(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &self) < percent
  }

  /// Returns a random whole number from 0 to `sides - 1`.
  package mutating func roll(_ sides: Int) -> Int { Int.random(in: 0..<sides, using: &self) }

  /// Returns `true` once in `count` times on average.
  package mutating func oneIn(_ count: Int) -> Bool {
    Int.random(in: 0..<count, using: &self) == 0
  }
}
