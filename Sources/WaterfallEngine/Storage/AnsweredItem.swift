/// An item, and where it is answered.
struct AnsweredItem {
  var item: Int
  /// In content coordinates, from a device pixel on.
  var frame: AxisRect
}
