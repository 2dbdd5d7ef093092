// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Public declarations without a comment are UIKit's, and Apple documents them.
#if !canImport(UIKit)
// This file models the display scale, layout direction, size classes, and idiom as plain values. A
// view without a window has the display scale of the main screen. Its other traits are unspecified.
// This file doesn't model other traits, the traits of child view controllers, or how changes are
// observed.
// Source: UITraitCollection.h; facts 14.12.
public import Foundation

public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified
  case compact
  case regular
}

public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
}

public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified
  case playback
  case spatial
  case forceLeftToRight
  case forceRightToLeft
}

@preconcurrency @MainActor
open class UITraitCollection: NSObject {
  public private(set) var displayScale: CGFloat = 0
  public private(set) var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  public private(set) var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  public private(set) var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  public private(set) var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified

  /// The traits of a view without a window.
  static let unattached = UITraitCollection(displayScale: UIScreen.main.scale)

  public nonisolated override init() {
    super.init()
  }

  public convenience init(displayScale: CGFloat) {
    self.init()
    self.displayScale = displayScale
  }

  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init()
    self.layoutDirection = layoutDirection
  }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init()
    self.horizontalSizeClass = horizontalSizeClass
  }

  /// Creates a trait collection that combines several collections.
  ///
  /// If several collections specify a trait, the value from the last of them is used.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    self.init()
    for traits in collections {
      if traits.displayScale != 0 { displayScale = traits.displayScale }
      if traits.layoutDirection != .unspecified { layoutDirection = traits.layoutDirection }
      if traits.horizontalSizeClass != .unspecified {
        horizontalSizeClass = traits.horizontalSizeClass
      }
      if traits.verticalSizeClass != .unspecified { verticalSizeClass = traits.verticalSizeClass }
      if traits.userInterfaceIdiom != .unspecified {
        userInterfaceIdiom = traits.userInterfaceIdiom
      }
    }
  }
}
#endif
