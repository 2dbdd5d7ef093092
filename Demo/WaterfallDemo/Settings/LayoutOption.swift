import StickyWaterfall

/// A property of a layout that the user can change.
///
/// Its values are numbers.
@MainActor
struct LayoutOption {
  /// The name in the settings, which is also the key of a changed setting.
  let label: String
  let kind: Setting.Kind
  /// Returns the property's value, or `nil` if the layout doesn't have the property.
  let value: (UICollectionViewFlowLayout) -> Double?
  let change: (UICollectionViewFlowLayout, Double) -> Void
}

extension LayoutOption {
  static func toggle<Layout: UICollectionViewFlowLayout>(
    _ label: String, _ property: ReferenceWritableKeyPath<Layout, Bool>
  ) -> Self {
    Self(label: label, kind: .toggle) { layout in
      (layout as? Layout).map { $0[keyPath: property] ? 1 : 0 }
    } change: { layout, value in
      (layout as? Layout)?[keyPath: property] = value != 0
    }
  }

  static func count<Layout: UICollectionViewFlowLayout>(
    _ label: String, _ property: ReferenceWritableKeyPath<Layout, Int>,
    in range: ClosedRange<Double>, step: Double = 1
  ) -> Self {
    let numbers = Setting.Numbers(range: range, step: step, unit: .count)
    return Self(label: label, kind: .number(numbers)) { layout in
      (layout as? Layout).map { Double($0[keyPath: property]) }
    } change: { layout, value in
      (layout as? Layout)?[keyPath: property] = Int(value)
    }
  }

  static func length<Layout: UICollectionViewFlowLayout>(
    _ label: String, _ property: ReferenceWritableKeyPath<Layout, CGFloat>,
    in range: ClosedRange<Double>, step: Double
  ) -> Self {
    let numbers = Setting.Numbers(range: range, step: step, unit: .points)
    return Self(label: label, kind: .number(numbers)) { layout in
      (layout as? Layout).map { Double($0[keyPath: property]) }
    } change: { layout, value in
      (layout as? Layout)?[keyPath: property] = CGFloat(value)
    }
  }

  /// Creates an option for the pinned extent of a header or footer.
  ///
  /// The greatest number stands for the whole view.
  static func pinnedHeight(
    _ label: String, _ property: ReferenceWritableKeyPath<WaterfallFlowLayout, CGFloat>,
    upTo longest: Double, step: Double
  ) -> Self {
    let whole = longest + step
    let numbers = Setting.Numbers(
      range: 0...whole, step: step, unit: .points, greatest: "All")
    return Self(label: label, kind: .number(numbers)) { layout in
      (layout as? WaterfallFlowLayout).map { min(Double($0[keyPath: property]), whole) }
    } change: { layout, value in
      let extent = value < whole ? CGFloat(value) : WaterfallFlowLayout.automaticExtent
      (layout as? WaterfallFlowLayout)?[keyPath: property] = extent
    }
  }

  /// Creates a choice between the cases of an enum, in the order of their raw values.
  static func choice<Layout: UICollectionViewFlowLayout, Value: RawRepresentable<Int>>(
    _ label: String, _ property: ReferenceWritableKeyPath<Layout, Value>, _ names: [String]
  ) -> Self {
    Self(label: label, kind: .choice(names)) { layout in
      (layout as? Layout).map { Double($0[keyPath: property].rawValue) }
    } change: { layout, value in
      guard let value = Value(rawValue: Int(value)) else { return }
      (layout as? Layout)?[keyPath: property] = value
    }
  }
}
