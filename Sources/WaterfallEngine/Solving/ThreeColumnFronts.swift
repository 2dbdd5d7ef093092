/// The fronts of at most three columns, for items that cover one each.
///
/// What `FewColumnFronts` is for four, with less to compare: the columns of a phone are two or three,
/// and finding the shortest is most of what placing an item takes.
struct ThreeColumnFronts: ColumnFronts {
  static let mostColumns = 3

  let count: Int
  private var first: Length
  private var second: Length
  private var third: Length

  init(_ starts: [Length]) {
    count = starts.count
    first = starts[0]
    second = starts.count > 1 ? starts[1] : .max
    third = starts.count > 2 ? starts[2] : .max
  }

  @inline(__always)
  mutating func takeShortest(span: Int, step: Length) -> (column: Int, start: Length) {
    let isSecond = allBits(ifNegative: second &- first)
    let left = first &+ ((second &- first) & isSecond)
    let isThird = allBits(ifNegative: third &- left)
    let thirdStep = step & isThird
    let leftStep = step &- thirdStep
    let secondStep = leftStep & isSecond
    first &+= leftStep &- secondStep
    second &+= secondStep
    let start = left &+ ((third &- left) & isThird)
    third &+= thirdStep
    let column = (isThird & 2) | (~isThird & isSecond & 1)
    return (Int(truncatingIfNeeded: column), start)
  }

  @inline(__always)
  mutating func take(_ column: Int, span: Int, step: Length) -> Length {
    let column = Length(truncatingIfNeeded: column)
    let isFirst = allBits(ifNegative: column &- 1)
    let isSecond = allBits(ifNegative: (column ^ 1) &- 1)
    let isThird = allBits(ifNegative: (column ^ 2) &- 1)
    let start = (first & isFirst) | (second & isSecond) | (third & isThird)
    first &+= step & isFirst
    second &+= step & isSecond
    third &+= step & isThird
    return start
  }
}
