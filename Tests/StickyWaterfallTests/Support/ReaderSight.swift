import StickyWaterfall

/// What a person sees of a list: where items are, and where the content is.
///
/// It's read from views, and knows nothing about the rules of the layout.
@MainActor
struct ReaderSight {
  /// An item on screen.
  struct Item: Equatable {
    let name: Int
    /// The distance from the visible start, after the inset, to the start of the item.
    let start: CGFloat
    let length: CGFloat
    /// The length across scrolling.
    let width: CGFloat
    /// The length of the part between the insets that no header or footer covers.
    let seen: CGFloat
    /// The distance from the visible start to where the view of the item begins: the end of a
    /// header over it, or 0.
    let edge: CGFloat

    /// Whether the item had another width.
    func hasOtherWidth(than width: CGFloat) -> Bool { abs(width - self.width) > 1.01 }

    /// How much of the item is hidden.
    var hidden: CGFloat { length - seen }
  }

  let items: [Item]
  let offset: CGFloat
  let first: CGFloat
  let end: CGFloat

  init(_ stage: ReaderStage) {
    (offset, first, end) = (stage.offset, stage.first, stage.end)
    let covers = Self.covers(on: stage)
    items = stage.view.indexPathsForVisibleItems.compactMap { path in
      stage.view.cellForItem(at: path).map {
        Self.item($0.frame, named: stage.name(at: path), under: covers, on: stage)
      }
    }
  }

  /// The distance from the visible end to the end of the content.
  var missing: CGFloat { end - offset }

  /// The frames of visible headers and footers.
  private static func covers(on stage: ReaderStage) -> [CGRect] {
    Side.kinds.flatMap { kind in
      stage.view.indexPathsForVisibleSupplementaryElements(ofKind: kind).compactMap {
        stage.view.supplementaryView(forElementKind: kind, at: $0)?.frame
      }
    }
  }

  private static func item(
    _ frame: CGRect, named name: Int, under covers: [CGRect], on stage: ReaderStage
  ) -> Item {
    let direction = stage.setting.direction
    let (start, length) = (stage.place(of: frame) - stage.startInset, direction.main(frame.size))
    var (from, to) = (max(0, start), min(stage.visibleExtent, start + length))
    var edge: CGFloat = 0
    for cover in covers where cover.insetBy(dx: 0.5, dy: 0.5).overlaps(frame) {
      let coverStart = stage.place(of: cover) - stage.startInset
      let coverEnd = coverStart + direction.main(cover.size)
      if coverStart <= from + 0.5 {
        from = max(from, coverEnd)
        edge = max(edge, coverEnd)
      } else {
        to = min(to, coverStart)
      }
    }
    return Item(
      name: name, start: start, length: length, width: direction.cross(frame.size),
      seen: max(0, to - from), edge: edge)
  }
}

/// What a person has seen since the last scroll, and whether something of it is still in place.
@MainActor
struct ReaderMemory {
  /// A place of an item that counts as the place where it was.
  struct Place {
    let item: ReaderSight.Item
    /// Whether only a part of the item was visible.
    let isPart: Bool

    /// The same place of the item in another length, or `nil` if its length is the same.
    func inSize(of present: ReaderSight.Item) -> Place? {
      guard present.length != item.length, !item.hasOtherWidth(than: present.width) else {
        return nil
      }
      return Place(
        item: ReaderSight.Item(
          name: item.name, start: item.start, length: present.length, width: present.width,
          seen: item.seen, edge: item.edge), isPart: isPart)
    }
  }

  /// Positions within this distance count as equal.
  static let tolerance: CGFloat = 1.01

  private(set) var last: ReaderSight
  /// The places before the last sight.
  private var earlier: [Place] = []

  init(_ sight: ReaderSight) { last = sight }

  /// Remembers what is visible now; if `forgets`, nothing else.
  ///
  /// If what was to stay is gone, other items that were visible take over.
  mutating func look(at stage: ReaderStage, forgets: Bool) {
    let remarkable = remarkable
    let stays = remarkable.contains { stage.path(ofItemNamed: $0.item.name) != nil }
    earlier = forgets ? [] : earlier + (stays ? remarkable : visible)
    last = ReaderSight(stage)
    // A place that was remarkable earlier still counts where it is now, in its present size.
    for place in visible {
      let places = earlier.filter { $0.item.name == place.item.name }
      if !places.isEmpty { earlier.append(place) }
      for resized in places.compactMap({ $0.inSize(of: place.item) })
      where !earlier.contains(where: { $0.item == resized.item }) {
        earlier.append(resized)
      }
    }
  }

  private var visible: [Place] {
    last.items.filter { $0.seen > 0 }.map { Place(item: $0, isPart: $0.hidden > 1) }
  }

  private var whole: [ReaderSight.Item] { last.items.filter { $0.hidden <= 0.01 } }

