/// The playground's state as the page sets it, and its layout; WebAssembly runs it on a single thread.
nonisolated(unsafe) private var state = PlayState()
nonisolated(unsafe) private var layout = PlayLayout()
nonisolated(unsafe) private var numbers = LiveBuffer<Double>()
nonisolated(unsafe) private var text = LiveBuffer<UInt8>()

/// Memory that JavaScript reads and writes; it holds until the next call that fills it.
struct LiveBuffer<Element> {
  private(set) var start: UnsafeMutablePointer<Element>?
  private var capacity = 0

  /// Makes room for so many elements.
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

/// Where the numbers of the last answer are, or with room for `count` more to be given.
@_expose(wasm, "playNumbers")
@_cdecl("play_numbers")
public func playNumbers(_ count: Int32) -> UnsafeMutablePointer<Double> {
  numbers.reserve(Int(count))
}

/// Where the UTF-8 of the last answer is, or with room for `count` bytes to be given.
@_expose(wasm, "playText")
@_cdecl("play_text")
public func playText(_ count: Int32) -> UnsafeMutablePointer<UInt8> {
  text.reserve(Int(count))
}

/// Sets one value, by the raw value of its key.
@_expose(wasm, "playSet")
@_cdecl("play_set")
public func playSet(_ key: Int32, _ value: Int32) {
  if let key = PlayKey(rawValue: Int(key)) { state.set(key, to: Int(value)) }
}

/// What is set, whether or not it counts.
@_expose(wasm, "playSetting")
@_cdecl("play_setting")
public func playSetting(_ key: Int32) -> Int32 {
  PlayKey(rawValue: Int(key)).map { Int32(state.setting(of: $0)) } ?? 0
}

/// 1 where a setting counts, by what else is set.
@_expose(wasm, "playCounts")
@_cdecl("play_counts")
public func playCounts(_ key: Int32) -> Int32 {
  PlayKey(rawValue: Int(key)).map { state.counts($0) ? 1 : 0 } ?? 0
}

/// Reads the link in the text, of so many bytes, as far as it can be read; pictures stay.
///
/// It answers with the text of what cannot be read, a part a line.
@_expose(wasm, "playOpen")
@_cdecl("play_open")
public func playOpen(_ count: Int32) -> Int32 {
  var unread: [String] = []
  let read = PlayState(link: written(count), unread: &unread)
  let pictures = state.pictures
  state = read
  state.pictures = pictures
  return write(unread)
}

/// Lays out a million items from now on, whatever the settings say of pictures and sections.
@_expose(wasm, "playMillion")
@_cdecl("play_million")
public func playMillion() { state.takeAMillion() }

/// Takes the titles of headers from the text, of so many bytes: `Rome, Delft`.
@_expose(wasm, "playTitles")
@_cdecl("play_titles")
public func playTitles(_ count: Int32) {
  state.titles = PlayState.titles(from: written(count))
}

private func written(_ count: Int32) -> [UInt8] {
  Array(UnsafeBufferPointer(start: playText(count), count: Int(count)))
}

private func write(_ lines: [String]) -> Int32 {
  text.fill(lines.flatMap { Array($0.utf8) + [UInt8(ascii: "\n")] })
}

/// Takes so many pictures from the numbers, a width and a height each; none for the sample.
@_expose(wasm, "playPictures")
@_cdecl("play_pictures")
public func playPictures(_ count: Int32) {
  let sizes = playNumbers(count * 2)
  state.pictures = (0..<Int(count)).map { PlayState.Size(sizes[$0 * 2], sizes[$0 * 2 + 1]) }
}

/// Lays out what is set, and answers with numbers: width and height of the screen and of the content,
/// sizes and spans asked, items moved, the least and the greatest offset, 1 if it scrolls sideways, 1 if
/// one reads it from the right, where items begin, across and down, and then the items of each section,
/// and the columns of each.
@_expose(wasm, "playLayOut")
@_cdecl("play_lay_out")
public func playLayOut() -> Int32 {
  layout.show(state)
  let (screen, content, cost) = (state.screen, layout.contentSize, layout.cost)
  let facts = [
    Double(screen.width), Double(screen.height), content.width, content.height,
    Double(cost.sizesAsked), Double(cost.spansAsked), Double(cost.moved),
    layout.offsets.lowerBound, layout.offsets.upperBound,
    state.isSideways ? 1 : 0, Double(state[.mirrored]),
    Double(state[.leading]), Double(state[.top]),
  ]
  let items = state.sections.map { Double($0.count) }
  return numbers.fill(facts + items + layout.columnCounts.map { Double($0) })
}

/// Where scrolling comes to rest that has ended at an offset.
@_expose(wasm, "playRest")
@_cdecl("play_rest")
public func playRest(_ offset: Double) -> Double { layout.rest(near: offset) }

/// Where a section starts, or an item of it that is not below 0, along scrolling; points.
@_expose(wasm, "playStart")
@_cdecl("play_start")
public func playStart(_ section: Int32, _ item: Int32) -> Double {
  layout.start(ofSection: Int(section), item: item < 0 ? nil : Int(item))
}

/// Lists, as numbers: the frames of all items (0), those of all columns (1), four numbers each, or which of
/// the colours each item has where there is no picture, and then tall bands of each section (2).
@_expose(wasm, "playList")
@_cdecl("play_list")
public func playList(_ what: Int32) -> Int32 {
  switch what {
  case 0: fill(layout.frames)
  case 1: fill(layout.columns())
  default:
    numbers.fill(
      state.sections.enumerated().flatMap { section, items in
        (0..<items.count).map { Double(PlayState.color(ofItem: $0, inSection: section)) }
      } + state.sections.indices.map { Double(PlayState.color(ofBandsInSection: $0)) })
  }
}

private func fill(_ frames: [PlayLayout.Frame]) -> Int32 {
  numbers.fill(frames.flatMap { [$0.x, $0.y, $0.width, $0.height] })
}

/// What the screen shows at an offset along scrolling, in content coordinates, nine numbers each: kind
/// (0 header, 1 item, 2 footer, 3 background), section, item; x, y, width and height; z index; 1 if
/// pinned.
@_expose(wasm, "playFind")
@_cdecl("play_find")
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

/// Makes of the state the same screen by the stock layout, whose pictures have the sizes they have in the
/// numbers, so many: four each, as `playList` answers them.
@_expose(wasm, "playStock")
@_cdecl("play_stock")
public func playStock(_ count: Int32) {
  let sides = playNumbers(count * 4)
  state = state.stock(
    (0..<Int(count)).map { item in
      let side = { sides[item * 4 + $0] }
      return PlayLayout.Frame(x: side(0), y: side(1), width: side(2), height: side(3))
    })
}

/// Writes, as text: the state's link (0), its Swift (1), the lines of it that the choices make (2), what
/// the layout reports, a line each (3), the titles that are set (4), or those of all sections, a line
/// each (5).
@_expose(wasm, "playWrite")
@_cdecl("play_write")
public func playWrite(_ what: Int32) -> Int32 {
  switch what {
  case 0: text.fill(Array(state.link.utf8))
  case 1: text.fill(Array(PlayCode(state: state).text.utf8))
  case 2: text.fill(Array(PlayCode(state: state).lines.utf8))
  case 3: write(layout.reports)
  case 4: text.fill(Array(state.titles.joined(separator: ", ").utf8))
  default: write(state.sections.indices.map { state.title(ofSection: $0) })
  }
}
