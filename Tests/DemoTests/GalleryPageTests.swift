#if !canImport(UIKit)
import Foundation
import Testing

@testable import Demo

@MainActor
@Suite struct GalleryPageTests {
  private func record(title: String, axis: Recording.Axis = .vertical) -> SceneRecord {
    var recording = Recording()
    recording.axis = axis
    recording.viewport = CGSize(width: 100, height: 200)
    recording.contentSize = CGSize(width: 100, height: 400)
    recording.range = 0...200
    recording.itemCounts = [2]
    recording.works = [0, 1]
    recording.items = [
      CGRect(x: 0, y: 0, width: 50, height: 100.25), CGRect(x: 50, y: 300, width: 50, height: 10),
    ]
    recording.itemZIndexes = [0, 0]
    return SceneRecord(
      id: "one", title: title, about: "", pulls: false, controls: [], screens: [""],
      content: .init(sections: [title], works: ["", ""]), recordings: [recording])
  }

  @Test func thePageNeedsNoNetworkAndIsFilledIn() throws {
    let html = try GalleryPage(scenes: [record(title: "A & B")], hint: "").html()
    for marker in ["/*STYLE*/", "/*GALLERY*/", "/*SCRIPT*/", "src=\"http", "href=\"http", "url("] {
      #expect(!html.contains(marker), "\(marker)")
    }
    #expect(html.contains("class Recording"))
    #expect(html.utf8.count < 130_000)
  }

  @Test func aTitleCannotEndTheScript() throws {
    let html = try GalleryPage(scenes: [record(title: "</script><!--<b>")], hint: "").html()
    #expect(!html.contains("<b>"))
    #expect(html.components(separatedBy: "</script>").count == 3)
  }

  @Test func framesAreWrittenInHundredthsFromTheOneBefore() throws {
    let data = try JSONEncoder().encode(record(title: "").recordings[0])
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.contains("\"frames\":[0,0,5000,10025,5000,30000,5000,1000]"))
    #expect(!text.contains("\"works\""))
  }

  @Test func aStillShowsWhatIsOnScreenAndNothingElse() {
    let record = record(title: "A & <B>")
    let screen = ScreenDrawing(recording: record.recordings[0], sections: ["A & <B>"])
    let svg = Still(title: record.title, screen: screen).svg(.light)
    #expect(svg.contains("<title id=\"title\">A &amp; &lt;B></title>"))
    let tiles = record.recordings[0].eachItem.map { Painting(frame: $0.frame, work: $0.work).svg }
    #expect(tiles.map(svg.contains) == [true, false])
  }

  @Test func theTableLinesUp() {
    let row = SceneFigures(
      id: "waterfall", items: 48, content: "320 x 2027", shown: 16, pinned: 0,
      layoutTime: .microseconds(1450))
    let lines = FiguresTable(rows: [row]).text.split(separator: "\n")
    #expect(lines[0] == "scene      items     content  shown  pinned  layout")
    #expect(lines[1] == "waterfall     48  320 x 2027     16       0  1.5 ms")
  }
}

@Suite struct OutputFolderTests {
  @Test func aFileIsNoFolder() {
    #expect(throws: DemoError("/dev/null: is a file; give --output the path of a folder")) {
      try OutputFolder("/dev/null")
    }
  }

  @Test func nothingIsMadeBeforeThereIsSomethingToWrite() throws {
    let path = NSTemporaryDirectory() + "demo-\(UUID().uuidString)"
    let folder = try OutputFolder(path)
    #expect(!FileManager.default.fileExists(atPath: path))
    try folder.write([("a.txt", Data("a".utf8))])
    #expect(FileManager.default.contents(atPath: path + "/a.txt") == Data("a".utf8))
    try FileManager.default.removeItem(atPath: path)
  }
}
#endif