  /// The items of the last sight that can stay: whole ones, or else those with the largest part.
  private var remarkable: [Place] {
    let nearlyWhole = last.items.filter { $0.hidden <= 1 }.map { Place(item: $0, isPart: false) }
    guard whole.isEmpty else { return nearlyWhole }
    let most = last.items.map(\.seen).max() ?? 0
    return nearlyWhole
      + last.items.filter { $0.seen >= most - 1 && $0.seen > 0 }.map {
        Place(item: $0, isPart: true)
      }
  }

  /// Checks whether something of what was visible is where it was.
  ///
  /// - Parameters:
  ///   - stage: The list as it is now.
  ///   - shift: The distance by which the app moves the content on purpose.
  ///   - clamps: Whether the content must stay in its scrollable range.
  /// - Returns: What is wrong, or `nil` if something is in place, or nothing of it exists.
  func complaint(
    about stage: ReaderStage, shift: CGFloat = 0, clamps: Bool = true
  ) -> String? {
    let exists = { (place: Place) in stage.path(ofItemNamed: place.item.name) != nil }
    var places = remarkable.filter(exists)
    if places.isEmpty {
      places = visible.filter(exists)
    }
    guard !places.isEmpty else { return nil }
    let all = places + earlier.filter(exists)
    if all.contains(where: { holds($0, on: stage, shift: shift, clamps: clamps) }) { return nil }
    let words = places.prefix(4).map { place in
      let wanted = wantedOffsets(place, on: stage).map(Self.short).joined(separator: " or ")
      return "item \(place.item.name)\(place.isPart ? " (a part)" : "") was at "
        + "\(Self.short(place.item.start)), \(Self.short(place.item.length)) long: "
        + "the offset must be \(wanted)"
    }
    return "offset \(Self.short(stage.offset)), from \(Self.short(stage.first)) to "
      + "\(Self.short(stage.end)); \(shift == 0 ? "" : "shifted by \(shift); ")"
      + words.joined(separator: "; ")
  }

  private func holds(
    _ place: Place, on stage: ReaderStage, shift: CGFloat, clamps: Bool
  ) -> Bool {
    // The part of an item before the edge is known to a point, and grows with the item.
    let tolerance = Self.tolerance * max(1, growth(of: place, on: stage))
    return wantedOffsets(place, on: stage).contains { wanted in
      let range = stage.first...stage.end
      let inside = min(max(wanted + shift, range.lowerBound), range.upperBound)
      let moved = min(max(wanted, range.lowerBound), range.upperBound) + shift
      let again = min(max(moved, range.lowerBound), range.upperBound)
      return [inside, again, clamps ? inside : wanted + shift].contains {
        abs(stage.offset - $0) <= tolerance
      }
    }
  }

  /// Returns the factor by which a part of an item has grown, because the item's width has changed.
  private func growth(of place: Place, on stage: ReaderStage) -> CGFloat {
    let direction = stage.setting.direction
    guard place.isPart, place.item.length > 0, let frame = frame(of: place, on: stage),
      place.item.hasOtherWidth(than: direction.cross(frame.size))
    else { return 1 }
    return direction.main(frame.size) / place.item.length
  }

  /// Returns the present frame of a place's item, or `nil` if the item doesn't exist.
  private func frame(of place: Place, on stage: ReaderStage) -> CGRect? {
    stage.path(ofItemNamed: place.item.name)
      .flatMap { stage.view.layoutAttributesForItem(at: $0)?.frame }
  }

  /// Returns the offsets at which an item is where it was.
  ///
  ///     before             after
  ///       ┌───┐  start       ┌───┐      The distance from the start to the visible edge is the
  ///     ──┤   ├──edge        │   │      same. If the item's width changes, it's the same part of
  ///       │   │            ──┤   ├──    its length. A shorter item is still at the edge.
  private func wantedOffsets(_ place: Place, on stage: ReaderStage) -> [CGFloat] {
    let item = place.item
    guard let frame = frame(of: place, on: stage) else { return [] }
    let direction = stage.setting.direction
    let start = direction.isVertical ? frame.minY : frame.minX
    let (length, width) = (direction.main(frame.size), direction.cross(frame.size))
    var starts = [item.start]
    let depth = item.edge - item.start
    if place.isPart, depth > 0 {
      if item.hasOtherWidth(than: width) {
        starts = [item.edge - depth * length / item.length]
      } else if depth > length {
        starts = [item.edge - length, item.edge]
      }
    }
    // An item doesn't leave the screen: it's at the end of the visible bounds instead.
    starts += starts.filter { $0 > stage.visibleExtent - 2 }
      .map { _ in max(0, stage.visibleExtent - length) }
    return starts.map { start - $0 - stage.startInset }
  }

  static func short(_ number: CGFloat) -> String { "\((number * 100).rounded() / 100)" }
}
