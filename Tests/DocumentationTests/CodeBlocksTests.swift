import Testing

@Suite struct CodeBlocksTests {
  @Test func codeBlocksOfOneLanguageAreReturnedInPageOrder() {
    let page = "a\n```swift\none\n```\n```objc\ntwo\n```\n```swift\nthree\nfour\n```\n"
    #expect(CodeBlocks.fenced("swift", in: page) == ["one", "three\nfour"])
    #expect(CodeBlocks.fenced("objc", in: page) == ["two"])
  }

  @Test func pageWithoutSwiftCodeYieldsNoSwiftCodeBlocks() {
    #expect(CodeBlocks.fenced("swift", in: "text\n```\nplain\n```\n") == [])
    #expect(CodeBlocks.fenced("swift", in: "") == [])
  }

  @Test func unclosedCodeBlockExtendsToTheEndOfThePage() {
    #expect(CodeBlocks.fenced("swift", in: "```swift\none\ntwo") == ["one\ntwo"])
  }

  @Test func markedCodeLosesItsIndentation() {
    let source = "func a() {\n  // snippet.begin\n  if b {\n\n    c()\n  }\n  // snippet.end\n}\n"
    #expect(CodeBlocks.marked(in: source) == ["if b {\n\n  c()\n}"])
  }

  @Test func unmarkedCodeIsIgnored() {
    #expect(CodeBlocks.marked(in: "func a() {}\n") == [])
  }
}
