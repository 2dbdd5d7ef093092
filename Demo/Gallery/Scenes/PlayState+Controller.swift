import StickyWaterfall

extension UICollectionViewFlowLayout {
  /// Sets every property that the stock layout has as the state says.
  func applyStock(_ state: PlayState) {
    scrollDirection = state.isSideways ? .horizontal : .vertical
    minimumLineSpacing = CGFloat(state[.line])
    minimumInteritemSpacing = CGFloat(state[.gap])
    sectionInset = state.insets(.top, .leading, .bottom, .trailing)
    headerReferenceSize = state.size(.header)
    footerReferenceSize = state.size(.footer)
    sectionHeadersPinToVisibleBounds = state[.headerPins] == 1
    sectionFootersPinToVisibleBounds = state[.footerPins] == 1
  }
}

extension WaterfallFlowLayout {
  /// Sets every property as the state says.
  func apply(_ state: PlayState) {
    func kept(_ key: PlayKey) -> CGFloat {
      state[key] == PlayField.wholeView ? Self.automaticExtent : CGFloat(state[key])
    }
    applyStock(state)
    columnCount = state.columnPattern == nil ? state.columnCount : Self.automaticColumnCount
    minimumColumnWidth = state[.by] == 2 ? CGFloat(state[.least]) : 0
    itemPlacement = ItemPlacement(rawValue: state[.placement]) ?? .shortestColumn
    itemSizing = ItemSizing(rawValue: state[.sizing]) ?? .aspectRatio
    scrollSnapping = ScrollSnapping(rawValue: state[.snapping]) ?? .none
    itemsPinToVisibleBounds = state[.cards] == 1
    headerInset = state.insets(.headerTop, .headerSides, .headerBottom, .headerSides)
    footerInset = state.insets(.footerTop, .footerSides, .footerBottom, .footerSides)
    pinnedHeaderExtent = kept(.headerKept)
    pinnedFooterExtent = kept(.footerKept)
    pinnedHeaderOffset = CGFloat(state[.headerOffset])
    pinnedFooterOffset = CGFloat(state[.footerOffset])
    pinningScope = PinningScope(rawValue: state[.scope]) ?? .section
    pinsWhileOverscrolling = state[.overscroll] == 1
    stretchesFirstHeader = state[.stretch] == 1
    let background: PlayKey = .backgroundInset
    sectionBackgroundInset = state.insets(background, background, background, background)
    register(
      state[.backgrounds] == 1 ? BackingView.self : nil,
      forDecorationViewOfKind: Self.elementKindSectionBackground)
  }
}

extension PlayState {
  fileprivate func insets(
    _ top: PlayKey, _ left: PlayKey, _ bottom: PlayKey, _ right: PlayKey
  ) -> UIEdgeInsets {
    UIEdgeInsets(
      top: CGFloat(self[top]), left: CGFloat(self[left]), bottom: CGFloat(self[bottom]),
      right: CGFloat(self[right]))
  }

  /// Of a header or footer: what it takes along scrolling.
  fileprivate func size(_ key: PlayKey) -> CGSize {
    isSideways ? CGSize(width: self[key], height: 0) : CGSize(width: 0, height: self[key])
  }

  /// Its sections, for a screen that shows them.
  var catalogue: Catalogue {
    let sizes = sizes
    return Catalogue(
      sections: sections.enumerated().map { section, items in
        CatalogueSection(
          title: title(ofSection: section),
          works: items.map { item in
            Work(
              id: item, title: "\(item + 1)", width: sizes[item].width, height: sizes[item].height)
          })
      })
  }

  /// The screen of the state as an app has it.
  @MainActor var controller: CatalogueViewController {
    let layout = WaterfallFlowLayout()
    layout.apply(self)
    if let columnPattern {
      let controller = SectionsViewController(catalogue, layout: layout)
      controller.columnCounts = columnPattern
      return controller
    }
    guard self[.spanEvery] > 0 else { return PicturesViewController(catalogue, layout: layout) }
    let controller = SpanViewController(catalogue, layout: layout)
    controller.span = { self.span(ofItem: $0) ?? 1 }
    return controller
  }
}

/// What lies behind a section's items.
final class BackingView: UICollectionReusableView {
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    backgroundColor = .systemGray6
  }
}
