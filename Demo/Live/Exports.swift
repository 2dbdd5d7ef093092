/// The playground's state, which WebAssembly uses on a single thread.
nonisolated(unsafe) private var state = PlayState()
nonisolated(unsafe) private var layout = PlayLayout()
nonisolated(unsafe) private var numbers = LiveBuffer<Double>()
nonisolated(unsafe) private var text = LiveBuffer<UInt8>()

/// Memory that JavaScript reads and writes until the next call that fills it.
struct LiveBuffer<Element> {
  private(set) var start: UnsafeMutablePointer<Element>?
  private var capacity = 0

  /// Returns memory for at least `count` elements.
  mutating func reserve(_ count: Int) -> UnsafeMutablePointer<Element> {
    if let start, capacity >= count { return start }
    start?.deallocate()
    capacity = max(64, count * 2)
    let made = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    start = made
    return made
  }

  mutating func fill(_ elements: [Element]) -> Int32 {
    let start = reserve(elements.count)
    for (index, element) in elements.enumerated() { (start + index).initialize(to: element) }
    return Int32(elements.count)
  }
}

/// Returns the address of the last numbers, after making space for `count` new ones.
@_expose(wasm, "playNumbers")
public func playNumbers(_ count: Int32) -> UnsafeMutablePointer<Double> {
  numbers.reserve(Int(count))
}

/// Returns the address of the last text's UTF-8, after making space for `count` new bytes.
@_expose(wasm, "playText")
public func playText(_ count: Int32) -> UnsafeMutablePointer<UInt8> {
  text.reserve(Int(count))
}

/// Changes a setting, by the raw value of its key.
@_expose(wasm, "playSet")
public func playSet(_ key: Int32, _ value: Int32) {
  if let key = PlayKey(rawValue: Int(key)) { state.set(key, to: Int(value)) }
}

/// Returns a setting, even if it has no effect.
@_expose(wasm, "playSetting")
public func playSetting(_ key: Int32) -> Int32 {
  PlayKey(rawValue: Int(key)).map { Int32(state.setting(of: $0)) } ?? 0
}

/// Returns 1 if a setting has an effect with the other settings, or else 0.
@_expose(wasm, "playCounts")
public func playCounts(_ key: Int32) -> Int32 {
  PlayKey(rawValue: Int(key)).map { state.counts($0) ? 1 : 0 } ?? 0
}

/// Reads the link in the first `count` bytes of the text, and writes the parts without a setting.
@_expose(wasm, "playOpen")
public func playOpen(_ count: Int32) -> Int32 {
  var unread: [String] = []
  let read = PlayState(link: written(count), unread: &unread)
  let pictures = state.pictures
  state = read
  state.pictures = pictures
  return write(unread)
}

/// Switches to a million items.
@_expose(wasm, "playMillion")
public func playMillion() { state.takeAMillion() }

/// Reads the titles of headers from the first `count` bytes of the text, separated by commas.
@_expose(wasm, "playTitles")
public func playTitles(_ count: Int32) {
  state.titles = PlayState.titles(from: written(count))
}

private func written(_ count: Int32) -> [UInt8] {
  Array(UnsafeBufferPointer(start: playText(count), count: Int(count)))
}

private func write(_ lines: [String]) -> Int32 {
  text.fill(lines.flatMap { Array($0.utf8) + [UInt8(ascii: "\n")] })
}

/// Reads the sizes of `count` pictures from the numbers, or shows the sample if `count` is 0.
@_expose(wasm, "playPictures")
public func playPictures(_ count: Int32) {
  let sizes = playNumbers(count * 2)
  state.pictures = (0..<Int(count)).map { PlayState.Size(sizes[$0 * 2], sizes[$0 * 2 + 1]) }
}

