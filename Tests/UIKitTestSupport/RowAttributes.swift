/// Attributes with their own value, which is copied and compared.
package final class RowAttributes: UICollectionViewLayoutAttributes {
  package nonisolated(unsafe) var isEstimated = true

  package override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone) as! RowAttributes
    copy.isEstimated = isEstimated
    return copy
  }

  package override func isEqual(_ object: Any?) -> Bool {
    super.isEqual(object) && isEstimated == (object as? RowAttributes)?.isEstimated
  }
}
