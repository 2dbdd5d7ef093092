#if !canImport(UIKit)
import StickyWaterfall

/// Records what one standing screen shows at every scroll offset.
@MainActor
struct ScreenRecorder {
  /// How far apart the layout is asked at first, in points.
  ///
  /// Half of it is the shortest bump a recording could miss; headers and footers, whose heights the
  /// bumps have, are about that tall.
  private static let step = 64.0
  /// A content longer than this is recorded up to here, in points.
  private static let longest = 80_000.0
  private static let overscroll = 160.0

  let stage: Stage
  let name: String
  let progress: ProgressLine
  /// Whether items move while scrolling, as in a card stack.
  let tracksItems: Bool

  func record() throws -> Recording {
    settleSizes()
    let range = stage.range
    let last = min(range.upperBound, range.lowerBound + Self.longest)
    stage.scroll(to: range.lowerBound)
    var recording = Recording()
    recording.axis = stage.isVertical ? .vertical : .horizontal
    recording.viewport = stage.view.bounds.size
    recording.contentSize = stage.view.contentSize
    recording.topInset = Double(stage.view.adjustedContentInset.top)
    recording.range = range.lowerBound...last.rounded(.down)
    recording.isCut = last < range.upperBound
    recording.isMirrored =
      stage.layout.flipsHorizontallyInOppositeLayoutDirection
      && stage.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    recording.overscroll = recording.isCut ? 0 : Self.overscroll
    recordElements(into: &recording)
    try recordTracks(into: &recording)
    recordChecks(into: &recording)
    stage.scroll(to: range.lowerBound)
    return recording
  }

  /// Shows every cell once where cells say their sizes: what is recorded is what scrolling rests on.
  func settleSizes() {
    guard stage.layout.estimatedItemSize != .zero else { return }
    var offset = stage.range.lowerBound
    while offset < stage.range.upperBound {
      stage.scroll(to: offset)
      offset += stage.viewport / 2
    }
    stage.scroll(to: stage.range.upperBound)
  }

  private func recordElements(into recording: inout Recording) {
    let sections = stage.controller.catalogue.sections
    let end = recording.range.upperBound + stage.viewport
    recording.totalCounts = sections.map(\.works.count)
    recording.itemCounts = sections.map { _ in 0 }
    let attributes = stage.allAttributes().map { (ElementID($0), $0) }
    for (id, attributes) in attributes.sorted(by: { $0.0 < $1.0 }) {
      guard !recording.isCut || stage.state(attributes).position < end else { continue }
      if id.kind == .item {
        recording.itemCounts[id.section] += 1
        recording.works.append(sections[id.section].works[id.item].id)
        recording.items.append(attributes.frame)
        recording.itemZIndexes.append(attributes.zIndex)
      } else {
        recording.extras.append(
          .init(id: id, frame: attributes.frame, zIndex: attributes.zIndex))
      }
    }
  }

  private func recordTracks(into recording: inout Recording) throws {
    let finder = TrackFinder(
      moment: { offset in
        stage.scroll(to: offset)
        return moment(reach: Self.step)
      }, viewport: stage.viewport)
    let range = recording.range
    let over = recording.overscroll
    let tracks = try finder.tracks(
      between: [
        range.lowerBound - over, range.lowerBound, range.upperBound, range.upperBound + over,
      ], step: Self.step
    ) { offset in
      let reached = Int(min(offset, range.upperBound))
      progress.report("recording \(name): \(reached) of \(Int(range.upperBound)) points")
    }
    var resting: [ElementID: ElementState] = [:]
    for extra in recording.extras {
      resting[extra.id] = restingState(extra.frame, extra.zIndex)
    }
    recording.tracks = tracks.filter { id, track in
      guard let state = resting[id] else { return true }
      return !track.isAlways(state, tolerance: TrackFinder.tolerance)
    }
  }

  private func restingState(_ frame: CGRect, _ zIndex: Int) -> ElementState {
    ElementState(
      position: Double(stage.isVertical ? frame.minY : frame.minX),
      extent: Double(stage.isVertical ? frame.height : frame.width), zIndex: zIndex)
  }

  private func moment(reach: Double) -> Moment {
    var moment: Moment = [:]
    for attributes in stage.attributes(reach: reach)
    where tracksItems || attributes.representedElementCategory != .cell {
      moment[ElementID(attributes)] = stage.state(attributes)
    }
    return moment
  }

  private func recordChecks(into recording: inout Recording) {
    let range = recording.range
    let room = range.upperBound - range.lowerBound
    var offsets = [0, 0.03, 0.17, 0.34, 0.5, 0.71, 0.93, 1].map { fraction in
      range.lowerBound + (room * fraction).rounded()
    }
    if recording.overscroll > 0 {
      offsets += [range.lowerBound - 60, range.upperBound + 60]
    }
    recording.checks = Set(offsets).sorted().map { offset in
      stage.scroll(to: offset)
      let seen = stage.attributes(reach: 0).map { attributes in
        Recording.Seen(
          id: ElementID(attributes), frame: attributes.frame, zIndex: attributes.zIndex,
          isPinned: stage.state(attributes).isPinned)
      }
      return Recording.Check(offset: offset, elements: seen.sorted { $0.id < $1.id })
    }
  }
}

extension ElementID: Comparable {
  static func < (first: ElementID, second: ElementID) -> Bool {
    let one = (first.kind.rawValue, first.section, first.item)
    return one < (second.kind.rawValue, second.section, second.item)
  }
}
#endif
