// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Public declarations without a comment are CoreGraphics', and Apple documents them.
#if !canImport(UIKit)
// This file models `CGVector`, a pair of lengths.
// This file doesn't model coding. On a platform with CoreGraphics, the type of CoreGraphics is used
// instead.
// Source: CGGeometry.h of the iOS 16 SDK.
#if !canImport(CoreGraphics)
public import Foundation

public struct CGVector: Equatable, Hashable, Sendable {
  public var dx: CGFloat
  public var dy: CGFloat

  public static let zero = CGVector()

  public init() { (dx, dy) = (0, 0) }

  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
}
#endif
#endif
