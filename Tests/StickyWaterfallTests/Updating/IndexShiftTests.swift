import Testing

@testable import StickyWaterfall

/// All small index shifts, compared with edited lists.
@Suite struct IndexShiftTests {
  /// Contract rule 26.1.
  @Test(arguments: 0...5)
  func shiftedIndexRefersToTheOriginalElementAfterInsertionsAndDeletions(count: Int) throws {
    for removed in Self.subsets(of: Array(0..<count)) {
      let staying = (0..<count).filter { !removed.contains($0) }
      for come in 0...2 {
        for inserted in Self.subsets(of: Array(0..<staying.count + come))
        where inserted.count == come {
          let shift = IndexShift(removed: removed, inserted: inserted)
          try check(shift, staying: staying, count: count)
        }
      }
    }
  }

  @Test func indexShiftMatchesTheDocumentedExample() {
    let shift = IndexShift(removed: [1, 3], inserted: [1, 4])
    #expect((0..<5).map(shift.newIndex(of:)) == [0, nil, 2, nil, 3])
    #expect((0..<5).map(shift.oldIndex(of:)) == [0, nil, 2, 4, nil])
  }

  private func check(_ shift: IndexShift, staying: [Int], count: Int) throws {
    var after: [Int?] = staying
    for index in shift.inserted { after.insert(nil, at: index) }
    try #require(after.indices.map(shift.oldIndex(of:)) == after)
    for old in 0..<count {
      try #require(shift.newIndex(of: old) == after.firstIndex(of: old))
    }
  }

  private static func subsets(of elements: [Int]) -> [[Int]] {
    elements.reduce([[]]) { subsets, element in subsets + subsets.map { $0 + [element] } }
  }
}
