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
    return rules
  }
}

extension Boundary {
  /// The boundary that an element kind stands for; nil for a kind that is not the stock layout's.
  init?(elementKind: String) {
    switch elementKind {
    case UICollectionView.elementKindSectionHeader: self = .header
    case UICollectionView.elementKindSectionFooter: self = .footer
    default: return nil
    }
  }

  @MainActor var elementKind: String {
    self == .header
      ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter
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
