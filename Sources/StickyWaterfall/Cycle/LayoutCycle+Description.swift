import Foundation
import WaterfallEngine

extension LayoutCycle: CustomDebugStringConvertible {
  /// What is out of date and what is under way, in one line.
  ///
  ///     stale: pins, items 0-3; worked early; batch: awaiting its list
  var debugDescription: String {
    var parts: [String] = []
    if environment == nil { parts.append("not laid out") }
    parts.append(isStale ? "stale: \(stale.debugDescription)" : "up to date")
    if isAtWork { parts.append("at work") }
    if !staleAfterWork.isNothing { parts.append("later: \(staleAfterWork.debugDescription)") }
    if !asked.isNothing { parts.append("asked: \(asked.debugDescription)") }
    if let batch { parts.append("batch: \(batch.debugDescription)") }
    if let stale = batch?.stale, !stale.isNothing {
      parts.append("by its list: \(stale.debugDescription)")
    }
    if movement != nil { parts.append("movement") }
    if situation.contains(.question) { parts.append("in a question") }
    if situation.contains(.stockInvalidation) { parts.append("in the stock invalidation") }
    return parts.joined(separator: "; ")
  }
}

extension Staleness: CustomDebugStringConvertible {
  var debugDescription: String {
    guard !everything else { return "everything" }
    var parts: [String] = []
    if pins { parts.append("pins") }
    if backgrounds { parts.append("backgrounds") }
    if !items.isEmpty {
      parts.append("items " + items.sorted().map { "\($0[0])-\($0[1])" }.joined(separator: " "))
    }
    if !sections.isEmpty { parts.append("sections \(sections.sorted())") }
    if !boundaries.isEmpty { parts.append("headers and footers \(boundaries.sorted())") }
    return parts.isEmpty ? "nothing" : parts.joined(separator: ", ")
  }
}

extension Work: CustomDebugStringConvertible {
  var debugDescription: String {
    switch self {
    case .everything: return "everything"
    case .parts(let stale): return stale.debugDescription
    case .list: return "list"
    case .moves(let moves): return "\(moves.count) moves"
    }
  }
}
