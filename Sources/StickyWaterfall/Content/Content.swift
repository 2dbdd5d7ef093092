import WaterfallEngine

/// What is laid out: the geometry of all elements, what it was computed for, and which of its parts
/// are out of date.
///
///     invalidation ──▶ mark(_:for:) ──▶ prepare(), or a lookup before it, takes the stale parts
///     invalidation during that work ──▶ the next prepare() takes the new parts
///
/// The type isn't copyable. Otherwise, the compiler would copy its sets in each scroll step, just
/// to read one flag.
struct Content: ~Copyable {
  /// The geometry of all elements, which is complete after a call of `placedEngine()`.
  var engine = Waterfall()
  /// The collection view's size, insets, and display scale in the last layout, or `nil` before the
  /// first one.
  private(set) var environment: LayoutEnvironment?
  /// The adjusted content insets in the last layout pass, or `nil` before the first one.
  private(set) var insets: UIEdgeInsets?
  /// The length of the visible bounds that short content fills, or `nil` if it's at its start.
  private(set) var filledExtent: Length?
  /// The stale parts that the next layout pass or lookup updates.
  private(set) var stale = Staleness.everything
  /// The stale parts that wait for the next `prepare()`.
  private(set) var staleInNextPass = Staleness.nothing
  /// Whether the delegate specifies exact heights (widths if the layout scrolls horizontally).
  private(set) var hasDelegateExtents = false
}

// MARK: - Stale parts

extension Content {
  /// Whether the next lookup must update the layout.
  var isStale: Bool { !stale.isNothing }

  /// Whether the next `prepare()` must update the layout.
  var hasWork: Bool { isStale || !staleInNextPass.isNothing }

  /// Whether everything is stale in a pass, so that marking another part changes nothing.
  func isEverythingStale(in pass: Staleness.Pass) -> Bool {
    switch pass {
    case .current: stale.includesEverything
    case .next: staleInNextPass.includesEverything
    }
  }

  mutating func mark(_ part: Staleness, for pass: Staleness.Pass) {
    switch pass {
    case .current: stale.formUnion(part)
    case .next: staleInNextPass.formUnion(part)
    }
  }

  /// Adds the parts that waited for the next `prepare()` to the stale parts.
  mutating func takeUpWaitingParts() {
    guard !staleInNextPass.isNothing else { return }
    stale.formUnion(staleInNextPass)
    staleInNextPass = .nothing
  }

  /// Returns the stale parts, and marks them as up to date.
  ///
  /// Everything is stale if the view's size, insets, or scale have changed.
  mutating func takeStaleParts(on environment: LayoutEnvironment) -> Staleness {
    let isNew = environment != self.environment
    if stale.isNothing { return isNew ? .everything : .nothing }
    defer { stale = .nothing }
    return stale.includesEverything || !isNew ? stale : .everything
  }

  /// Marks the stale parts as up to date.
  mutating func forgetStaleParts() { stale = .nothing }

  /// Removes and returns the stale parts for a batch update, which lays them out after its update
  /// list.
  ///
  /// If everything is stale, it stays so.
  mutating func takeStalePartsForBatch() -> Staleness.Parts {
    guard case .parts(let parts) = stale else { return Staleness.Parts() }
    stale = .nothing
    return parts
  }

  /// Changes the index paths of stale items to those after a move.
  mutating func moveStaleItems(by move: ItemMove) {
    stale.moveItems(by: move)
    staleInNextPass.moveItems(by: move)
  }
}

// MARK: - Layout passes

extension Content {
  /// Records the environment for which everything is laid out now.
  mutating func setEnvironment(_ environment: LayoutEnvironment) { self.environment = environment }

  /// Removes and returns the engine, for a layout pass that changes it.
  ///
  /// A second reference would make each change copy all items.
  mutating func takeEngine() -> Waterfall {
    defer { engine = Waterfall() }
    return engine
  }

  /// Takes back the engine after a layout pass.
  ///
  /// `hasDelegateExtents` is `nil` if the pass didn't find out whether the delegate specifies exact
  /// heights.
  mutating func returnEngine(_ engine: Waterfall, hasDelegateExtents: Bool?) {
    self.engine = engine
    self.hasDelegateExtents = hasDelegateExtents ?? self.hasDelegateExtents
  }

  /// Records the adjusted content insets of a layout pass, and returns whether they have changed.
  mutating func recordInsets(_ insets: UIEdgeInsets) -> Bool {
    defer { self.insets = insets }
    return hasOtherInsets(than: insets)
  }

  func hasOtherInsets(than insets: UIEdgeInsets) -> Bool {
    guard let old = self.insets else { return false }
    return old.top != insets.top || old.left != insets.left || old.bottom != insets.bottom
      || old.right != insets.right
  }

  /// Records the length of the visible bounds, which short content fills from the next work on.
  mutating func fill(_ extent: Length) { filledExtent = extent }

  /// Sets the minimum length of the content, and the position of short content.
  mutating func setMinimumExtent(_ minimum: Length, anchor: WaterfallFlowLayout.ContentAnchor) {
    if anchor == .start { filledExtent = nil }
    engine.minimumMainExtent = max(minimum, filledExtent ?? 0)
    engine.alignsToEnd = anchor == .end
  }

  /// Forgets that everything was laid out for another collection view.
  mutating func forgetView() { environment = nil }
}

// MARK: - Reading the engine

// Reading a value through the class's property would copy the engine, and with it retain all of its
// arrays. These methods read it in place.
extension Content {
  /// Returns the frame of an item, or `nil` if something is stale, or if the item can pin or
  /// doesn't exist.
  mutating func currentFrame(ofUnpinnedItem id: ElementID) -> CGRect? {
    guard !isStale, let environment, let frame = engine.unpinnedItemFrame(of: id) else {
      return nil
    }
    return environment.axes.frame(frame)
  }

  /// Places the items that changed, and returns an element, or `nil` if it doesn't exist.
  mutating func placedElement(_ id: ElementID, on screen: Screen) -> LayoutElement? {
    engine.updateOrigins()
    return engine.element(id, viewport: screen.viewport, rules: screen.rules)
  }

  /// Places the items that changed, and returns the length of the content.
  mutating func placedMainExtent() -> Length {
    engine.updateOrigins()
    return engine.mainExtent
  }

  /// Places the items that changed, and returns the sections that a range of the content touches.
  mutating func placedSections(touching range: LengthRange) -> Range<Int> {
    engine.updateOrigins()
    return engine.sections(touching: range)
  }
}

// MARK: - Preferred sizes

extension Content {
  /// Stores the preferred size of a view.
  mutating func setPreferredSize(_ size: PreferredSize, columnAssignment: ColumnAssignment) {
    engine.columnAssignment = columnAssignment
    if size.width != nil { engine.changeToRows(inSection: size.element.section) }
    engine.setExtent(size.extent, width: size.width, of: size.element)
  }

  /// Gives views their last sizes back, after everything was asked for again.
  mutating func restore(_ kept: KeptSizes) { kept.restore(in: &engine) }
}
