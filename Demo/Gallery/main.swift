#if !canImport(UIKit)
import Foundation

exit(DemoCommand.run(Array(CommandLine.arguments.dropFirst())))
#endif
