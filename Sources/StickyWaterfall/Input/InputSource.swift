import Foundation

/// Where a value comes from, so that a report can say what to change.
enum InputSource {
  /// A property of the layout.
  case property(String)
  /// A method of the collection view's delegate, or of a view.
  case method(String)

  var name: String {
    switch self {
    case .property(let name), .method(let name): return name
    }
  }

  /// What to change, given what it is to be instead.
  func advice(_ wanted: String) -> String {
    switch self {
    case .property(let name): return "Set \(name) to \(wanted)."
    case .method(let name): return "Have \(name) answer \(wanted)."
    }
  }
}

/// Which section or item a report is about.
enum InputPlace {
  case layout
  case section(Int)
  case item(IndexPath)

  /// How a sentence about the value goes on.
  var suffix: String {
    switch self {
    case .layout: return ""
    case .section(let section): return " in section \(section)"
    case .item(let indexPath): return " for item \(indexPath.item) of section \(indexPath.section)"
    }
  }
}

extension CGFloat {
  /// A number of points in words.
  var inPoints: String {
    if isNaN { return "not a number" }
    if isInfinite { return self < 0 ? "minus infinity" : "infinity" }
    let isWhole = self == rounded() && magnitude < 1e15
    return (isWhole ? "\(Int64(self))" : "\(self)") + (self == 1 ? " point" : " points")
  }
}
