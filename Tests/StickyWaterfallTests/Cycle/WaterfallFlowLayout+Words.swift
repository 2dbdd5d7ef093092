import Foundation
import WaterfallEngine

@testable import StickyWaterfall

extension WaterfallFlowLayout {
  /// The state in words, such as `stale: pins, items 0-3; batch: awaiting its list`.
  var words: String {
    var parts: [String] = []
    if content.environment == nil { parts.append("not laid out") }
    parts.append(content.isStale ? "stale: \(content.stale.words)" : "up to date")
    if callState.isWorking { parts.append("at work") }
    let later = content.staleInNextPass
    if !later.isNothing { parts.append("later: \(later.words)") }
    if !updates.asked.isNothing { parts.append("asked: \(updates.asked.words)") }
    if let batch = updates.batch { parts.append("batch: \(batch.words)") }
    if let stale = updates.batch?.stale, !stale.isEmpty {
      parts.append("in the list: \(stale.words)")
    }
    if reordering.movement != nil { parts.append("movement") }
    if callState.running.contains(.question) { parts.append("in a question") }
    if callState.running.contains(.superInvalidation) { parts.append("in super's invalidation") }
    return parts.joined(separator: "; ")
  }
}

extension BatchUpdate {
  fileprivate var words: String {
    switch stage {
    case .countsChanged: "counts changed"
    case .awaitingList, .applying: "awaiting its list"
    case .applied: "applied"
    case .appliedWithoutList: "without list"
    }
  }
}

extension Staleness {
  var words: String { includesEverything ? "everything" : parts.words }
}

extension Staleness.Parts {
  fileprivate var words: String {
    var parts: [String] = []
    switch options {
    case .none: break
    case .withoutAsking: parts.append("options")
    case .pinsAndBackgrounds: parts.append("pins and backgrounds")
    }
    let items = elements.compactMap(\.itemID).sorted()
    if !items.isEmpty {
      let names = items.map { "\($0.section)-\($0.item)" }
      parts.append("items " + names.joined(separator: " "))
    }
    if !sections.isEmpty { parts.append("sections \(sections.sorted())") }
    let boundaries = elements.filter { $0.boundary != nil }.map(\.section)
    if !boundaries.isEmpty { parts.append("headers, footers \(boundaries)") }
    return parts.isEmpty ? "nothing" : parts.joined(separator: ", ")
  }
}
