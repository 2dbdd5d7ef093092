/// A flow layout delegate made of closures; a method without a closure isn't implemented.
open class FlowController: BareController, UICollectionViewDelegateFlowLayout {
  package var size: ((IndexPath) -> CGSize)?
  package var inset: ((Int) -> UIEdgeInsets)?
  package var lineSpacing: ((Int) -> CGFloat)?
  package var interitemSpacing: ((Int) -> CGFloat)?
  package var headerSize: ((Int) -> CGSize)?
  package var footerSize: ((Int) -> CGSize)?
  /// The items whose height, width, or size was queried, oldest first.
  package var measured: [IndexPath] = []

  /// The queries that had a result, such as `heightForItemAt 0 3`, oldest first.
  package var answered: [String] {
    answers.map { question, indexes in indexes.reduce(question) { "\($0) \($1)" } }
  }
  private var answers: [(question: String, indexes: IndexPath)] = []

  open func forgetQueries() { (answers, measured) = ([], []) }

  /// Returns a value and records its query by the part of the method's name that differs.
  package func answer<Value>(
    _ indexes: IndexPath, _ value: Value?, else fallback: Value, to method: String = #function
  ) -> Value {
    guard let value else { return Host.unanswered(fallback) }
    answers.append((String(method.split(separator: ":")[2]), indexes))
    return value
  }

  /// Whether each method is implemented, by a part of its name.
  open var hasAnswers: [String: Bool] {
    [
      ":sizeForItem": size != nil, ":insetForSection": inset != nil,
      ":minimumLineSpacing": lineSpacing != nil,
      ":minimumInteritemSpacing": interitemSpacing != nil,
      ":referenceSizeForHeader": headerSize != nil, ":referenceSizeForFooter": footerSize != nil,
    ]
  }

  open override func lacks(_ method: String) -> Bool {
    hasAnswers.contains { part, hasAnswer in !hasAnswer && method.contains(part) }
  }

  open func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    if size != nil { measured.append(indexPath) }
    return answer(indexPath, size?(indexPath), else: .zero)
  }

  open func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { answer([section], inset?(section), else: .zero) }

  open func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { answer([section], lineSpacing?(section), else: 0) }

  open func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { answer([section], interitemSpacing?(section), else: 0) }

  open func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { answer([section], headerSize?(section), else: .zero) }

  open func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { answer([section], footerSize?(section), else: .zero) }
}
