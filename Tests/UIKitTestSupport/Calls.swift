/// Recorded lines, in order.
@MainActor
public final class Calls {
  package var lines: [String] = []

  /// Creates an empty list.
  public init() {}

  package func note(_ line: String) { lines.append(line) }

  /// Returns the lines that begin with one of some words, each at its first occurrence.
  package func unique(of words: String) -> [String] {
    let words = words.split(separator: " ")
    var known: Set<String> = []
    return lines.filter { words.contains($0.prefix { $0 != " " }) && known.insert($0).inserted }
  }
}

/// A layout that records its calls.
@MainActor
package protocol CallNoting: AnyObject {
  /// The recorded calls, shared with the stage's data source and delegate.
  var calls: Calls { get }
}

extension IndexPath {
  /// The section and the item, such as `0.3`, or `0.-` for a whole section.
  package var short: String {
    map { $0 == NSNotFound ? "-" : "\($0)" }.joined(separator: ".")
  }
}

extension CGFloat {
  /// The number rounded to a thousandth, equal on all hosts.
  package var short: String {
    let rounded = (self * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(Double(rounded))"
  }
}

extension CGRect {
  /// Position and size, as `0 50 100x50`.
  package var short: String { "\(minX.short) \(minY.short) \(size.short)" }
}

extension CGSize {
  /// Width and height, as `100x50`.
  package var short: String { "\(width.short)x\(height.short)" }
}
