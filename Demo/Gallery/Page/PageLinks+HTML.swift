#if !canImport(UIKit)
/// The parts of the page that depend on the links. A browser without JavaScript shows them, too.
extension PageLinks {
  /// The line for a package manifest, or `nil` if the package's location is unknown.
  var packageLine: String? {
    if let repository { return #".package(url: "\#(repository)", branch: "main"),"# }
    return folder.map { #".package(path: "\#($0)"),"# }
  }

  /// The buttons below the headline.
  ///
  /// The first one changes the line on the second phone.
  /// The package line is of use to everyone only if it names the repository.
  var buttons: String {
    let change =
      #"<button type="button" class="primary change needs-script">Change the line</button>"#
    let design = ##"<a class="button needs-script" href="#playground">Design a screen</a>"##
    let guide = documentation.map { Self.link("Documentation", $0, #" class="button""#) } ?? ""
    let copy = repository == nil ? "" : copyButton
    return #"<p class="buttons">\#(change)</p>"#
      + #"<p class="buttons more">\#(design)\#(guide)\#(copy)</p>"#
  }

  /// A link to the repository, after the facts.
  var source: String { repository.map { " · " + Self.link("source", $0) } ?? "" }

  /// The package line, with a button that copies it.
  var package: String {
    guard let packageLine else { return "" }
    return #"<div class="package"><pre>\#(SVG.escaped(packageLine))</pre>\#(copyButton)</div>"#
  }

  /// What to do with the package line.
  var install: String {
    """
    <p>In Xcode, choose File &gt; Add Package Dependencies, and add the product StickyWaterfall to your app. In a
      manifest, write:</p>
    \(package)
    """
  }

  /// The links to other pages.
  var list: String {
    let links = [
      ("Documentation", documentation), ("README", readme), ("Source", repository),
      ("An Xcode project for your phone", app),
    ]
    let entries = links.compactMap { name, address in
      address.map { "<li>\(Self.link(name, $0))</li>" }
    }
    return #"<ul class="links">\#(entries.joined())</ul>"#
  }

  private var copyButton: String {
    guard let packageLine else { return "" }
    return #"<button type="button" class="needs-script" "#
      + #"data-copy="\#(SVG.escaped(packageLine))">Copy the package line</button>"#
  }

  private static func link(_ text: String, _ address: String, _ attributes: String = "") -> String {
    #"<a\#(attributes) href="\#(SVG.escaped(address))">\#(text)</a>"#
  }
}
#endif
