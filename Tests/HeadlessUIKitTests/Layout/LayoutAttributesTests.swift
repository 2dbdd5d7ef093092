#if !canImport(UIKit)
import HeadlessUIKit
import Testing

@MainActor
@Suite struct LayoutAttributesTests {
  private let path = IndexPath(item: 2, section: 1)

  @Test func factoriesStateCategoryAndKind() {
    let header = RowAttributes(forSupplementaryViewOfKind: "header", with: path)
    #expect(header.representedElementCategory == .supplementaryView)
    #expect(header.representedElementKind == "header" && header.indexPath == path)
    let shelf = RowAttributes(forDecorationViewOfKind: "shelf", with: path)
    #expect(shelf.representedElementCategory == .decorationView)
  }

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

  @Test func copyKeepsClassAndEveryProperty() {
    let original = RowAttributes(forSupplementaryViewOfKind: "header", with: path)
    original.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    (original.alpha, original.zIndex, original.isHidden) = (0.5, 7, true)
    original.isEstimated = false
    original.transform = CGAffineTransform(scaleX: 2, y: 1)
    let copy = original.copy() as? RowAttributes
    #expect(copy !== original && copy == original)
    #expect(copy?.isEstimated == false && copy?.representedElementKind == "header")
    #expect(copy?.hash == original.hash)
  }

  /// One of each property; a list of its own, because Swift 6.0 cannot read it as an argument.
  nonisolated private static let changes: [@MainActor @Sendable (RowAttributes) -> Void] = [
    { $0.alpha = 0 }, { $0.zIndex = 1 }, { $0.isHidden = true }, { $0.isEstimated = false },
    { $0.center.x = 1 }, { $0.size.width = 1 }, { $0.indexPath = [0, 0] },
    { $0.transform3D.m34 = 0.01 },
  ]

  @Test(arguments: changes)
  func everyPropertyCountsInEquality(change: @MainActor @Sendable (RowAttributes) -> Void) {
    let original = RowAttributes(forCellWith: path)
    let changed = RowAttributes(forCellWith: path)
    #expect(original == changed)
    change(changed)
    #expect(original != changed)
  }

  @Test func kindAndCategoryCountInEquality() {
    let header = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "a", with: path)
    #expect(header != UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "b", with: path))
    #expect(header != UICollectionViewLayoutAttributes(forDecorationViewOfKind: "a", with: path))
    #expect(!header.isEqual(nil))
  }
}
#endif
