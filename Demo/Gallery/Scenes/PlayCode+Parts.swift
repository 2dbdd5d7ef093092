extension PlayCode {
  /// What a view controller adds to the code of its state.
  struct Parts {
    var layoutClass = "WaterfallFlowLayout"
    /// Lines that set up the layout.
    var statements: [String] = []
    /// Whether `members` answer what only `WaterfallFlowLayoutDelegate` asks.
    var needsOwnDelegate = false
    /// The method that says how large an item is, if any does.
    var sizing = [sizeForItem]
    /// Methods of the class, and types below it, for which one reads the code.
    var members: [String] = []
    var types: [String] = []
    /// Types that other screens have too.
    var views = [pictureCell]
    var cellClass = "PictureCell"
    /// The line that makes `cell` show what is at `path`.
    var configuration = "(cell as? PictureCell)?.picture.image = nil  // yours"
    /// The name of what is shown, by section, and its type where it is the reader's and not in a table.
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

  /// A method of the delegate that answers for a section.
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
