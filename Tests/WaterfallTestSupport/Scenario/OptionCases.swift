package import WaterfallEngine

// The engine doesn't need these lists, and each conformance takes up space in every app. In each
// switch, the compiler shows where a new case must be added.

extension Placement: CaseIterable {
  package static let allCases = cases(from: Placement.shortestColumn) { placement in
    switch placement {
    case .shortestColumn: .leadingToTrailing
    case .leadingToTrailing: .trailingToLeading
    case .trailingToLeading: nil
    }
  }
}

extension RowAlignment: CaseIterable {
  package static let allCases = cases(from: RowAlignment.center) { alignment in
    switch alignment {
    case .center: .leading
    case .leading: .trailing
    case .trailing: .stretch
    case .stretch: nil
    }
  }
}

extension RowDistribution: CaseIterable {
  package static let allCases = cases(from: RowDistribution.justified) { distribution in
    switch distribution {
    case .justified: .leading
    case .leading: .center
    case .center: .trailing
    case .trailing: .fill
    case .fill: nil
    }
  }
}

extension ColumnAssignment: CaseIterable {
  package static let allCases = cases(from: ColumnAssignment.chosenAgain) { assignment in
    switch assignment {
    case .chosenAgain: .kept
    case .kept: nil
    }
  }
}

extension PinScope: CaseIterable {
  package static let allCases = cases(from: PinScope.section) { scope in
    switch scope {
    case .section: .untilNextPinned
    case .untilNextPinned: .stacked
    case .stacked: nil
    }
  }
}

extension SnapTarget: CaseIterable {
  package static let allCases = cases(from: SnapTarget.itemStart) { target in
    switch target {
    case .itemStart: .itemCenter
    case .itemCenter: .sectionStart
    case .sectionStart: nil
    }
  }
}

extension SnapDirection: CaseIterable {
  package static let allCases = cases(from: SnapDirection.nearest) { direction in
    switch direction {
    case .nearest: .forward
    case .forward: .backward
    case .backward: nil
    }
  }
}

/// Returns the first case and all cases after it.
private func cases<Case>(from first: Case, next: @escaping (Case) -> Case?) -> [Case] {
  Array(sequence(first: first, next: next))
}
