#if !canImport(UIKit)
import Foundation
import Testing

/// The overrides that `OverrideTests` covers are all that a subclass can override.
@Suite struct OverrideListTests {
  /// A new override must be added to `Override` and `OverridingLayout`.
  @Test func everyOverridableMemberHasATest() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../API.txt")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .drop { !$0.hasPrefix("open class WaterfallFlowLayout") }.dropFirst()
      .prefix { $0.hasPrefix("  ") }
    let overrides = lines.filter { $0.hasPrefix("  open override ") }.map { name(String($0)) }
    #expect(overrides.count > 40)
    #expect(Set(overrides) == Set(Override.allCases.map(\.rawValue)))
  }

  /// Returns a declaration's name with the labels of its parameters.
  private func name(_ declaration: String) -> String {
    let words = declaration.components(separatedBy: " ")
    guard let start = words.firstIndex(where: { $0 == "func" || $0 == "var" }) else { return "" }
    let rest = words[(start + 1)...].joined(separator: " ")
    guard words[start] == "func", let open = rest.firstIndex(of: "(") else {
      return String(rest.prefix { $0 != ":" })
    }
    let parameters = rest[rest.index(after: open)...].prefix { $0 != ")" }
    let labels = parameters.components(separatedBy: ", ").filter { !$0.isEmpty }
      .map { String($0.prefix { $0 != " " && $0 != ":" }) + ":" }
    return rest[..<open] + "(" + labels.joined() + ")"
  }
}
#endif
