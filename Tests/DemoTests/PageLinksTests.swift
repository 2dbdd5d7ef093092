#if !canImport(UIKit)
import Foundation
import Testing

@testable import Demo

@Suite struct PageLinksTests {
  @Test func linksOnAPublishedPageLeadToTheRepositoryAndDocumentation() throws {
    let links = PageLinks(repository: "https://example.org/a/Falls", output: "anywhere")
    #expect(links.readme == "https://example.org/a/Falls#readme")
    #expect(links.app == "https://example.org/a/Falls/tree/HEAD/Demo/WaterfallDemo")
    #expect(links.documentation == "documentation/stickywaterfall/")
    #expect(links.repository == "https://example.org/a/Falls" && links.folder == nil)
  }

  @Test(arguments: ["demo-output", "build/pages/demo", "."])
  func linksOnALocalPageLeadToExistingPackageFiles(folder: String) throws {
    let output = LiveSources.package.appendingPathComponent(folder)
    let links = PageLinks(repository: nil, output: output.path)
    #expect(links.folder == LiveSources.package.path && links.repository == nil)
    for link in [links.readme, links.documentation, links.app] {
      let file = output.appendingPathComponent(try #require(link)).standardizedFileURL
      #expect(FileManager.default.fileExists(atPath: file.path), "\(file.path)")
    }
  }

  @Test func pageHasNoPackageLinksIfThePackageFolderIsMissing() {
    let nowhere = URL(fileURLWithPath: "/nowhere")
    #expect(PageLinks(repository: nil, output: "x", package: nowhere) == PageLinks())
  }
}
#endif
