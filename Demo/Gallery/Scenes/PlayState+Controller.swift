import StickyWaterfall

extension UICollectionViewFlowLayout {
  /// Sets every property of the layout from the state.
  func apply(_ state: PlayState) {
    scrollDirection = state.isSideways ? .horizontal : .vertical
    minimumLineSpacing = CGFloat(state[.line])
    minimumInteritemSpacing = CGFloat(state[.gap])
    sectionInset = state.insets(.top, .leading, .bottom, .trailing)
    headerReferenceSize = state.size(.header)
    footerReferenceSize = state.size(.footer)
    sectionHeadersPinToVisibleBounds = state[.headerPins] == 1
    sectionFootersPinToVisibleBounds = state[.footerPins] == 1
    (self as? WaterfallFlowLayout)?.applyOwn(state)
  }
}

extension WaterfallFlowLayout {
  fileprivate func applyOwn(_ state: PlayState) {
    func kept(_ key: PlayKey) -> CGFloat {
      state[key] == PlayField.wholeView ? Self.automaticExtent : CGFloat(state[key])
    }
    columnCount = state.columnPattern == nil ? state.columnCount : Self.automaticColumnCount
    minimumColumnWidth = state[.by] == 2 ? CGFloat(state[.least]) : 0
    itemPlacement = ItemPlacement(rawValue: state[.placement]) ?? .shortestColumn
    itemSizing = ItemSizing(rawValue: state[.sizing]) ?? .aspectRatio
    rowDistribution = RowDistribution(rawValue: state[.distribution]) ?? .justified
    rowAlignment = RowAlignment(rawValue: state[.alignment]) ?? .center
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

  /// Returns the reference size of headers or footers.
  fileprivate func size(_ key: PlayKey) -> CGSize {
    isSideways ? CGSize(width: self[key], height: 0) : CGSize(width: 0, height: self[key])
  }

  /// The sections and their works.
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

  /// Returns the screen of the state with a delegate like an app's.
  ///
  /// The delegate implements only the methods that the state needs, because the layout queries
  /// every method that exists.
  @MainActor
  func controller(
    _ layout: UICollectionViewFlowLayout = WaterfallFlowLayout()
  ) -> PicturesViewController {
    switch (columnPattern != nil, self[.spanEvery] > 0) {
    case (false, false): PicturesViewController(self, layout: layout)
    case (true, false): SectionsViewController(self, layout: layout)
    case (false, true): SpanViewController(self, layout: layout)
    case (true, true): SectionsAndSpansViewController(self, layout: layout)
    }
  }
}

extension CatalogueViewController {
  /// The code of an app's view controller for the same screen.
  var code: PlayCode {
    var parts = codeParts
    parts.layoutClass = "\(type(of: layout))"
    parts.statements += statements
    return PlayCode(state: state, parts: parts)
  }

  /// The assignments for properties that aren't settings of the playground.
  private var statements: [String] {
    var lines: [String] = []
    guard let own = layout as? WaterfallFlowLayout else { return lines }
    if own.contentAnchor == .end { lines.append("layout.contentAnchor = .end") }
    if own.keepsVisibleItemsInPlace { lines.append("layout.keepsVisibleItemsInPlace = true") }
    let animations = [".fade", ".none", ".scale", ".fromCenter", ".slide"]
    let animation = animations[own.updateAnimation.rawValue]
    return own.updateAnimation == .fade ? lines : lines + ["layout.updateAnimation = " + animation]
  }
}

/// The background of a section.
final class BackingView: UICollectionReusableView {
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    backgroundColor = layoutAttributes.indexPath.section % 2 == 1 ? .systemGray4 : .systemGray6
  }
}
