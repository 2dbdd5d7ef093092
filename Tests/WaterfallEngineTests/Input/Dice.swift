import WaterfallEngine
import WaterfallTestSupport

extension SplitMix64 {
  init(seed: Int) { self.init(seed: UInt64(truncatingIfNeeded: seed)) }

  mutating func length(_ range: ClosedRange<Length>) -> Length {
    Length.random(in: range, using: &self)
  }
}
