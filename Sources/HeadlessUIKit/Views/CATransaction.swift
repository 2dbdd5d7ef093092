// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The public names are Core Animation's, and Apple documents them.
#if !canImport(UIKit)
// Modelled: nesting, and completion blocks: one runs when its transaction is committed, at once where
// none is open, because nothing takes time here.
// Not modelled: actions and durations; they can be set and change nothing.
// Source: https://developer.apple.com/documentation/quartzcore/catransaction.
public import Foundation

@preconcurrency @MainActor
open class CATransaction: NSObject {
  /// The completion blocks of the open transactions, the innermost last.
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
