extension PlayCode {
  /// The code that a view controller adds to the code of its state.
  struct Parts {
    var layoutClass = "WaterfallFlowLayout"
    /// Lines that set up the layout.
    var statements: [String] = []
    /// Whether `members` have methods of `WaterfallFlowLayoutDelegate`.
    var needsOwnDelegate = false
    /// The delegate method for item sizes, if there is one.
    var sizing = [sizeForItem]
    /// The methods and types that are the point of the code.
    var members: [String] = []
    var types: [String] = []
    /// The types that most screens share.
    var views = [pictureCell]
    var cellClass = "PictureCell"
    /// The line that configures `cell` for `path`.
    var configuration = "(cell as? PictureCell)?.picture.image = nil  // yours"
    /// The name of the array of data, and the type of its elements if it isn't a table of sizes.
    var data = "sizes"
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
