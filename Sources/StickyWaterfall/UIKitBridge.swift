// The one place that chooses between UIKit and its stand-in, for the whole module and its clients.
// `@_exported` is underscored; the supported alternative is this condition at the head of every
// file. The price is known and accepted here once.
#if canImport(UIKit)
@_exported public import UIKit
#else
@_exported public import HeadlessUIKit
#endif
