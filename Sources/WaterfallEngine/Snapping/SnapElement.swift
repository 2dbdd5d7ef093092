/// An element to which scrolling can snap.
struct SnapElement {
  let id: ElementID
  /// The range of the element, in content coordinates.
  let main: LengthRange
  /// The content offset at which scrolling snaps to the element.
  ///
  /// It can be an offset that scrolling can't reach.
  let offset: Length
}

extension [SnapElement] {
  /// Returns the first or last offset in a range at which scrolling snaps to one of the elements.
  func offset(in offsets: ClosedRange<Length>, isFirst: Bool) -> Length? {
    var found: Length?
    for element in self where offsets ~= element.offset {
      let other = found ?? element.offset
      found = isFirst ? Swift.min(other, element.offset) : Swift.max(other, element.offset)
    }
    return found
  }
}
