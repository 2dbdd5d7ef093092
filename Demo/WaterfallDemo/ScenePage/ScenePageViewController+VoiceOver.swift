import StickyWaterfall

extension ScenePageViewController {
  /// Adds a VoiceOver rotor that moves from header to header, also to those that are off screen.
  func addSectionRotor() {
    stage.view.accessibilityCustomRotors = [
      UIAccessibilityCustomRotor(name: "Sections") { [weak self] predicate in
        self?.header(from: predicate)
      }
    ]
  }

  private func header(
    from predicate: UIAccessibilityCustomRotorSearchPredicate
  ) -> UIAccessibilityCustomRotorItemResult? {
    let kind = UICollectionView.elementKindSectionHeader
    let view = stage.collectionView
    let shown = view.indexPathsForVisibleSupplementaryElements(ofKind: kind)
    let current = predicate.currentItem.targetElement as? UIView
    let path = shown.first { path in
      let header = view.supplementaryView(forElementKind: kind, at: path)
      return header.map { current?.isDescendant(of: $0) == true } ?? false
    }
    let step = predicate.searchDirection == .next ? 1 : -1
    let section = path.map { $0.section + step } ?? shown.map(\.section).min() ?? 0
    let target = IndexPath(item: 0, section: section)
    guard (0..<view.numberOfSections).contains(section), let frame = restingFrame(kind, target)
    else { return nil }
    view.scroll(clampedTo: offset(showing: frame))
    view.layoutIfNeeded()
    guard let header = view.supplementaryView(forElementKind: kind, at: target) else { return nil }
    return UIAccessibilityCustomRotorItemResult(
      targetElement: header.subviews.first ?? header, targetRange: nil)
  }

  private func restingFrame(_ kind: String, _ path: IndexPath) -> CGRect? {
    if let waterfall = stage.layout as? WaterfallFlowLayout {
      return waterfall.unpinnedFrameForSupplementaryView(ofKind: kind, at: path)
    }
    return stage.layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)?.frame
  }

  private func offset(showing frame: CGRect) -> CGPoint {
    let inset = stage.collectionView.adjustedContentInset
    return CGPoint(x: frame.minX - inset.left, y: frame.minY - inset.top)
  }
}
