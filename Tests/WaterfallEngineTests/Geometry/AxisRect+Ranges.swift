import WaterfallEngine

extension LengthRange {
  init(_ range: Range<Length>) { self.init(start: range.lowerBound, end: range.upperBound) }
}

extension AxisRect {
  init(_ main: Range<Length>, _ cross: Range<Length>) {
    self.init(main: LengthRange(main), cross: LengthRange(cross))
  }
}
