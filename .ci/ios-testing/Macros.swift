import SwiftSyntax
import SwiftSyntaxMacros

/// Leaves a test or suite unchanged.
public struct Mark: PeerMacro {
  public static func expansion(
    of attribute: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [DeclSyntax] { [] }
}

/// Expands `#expect(a == b)` to `expectHolds(a == b)`, so that the compiler checks the expression.
public struct Check: ExpressionMacro {
  public static func expansion(
    of macro: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) -> ExprSyntax {
    let body = macro.trailingClosure.map { " \($0.description)" } ?? ""
    return "\(raw: macro.macroName.text)Holds(\(raw: macro.arguments.description))\(raw: body)"
  }
}
