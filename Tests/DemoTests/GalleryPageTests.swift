#if !canImport(UIKit)
import Foundation
import Testing

@testable import Demo

@MainActor
@Suite struct GalleryPageTests {
  private func record(title: String) -> SceneRecord {
    let recording = Recording(
      viewport: [100, 200], range: [0, 200], counts: [2], totals: [2],
      works: [0, 1], frames: [0, 0, 50, 100.25, 50, 300, 50, 10])
    var record = SceneRecord(
      id: "one", title: title, about: "", controls: [],
      content: .init(sections: [title], works: ["", ""]))
    record.append(recording, PlayCode(state: PlayState()))
    return record
  }

  @Test func galleryPageMakesNoNetworkRequests() throws {
    let html = try GalleryPage(scenes: [record(title: "A & B")]).html()
    for marker in ["/*STYLE*/", "/*GALLERY*/", "/*SCRIPT*/", "<!--", "src=\"http", "href=\"http"] {
      #expect(!html.contains(marker), "\(marker)")
    }
    // The still picture clips its screens by their ids.
    #expect(html.components(separatedBy: "url(").dropFirst().allSatisfy { $0.hasPrefix("#") })
    #expect(html.contains("class Recording"))
    #expect(html.utf8.count < 240_000)
  }

  @Test(arguments: ["https://example.org/a", "https://example.org/a/"])
  func publishedPageHasALinkPreview(site: String) throws {
    let html = try GalleryPage(scenes: [], site: site).html()
    let picture = #"property="og:image" content="https://example.org/a/share.png">"#
    #expect(html.contains(picture))
    #expect(html.contains("summary_large_image"))
    #expect(try !GalleryPage(scenes: []).html().contains("og:image"))
  }

  @Test func sceneTitleIsEscapedInsideThePagesScript() throws {
    let html = try GalleryPage(scenes: [record(title: "</script><!--<b>")]).html()
    #expect(!html.contains("<b>"))
    #expect(html.components(separatedBy: "</script>").count == 4)
  }

  @Test func recordedFramesHaveAtMostTwoDecimals() throws {
    #expect(CGRect(x: 0, y: 10.0 / 3, width: 50, height: 2.0 / 3).sides == [0, 3.33, 50, 0.67])
    let data = try JSONEncoder().encode(record(title: "").recordings[0])
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.contains("\"frames\":[0,0,50,100.25,50,300,50,10]"))
  }
}

@Suite struct OutputFolderTests {
  @Test func fileAsOutputFolderIsAnError() {
    #expect(throws: DemoError("/dev/null: is a file; give --output the path of a folder")) {
      try OutputFolder("/dev/null")
    }
  }

  @Test func outputFolderIsCreatedByTheFirstWrite() throws {
    let path = NSTemporaryDirectory() + "demo-\(UUID().uuidString)"
    let folder = try OutputFolder(path)
    #expect(!FileManager.default.fileExists(atPath: path))
    try folder.write([("a.txt", Data("a".utf8))])
    #expect(FileManager.default.contents(atPath: path + "/a.txt") == Data("a".utf8))
    try FileManager.default.removeItem(atPath: path)
  }
}
#endif
