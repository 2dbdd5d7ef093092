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
      shows: [
        "alpha false", "z false", "hidden false", "center false", "size false", "depth false",
        "path false", "another kind false", "another category false", "nothing false", "set 2.5",
      ]
    ) {
      typealias Attributes = UICollectionViewLayoutAttributes
      let one = Attributes(forCellWith: [0, 0])
      let changes: [(String, (Attributes) -> Void)] = [
        ("alpha", { $0.alpha = 0 }), ("z", { $0.zIndex = 1 }), ("hidden", { $0.isHidden = true }),
        ("center", { $0.center.x = 1 }), ("size", { $0.size.width = 1 }),
        ("depth", { $0.transform3D.m34 = 0.01 }), ("path", { $0.indexPath = [0, 1] }),
      ]
      var seen = changes.map { name, change in
        let other = Attributes(forCellWith: [0, 0])
        change(other)
        return "\(name) \(one.isEqual(other))"
      }
      let header = Attributes(forSupplementaryViewOfKind: "a", with: [0, 0])
      let others = [
        ("another kind", Attributes(forSupplementaryViewOfKind: "b", with: [0, 0])),
        ("another category", Attributes(forDecorationViewOfKind: "a", with: [0, 0])),
        ("nothing", nil),
      ]
      seen += others.map { "\($0) \(header.isEqual($1))" }
      one.indexPath = [2, 5]
      return seen + ["set \(one.indexPath.short)"]
    },
    .init(
      "3", "a copy has the class and every property",
      shows: [
        "header true a", "decoration true", "class true", "equal true", "same hash true",
        "own false", "other own false",
      ]
    ) {
      let header = RowAttributes(forSupplementaryViewOfKind: "a", with: [0, 1])
      let shelf = RowAttributes(forDecorationViewOfKind: "b", with: [0, 0])
      header.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      (header.alpha, header.zIndex, header.isHidden) = (0.5, 7, true)
      header.transform = CGAffineTransform(scaleX: 2, y: 1)
      header.isEstimated = false
      let copy = header.copy() as? RowAttributes
      let isHeader = header.representedElementCategory == .supplementaryView
      var seen = ["header \(isHeader) \(header.representedElementKind ?? "")"]
      seen.append("decoration \(shelf.representedElementCategory == .decorationView)")
      seen += ["class \(copy != nil && copy !== header)", "equal \(header.isEqual(copy))"]
      seen += ["same hash \(copy?.hash == header.hash)", "own \(copy?.isEstimated ?? true)"]
      copy?.isEstimated = true
      return seen + ["other own \(header.isEqual(copy))"]
    },
  ]
}
