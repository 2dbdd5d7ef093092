// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Public declarations without a comment are UIKit's, and Apple documents them.
#if !canImport(UIKit)
// This file models the properties that a cell sets on a label, an image view, or a font.
// This file doesn't model the measuring of text. Each character is half as wide as the font's point
// size, so text has the same size on every platform. A label with several lines wraps at the
// available width.
public import Foundation

public enum NSTextAlignment: Int, Sendable {
  case left
  case center
  case right
  case justified
  case natural
}

open class UIFont: NSObject, @unchecked Sendable {
  public enum TextStyle: Sendable {
    case largeTitle
    case title1
    case title2
    case title3
    case headline
    case subheadline
    case body
    case footnote
    case caption1
    case caption2
  }

  public struct Weight: Equatable, Sendable {
    public static let regular = Weight()
    public static let medium = Weight()
    public static let semibold = Weight()
    public static let bold = Weight()
  }

  public let pointSize: CGFloat

  init(pointSize: CGFloat) {
    self.pointSize = pointSize
  }

  open var lineHeight: CGFloat { (pointSize * 1.2).rounded(.up) }

  public static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(pointSize: size) }
  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(pointSize: size)
  }
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(pointSize: size) }

  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    switch style {
    case .largeTitle: return UIFont(pointSize: 34)
    case .title1: return UIFont(pointSize: 28)
    case .title2: return UIFont(pointSize: 22)
    case .title3: return UIFont(pointSize: 20)
    case .headline, .body: return UIFont(pointSize: 17)
    case .subheadline: return UIFont(pointSize: 15)
    case .footnote: return UIFont(pointSize: 13)
    case .caption1: return UIFont(pointSize: 12)
    case .caption2: return UIFont(pointSize: 11)
    }
  }
}

open class UILabel: UIView {
  open var text: String? {
    didSet { if text != oldValue { invalidateIntrinsicContentSize() } }
  }
  open var textColor: UIColor! = .label
  open var font: UIFont! = .systemFont(ofSize: 17) {
    didSet { invalidateIntrinsicContentSize() }
  }
  open var textAlignment = NSTextAlignment.natural
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { invalidateIntrinsicContentSize() } }
  }
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }
  open var adjustsFontSizeToFitWidth = false
  open var adjustsFontForContentSizeCategory = false

  /// The width from constraints while the label is measured, or `nil` at other times.
  private var givenWidth: CGFloat?

  open override var intrinsicContentSize: CGSize {
    let stated = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : givenWidth
    let widest = numberOfLines == 1 ? nil : stated
    return sizeThatFits(CGSize(width: widest ?? .infinity, height: .infinity))
  }

  override func intrinsicSize(within width: CGFloat) -> CGSize {
    givenWidth = width
    defer { givenWidth = nil }
    return intrinsicContentSize
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let characterWidth = font.pointSize / 2
    let count = CGFloat(text?.count ?? 0)
    guard count > 0 else { return .zero }
    // A label that is as wide as n characters must fit n characters, despite rounding errors.
    let perLine = max(1, min(count, (size.width / characterWidth + 1e-6).rounded(.down)))
    let needed = (count / perLine).rounded(.up)
    let lines = numberOfLines == 0 ? needed : min(needed, CGFloat(numberOfLines))
    return CGSize(width: min(count, perLine) * characterWidth, height: lines * font.lineHeight)
  }
}

open class UIImage: NSObject, @unchecked Sendable {}

open class UIImageView: UIView {
  open var image: UIImage?
}
#endif
