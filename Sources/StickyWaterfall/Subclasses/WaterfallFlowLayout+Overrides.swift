import WaterfallEngine

extension WaterfallFlowLayout {
  /// Returns the attributes that the class returns for a rectangle.
  ///
  /// Elements of a kind that only the subclass knows aren't included.
  func attributesFromClass(in rect: CGRect) -> [ElementID: UICollectionViewLayoutAttributes] {
    var found: [ElementID: UICollectionViewLayoutAttributes] = [:]
    for attributes in askClass({ layoutAttributesForElements(in: rect) }) ?? [] {
      if let id = ElementID(attributes) { found[id] = attributes }
    }
    return found
  }

  /// Returns the attributes that the class returns for a single element.
  func attributesFromClass(of id: ElementID) -> UICollectionViewLayoutAttributes? {
    let indexPath = id.indexPath
    return askClass {
      guard let kind = id.kind.elementKind else { return layoutAttributesForItem(at: indexPath) }
      if id.kind.isDecoration {
        return layoutAttributesForDecorationView(ofKind: kind, at: indexPath)
      }
      return layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    }
  }

  /// Returns an item with the frame that the class returns, or `nil` if the class has none.
  ///
  /// `offset` returns the content offset, in points, that shows the item in a frame. There, the
  /// attributes for a rectangle count.
  func frameFromClass(
    of item: ItemID, on screen: Screen, shownAt offset: (ItemFrame) -> CGFloat
  ) -> ItemFrame? {
    let id = ElementID(item)
    guard let single = attributesFromClass(of: id) else { return nil }
    let guess = ItemFrame(id: item, frame: screen.axes.nearestRect(single.frame))
    let origin = screen.axes.point(
      main: offset(guess), cross: screen.axes.cross(screen.bounds.origin))
    let page = attributesFromClass(in: screen.pages(around: origin))
    return page[id].map {
      ItemFrame(id: item, frame: screen.axes.nearestRect($0.frame))
    } ?? guess
  }

  /// Reads the frames of the items near the screen from the class, from which the next change
  /// chooses what stays in place.
  ///
  /// During a batch update, they could be those before it.
  func readFramesOfClass(on screen: Screen) {
    guard keepsContentInPlace, asksClass, updates.batch == nil,
      !returnedFrames.covers(screen.viewport)
    else { return }
    let pages = screen.pages(around: screen.bounds.origin)
    var frames: [ItemID: AxisRect] = [:]
    for (element, attributes) in attributesFromClass(in: pages) {
      guard let id = element.itemID else { continue }
      frames[id] = screen.axes.nearestRect(attributes.frame)
    }
    returnedFrames.record(frames, in: screen.axes.nearestRect(pages).main)
  }

  /// Returns an element's frame when it isn't pinned, with the changes that a subclass makes to it.
  ///
  /// `page` contains the attributes that the class has returned for a rectangle. The class is asked
  /// again only for an element that isn't among them.
  func unpinnedFrame(
    of id: ElementID, in page: [ElementID: UICollectionViewLayoutAttributes] = [:],
    on screen: Screen
  ) -> AxisRect? {
    let waterfall = placedEngine()
    let own = waterfall.unpinnedFrame(of: id)
    guard asksClass, !id.kind.isDecoration, collectionView?.hasElement(id) == true,
      let attributes = page[id] ?? attributesFromClass(of: id)
    else { return own }
    var frame = screen.axes.nearestRect(attributes.frame)
    // The subclass has changed the frame that the element has at the present content offset.
    let present = waterfall.element(id, viewport: screen.viewport, rules: screen.rules)
    if let own, let present {
      frame.main = frame.main.shifted(by: own.main.start - present.frame.main.start)
    }
    return frame
  }

  /// Returns the start of a section, with the distance by which a subclass moves its first element.
  func sectionStart(
    _ section: Int, in page: [ElementID: UICollectionViewLayoutAttributes], on screen: Screen
  ) -> Length {
    let waterfall = placedEngine()
    let start = waterfall.range(ofSection: section).start
    guard asksClass, let first = waterfall.firstElement(ofSection: section),
      let own = waterfall.unpinnedFrame(of: first),
      let frame = unpinnedFrame(of: first, in: page, on: screen)
    else { return start }
    return start + frame.main.start - own.main.start
  }
}

extension Waterfall {
  /// Returns the first element of a section that isn't a background, or `nil` if there is none.
  func firstElement(ofSection section: Int) -> ElementID? {
    let kinds: [ElementID.Kind] = [.boundary(.header), .item(0), .boundary(.footer)]
    return kinds.map { ElementID($0, inSection: section) }
      .first { unpinnedFrame(of: $0) != nil }
  }
}
