#if !canImport(UIKit)
import HeadlessUIKit
import Testing

@MainActor
@Suite struct LayoutAttributesTests {
  private let path = IndexPath(item: 2, section: 1)

  @Test func attributesCreatedWithASubclassAreInstancesOfTheSubclass() {
    let dynamic: UICollectionViewLayoutAttributes.Type = RowAttributes.self
    #expect(dynamic.init(forCellWith: path) is RowAttributes)
  }

  @Test(arguments: [1.0 / 3, 0.1, 1e9 / 7])
  func frameGetterReturnsExactlyTheFrameThatWasSet(length: Double) {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    let frame = CGRect(x: length, y: length * 2, width: length / 3, height: length / 7)
    attributes.frame = frame
    #expect(attributes.frame.origin == frame.origin && attributes.frame.size == frame.size)
  }

  /// Facts 14.11.
  @Test(arguments: [UICollectionViewLayoutAttributes.self, RowAttributes.self])
  func layoutAttributesCanBeCopiedOnAnyThread(kind: UICollectionViewLayoutAttributes.Type) async {
    let original = kind.init(forCellWith: [1, 2])
    original.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    (original as? RowAttributes)?.isEstimated = false
    let copy = await Task.detached { original.copy() as? UICollectionViewLayoutAttributes }.value
    #expect(copy !== original && copy?.isEqual(original) == true)
    #expect((copy as? RowAttributes)?.isEstimated == (kind == RowAttributes.self ? false : nil))
  }

  @Test func layoutAttributesCanBeCreatedOnAnyThread() async {
    let new = await Task.detached { UICollectionViewLayoutAttributes() }.value
    #expect(new.alpha == 1)
  }
}
#endif
