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

  @Test func defaultsAreThoseOfUIKit() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    #expect(attributes.frame == .zero && attributes.center == .zero && attributes.size == .zero)
    #expect(attributes.alpha == 1 && attributes.zIndex == 0 && !attributes.isHidden)
    #expect(attributes.transform.isIdentity && CATransform3DIsIdentity(attributes.transform3D))
    #expect(attributes.representedElementKind == nil)
    #expect(attributes.representedElementCategory == .cell)
  }

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

  @Test func frameSetsCenterAndSize() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(attributes.center == CGPoint(x: 25, y: 40))
    #expect(attributes.size == CGSize(width: 30, height: 40))
    #expect(attributes.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
  }

  @Test func sizeGrowsAroundTheCenter() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    attributes.size = CGSize(width: 10, height: 10)
    #expect(attributes.frame == CGRect(x: 20, y: 35, width: 10, height: 10))
    attributes.center = .zero
    #expect(attributes.frame == CGRect(x: -5, y: -5, width: 10, height: 10))
  }

  @Test(arguments: [1.0 / 3, 0.1, 1e9 / 7])
  func frameIsReadBackBitForBit(length: Double) {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    let frame = CGRect(x: length, y: length * 2, width: length / 3, height: length / 7)
    attributes.frame = frame
    #expect(attributes.frame.origin == frame.origin && attributes.frame.size == frame.size)
  }

  @Test func transformedFrameIsTheBoxAround() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
    attributes.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(attributes.frame == CGRect(x: -5, y: -10, width: 20, height: 40))
    #expect(attributes.size == CGSize(width: 10, height: 20))
    attributes.transform3D = CATransform3DIdentity
    #expect(attributes.transform.isIdentity)
  }

  @Test func boundsWithAnOriginAreReported() {
    let reports = ReportLog.reports {
      UICollectionViewLayoutAttributes(forCellWith: path).bounds =
        CGRect(x: 1, y: 0, width: 5, height: 5)
    }
    #expect(reports.count == 1)
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
