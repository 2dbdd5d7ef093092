#if !canImport(UIKit)
import HeadlessUIKit
import Testing

@MainActor
@Suite struct StackViewTests {
  /// Returns a stack of views with these intrinsic content sizes.
  private func stack(_ sizes: [CGSize], set: (UIStackView) -> Void = { _ in }) -> UIStackView {
    let views = sizes.map { size in
      let view = SizedView(frame: .zero)
      view.size = size
      return view
    }
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    set(stack)
    stack.layoutIfNeeded()
    return stack
  }

  private let sizes = [CGSize(width: 20, height: 10), CGSize(width: 30, height: 40)]

  //  |##|  |#####|   20, a space of 8, the rest; each as high as the stack
  @Test func stackViewGivesExtraWidthToTheViewWithLowestHuggingPriority() {
    let stack = stack(sizes) {
      $0.spacing = 8
      $0.arrangedSubviews[0].setContentHuggingPriority(.defaultHigh, for: .horizontal)
    }
    #expect(
      stack.arrangedSubviews.map(\.frame) == [
        CGRect(x: 0, y: 0, width: 20, height: 60), CGRect(x: 28, y: 0, width: 72, height: 60),
      ])
  }

  @Test func verticalStackDividesItsHeightEquallyInsideItsMargins() {
    let stack = stack(sizes) {
      ($0.axis, $0.distribution, $0.alignment) = (.vertical, .fillEqually, .leading)
      $0.isLayoutMarginsRelativeArrangement = true
      $0.layoutMargins = UIEdgeInsets(top: 10, left: 5, bottom: 10, right: 5)
    }
    #expect(
      stack.arrangedSubviews.map(\.frame) == [
        CGRect(x: 5, y: 10, width: 20, height: 20), CGRect(x: 5, y: 30, width: 30, height: 20),
      ])
  }

  //  |##|   |##|##|   20 after the first view, the stack's own space after the second
  @Test func customSpacingAfterAViewLastsUntilTheViewIsRemoved() {
    let stack = stack([sizes[0], sizes[0], sizes[0]]) {
      ($0.spacing, $0.distribution) = (2, .fillEqually)
      $0.setCustomSpacing(20, after: $0.arrangedSubviews[0])
    }
    let first = stack.arrangedSubviews[0]
    #expect(stack.arrangedSubviews.map(\.frame.minX) == [0, 46, 74])
    #expect(stack.customSpacing(after: first) == 20)
    stack.removeArrangedSubview(first)
    stack.addArrangedSubview(first)
    #expect(stack.customSpacing(after: first) == UIStackView.spacingUseDefault)
  }

  @Test func hiddenViewsTakeNoSpaceInAStackView() {
    let stack = stack(sizes) { $0.alignment = .center }
    stack.arrangedSubviews[0].isHidden = true
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews[1].frame == CGRect(x: 0, y: 10, width: 100, height: 40))
  }

  @Test func viewRemovedFromAStackViewLeavesNoGap() {
    let stack = stack(sizes)
    stack.arrangedSubviews[0].removeFromSuperview()
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map(\.frame.width) == [100])
  }

  @Test func layoutMarginsGuideIsInsideTheMargins() {
    let (outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60)), UIView())
    outer.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    inner.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(inner)
    let guide = outer.layoutMarginsGuide
    outer.addConstraints([
      inner.leftAnchor.constraint(equalTo: guide.leftAnchor),
      inner.topAnchor.constraint(equalTo: guide.topAnchor),
      inner.widthAnchor.constraint(equalTo: guide.widthAnchor, multiplier: 1),
      inner.heightAnchor.constraint(equalTo: guide.heightAnchor, multiplier: 1),
    ])
    outer.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 2, y: 1, width: 94, height: 56))
  }
}

private final class SizedView: UIView {
  var size = CGSize.zero
  override var intrinsicContentSize: CGSize { size }
}
#endif
