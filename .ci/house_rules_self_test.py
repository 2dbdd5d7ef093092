"""Shows that each house rule can fail, and that what only looks like a breach is none."""

import tempfile
from pathlib import Path

import swift_source as swift

ENGINE, FACING, HEADLESS = "Sources/WaterfallEngine/", "Sources/StickyWaterfall/", "Sources/HeadlessUIKit/"
FACTS = HEADLESS + "UIKitFacts.md"
LONG_BODY = "  print(1)\n" * 49
# Each: the files of a small project, and what the one breach in it says (None: it has none).
CASES = [
    ({ENGINE + "A.swift": "import Foundation\n"}, "imports nothing"),
    ({ENGINE + "A.swift": "// import Foundation\n"}, None),
    ({ENGINE + "A.swift": "// a TODO\n"}, "TODO"),
    ({FACING + "A.swift": "func long() {\n" + LONG_BODY + "}\n"}, "has 51 lines"),
    ({FACING + "A.swift": "func long() {\n" + LONG_BODY[11:] + "}\n"}, None),
    ({FACING + "A.swift": "var long: Int {\n" + LONG_BODY + "}\n"}, "has 51 lines"),
    ({FACING + "A.swift": "init?(a: () -> Void = {}) {\n" + LONG_BODY + "}\n"}, "has 51 lines"),
    ({FACING + "A.swift": 'func short() { print("{\\("}")") }\n' + "//\n" * 60}, None),
    ({FACING + "A.swift": "func short() { /* { /* { */ */ }\n" + "//\n" * 60}, None),
    ({FACING + "A.swift": 'func short() { _ = #"{"\\"# }\n' + "//\n" * 60}, None),
    ({FACING + "A.swift": 'let a = """\nfunc f() {\n"""\n' + "//\n" * 60 + "var b: Int { 1 }\n"}, None),
    ({"Tests/ATests/A.swift": "func long() {\n" + LONG_BODY[:11 * 24] + "}\n"}, "the most is 25"),
    ({"Tests/WaterfallTestSupport/A.swift": "func long() {\n" + LONG_BODY[:11 * 24] + "}\n"}, None),
    ({FACING + "A.swift": "//\n" * 401}, "401 lines"),
    ({"Demo/Gallery/page.js": "//\n" * 401}, "401 lines"),
    ({"Demo/Gallery/picture.svg": "<!-- -->\n" * 401}, None),
    ({"README.md": "\n" * 200}, "more than 199 lines"),
    ({FACING + f"{letter}.swift": "#if DEBUG\n#endif\n" for letter in "ABCDE"}, "#if in 5 files"),
    ({FACING + f"{letter}.swift": "#if DEBUG\n#endif\n" for letter in "ABCD"}, None),
    ({HEADLESS + "A.swift": "struct A {}\n"}, "not wrapped"),
    ({HEADLESS + "A.swift": "#if !canImport(UIKit)\n#endif\nstruct A {}\n"}, "not wrapped"),
    ({HEADLESS + "A.swift": "#if os(Linux)\n#endif\n"}, "not wrapped"),
    ({HEADLESS + "A.swift": "// why\n#if !canImport(UIKit)\n#if DEBUG\n#endif\n#endif\n"}, None),
    ({"Tests/Benchmarks/A.swift": "struct A {}\n"}, "not wrapped"),
    ({"Tests/StickyWaterfallTests/StandIn/A.swift": "struct A {}\n"}, "not wrapped"),
    ({"Tests/StickyWaterfallTests/A.swift": "#if DEBUG\n#endif\n"}, "a condition in what runs on both"),
    ({"Tests/StickyWaterfallTests/A.swift": "@Test func a() {}\n// @Test\n@Test(arguments: [1]) func b() {}\n",
      "Tests/StickyWaterfallTests/StandIn/A.swift":
      "#if !canImport(UIKit)\n@Test func a() {}\n#endif\n"}, "only 2 of 3 tests"),
    ({"Tests/StickyWaterfallTests/A.swift": "struct A {}\n"}, None),
    ({"Tests/StickyWaterfallTests/Support/Host.swift": "#if DEBUG\n#endif\n"}, None),
    ({"Demo/Gallery/Scenes/A.swift": "struct A {}\n"}, None),
    ({FACING + "ViewHelpers.swift": ""}, "a drawer"),
    ({FACING + "View+Extensions.swift": ""}, "a drawer"),
    ({"Demo/Gallery/Scenes/Utils.swift": ""}, "a drawer"),
    ({FACING + "Commonality.swift": ""}, None),
    ({FACING + "A.swift": "public func a() {}\n"}, "public func without"),
    ({FACING + "A.swift": "open var a: Int { 1 }\n"}, "public var without"),
    ({FACING + "A.swift": "@objc(SWF)\npublic final class A {}\n"}, "public class without"),
    ({FACING + "A.swift": "/// A.\n@objc(SWF)\npublic final class A {}\n"}, None),
    ({FACING + "A.swift": "open override func a() {}\n"}, None),
    ({FACING + "A.swift": "public import Foundation\n"}, None),
    ({FACING + "A.swift": "public private(set) var a = 1\n"}, "public var without"),
    ({FACING + "A.swift": "/// A.\npublic enum A {\n  case a\n}\n"}, "public case without"),
    ({FACING + "A.swift": "enum A {\n  case a\n}\n"}, None),
    ({FACING + "A.swift": "/// A.\npublic protocol A {\n  func a()\n}\n"}, "public requirement without"),
    ({FACING + "A.swift": "/// A.\npublic protocol A {\n  @objc optional func a(\n    b: Int)\n}\n"},
     "public requirement without"),
    ({FACING + "A.swift": "/// A.\npublic protocol A {\n  /// A.\n  func a(\n    b: Int)\n}\n"}, None),
    ({"Tests/Support/A.swift": "// Contract rule 3\n"}, "no contract rule 3"),
    ({"Tests/Support/A.swift": "// Contract rule 3\n",
      FACING + "StickyWaterfall.docc/LayoutContract.md": "3. Said.\n"}, None),
    ({FACING + "A.swift": "// As facts 1.2 says.\n"}, "no fact 1.2"),
    ({FACING + "A.swift": "let a = 1  // See facts\n// 2 and 3.4.\n", FACTS: "## 2 Said\n"}, "no fact 3.4"),
    ({FACING + "A.swift": "// Facts 1.2, 10.3.\n", FACTS: "### 1.2 Said\n- **10.3** Said\n"}, None),
    ({FACING + "A.swift": "/// Facts 2.\npublic func a() {}\n", FACTS: "## 2 Said\n"}, "public words"),
    ({FACING + "A.swift": "// Facts 2.\n/// A.\n@objc\npublic func a() {}\n", FACTS: "## 2 Said\n"}, None),
    ({FACING + "A.swift": "/// Facts 2.\nfunc a() {}\n", FACTS: "## 2 Said\n"}, None),
    ({FACING + "A.swift": "// uikit-facts\n"}, "no page"),
]


