#if !canImport(UIKit)
import HeadlessUIKit
import Testing

@MainActor
@Suite struct ConstraintLayoutTests {
  private func view(in parent: UIView) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    return view
  }

  @Test func subviewsOfACardCellFillTheCellsPreferredSize() {
    let cell = WideCardCell(frame: .zero)
    cell.title.text = String(repeating: "a", count: 45)
    cell.frame.size = CGSize(width: 220, height: cell.height(at: 220))
    cell.layoutIfNeeded()
    #expect(cell.picture.frame == CGRect(x: 10, y: 5, width: 200, height: 100))
    #expect(cell.title.frame == CGRect(x: 10, y: 109, width: 200, height: 72))
    #expect(cell.details.frame == CGRect(x: 10, y: 185, width: 200, height: 20))
  }

  @Test func labelGrowsAfterItsTextGetsLonger() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    (label.numberOfLines, label.font) = (0, .systemFont(ofSize: 20))
    root.addSubview(label)
    label.widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true
    label.text = "ten or not"
    root.layoutIfNeeded()
    #expect(label.frame.height == 24)
    label.text = "ten or more"
    root.layoutIfNeeded()
    #expect(label.frame.height == 48)
  }

  @Test func constraintsBetweenNestedViewsAreSolvedTogether() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let box = view(in: root)
    let body = view(in: box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      box.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      body.widthAnchor.constraint(equalToConstant: 30),
      body.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.25),
      body.topAnchor.constraint(equalTo: box.topAnchor, constant: 5),
      box.bottomAnchor.constraint(equalTo: body.bottomAnchor, constant: 5),
      body.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 5),
      box.trailingAnchor.constraint(equalTo: body.trailingAnchor, constant: 5),
    ])
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 10, y: 70, width: 40, height: 60))
    #expect(body.frame == CGRect(x: 5, y: 5, width: 30, height: 50))
  }

  @Test func leadingAnchorIsTheRightEdgeInRightToLeft() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    root.semanticContentAttribute = .forceRightToLeft
    let child = view(in: root)
    child.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: -10).isActive = true
    child.widthAnchor.constraint(equalToConstant: 30).isActive = true
    root.layoutIfNeeded()
    #expect(child.frame.minX == 60 && child.frame.width == 30)
  }

  @Test func labelWithHigherCompressionResistanceKeepsItsWidth() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    let labels = [UILabel(), UILabel()]
    for label in labels {
      label.translatesAutoresizingMaskIntoConstraints = false
      label.font = .systemFont(ofSize: 20)
      label.text = "eight ch"
      root.addSubview(label)
    }
    labels[1].setContentCompressionResistancePriority(.required, for: .horizontal)
    NSLayoutConstraint.activate([
      labels[0].leadingAnchor.constraint(equalTo: root.leadingAnchor),
      labels[1].leadingAnchor.constraint(equalTo: labels[0].trailingAnchor),
      labels[1].trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(labels.map(\.frame.width) == [20, 80])
  }

  @Test func changingAConstraintConstantMovesTheView() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = view(in: root)
    let top = child.topAnchor.constraint(equalTo: root.topAnchor, constant: 7)
    top.isActive = true
    root.layoutIfNeeded()
    #expect(child.frame.minY == 7)
    top.constant = 9
    root.layoutIfNeeded()
    #expect(child.frame.minY == 9)
  }
}
#endif
