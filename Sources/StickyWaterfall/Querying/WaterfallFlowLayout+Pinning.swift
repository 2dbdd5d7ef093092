import Foundation
import WaterfallEngine

extension WaterfallFlowLayout {
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
