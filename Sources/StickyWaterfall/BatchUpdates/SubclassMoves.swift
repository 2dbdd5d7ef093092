import WaterfallEngine

/// How far a subclass has moved the elements on screen from the engine's frames.
struct SubclassMoves {
  enum Move {
    /// No such element was on screen.
    case unknown
    case same(CGVector)
    case different
  }

  /// The number of elements that were compared.
  let count: Int
  let items: Move
  /// The move of headers, footers, and backgrounds.
  let others: Move

  /// Returns how far a subclass has moved an element that was off screen, or `nil` if it has moved
  /// the elements on screen by different distances.
  ///
  /// Items can have moved differently from headers, footers, and backgrounds. If only the others
  /// were on screen, their move counts.
  func move(ofItem isItem: Bool) -> CGVector? {
    for move in isItem ? [items, others] : [others, items] {
      switch move {
      case .unknown: continue
      case .same(let distance): return distance
      case .different: return nil
      }
    }
    return CGVector(dx: 0, dy: 0)
  }
}

/// The attributes that a subclass returns for elements near the visible bounds.
struct ShownAttributes {
  let bounds: CGRect
  let attributes: [ElementID: UICollectionViewLayoutAttributes]
}
