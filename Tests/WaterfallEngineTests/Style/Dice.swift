import WaterfallEngine
import WaterfallTestSupport

extension SplitMix64 {
  mutating func length(_ range: ClosedRange<Length>) -> Length {
    Length.random(in: range, using: &self)
  }
}
