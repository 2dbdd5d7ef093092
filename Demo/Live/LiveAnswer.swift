/// What a query found, as numbers that JavaScript reads from the module's memory.
struct LiveAnswer {
  /// Kind (0 header, 1 item, 2 footer, 3 background), section, item; x, y, width and height; z index; 1 if pinned,
  /// pin progress, push progress.
  static let stride = 11

  private(set) var count = 0
  private(set) var numbers: UnsafeMutablePointer<Double>?
  private var capacity = 0

  /// Replaces the answer.
  ///
  /// `y` counts from `offset`: browsers keep places in 32-bit floating point, which at hundreds of
  /// millions of points knows no pixels.
  mutating func write(_ elements: [LayoutElement], of layout: LiveLayout, from offset: Double) {
    reserve(elements.count)
    count = elements.count
    guard let numbers else { return }
    for (index, element) in elements.enumerated() {
      let out = numbers + index * Self.stride
      let main = layout.points(element.frame.main)
      let cross = layout.points(element.frame.cross)
      (out[0], out[2]) = Self.name(of: element.id.kind)
      out[1] = Double(element.id.section)
      (out[3], out[4]) = (cross.start, main.start - offset)
      (out[5], out[6]) = (cross.extent, main.extent)
      out[7] = Double(element.level)
      out[8] = element.pin?.isPinned == true ? 1 : 0
      out[9] = element.pin?.progress ?? 0
      out[10] = element.pin?.pushProgress ?? 0
    }
  }

  private static func name(of kind: ElementID.Kind) -> (kind: Double, item: Double) {
    switch kind {
    case .header: (0, 0)
    case .item(let item): (1, Double(item))
    case .footer: (2, 0)
    case .background: (3, 0)
    }
  }

  private mutating func reserve(_ elements: Int) {
    guard elements > capacity else { return }
    numbers?.deallocate()
    capacity = elements * 2
    numbers = .allocate(capacity: capacity * Self.stride)
  }
}