def check(case, wanted, breaches):
    """What is wrong with the answer to one case; None where nothing is."""
    with tempfile.TemporaryDirectory() as folder:
        for name, text in case.items():
            path = Path(folder) / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        found = list(breaches(Path(folder)))
    if wanted is None and not found:
        return None
    if wanted is not None and len(found) == 1 and wanted in found[0]:
        return None
    return f"{case}\n  wanted: {wanted or 'no breach'}\n  found: {found}"


def check_reader():
    """The names and lengths of all kinds of functions, bodiless ones left out."""
    code = swift.code_only(
        "protocol P {\n  func a()\n  init(b: Int)\n  var c: Int { get }\n}\n"
        "struct S {\n  func d<T>(_ e: T) -> [T]\n  where T: Hashable\n  {\n    []\n  }\n"
        "  static func == (f: S, g: S) -> Bool { true }\n  subscript(h: Int) -> Int { h }\n"
        "  deinit {}\n  let i: Int = 3\n  var j: Int = 3 {\n    didSet {}\n  }\n}\n")
    read = [(name, length) for name, _, length in swift.functions(code)]
    wanted = [
        ("var c", 1), ("func d", 5), ("func ==", 1), ("subscript", 1), ("deinit", 1)]
    return None if read == wanted else f"functions: {read}\n  wanted: {wanted}"


def run(breaches):
    wrong = [check(case, wanted, breaches) for case, wanted in CASES] + [check_reader()]
    wrong = [line for line in wrong if line is not None]
    print("\n".join(wrong) if wrong else f"{len(CASES) + 1} self-tests passed")
    return 1 if wrong else 0
