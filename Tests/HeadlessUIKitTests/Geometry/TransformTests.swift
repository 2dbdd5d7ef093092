#if !canImport(UIKit)
import HeadlessUIKit
import Testing

@Suite struct TransformTests {
  @Test func scaledByAppliesTheScaleBeforeTheExistingTransform() {
    let transform = CGAffineTransform(translationX: 10, y: 20).scaledBy(x: 2, y: 3)
    #expect(CGPoint(x: 1, y: 1).applying(transform) == CGPoint(x: 12, y: 23))
  }

  @Test func concatenationOfTransformsAppliesTheReceiverFirst() {
    let move = CGAffineTransform(translationX: 10, y: 0)
    let scale = CGAffineTransform(scaleX: 2, y: 2)
    #expect(CGPoint(x: 1, y: 1).applying(move.concatenating(scale)) == CGPoint(x: 22, y: 2))
  }

  @Test func inverseUndoesATransform() {
    let transform = CGAffineTransform(2, 1, -1, 4, 5, 6)
    let back = CGPoint(x: 3, y: 7).applying(transform).applying(transform.inverted())
    #expect(abs(back.x - 3) < 1e-12 && abs(back.y - 7) < 1e-12)
  }

  @Test func singularTransformIsItsOwnInverse() {
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test func transformedRectangleIsTheBoundingBoxOfItsCorners() {
    let turned = CGRect(x: 0, y: 0, width: 2, height: 4)
      .applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(turned.minX + 4) < 1e-12 && abs(turned.width - 4) < 1e-12)
    #expect(abs(turned.minY) < 1e-12 && abs(turned.height - 2) < 1e-12)
  }

  @Test func nullRectangleStaysNullWhenTransformedOrInset() {
    #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
    #expect(CGRect.null.inset(by: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)).isNull)
  }

  @Test func affineTransformSurvivesConversionTo3D() {
    let flat = CGAffineTransform(1, 2, 3, 4, 5, 6)
    let deep = CATransform3DMakeAffineTransform(flat)
    #expect(CATransform3DIsAffine(deep))
    #expect(CATransform3DGetAffineTransform(deep) == flat)
    #expect(!CATransform3DIsAffine(CATransform3DMakeTranslation(0, 0, 1)))
  }

  @Test func scalingIn3DAppliesBeforeTheExistingTransform() {
    let moved = CATransform3DMakeTranslation(10, 0, 0)
    let both = CATransform3DScale(moved, 2, 2, 2)
    #expect(both.m41 == 10 && both.m11 == 2)
    #expect(CATransform3DConcat(moved, CATransform3DMakeScale(2, 2, 2)).m41 == 20)
  }

  @Test func insetsWiderThanTheRectangleMakeItsWidthNegative() {
    let insets = UIEdgeInsets(top: 1, left: 8, bottom: 2, right: 4)
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10).inset(by: insets)
    #expect(rect.origin == CGPoint(x: 8, y: 1))
    #expect(rect.size.width == -2 && rect.size.height == 7)
  }
}
#endif
