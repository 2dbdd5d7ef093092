// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

// Public declarations without a comment are QuartzCore's, and Apple documents them.
#if !canImport(UIKit)
// This file models QuartzCore's 3D transforms, with functions that create, combine, and compare
// them. As in QuartzCore, points are row vectors.
// This file doesn't model inversion or boxing in `NSValue`. As in the SDK, the type isn't
// `Equatable`, so use `CATransform3DEqualToTransform`. On a platform with QuartzCore, the type and
// the functions of QuartzCore are used instead.
// Source: CATransform3D.h of the iOS 16 SDK.
#if canImport(QuartzCore)
import Foundation
@_exported public import QuartzCore
#else
public import Foundation

public struct CATransform3D: Sendable {
  public var m11: CGFloat
  public var m12: CGFloat
  public var m13: CGFloat
  public var m14: CGFloat
  public var m21: CGFloat
  public var m22: CGFloat
  public var m23: CGFloat
  public var m24: CGFloat
  public var m31: CGFloat
  public var m32: CGFloat
  public var m33: CGFloat
  public var m34: CGFloat
  public var m41: CGFloat
  public var m42: CGFloat
  public var m43: CGFloat
  public var m44: CGFloat

  public init() { self.init(diagonal: 0, 0, 0, 0) }

  init(diagonal x: CGFloat, _ y: CGFloat, _ z: CGFloat, _ w: CGFloat) {
    (m11, m12, m13, m14) = (x, 0, 0, 0)
    (m21, m22, m23, m24) = (0, y, 0, 0)
    (m31, m32, m33, m34) = (0, 0, z, 0)
    (m41, m42, m43, m44) = (0, 0, 0, w)
  }

  /// The 16 elements of the matrix, row by row.
  var rows: [CGFloat] {
    get {
      [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
    }
    set {
      (m11, m12, m13, m14) = (newValue[0], newValue[1], newValue[2], newValue[3])
      (m21, m22, m23, m24) = (newValue[4], newValue[5], newValue[6], newValue[7])
      (m31, m32, m33, m34) = (newValue[8], newValue[9], newValue[10], newValue[11])
      (m41, m42, m43, m44) = (newValue[12], newValue[13], newValue[14], newValue[15])
    }
  }
}

public let CATransform3DIdentity = CATransform3D(diagonal: 1, 1, 1, 1)

public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool {
  CATransform3DEqualToTransform(t, CATransform3DIdentity)
}

public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
  a.rows == b.rows
}

public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  var made = CATransform3DIdentity
  (made.m41, made.m42, made.m43) = (tx, ty, tz)
  return made
}

public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3D(diagonal: sx, sy, sz, 1)
}

public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let (s, c) = (sin(angle), cos(angle))
  let rest = 1 - c
  var made = CATransform3DIdentity
  (made.m11, made.m12, made.m13) = (x * x * rest + c, x * y * rest + z * s, x * z * rest - y * s)
  (made.m21, made.m22, made.m23) = (x * y * rest - z * s, y * y * rest + c, y * z * rest + x * s)
  (made.m31, made.m32, made.m33) = (x * z * rest + y * s, y * z * rest - x * s, z * z * rest + c)
  return made
}

public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let (left, right) = (a.rows, b.rows)
  var made = CATransform3D()
  made.rows = (0..<16).map { position -> CGFloat in
    let (row, column) = (position / 4 * 4, position % 4)
    var sum: CGFloat = 0
    for step in 0..<4 { sum += left[row + step] * right[step * 4 + column] }
    return sum
  }
  return made
}

public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var made = CATransform3DIdentity
  (made.m11, made.m12, made.m21, made.m22) = (m.a, m.b, m.c, m.d)
  (made.m41, made.m42) = (m.tx, m.ty)
  return made
}

public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  CATransform3DEqualToTransform(
    t, CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t)))
}

public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}

#endif

extension CGPoint {
  /// Returns the transformed point, projected onto the screen.
  ///
  /// This method transforms the point (x, y, 0).
  func projected(by t: CATransform3D) -> CGPoint {
    let w = x * t.m14 + y * t.m24 + t.m44
    let scale = w == 0 ? 1 : 1 / w
    return CGPoint(
      x: (x * t.m11 + y * t.m21 + t.m41) * scale, y: (x * t.m12 + y * t.m22 + t.m42) * scale)
  }
}

extension CGRect {
  /// Transforms the corners, projects them onto the screen, and returns the smallest rectangle that
  /// contains them.
  func projected(by t: CATransform3D) -> CGRect {
    CGRect(around: corners.map { $0.projected(by: t) })
  }
}
#endif
