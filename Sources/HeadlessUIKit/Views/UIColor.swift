// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Public declarations without a comment are UIKit's, and Apple documents them.
#if !canImport(UIKit)
// This file models a color as red, green, blue, and alpha. It also models the named colors that
// sample code uses. On a platform with CoreGraphics, the `CGColor` of CoreGraphics is used instead.
// This file doesn't model color spaces or patterns. A dynamic color always has its light
// appearance.
// Source: UIColor.h; the system colors that Apple publishes for the light appearance.
public import Foundation

#if !canImport(CoreGraphics)
public final class CGColor: Hashable, Sendable {
  public let components: [CGFloat]?
  public var alpha: CGFloat { components?.last ?? 0 }

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
  }

  public static func == (one: CGColor, other: CGColor) -> Bool {
    one.components == other.components
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}
#endif

open class UIColor: NSObject, @unchecked Sendable {
  let components: [CGFloat]

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let channel = { (offset: CGFloat) -> CGFloat in
      let step = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(step, 4 - step, 1))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }

  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: components[0], green: components[1], blue: components[2], alpha: alpha)
  }

  public var cgColor: CGColor {
    CGColor(
      red: components[0], green: components[1], blue: components[2], alpha: components[3])
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.components == components
  }

  public override var hash: Int { components.hashValue }

  private static func hex(_ value: Int) -> UIColor {
    UIColor(
      red: CGFloat(value >> 16 & 255) / 255, green: CGFloat(value >> 8 & 255) / 255,
      blue: CGFloat(value & 255) / 255, alpha: 1)
  }

  public static let black = UIColor(white: 0, alpha: 1)
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  public static let white = UIColor(white: 1, alpha: 1)
  public static let clear = UIColor(white: 0, alpha: 0)
  public static let red = hex(0xFF0000)
  public static let green = hex(0x00FF00)
  public static let blue = hex(0x0000FF)
  public static let cyan = hex(0x00FFFF)
  public static let yellow = hex(0xFFFF00)
  public static let magenta = hex(0xFF00FF)
  public static let orange = hex(0xFF8000)
  public static let purple = hex(0x800080)
  public static let brown = hex(0x996633)
  public static let label = black
  public static let secondaryLabel = UIColor(
    red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.6)
  public static let systemBackground = white
  public static let secondarySystemBackground = hex(0xF2F2F7)
  public static let systemGroupedBackground = hex(0xF2F2F7)
  public static let systemRed = hex(0xFF3B30)
  public static let systemOrange = hex(0xFF9500)
  public static let systemYellow = hex(0xFFCC00)
  public static let systemGreen = hex(0x34C759)
  public static let systemTeal = hex(0x30B0C7)
  public static let systemBlue = hex(0x007AFF)
  public static let systemIndigo = hex(0x5856D6)
  public static let systemPurple = hex(0xAF52DE)
  public static let systemPink = hex(0xFF2D55)
  public static let systemGray = hex(0x8E8E93)
  public static let systemGray2 = hex(0xAEAEB2)
  public static let systemGray3 = hex(0xC7C7CC)
  public static let systemGray4 = hex(0xD1D1D6)
  public static let systemGray5 = hex(0xE5E5EA)
  public static let systemGray6 = hex(0xF2F2F7)
}
#endif
