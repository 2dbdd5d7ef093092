import Foundation
import WaterfallEngine

extension WaterfallFlowLayout {
  /// Whether views state their own size; as in the stock layout, when an estimate is given.
  var usesEstimates: Bool { estimatedItemSize != .zero }

  /// Whether a change leaves other items in the column they have.
  var columnAssignment: ColumnAssignment { options.keepsItemsInColumns ? .kept : .chosenAgain }

  /// The content is at least this long.
  func minimumMainExtent(in pixels: PixelGrid) -> Length {
    var issues = InputIssues()
    let extent = issues.usable(
      Specified(options.minimumContentExtent), atLeast: 0, of: .contentExtent)
    diagnostics.take(&issues)
    return pixels.length(extent)
  }

  /// The rules by which the engine pins, from the options; to read them reports what cannot be used.
  var pinRules: PinRules {
    var issues = InputIssues()
    func offset(_ options: BoundaryOptions, of boundary: Boundary) -> Length {
      axes.grid.length(issues.usable(Specified(options.pinnedOffset), of: .pinnedOffset(boundary)))
    }
    var rules = PinRules()
    rules.scope = PinScope(options.pinningScope)
    rules.headerOffset = offset(options.header, of: .header)
    rules.footerOffset = offset(options.footer, of: .footer)
    rules.pinsWhileOverscrolling = options.pinsWhileOverscrolling
    rules.stretchesFirstHeader = options.stretchesFirstHeader
    rules.pinnedLevel = options.pinnedZIndex
    diagnostics.take(&issues)
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
