import WaterfallEngine

/// The loop guard, and the views that are asked again.
@MainActor
struct SelfSizing {
  /// The limits on what views and insets change in a turn of the main run loop.
  var loopGuard = LoopGuard()
  /// The elements whose views must be asked for their sizes again, because the layout has kept
  /// their last ones through an invalidation.
  private var questions: Set<ElementID> = []

  /// Whether no view must be asked for its size again.
  var isAnswered: Bool { questions.isEmpty }

  /// Returns whether an element's view must be asked for its size again.
  func asksAgain(_ element: ElementID) -> Bool {
    !questions.isEmpty && questions.contains(element)
  }

  /// Makes UIKit ask the views of elements again.
  mutating func ask(_ elements: [ElementID]) { questions = Set(elements) }

  /// Records that an element's view has returned its size.
  mutating func didAnswer(_ element: ElementID) { questions.remove(element) }

  /// Forgets some of the questions, and returns whether there were any.
  ///
  /// A view that accepts any size doesn't answer.
  mutating func endTurn(of elements: [ElementID]) -> Bool {
    let count = questions.count
    questions.subtract(elements)
    return questions.count < count
  }

  /// Forgets all questions, because the elements can have other index paths, or no sizes.
  mutating func forgetQuestions() { questions = [] }
}
