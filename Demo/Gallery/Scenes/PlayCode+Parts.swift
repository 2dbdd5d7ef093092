extension PlayCode {
  /// The code that a view controller adds to the code of its state.
  struct Parts {
    var layoutClass = "WaterfallFlowLayout"
    /// Whether the code uses this package, and not only UIKit.
    var isOwn = true
    /// Lines that set up the layout.
    var statements: [String] = []
    /// The delegate method for item sizes, if there is one.
    var sizing = [sizeForItem]
    /// The methods that are the point of the code.
    var members: [String] = []
    /// The type of the elements of `sizes` if it isn't a table of sizes.
    var element: String?
  }

  static let sizeForItem = """
    func collectionView(
      _ view: UICollectionView,
      layout: UICollectionViewLayout,
      sizeForItemAt path: IndexPath
    ) -> CGSize {
      sizes[path.section][path.item]
    }
    """

  /// Returns a delegate method for a section.
  static func forSection(_ question: String, _ type: String, _ answer: String) -> String {
    """
    func collectionView(
      _ view: UICollectionView,
      layout: UICollectionViewLayout,
      \(question) section: Int
    ) -> \(type) {
      \(answer)
    }
    """
  }
}
