// This file chooses between UIKit and its stand-in `HeadlessUIKit`. `@_exported` isn't an official
// feature, but passes the choice on to all other files and to clients. Without it, every file would
// start with this condition. Both modules also export Foundation.
#if canImport(UIKit)
@_exported public import UIKit
#else
@_exported public import HeadlessUIKit
#endif
