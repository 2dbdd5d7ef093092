// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Public declarations without a comment are Core Animation's, and Apple documents them.
#if !canImport(UIKit)
// This file models nested transactions and their completion blocks. A completion block runs when
// its transaction is committed, or at once if no transaction is open.
// This file doesn't model actions and durations. Their setters have no effect.
// Source: https://developer.apple.com/documentation/quartzcore/catransaction.
public import Foundation

@preconcurrency @MainActor
open class CATransaction: NSObject {
  /// The completion blocks of the open transactions, with the innermost transaction last.
  private static var completions: [(() -> Void)?] = []

  public static func begin() {
    completions.append(nil)
  }

  public static func commit() {
    completions.popLast()??()
  }

  public static func setCompletionBlock(_ block: (() -> Void)?) {
    if completions.isEmpty {
      block?()
    } else {
      completions[completions.count - 1] = block
    }
  }

  public static func setDisableActions(_ flag: Bool) {}
  public static func setAnimationDuration(_ duration: TimeInterval) {}
}
#endif
