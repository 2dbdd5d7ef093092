import StickyWaterfall

/// A controller with item sizes as data, as an app would write it for the stock flow layout.
final class GridController: FlowController {
  var sections: [[CGSize]] {
    didSet { counts = sections.map(\.count) }
  }

  init(_ sections: [[CGSize]]) {
    self.sections = sections
    super.init(sections.map(\.count))
    size = { [unowned self] in self.sections[$0.section][$0.item] }
    inset = { _ in UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) }
    lineSpacing = { _ in 10 }
    interitemSpacing = { _ in 10 }
    headerSize = { _ in CGSize(width: 0, height: 44) }
    footerSize = { _ in CGSize(width: 0, height: 30) }
  }

  /// Creates a section of items 100 points wide for each list of heights.
  convenience init(heights: [[CGFloat]]) {
    self.init(heights.map { $0.map { CGSize(width: 100, height: $0) } })
  }
}