/// Lays out the state, and writes numbers about the layout.
///
/// The first numbers are the screen's width and height, the first and last content offset, 1 if the
/// screen scrolls sideways, 1 if it reads from the right, the four insets, the line spacing, the
/// column spacing, and the inset of titles. Four numbers for each section follow: of all sections
/// the number of items, then of all sections the number of columns, then where their items start,
/// and where they end.
@_expose(wasm, "playLayOut")
public func playLayOut() -> Int32 {
  layout.show(state)
  let screen = state.screen
  let facts =
    [
      Double(screen.width), Double(screen.height), layout.offsets.lowerBound,
      layout.offsets.upperBound, state.isSideways ? 1 : 0, Double(state[.mirrored]),
    ] + state.margins.map { Double($0) }
  let items = state.sections.map { Double($0.count) }
  let ranges = layout.itemRanges
  return numbers.fill(
    facts + items + layout.columnCounts.map { Double($0) } + ranges.map { $0.lowerBound }
      + ranges.map { $0.upperBound })
}

/// Returns the resting offset after scrolling to an offset.
@_expose(wasm, "playRest")
public func playRest(_ offset: Double) -> Double { layout.rest(near: offset) }

/// Returns the start of a section or, if `item` isn't below 0, of one of its items, in points.
@_expose(wasm, "playStart")
public func playStart(_ section: Int32, _ item: Int32) -> Double {
  layout.start(ofSection: Int(section), item: item < 0 ? nil : Int(item))
}

/// Writes the frames of all items, four numbers each.
@_expose(wasm, "playFrames")
public func playFrames() -> Int32 {
  numbers.fill(layout.frames.flatMap { [$0.x, $0.y, $0.width, $0.height] })
}

/// Writes the index of each item's color, followed by the index for each section's tall header.
@_expose(wasm, "playColors")
public func playColors() -> Int32 {
  numbers.fill(state.colorIndices.map { Double($0) })
}

/// Writes the visible elements at an offset, nine numbers each.
///
/// The numbers are the kind (0 for a header, 1 for an item, 2 for a footer, 3 for a background),
/// the section, the item, x, y, the width, the height, the z index, and 1 if the element is pinned.
@_expose(wasm, "playFind")
public func playFind(_ offset: Double) -> Int32 {
  let elements = layout.elements(at: offset)
  var next = numbers.reserve(elements.count * 9)
  for element in elements {
    let frame = element.frame
    (next[0], next[1]) = (Double(element.kind), Double(element.section))
    (next[2], next[3], next[4]) = (Double(element.item), frame.x, frame.y)
    (next[5], next[6], next[7]) = (frame.width, frame.height, Double(element.zIndex))
    next[8] = element.isPinned ? 1 : 0
    next += 9
  }
  return Int32(elements.count * 9)
}

/// Replaces the state with the flow layout's screen for the same delegate.
///
/// The last numbers must be the frames of `count` items, as `playFrames` writes them. Returns the
/// raw value of the screen's `FlowDifference`.
@_expose(wasm, "playFlow")
public func playFlow(_ count: Int32) -> Int32 {
  let sides = playNumbers(count * 4)
  let difference = state.flowDifference
  state = state.flowScreen(
    (0..<Int(count)).map { item in
      let side = { sides[item * 4 + $0] }
      return PlayLayout.Frame(x: side(0), y: side(1), width: side(2), height: side(3))
    })
  return Int32(difference.rawValue)
}

/// Writes the text that a number selects.
///
/// 0 selects the state's link, 1 its Swift code, and 2 the Swift code for the flow layout. 3
/// selects the layout's reports, one on each line. 4 selects the titles as the reader typed them,
/// and 5 all section titles, one on each line. 100 plus a control's key selects the statement of
/// that control.
@_expose(wasm, "playWrite")
public func playWrite(_ what: Int32) -> Int32 {
  switch what {
  case 0: fill(state.link)
  case 1: fill(PlayCode(state: state).text)
  case 2: fill(state.flowCode.text)
  case 3: write(layout.reports)
  case 4: fill(state.titles.joined(separator: ", "))
  case 5: write(state.sections.indices.map { state.title(ofSection: $0) })
  default:
    fill(PlayKey(rawValue: Int(what) - 100).map { PlayCode(state: state).statement(of: $0) } ?? "")
  }
}

private func fill(_ string: String) -> Int32 { text.fill(Array(string.utf8)) }
