#if !canImport(UIKit)
import HeadlessUIKit
import Testing

@MainActor
@Suite struct LayoutAttributesTests {
  private let path = IndexPath(item: 2, section: 1)

  @Test func factoriesOfADynamicClassMakeThatClass() {
    let dynamic: UICollectionViewLayoutAttributes.Type = RowAttributes.self
    #expect(dynamic.init(forCellWith: path) is RowAttributes)
  }

  @Test(arguments: [1.0 / 3, 0.1, 1e9 / 7])
  func frameIsReadBackBitForBit(length: Double) {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    let frame = CGRect(x: length, y: length * 2, width: length / 3, height: length / 7)
    attributes.frame = frame
    #expect(attributes.frame.origin == frame.origin && attributes.frame.size == frame.size)
  }
}
#endif
