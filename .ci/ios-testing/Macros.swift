import SwiftSyntax
import SwiftSyntaxMacros

/// Leaves a test or a suite as it is written.
public struct Mark: PeerMacro {
  public static func expansion(
    of attribute: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [DeclSyntax] { [] }
}

/// Makes `#expect(a == b)` the call `expectHolds(a == b)`, so that the compiler checks what is in it.
public struct Check: ExpressionMacro {
  public static func expansion(
    of macro: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) -> ExprSyntax {
    let body = macro.trailingClosure.map { " \($0.description)" } ?? ""
    return "\(raw: macro.macroName.text)Holds(\(raw: macro.arguments.description))\(raw: body)"
  }
}
