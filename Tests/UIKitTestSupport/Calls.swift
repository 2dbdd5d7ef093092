/// Lines in the order in which they were noted.
@MainActor
public final class Calls {
  package var lines: [String] = []

  /// Nothing is noted yet.
  public init() {}

  package func note(_ line: String) { lines.append(line) }

  /// The lines that begin with one of some words, each once, where it first came.
  package func unique(of words: String) -> [String] {
    let words = words.split(separator: " ")
    var known: Set<String> = []
    return lines.filter { words.contains($0.prefix { $0 != " " }) && known.insert($0).inserted }
  }
}

/// A layout that notes what it is asked.
@MainActor
package protocol CallNoting: AnyObject {
  /// Shared with the data source and delegate of its stage.
  var calls: Calls { get }
}

extension IndexPath {
  /// Section and item, as `0.3`; an item that stands for a whole section as `-`.
  package var short: String {
    map { $0 == NSNotFound ? "-" : "\($0)" }.joined(separator: ".")
  }
}

extension CGFloat {
  /// Rounded to a thousandth, the same on all hosts.
  package var short: String {
    let rounded = (self * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(Double(rounded))"
  }
}

extension CGRect {
  /// Place and size, as `0 50 100x50`.
  package var short: String { "\(minX.short) \(minY.short) \(size.short)" }
}

extension CGSize {
  /// Width and height, as `100x50`.
  package var short: String { "\(width.short)x\(height.short)" }
}
