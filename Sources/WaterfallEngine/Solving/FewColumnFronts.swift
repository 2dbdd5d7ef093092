/// The fronts of at most four columns, for items that cover one each.
///
/// Four numbers and no array, so that they stay in registers: with so few columns, storing a front
/// and loading it for the next item takes most of the time. And arithmetic in place of branches:
/// which column is shortest is as good as random, so that a processor which guesses at a branch is
/// wrong every other time, and that takes longer than all the rest.
struct FewColumnFronts: ColumnFronts {
  static let mostColumns = 4

  let count: Int
  private var first: Length
  private var second: Length
  private var third: Length
  private var fourth: Length

  init(_ starts: [Length]) {
    count = starts.count
    first = starts[0]
    second = starts.count > 1 ? starts[1] : .max
    third = starts.count > 2 ? starts[2] : .max
    fourth = starts.count > 3 ? starts[3] : .max
  }

  @inline(__always)
  mutating func takeShortest(span: Int, step: Length) -> (column: Int, start: Length) {
    let isSecond = allBits(ifNegative: second &- first)
    let left = first &+ ((second &- first) & isSecond)
    let isFourth = allBits(ifNegative: fourth &- third)
    let right = third &+ ((fourth &- third) & isFourth)
    let isRight = allBits(ifNegative: right &- left)
    let rightStep = step & isRight
    let leftStep = step &- rightStep
    let secondStep = leftStep & isSecond
    let fourthStep = rightStep & isFourth
    first &+= leftStep &- secondStep
    second &+= secondStep
    third &+= rightStep &- fourthStep
    fourth &+= fourthStep
    let column = (isRight & (2 &- isFourth)) | (~isRight & (0 &- isSecond))
    return (Int(truncatingIfNeeded: column), left &+ ((right &- left) & isRight))
  }

  @inline(__always)
  mutating func take(_ column: Int, span: Int, step: Length) -> Length {
    let column = Length(truncatingIfNeeded: column)
    let isFirst = allBits(ifNegative: column &- 1)
    let isSecond = allBits(ifNegative: (column ^ 1) &- 1)
    let isThird = allBits(ifNegative: (column ^ 2) &- 1)
    let isFourth = allBits(ifNegative: (column ^ 3) &- 1)
    let left = (first & isFirst) | (second & isSecond)
    let right = (third & isThird) | (fourth & isFourth)
    first &+= step & isFirst
    second &+= step & isSecond
    third &+= step & isThird
    fourth &+= step & isFourth
    return left | right
  }
}
