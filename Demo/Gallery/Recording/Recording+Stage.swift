#if !canImport(UIKit)
import StickyWaterfall

extension Recording {
  /// The maximum recorded length of the content, in points.
  private static let longest = 80_000.0

  /// Creates the recording of a screen at every content offset.
  @MainActor
  init(of stage: Stage) {
    let range = stage.range
    let end = min(range.upperBound, range.lowerBound + Self.longest).rounded(.down)
    let ends = Dictionary(
      uniqueKeysWithValues: stage.allElements(at: end).map { ($0.id, $0.attributes) })
    stage.scroll(to: range.lowerBound)
    let size = stage.view.bounds.size
    axis = stage.isVertical ? "y" : "x"
    viewport = [Double(size.width), Double(size.height)]
    top = Double(stage.view.adjustedContentInset.top)
    let inset = Double(stage.view.adjustedContentInset.bottom)
    bottom = inset > 0 ? inset : nil
    self.range = [range.lowerBound, end]
    addElements(of: stage, upTo: end + stage.viewport, ends)
    addEdges(of: stage)
  }

  @MainActor
  private mutating func addElements(
    of stage: Stage, upTo end: Double, _ ends: [ElementID: UICollectionViewLayoutAttributes]
  ) {
    let sections = stage.controller.catalogue.sections
    totals = sections.map(\.works.count)
    counts = sections.map { _ in 0 }
    for (id, attributes) in stage.allElements()
    where stage.position(of: attributes) < end {
      if id.kind == .item {
        counts[id.section] += 1
        works.append(sections[id.section].works[id.item].id)
        frames += attributes.frame.sides
      } else if let last = ends[id] {
        extras.append(
          Extra(
            kind: "\(id.kind)", section: id.section, frame: attributes.frame.sides,
            last: stage.position(of: last).hundredths, z: [attributes.zIndex, last.zIndex]))
      }
    }
  }

  /// Adds the edges of headers and footers that pin elsewhere than at the edges of the screen.
  ///
  /// A collapsing header pins with its lower part only.
  @MainActor
  private mutating func addEdges(of stage: Stage) {
    var places: [String: [(offset: Double, position: Double)]] = [:]
    guard extras.contains(where: { $0.last > $0.start(along: axis) }) else { return }
    for offset in stride(from: range[0], through: range[1], by: 20) {
      stage.scroll(to: offset)
      for attributes in stage.attributes(reach: 0) {
        places["\(ElementID(attributes))", default: []]
          .append((offset, stage.position(of: attributes)))
      }
    }
    for index in extras.indices {
      let extra = extras[index]
      let usual = extra.kind == "header" ? top : stage.viewport - extra.length(along: axis)
      let pinned = places["\(extra.kind)-\(extra.section)-0"]?.first {
        $0.position > extra.start(along: axis) + 0.5 && $0.position < extra.last - 0.5
      }
      let edge = pinned.map { ($0.position - $0.offset).hundredths }
      if let edge, abs(edge - usual) > 0.01 { extras[index].edge = edge }
    }
    stage.scroll(to: range[0])
  }
}

extension Recording.Extra {
  fileprivate func start(along axis: String) -> Double { frame[axis == "y" ? 1 : 0] }

  fileprivate func length(along axis: String) -> Double { frame[axis == "y" ? 3 : 2] }
}
#endif
