// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Public declarations without a comment are UIKit's, and Apple documents them.
#if !canImport(UIKit)
// This file models the stock flow layout: its defaults, and which of its setters invalidate it.
// The setters of `itemSize` and `estimatedItemSize` always invalidate the layout. The setters of
// the pin flags and `sectionInsetReference` never do. Other setters do only after the layout has
// computed its frames. If the delegate returns the section inset or a reference size, the setter of
// that property doesn't invalidate the layout.
// The layout stores the delegate's values and the computed frames separately. The flags of an
// invalidation context specify what the layout discards. The layout computes the frames in
// `prepare()`, or earlier if UIKit queries attributes.
// This file doesn't model the keys that Interface Builder encodes. `init(coder:)` reads only the
// pin flags, from keys of its own.
// Source: UICollectionViewFlowLayout.h of the iOS 16 SDK, its documentation, published notes, and
// facts 10.7 and 10.15.
public import Foundation

extension UICollectionView {
  public enum ScrollDirection: Int, Sendable {
    case vertical = 0
    case horizontal = 1
  }

  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"

  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}

@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset = 0
    case fromSafeArea = 1
    case fromLayoutMargins = 2
  }

  public nonisolated class var automaticSize: CGSize {
    CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  }

  /// The delegate's values, or `nil` if the layout must query them again.
  var metrics: [FlowSectionMetrics]?
  /// The frames of all elements, or `nil` if the layout must compute them.
  var arrangement: FlowArrangement?
  var delegateMethods: FlowDelegateMethods = []
  /// The attributes that the layout has returned for items.
  ///
  /// The layout returns the same object again, unless a subclass has changed its frame.
  var itemAttributes: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  var measuredSizes = MeasuredSizes()

  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateIfValid() } }
  }

  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateIfValid() } }
  }

  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }

  open var estimatedItemSize = CGSize.zero {
    didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
  }

  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateIfValid() } }
  }

  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { invalidateIfValid(unlessImplemented: .header) } }
  }

  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { invalidateIfValid(unlessImplemented: .footer) } }
  }

  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { invalidateIfValid(unlessImplemented: .inset) } }
  }

  open var sectionInsetReference = SectionInsetReference.fromContentInset
  open var sectionHeadersPinToVisibleBounds: Bool {
    get { pinFlags.headers }
    set { pinFlags.headers = newValue }
  }
  open var sectionFootersPinToVisibleBounds: Bool {
    get { pinFlags.footers }
    set { pinFlags.footers = newValue }
  }
  private var pinFlags = (headers: false, footers: false)

  public override init() { super.init() }

  /// Creates a layout with the two pin flags from an archive.
  ///
  /// UIKit's keys are private, so the keys here are the names of the properties.
  public required init?(coder: NSCoder) {
    // Source: facts 12.9.
    super.init(coder: coder)
    guard let coder = coder as? NSKeyedUnarchiver else { return }
    let pinsHeaders = coder.decodeBool(forKey: "sectionHeadersPinToVisibleBounds")
    let pinsFooters = coder.decodeBool(forKey: "sectionFootersPinToVisibleBounds")
    if LayoutReadings.flowDecodesBySetters {
      setPinFlags(headers: pinsHeaders, footers: pinsFooters)
    } else {
      pinFlags = (pinsHeaders, pinsFooters)
    }
  }

  /// Encodes the two pin flags with the keys that `init(coder:)` reads.
  ///
  /// This method encodes the values that this class stores, even if a subclass overrides the
  /// properties.
  open override func encode(with coder: NSCoder) {
    // Source: facts 12.9.
    super.encode(with: coder)
    guard let coder = coder as? NSKeyedArchiver else { return }
    coder.encode(pinFlags.headers, forKey: "sectionHeadersPinToVisibleBounds")
    coder.encode(pinFlags.footers, forKey: "sectionFootersPinToVisibleBounds")
  }

  private func setPinFlags(headers: Bool, footers: Bool) {
    (sectionHeadersPinToVisibleBounds, sectionFootersPinToVisibleBounds) = (headers, footers)
  }

  override open class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  override open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  override open func prepare() {
    super.prepare()
    arrangeIfNeeded()
  }

  override open var collectionViewContentSize: CGSize {
    arrangeIfNeeded()
    return arrangement?.contentSize ?? .zero
  }

  override open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    arrangeIfNeeded()
    return attributes(intersecting: rect)
  }

  override open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    arrangeIfNeeded()
    return attributesOfItem(at: indexPath)
  }

  override open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    arrangeIfNeeded()
    return attributesOfSupplementary(elementKind, at: indexPath)
  }

  override open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    guard let flowContext = context as? UICollectionViewFlowLayoutInvalidationContext else {
      reachedBase.insert(.invalidateLayoutWithContext)
      reportForeignContext(context)
      return
    }
    discardValues(invalidatedBy: flowContext)
    super.invalidateLayout(with: context)
    layOutEstimatesAtOnce()
  }

  override open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    moveMeasuredSizes(by: updateItems)
  }

  override open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    needsLayout(forBounds: newBounds)
  }

  override open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    describe(boundsChangeTo: newBounds, in: context)
    return context
  }

  override open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    wants(preferred: preferredAttributes, insteadOf: originalAttributes)
  }

  override open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes)
    adopt(preferred: preferredAttributes, in: context)
    return context
  }
}
#endif
