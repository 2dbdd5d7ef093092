extension ColumnItems {
  /// The items that touch the stretches, in ascending order, each once.
  func items(
    touching main: LengthRange, cross: LengthRange, tracks: ColumnTracks, rules: PlacingRules
  ) -> [Int] {
    (0..<count).filter { item in
      range(of: item).touches(main)
        && tracks.range(of: Int(columns[item]), span: span(of: item)).touches(cross)
    }
  }
}
