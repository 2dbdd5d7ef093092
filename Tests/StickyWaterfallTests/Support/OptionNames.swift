@testable import StickyWaterfall

// The options' types by their own names, as a test reads better without the class in front.
typealias ItemPlacement = WaterfallFlowLayout.ItemPlacement
typealias ItemSizing = WaterfallFlowLayout.ItemSizing
typealias PinningScope = WaterfallFlowLayout.PinningScope
typealias ScrollSnapping = WaterfallFlowLayout.ScrollSnapping
typealias UpdateAnimation = WaterfallFlowLayout.UpdateAnimation
