package import WaterfallEngine

/// The frames of all elements of a layout, as plain values that can be compared.
package struct LayoutSnapshot: Equatable, Sendable {
  package enum Subject: Hashable, Sendable, CustomStringConvertible {
    /// A section, from its header's start to its footer's end.
    case section(Int)
    case boundary(Boundary, section: Int)
    /// The background behind the items, from the header to the footer.
    case background(section: Int)
    case item(Int, section: Int)

    package var description: String {
      switch self {
      case .section(let section): "section \(section)"
      case .boundary(let boundary, let section): "\(boundary) of section \(section)"
      case .background(let section): "background of section \(section)"
      case .item(let item, let section): "item \(item) of section \(section)"
      }
    }
  }

  package struct Element: Equatable, Sendable {
    package var subject: Subject
    /// The frame in content coordinates.
    package var frame: AxisRect
    /// The column of the element, or `nil` if it isn't in a column.
    package var column: Int?

    package init(_ subject: Subject, frame: AxisRect, column: Int? = nil) {
      self.subject = subject
      self.frame = frame
      self.column = column
    }
  }

  /// All elements by section, with the items of a section last.
  package var elements: [Element]

  package init(elements: [Element]) {
    self.elements = elements
  }

  package init(_ waterfall: Waterfall) {
    elements = []
    for section in 0..<waterfall.sectionCount {
      let cross = LengthRange(start: 0, end: waterfall.crossExtent)
      let range = waterfall.range(ofSection: section)
      elements.append(
        Element(.section(section), frame: AxisRect(main: range, cross: cross)))
      for boundary in Boundary.allCases {
        guard let frame = waterfall.unpinnedFrame(of: .boundary(boundary), inSection: section)
        else {
          continue
        }
        elements.append(Element(.boundary(boundary, section: section), frame: frame))
      }
      if let frame = waterfall.unpinnedFrame(of: .background, inSection: section) {
        elements.append(Element(.background(section: section), frame: frame))
      }
      for item in 0..<waterfall.itemCount(inSection: section) {
        elements.append(
          Element(
            .item(item, section: section),
            frame: waterfall.frame(ofItem: item, inSection: section),
            column: waterfall.column(ofItem: item, inSection: section)))
      }
    }
  }

  package var items: [Element] {
    elements.filter {
      if case .item = $0.subject { true } else { false }
    }
  }
}
