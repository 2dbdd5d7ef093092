#if !canImport(UIKit)
import HeadlessUIKit
import Testing

@MainActor
@Suite struct LayoutAttributesTests {
  /// Written the way a package writes one: it compiles against the iOS SDK as it stands.
  class Tinted: UICollectionViewLayoutAttributes {
    nonisolated(unsafe) var tint = 0.0

    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      (copy as? Tinted)?.tint = tint
      return copy
    }

    override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? Tinted, super.isEqual(object) else { return false }
      return tint == other.tint
    }
  }

  private let path = IndexPath(item: 2, section: 1)

  @Test func factoriesStateCategoryAndKind() {
    let header = Tinted(forSupplementaryViewOfKind: "header", with: path)
    #expect(header.representedElementCategory == .supplementaryView)
    #expect(header.representedElementKind == "header" && header.indexPath == path)
    let shelf = Tinted(forDecorationViewOfKind: "shelf", with: path)
    #expect(shelf.representedElementCategory == .decorationView)
  }

  @Test func factoriesOfADynamicClassMakeThatClass() {
    let dynamic: UICollectionViewLayoutAttributes.Type = Tinted.self
    #expect(dynamic.init(forCellWith: path) is Tinted)
  }

  @Test(arguments: [1.0 / 3, 0.1, 1e9 / 7])
  func frameIsReadBackBitForBit(length: Double) {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    let frame = CGRect(x: length, y: length * 2, width: length / 3, height: length / 7)
    attributes.frame = frame
    #expect(attributes.frame.origin == frame.origin && attributes.frame.size == frame.size)
  }

  @Test func copyKeepsClassAndEveryProperty() {
    let original = Tinted(forSupplementaryViewOfKind: "header", with: path)
    original.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    (original.alpha, original.zIndex, original.isHidden, original.tint) = (0.5, 7, true, 3)
    original.transform = CGAffineTransform(scaleX: 2, y: 1)
    let copy = original.copy() as? Tinted
    #expect(copy !== original && copy == original)
    #expect(copy?.tint == 3 && copy?.representedElementKind == "header")
    #expect(copy?.hash == original.hash)
  }

  @Test(
    arguments: [
      { (a: Tinted) in a.alpha = 0 }, { $0.zIndex = 1 }, { $0.isHidden = true }, { $0.tint = 1 },
      { $0.center.x = 1 }, { $0.size.width = 1 }, { $0.indexPath = [0, 0] },
      { $0.transform3D.m34 = 0.01 },
    ] as [@MainActor @Sendable (Tinted) -> Void])
  func everyPropertyCountsInEquality(change: @MainActor @Sendable (Tinted) -> Void) {
    let original = Tinted(forCellWith: path)
    let changed = Tinted(forCellWith: path)
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
