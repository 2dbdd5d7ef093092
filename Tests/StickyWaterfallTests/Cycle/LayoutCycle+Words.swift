import Foundation
import WaterfallEngine

@testable import StickyWaterfall

extension LayoutCycle {
  /// The state in words, such as `stale: pins, items 0-3; batch: awaiting its list`.
  var words: String {
    var parts: [String] = []
    if environment == nil { parts.append("not laid out") }
    parts.append(isStale ? "stale: \(stale.words)" : "up to date")
    if isAtWork { parts.append("at work") }
    if !staleAfterWork.isNothing { parts.append("later: \(staleAfterWork.words)") }
    if !queried.isNothing { parts.append("queried: \(queried.words)") }
    if let batch { parts.append("batch: \(batch.words)") }
    if let stale = batch?.stale, !stale.isNothing { parts.append("in the list: \(stale.words)") }
    if movement != nil { parts.append("movement") }
    if reentrancy.contains(.query) { parts.append("in a query") }
    if reentrancy.contains(.stockInvalidation) { parts.append("in the stock invalidation") }
    return parts.joined(separator: "; ")
  }
}

extension BatchUpdate {
  fileprivate var words: String {
    if isAwaitingList { return "awaiting its list" }
    guard isApplied else { return "counts changed" }
    return plan == nil ? "without list" : "applied"
  }
}

extension Staleness {
  fileprivate var words: String {
    guard !everything else { return "everything" }
    var parts: [String] = []
    switch options {
    case .none: break
    case .withoutQuery: parts.append("options")
    case .pinsAndBackgrounds: parts.append("pins and backgrounds")
    }
    if !items.isEmpty {
      parts.append("items " + items.sorted().map { "\($0[0])-\($0[1])" }.joined(separator: " "))
    }
    if !sections.isEmpty { parts.append("sections \(sections.sorted())") }
    if !boundaries.isEmpty { parts.append("headers, footers \(boundaries.map(\.section))") }
    return parts.isEmpty ? "nothing" : parts.joined(separator: ", ")
  }
}

extension Work {
  var words: String {
    switch self {
    case .parts(let stale): return stale.words
    case .list: return "list"
    case .restoring: return "restoring"
    case .shiftedItems(let items): return "\(items.count) shifted items"
    case .moves(let moves): return "\(moves.count) moves"
    }
  }
}
