/// The one layout of the module; WebAssembly runs it on a single thread.
nonisolated(unsafe) private var layout = LiveLayout()
nonisolated(unsafe) private var answer = LiveAnswer()

/// From now on lays out so many sections only, of at least `items` and less than twice as many.
@_expose(wasm, "cut")
@_cdecl("live_cut")
public func cut(_ sections: Int32, _ items: Int32) {
  layout.cut(toSections: Int(sections), items: Int(items))
}

/// Sizes and places all items, a million if they are not cut; `spacing` and `width` are points.
@_expose(wasm, "layOut")
@_cdecl("live_lay_out")
public func layOut(_ columns: Int32, _ spacing: Double, _ width: Double) {
  layout.layOut(columns: Int(columns), spacing: spacing, width: width)
}

/// Changes how headers and footers pin; the extent is points, a scope above 1 is a pile.
@_expose(wasm, "pin")
@_cdecl("live_pin")
public func pin(_ headers: Int32, _ footers: Int32, _ headerExtent: Double, _ scope: Int32) {
  layout.pin(
    LiveLayout.Pinning(
      headers: headers != 0, footers: footers != 0, headerExtent: headerExtent,
      scope: scope == 0 ? .section : scope == 1 ? .untilNextPinned : .stacked))
}

/// How long the content is, points.
@_expose(wasm, "contentExtent")
@_cdecl("live_content_extent")
public func contentExtent() -> Double {
  layout.contentExtent
}

/// Finds all that a screen of `height` shows at `offset`, points; returns how many there are.
@_expose(wasm, "find")
@_cdecl("live_find")
public func find(_ offset: Double, _ height: Double) -> Int32 {
  answer.write(layout.elements(at: offset, height: height), of: layout, from: offset)
  return Int32(answer.count)
}

/// Where the numbers of what was found last are: `LiveAnswer.stride` of them an element.
@_expose(wasm, "found")
@_cdecl("live_found")
public func found() -> UnsafePointer<Double>? {
  UnsafePointer(answer.numbers)
}

/// How many sections there are.
@_expose(wasm, "sectionCount")
@_cdecl("live_section_count")
public func sectionCount() -> Int32 {
  Int32(layout.waterfall.sectionCount)
}

/// How many items a section has.
@_expose(wasm, "itemCount")
@_cdecl("live_item_count")
public func itemCount(_ section: Int32) -> Int32 {
  Int32(layout.waterfall.itemCount(inSection: Int(section)))
}

/// Where an item starts along scrolling, points.
@_expose(wasm, "startOfItem")
@_cdecl("live_start_of_item")
public func startOfItem(_ item: Int32, _ section: Int32) -> Double {
  let frame = layout.waterfall.frame(ofItem: Int(item), inSection: Int(section))
  return layout.points(frame.main).start
}

/// Where a section starts, points.
@_expose(wasm, "startOfSection")
@_cdecl("live_start_of_section")
public func startOfSection(_ section: Int32) -> Double {
  layout.points(layout.waterfall.range(ofSection: Int(section))).start
}
