import WaterfallEngine

extension LayoutSnapshot {
  /// Returns a line for each changed field, and for each missing, repeated, or moved element.
  package func differences(to other: LayoutSnapshot) -> [String] {
    let found = Dictionary(other.elements.map { ($0.subject, $0) }) { first, _ in first }
    let expected = Set(elements.map(\.subject))
    var lines: [String] = []
    for element in elements {
      guard let counterpart = found[element.subject] else {
        lines.append("\(element.subject) is missing")
        continue
      }
      lines += element.differences(to: counterpart)
    }
    var seen: Set<Subject> = []
    for element in other.elements {
      if !expected.contains(element.subject) { lines.append("\(element.subject) is unexpected") }
      if !seen.insert(element.subject).inserted { lines.append("\(element.subject) is repeated") }
    }
    if lines.isEmpty, elements.map(\.subject) != other.elements.map(\.subject) {
      lines.append("the order differs")
    }
    return lines
  }
}

extension LayoutSnapshot.Element {
  fileprivate func differences(to other: LayoutSnapshot.Element) -> [String] {
    let fields: [(name: String, expected: Length, found: Length)] = [
      ("main start", frame.main.start, other.frame.main.start),
      ("main end", frame.main.end, other.frame.main.end),
      ("cross start", frame.cross.start, other.frame.cross.start),
      ("cross end", frame.cross.end, other.frame.cross.end),
      ("column", Length(column ?? -1), Length(other.column ?? -1)),
    ]
    return fields.filter { $0.expected != $0.found }.map {
      "\(subject): \($0.name) is \($0.found), not \($0.expected)"
    }
  }
}
