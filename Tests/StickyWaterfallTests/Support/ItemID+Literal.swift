@testable import StickyWaterfall

extension ItemID: ExpressibleByArrayLiteral {
  /// Creates an identifier that is written like an index path: `[0, 3]` is item 3 of section 0.
  public init(arrayLiteral indexes: Int...) { self.init(indexes[1], inSection: indexes[0]) }
}
