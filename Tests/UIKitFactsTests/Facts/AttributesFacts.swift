import Testing

extension FactScenario {
  static let attributes = [attributeDefaults, attributeGeometry, attributeCopies]

  @MainActor
  private static func cell(_ item: Int) -> UICollectionViewLayoutAttributes {
    UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
  }

  static let attributeDefaults = FactScenario("3", "new attributes") {
    let new = cell(0)
    return [
      new.frame.short, "alpha \(new.alpha.short)", "z \(new.zIndex)", "hidden \(new.isHidden)",
      "identity \(new.transform == .identity)", "kind \(new.representedElementKind ?? "nil")",
    ]
  }

  static let attributeGeometry = FactScenario("3", "frame, center, size and transform") {
    let made = cell(0)
    made.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    var seen = ["center \(made.center.x.short) \(made.center.y.short)"]
    made.size = CGSize(width: 50, height: 60)
    seen.append("size: " + made.frame.short)
    made.center = CGPoint(x: 100, y: 100)
    seen.append("center: " + made.frame.short)
    made.transform = CGAffineTransform(scaleX: 2, y: 2)
    return seen + ["transform: " + made.frame.short, "bounds: " + made.bounds.short]
  }

  static let attributeCopies = FactScenario("3", "copies and equality") {
    let one = cell(0)
    let copy = one.copy() as? UICollectionViewLayoutAttributes
    var seen = ["copy \(one.isEqual(copy))", "other path \(one.isEqual(cell(1)))"]
    copy?.zIndex = 1
    seen.append("other z \(one.isEqual(copy))")
    one.indexPath = IndexPath(item: 5, section: 2)
    return seen + ["path \(one.indexPath.short)"]
  }
}

@MainActor
@Suite struct AttributesFacts {
  @Test func newAttributesAreOpaqueFlatAndEmpty() {
    #expect(
      FactScenario.attributeDefaults.run() == [
        "0 0 0x0", "alpha 1", "z 0", "hidden false", "identity true", "kind nil",
      ])
  }

  @Test func theSizeChangesAboutTheCenterAndATransformGrowsTheFrame() {
    #expect(
      FactScenario.attributeGeometry.run() == [
        "center 25 40", "size: 0 10 50x60", "center: 75 70 50x60", "transform: 50 40 100x120",
        "bounds: 0 0 50x60",
      ])
  }

  @Test func equalityIsOverEveryPropertyAndThePathCanBeSet() {
    #expect(
      FactScenario.attributeCopies.run() == [
        "copy true", "other path false", "other z false", "path 2.5",
      ])
  }
}
