extension FactScenario {
  static let attributes: [FactScenario] = [
    .init(
      "3", "new attributes are opaque, flat and empty",
      shows: ["0 0 0x0", "alpha 1", "z 0", "hidden false", "identity true", "kind nil"]
    ) {
      let new = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
      return [
        new.frame.short, "alpha \(new.alpha.short)", "z \(new.zIndex)", "hidden \(new.isHidden)",
        "identity \(new.transform == .identity && CATransform3DIsIdentity(new.transform3D))",
        "kind \(new.representedElementKind ?? "nil")",
      ]
    },
    .init(
      "3", "the size changes about the center, and a transform grows the frame",
      shows: [
        "center 25 40", "size: 0 10 50x60", "center: 75 70 50x60", "transform: 50 40 100x120",
        "bounds: 0 0 50x60", "transform3D: true",
      ]
    ) {
      let made = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
      made.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
      var seen = ["center \(made.center.x.short) \(made.center.y.short)"]
      made.size = CGSize(width: 50, height: 60)
      seen.append("size: " + made.frame.short)
      made.center = CGPoint(x: 100, y: 100)
      seen.append("center: " + made.frame.short)
      made.transform = CGAffineTransform(scaleX: 2, y: 2)
      seen += ["transform: " + made.frame.short, "bounds: " + made.bounds.short]
      made.transform3D = CATransform3DIdentity
      return seen + ["transform3D: \(made.transform == .identity)"]
    },
    .init(
      "3", "equality is over every property, and the path can be set",
      shows: ["copy true", "other path false", "other z false", "path 2.5"]
    ) {
      let one = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
      let copy = one.copy() as? UICollectionViewLayoutAttributes
      let other = UICollectionViewLayoutAttributes(forCellWith: [0, 1])
      var seen = ["copy \(one.isEqual(copy))", "other path \(one.isEqual(other))"]
      copy?.zIndex = 1
      seen.append("other z \(one.isEqual(copy))")
      one.indexPath = [2, 5]
      return seen + ["path \(one.indexPath.short)"]
    },
  ]
}
