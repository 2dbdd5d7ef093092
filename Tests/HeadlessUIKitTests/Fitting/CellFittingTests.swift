#if !canImport(UIKit)
import HeadlessUIKit
import Testing

@MainActor
@Suite struct CellFittingTests {
  private func attributes(_ width: CGFloat, _ height: CGFloat) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
    attributes.frame = CGRect(x: 30, y: 40, width: width, height: height)
    return attributes
  }

  private func labelCell(_ characters: Int) -> LabelCell {
    let cell = LabelCell(frame: CGRect(x: 0, y: 0, width: 116, height: 50))
    cell.label.text = String(repeating: "a", count: characters)
    return cell
  }

  /// Facts 10.6.
  @Test func wrappingLabelPrefersOneLineAtItsNaturalWidth() {
    let preferred = labelCell(35).preferredLayoutAttributesFitting(attributes(116, 50))
    #expect(preferred.size == CGSize(width: 366, height: 40))
    #expect(preferred.center == attributes(116, 50).center)
  }

  /// Facts 10.6.
  @Test func labelWithRequiredWidthPrefersItsWrappedHeight() {
    let size = labelCell(35).contentView.systemLayoutSizeFitting(
      CGSize(width: 116, height: 50), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 116, height: 4 * 24 + 16))
  }

  @Test func labelWrapsAtItsPreferredMaxLayoutWidth() {
    let cell = labelCell(35)
    cell.label.preferredMaxLayoutWidth = 200
    let preferred = cell.preferredLayoutAttributesFitting(attributes(116, 50))
    #expect(preferred.size == CGSize(width: 216, height: 2 * 24 + 16))
  }

  @Test func cellWithoutConstraintsKeepsTheGivenSize() {
    let cell = UICollectionViewCell(frame: .zero)
    cell.contentView.addSubview(UILabel())
    #expect(cell.preferredLayoutAttributesFitting(attributes(70, 30)).size.width == 70)
    #expect(cell.preferredLayoutAttributesFitting(attributes(70, 30)).size.height == 30)
  }

  @Test func cellKeepsTheGivenWidthIfTheLabelsHuggingPriorityIsLow() {
    let cell = CardCell(frame: .zero)
    cell.title.setContentHuggingPriority(UILayoutPriority(49), for: .horizontal)
    let preferred = cell.preferredLayoutAttributesFitting(attributes(220, 10))
    #expect(preferred.size == CGSize(width: 220, height: cell.height(at: 220)))
  }

  @Test(arguments: [120, 175, 220, 333] as [CGFloat], [0, 7, 40, 200])
  func cellWithRequiredWidthPrefersTheHeightOfItsContent(width: CGFloat, characters: Int) {
    let cell = WideCardCell(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    cell.title.text = String(repeating: "a", count: characters)
    let preferred = cell.preferredLayoutAttributesFitting(attributes(width, 50))
    #expect(preferred.size == CGSize(width: width, height: cell.height(at: width)))
  }

  @Test func cellFitsItsLabelIfContentViewIsConstrainedToTheCell() {
    let cell = labelCell(35)
    let content = cell.contentView
    content.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: cell.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: cell.trailingAnchor),
      content.topAnchor.constraint(equalTo: cell.topAnchor),
      content.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
    ])
    let preferred = cell.preferredLayoutAttributesFitting(attributes(116, 50))
    #expect(preferred.size == CGSize(width: 366, height: 40))
  }

  @Test func cellMayPreferAHeightOfZero() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let body = UIView()
    body.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(body)
    NSLayoutConstraint.activate([
      body.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
      body.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
      body.heightAnchor.constraint(equalToConstant: 0),
    ])
    #expect(cell.preferredLayoutAttributesFitting(attributes(100, 50)).size.height == 0)
  }
}
#endif
