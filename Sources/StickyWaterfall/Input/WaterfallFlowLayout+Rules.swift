import Foundation
import WaterfallEngine

extension WaterfallFlowLayout {
  /// Whether views state their own size; as in the stock layout, when an estimate is given.
  var usesEstimates: Bool { estimatedItemSize != .zero }

  /// The extent an item has until its cell states one, in points along scrolling.
  ///
  /// `automaticSize`, which storyboards set by default, stands for the stock 50 x 50.
  var estimatedExtent: CGFloat {
    let size = estimatedItemSize
    guard size != Self.automaticSize else { return 50 }
    return diagnostics.extent(axes.main(size), from: .property("estimatedItemSize"))
  }

  /// Whether a change leaves other items in the column they have.
  var columnAssignment: ColumnAssignment { options.keepsItemsInColumns ? .kept : .chosenAgain }

  /// The rules by which the engine pins, from the options.
  var pinRules: PinRules {
    let grid = axes.grid
    var rules = PinRules()
    rules.scope = PinScope(pinningScope)
    rules.headerOffset = grid.length(
      diagnostics.distance(pinnedHeaderOffset, from: .property("pinnedHeaderOffset")))
    rules.footerOffset = grid.length(
      diagnostics.distance(pinnedFooterOffset, from: .property("pinnedFooterOffset")))
    rules.pinsWhileOverscrolling = pinsWhileOverscrolling
    rules.stretchesFirstHeader = stretchesFirstHeader
    rules.pinnedLevel = pinnedZIndex
    return rules
  }
}

extension PinScope {
  fileprivate init(_ scope: WaterfallFlowLayout.PinningScope) {
    switch scope {
    case .section: self = .section
    case .untilNextPinned: self = .untilNextPinned
    case .stacked: self = .stacked
    }
  }
}
