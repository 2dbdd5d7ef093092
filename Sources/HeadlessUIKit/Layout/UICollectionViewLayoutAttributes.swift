// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Public declarations without a comment are UIKit's, and Apple documents them.
#if !canImport(UIKit)
// This file models layout attributes. The frame, center, size, bounds, and transforms depend on
// each other. A copy has the dynamic class of the original. Two objects are equal if all their
// properties are equal.
// This file doesn't model `UIDynamicItem`. As in UIKit, a frame can contain infinity or NaN. The
// collection view reports such a frame when it receives the attributes.
// As in the SDK, `copy(with:)` is isolated to the main actor, but `isEqual(_:)` and `hash` aren't.
// As in Objective-C, `copy()` works on any thread. Like UIKit's copy, it calls `init()` (facts
// 14.11). Therefore, `init()` also works on any thread here. In the SDK, `init()` is isolated.
// Source: UICollectionViewLayout.h of the iOS 16 SDK and the documentation of each property.
// PSTCollectionView and OpenUXKit define equality in the same way. According to UIKit's runtime
// headers, the frame is stored in addition to the center, so it reads back exactly as it was set.
public import Foundation

@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  /// All properties except the category, kind, index path, and transform.
  ///
  /// They are in one structure, so that a copy needs only one assignment for them.
  struct Values: Equatable {
    var origin = CGPoint.zero
    var size = CGSize.zero
    var center = CGPoint.zero
    var alpha: CGFloat = 1
    var zIndex = 0
    var isHidden = false
  }

  /// An object that stores a transform.
  ///
  /// Most attributes have no transform. Attributes without this object are smaller and faster to
  /// create.
  final class Transforms {
    let value: CATransform3D
    init(_ value: CATransform3D) { self.value = value }
  }

  // Attributes are copied and compared on any thread (facts 14.11), so their values are
  // `nonisolated(unsafe)`. That's safe, because no thread changes attributes while another one
  // reads them.
  nonisolated(unsafe) var values = Values()
  nonisolated(unsafe) var transforms: Transforms?
  nonisolated(unsafe) var category = UICollectionView.ElementCategory.cell
  nonisolated(unsafe) var kind: String?
  nonisolated(unsafe) var path = IndexPath()

  public nonisolated required override init() { super.init() }

  public required convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    path = indexPath
  }

  public required convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init()
    (category, kind, path) = (.supplementaryView, elementKind, indexPath)
  }

  public required convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    (category, kind, path) = (.decorationView, decorationViewKind, indexPath)
  }

  open var indexPath: IndexPath {
    get { path }
    set { path = newValue }
  }

  open var representedElementCategory: UICollectionView.ElementCategory { category }

  open var representedElementKind: String? { kind }

  open var frame: CGRect {
    get {
      guard let transform = transforms?.value else {
        return CGRect(origin: values.origin, size: values.size)
      }
      let centered = CGRect(
        x: -values.size.width / 2, y: -values.size.height / 2, width: values.size.width,
        height: values.size.height)
      return centered.projected(by: transform).offsetBy(dx: values.center.x, dy: values.center.y)
    }
    set {
      values.origin = newValue.origin
      values.size = newValue.size
      values.center = CGPoint(
        x: newValue.origin.x + newValue.size.width / 2,
        y: newValue.origin.y + newValue.size.height / 2)
    }
  }

  open var center: CGPoint {
    get { values.center }
    set { setCenter(newValue, size: values.size) }
  }

  open var size: CGSize {
    get { values.size }
    set { setCenter(values.center, size: newValue) }
  }

  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: values.size) }
    set {
      if newValue.origin != .zero {
        UIKitReports.raise("the origin of a layout attributes' bounds must be (0, 0)")
      }
      size = newValue.size
    }
  }

  open var transform3D: CATransform3D {
    get { transforms?.value ?? CATransform3DIdentity }
    set { transforms = CATransform3DIsIdentity(newValue) ? nil : Transforms(newValue) }
  }

  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  open var alpha: CGFloat {
    get { values.alpha }
    set { values.alpha = newValue }
  }

  open var zIndex: Int {
    get { values.zIndex }
    set { values.zIndex = newValue }
  }

  open var isHidden: Bool {
    get { values.isHidden }
    set { values.isHidden = newValue }
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    (copy.values, copy.transforms) = (values, transforms)
    (copy.category, copy.kind, copy.path) = (category, kind, path)
    return copy
  }

  /// Returns a copy of the attributes, on any thread.
  ///
  /// `copy(with:)` is isolated to the main actor. If `NSObject.copy()` called it on another thread,
  /// Swift would stop the program. This override calls `copy(with:)` without that check. The call
  /// is safe, because implementations of `copy(with:)` only copy plain values.
  override open nonisolated func copy() -> Any {
    let isolatedCopy: @MainActor () -> Any = { self.copy(with: nil) }
    return unsafeBitCast(isolatedCopy, to: (() -> Any).self)()
  }

  override open nonisolated func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    if other === self { return true }
    return values == other.values && category == other.category && kind == other.kind
      && path == other.path && hasSameTransform(as: other)
  }

  override open nonisolated var hash: Int { path.hashValue }

  override open nonisolated var description: String {
    let (origin, size) = (values.origin, values.size)
    var parts = [
      "\(type(of: self)): \(kind.map { "\($0) " } ?? "")\(path.logged)",
      "frame (\(origin.x) \(origin.y); \(size.width) \(size.height))",
    ]
    if values.alpha != 1 { parts.append("alpha \(values.alpha)") }
    if values.zIndex != 0 { parts.append("zIndex \(values.zIndex)") }
    if values.isHidden { parts.append("hidden") }
    if transforms != nil { parts.append("before its transform") }
    return "<" + parts.joined(separator: "; ") + ">"
  }

  private func setCenter(_ center: CGPoint, size: CGSize) {
    values.center = center
    values.size = size
    values.origin = CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2)
  }

  private nonisolated func hasSameTransform(as other: UICollectionViewLayoutAttributes) -> Bool {
    switch (transforms, other.transforms) {
    case (nil, nil): true
    case (let mine?, let theirs?): CATransform3DEqualToTransform(mine.value, theirs.value)
    default: false
    }
  }
}

extension UICollectionViewLayoutAttributes {
  /// A copy that the overridable method `copy(with:)` creates.
  var duplicate: UICollectionViewLayoutAttributes {
    guard let copy = copy(with: nil) as? UICollectionViewLayoutAttributes else {
      preconditionFailure("copy(with:) of \(type(of: self)) gave something else")
    }
    return copy
  }

  /// A transparent copy of the attributes.
  ///
  /// By default, an appearing element starts with this copy, and a disappearing element ends with
  /// it.
  var faded: UICollectionViewLayoutAttributes {
    let copy = duplicate
    copy.alpha = 0
    return copy
  }
}
#endif
