/// One piece of input the layout could not use as it was, and what it used instead.
///
/// The layout never traps on bad input and never drops anything for it: the value is clamped, and
/// each kind of mistake is reported once for as long as the layout lives.
public struct LayoutDiagnostic: Equatable, Sendable, CustomStringConvertible {
  /// What was asked for, and by which property or delegate method.
  public let asked: String
  /// What was used instead.
  public let used: String
  /// What to change.
  public let advice: String

  /// All three in one line.
  public var description: String { "\(asked); used \(used). \(advice)" }
}
