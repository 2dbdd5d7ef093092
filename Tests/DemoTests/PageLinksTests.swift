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

  @Test func addressOfTheRepositoryIsTheOneInTheReadme() throws {
    let file = LiveSources.package.appendingPathComponent("README.md")
    let readme = try String(contentsOf: file, encoding: .utf8)
    let address = PageLinks.address
    let named = address.isEmpty ? "<address of this repository>" : address
    #expect(readme.contains(#".package(url: "\#(named)""#))
    let links = PageLinks(repository: nil, output: "x", address: "https://example.org/a/Falls")
    #expect(links.repository == "https://example.org/a/Falls")
  }

  @Test func primaryButtonChangesTheLineAndPackageLineIsCopiedOnlyFromARepository() {
    let known = PageLinks(repository: "https://example.org/a/Falls", output: "x")
    let line = #".package(url: "https://example.org/a/Falls", branch: "main"),"#
    #expect(known.packageLine == line)
    #expect(known.buttons.contains("data-copy="))
    #expect(known.source.contains("https://example.org/a/Falls"))
    let local = PageLinks(repository: nil, output: "x", address: "")
    #expect(local.packageLine == #".package(path: "\#(LiveSources.package.path)"),"#)
    #expect(!local.buttons.contains("data-copy"))
    for links in [known, local] {
      let primary = #"<button type="button" class="primary change needs-script">Change the line<"#
      #expect(links.buttons.contains(primary))
      #expect(links.buttons.components(separatedBy: "primary").count == 2)
    }
    #expect(local.source.isEmpty && !local.list.contains(">Source<"))
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
