// Every name that Objective-C has: each property set, each method called, each delegate method
// implemented. `.ci/check-objective-c` compiles it; what no longer compiles here breaks callers.
@import UIKit;
@import StickyWaterfall;

@interface EveryQuestion : NSObject <SWFWaterfallFlowLayoutDelegate>
@end

@implementation EveryQuestion

// A selector that the protocol does not declare would make a method of no effect, without a word.
#define ANSWERS(type, selector) \
    _Static_assert(__builtin_types_compatible_p( \
        type, __typeof__([(id<SWFWaterfallFlowLayoutDelegate>)nil selector])), "another type")

+ (void)selectorsAreTheProtocols:(UICollectionView *)view
                          layout:(SWFWaterfallFlowLayout *)layout
                            path:(NSIndexPath *)path {
    ANSWERS(NSInteger, collectionView:view layout:layout columnCountForSectionAtIndex:0);
    ANSWERS(CGFloat, collectionView:view layout:layout minimumColumnWidthForSectionAtIndex:0);
    ANSWERS(SWFItemSizing, collectionView:view layout:layout itemSizingForSectionAtIndex:0);
    ANSWERS(SWFItemPlacement, collectionView:view layout:layout itemPlacementForSectionAtIndex:0);
    ANSWERS(SWFRowDistribution, collectionView:view layout:layout rowDistributionForSectionAtIndex:0);
    ANSWERS(SWFRowAlignment, collectionView:view layout:layout rowAlignmentForSectionAtIndex:0);
    ANSWERS(CGFloat, collectionView:view layout:layout heightForItemAtIndexPath:path itemWidth:0);
    ANSWERS(CGFloat, collectionView:view layout:layout widthForItemAtIndexPath:path itemHeight:0);
    ANSWERS(NSInteger, collectionView:view layout:layout columnSpanForItemAtIndexPath:path);
    ANSWERS(UIEdgeInsets, collectionView:view layout:layout headerInsetForSectionAtIndex:0);
    ANSWERS(UIEdgeInsets, collectionView:view layout:layout footerInsetForSectionAtIndex:0);
    ANSWERS(UIEdgeInsets, collectionView:view layout:layout backgroundInsetForSectionAtIndex:0);
    ANSWERS(BOOL, collectionView:view layout:layout showsBackgroundForSectionAtIndex:0);
    ANSWERS(BOOL, collectionView:view layout:layout pinsHeaderForSectionAtIndex:0);
    ANSWERS(BOOL, collectionView:view layout:layout pinsFooterForSectionAtIndex:0);
    ANSWERS(CGFloat, collectionView:view layout:layout pinnedHeaderExtentForSectionAtIndex:0);
    ANSWERS(CGFloat, collectionView:view layout:layout pinnedFooterExtentForSectionAtIndex:0);
}

- (NSInteger)collectionView:(UICollectionView *)collectionView
                     layout:(UICollectionViewLayout *)layout
columnCountForSectionAtIndex:(NSInteger)section {
    return 3;
}

- (CGFloat)collectionView:(UICollectionView *)collectionView
                   layout:(UICollectionViewLayout *)layout
minimumColumnWidthForSectionAtIndex:(NSInteger)section {
    return 160;
}

- (SWFItemSizing)collectionView:(UICollectionView *)collectionView
                         layout:(UICollectionViewLayout *)layout
    itemSizingForSectionAtIndex:(NSInteger)section {
    return section == 0 ? SWFItemSizingFixedExtent : SWFItemSizingAspectRatio;
}

- (SWFItemPlacement)collectionView:(UICollectionView *)collectionView
                            layout:(UICollectionViewLayout *)layout
    itemPlacementForSectionAtIndex:(NSInteger)section {
    return SWFItemPlacementLeadingToTrailing;
}

- (SWFRowDistribution)collectionView:(UICollectionView *)collectionView
                           layout:(UICollectionViewLayout *)layout
    rowDistributionForSectionAtIndex:(NSInteger)section {
    return SWFRowDistributionCenter;
}

- (SWFRowAlignment)collectionView:(UICollectionView *)collectionView
                               layout:(UICollectionViewLayout *)layout
    rowAlignmentForSectionAtIndex:(NSInteger)section {
    return SWFRowAlignmentTrailing;
}

- (CGFloat)collectionView:(UICollectionView *)collectionView
                   layout:(UICollectionViewLayout *)layout
 heightForItemAtIndexPath:(NSIndexPath *)indexPath
                itemWidth:(CGFloat)itemWidth {
    return itemWidth * 2;
}

- (CGFloat)collectionView:(UICollectionView *)collectionView
                   layout:(UICollectionViewLayout *)layout
  widthForItemAtIndexPath:(NSIndexPath *)indexPath
               itemHeight:(CGFloat)itemHeight {
    return itemHeight / 2;
}

- (NSInteger)collectionView:(UICollectionView *)collectionView
                     layout:(UICollectionViewLayout *)layout
columnSpanForItemAtIndexPath:(NSIndexPath *)indexPath {
    return NSIntegerMax;
}

- (UIEdgeInsets)collectionView:(UICollectionView *)collectionView
                        layout:(UICollectionViewLayout *)layout
  headerInsetForSectionAtIndex:(NSInteger)section {
    return UIEdgeInsetsZero;
}

- (UIEdgeInsets)collectionView:(UICollectionView *)collectionView
                        layout:(UICollectionViewLayout *)layout
  footerInsetForSectionAtIndex:(NSInteger)section {
    return UIEdgeInsetsZero;
}

- (UIEdgeInsets)collectionView:(UICollectionView *)collectionView
                        layout:(UICollectionViewLayout *)layout
backgroundInsetForSectionAtIndex:(NSInteger)section {
    return UIEdgeInsetsMake(-8, 8, -8, 8);
}

- (BOOL)collectionView:(UICollectionView *)collectionView
                layout:(UICollectionViewLayout *)layout
showsBackgroundForSectionAtIndex:(NSInteger)section {
    return section > 0;
}

- (BOOL)collectionView:(UICollectionView *)collectionView
                layout:(UICollectionViewLayout *)layout
pinsHeaderForSectionAtIndex:(NSInteger)section {
    return YES;
}

- (BOOL)collectionView:(UICollectionView *)collectionView
                layout:(UICollectionViewLayout *)layout
pinsFooterForSectionAtIndex:(NSInteger)section {
    return NO;
}

- (CGFloat)collectionView:(UICollectionView *)collectionView
                   layout:(UICollectionViewLayout *)layout
pinnedHeaderExtentForSectionAtIndex:(NSInteger)section {
    return 44;
}

- (CGFloat)collectionView:(UICollectionView *)collectionView
                   layout:(UICollectionViewLayout *)layout
pinnedFooterExtentForSectionAtIndex:(NSInteger)section {
    return SWFWaterfallFlowLayout.automaticExtent;
}

@end

static void setEverything(SWFWaterfallFlowLayout *layout) {
    layout.columnCount = SWFWaterfallFlowLayout.automaticColumnCount;
    layout.columnCount = SWFWaterfallFlowLayout.flowLayoutRows;
    layout.columnCount = 3;
    layout.minimumColumnWidth = 160;
    layout.itemPlacement = SWFItemPlacementTrailingToLeading;
    layout.placementTolerance = 8;
    layout.rowDistribution = SWFRowDistributionLeading;
    layout.rowAlignment = SWFRowAlignmentLeading;
    layout.itemSizing = SWFItemSizingFixedExtent;
    layout.minimumContentExtent = 480;
    layout.contentAnchor = SWFContentAnchorEnd;
    layout.headerInset = UIEdgeInsetsMake(8, 0, 8, 0);
    layout.footerInset = UIEdgeInsetsMake(8, 0, 8, 0);
    layout.sectionBackgroundInset = UIEdgeInsetsMake(-8, 8, -8, 8);
    layout.pinnedHeaderExtent = 44;
    layout.pinnedFooterExtent = SWFWaterfallFlowLayout.automaticExtent;
    layout.pinningScope = SWFPinningScopeStacked;
    layout.pinnedHeaderOffset = 8;
    layout.pinnedFooterOffset = 8;
    layout.pinsWhileOverscrolling = YES;
    layout.stretchesFirstHeader = YES;
    layout.pinnedZIndex = 2048;
    layout.itemsPinToVisibleBounds = YES;
    layout.keepsItemsInColumns = YES;
    layout.keepsVisibleItemsInPlace = YES;
    layout.selfSizesHeadersAndFooters = YES;
    layout.scrollSnapping = SWFScrollSnappingItemCenter;
    layout.updateAnimation = SWFUpdateAnimationFromCenter;
    [layout setDiagnosticHandler:^(SWFDiagnosticKind kind, NSString *text, NSIndexPath *path) {
        NSLog(@"%ld %@ %@", (long)kind, text, path);
    }];
    [layout setDiagnosticHandler:nil];
    [layout registerClass:UICollectionReusableView.class
        forDecorationViewOfKind:SWFWaterfallFlowLayout.elementKindSectionBackground];
}

static CGSize setEverythingStock(SWFWaterfallFlowLayout *layout) {
    layout.minimumLineSpacing = 8;
    layout.minimumInteritemSpacing = 8;
    layout.itemSize = CGSizeMake(1, 1);
    layout.estimatedItemSize = CGSizeZero;
    layout.sectionInset = UIEdgeInsetsMake(8, 8, 8, 8);
    layout.sectionInsetReference = UICollectionViewFlowLayoutSectionInsetFromSafeArea;
    layout.headerReferenceSize = CGSizeMake(0, 44);
    layout.footerReferenceSize = CGSizeMake(0, 32);
    layout.scrollDirection = UICollectionViewScrollDirectionVertical;
    layout.sectionHeadersPinToVisibleBounds = YES;
    layout.sectionFootersPinToVisibleBounds = YES;
    NSLog(@"%d", layout.flipsHorizontallyInOppositeLayoutDirection);
    return layout.collectionViewContentSize;
}

static NSInteger nameEveryCase(void) {
    return SWFItemPlacementShortestColumn + SWFItemPlacementLeadingToTrailing
        + SWFRowDistributionJustified + SWFRowDistributionTrailing
        + SWFRowDistributionFill + SWFRowAlignmentCenter + SWFRowAlignmentStretch
        + SWFItemSizingAspectRatio + SWFContentAnchorStart + SWFPinningScopeSection + SWFPinningScopeUntilNextPinned
        + SWFScrollSnappingNone + SWFScrollSnappingItem + SWFScrollSnappingSection
        + SWFUpdateAnimationFade + SWFUpdateAnimationNone + SWFUpdateAnimationScale
        + SWFUpdateAnimationSlide + SWFDiagnosticKindLength + SWFDiagnosticKindInsets
        + SWFDiagnosticKindColumnCount + SWFDiagnosticKindColumnSpan
        + SWFDiagnosticKindItemWidth + SWFDiagnosticKindDelegate
        + SWFDiagnosticKindPreferredSize
        + SWFDiagnosticKindChangingSize;
}

static CGPoint callEverything(SWFWaterfallFlowLayout *layout, NSCoder *coder, NSIndexPath *item) {
    (void)[[SWFWaterfallFlowLayout alloc] initWithCoder:coder];
    SWFWaterfallLayoutAttributes *attributes = (SWFWaterfallLayoutAttributes *)
        [layout layoutAttributesForSupplementaryViewOfKind:UICollectionElementKindSectionHeader
                                               atIndexPath:item];
    NSLog(@"%d %f %f", attributes.isPinned || attributes.pinned, attributes.collapseProgress, attributes.pushProgress);
    NSLog(@"%@", attributes.description);
    SWFWaterfallLayoutInvalidationContext *context =
        [[SWFWaterfallLayoutInvalidationContext alloc] init];
    context.invalidateFlowLayoutDelegateMetrics = NO;
    [context invalidateItemsAtIndexPaths:@[ item ]];
    [layout invalidateLayoutWithContext:context];
    [layout scrollToItemAtIndexPath:item
                   atScrollPosition:UICollectionViewScrollPositionTop
                           animated:YES];
    [layout scrollToSupplementaryViewOfKind:UICollectionElementKindSectionHeader
                      atIndexPath:item
                 atScrollPosition:UICollectionViewScrollPositionTop
                         animated:YES];
    [layout scrollToSection:2 animated:NO];
    CGFloat thumbnail = [layout columnWidthInSection:0];
    NSInteger columns = [layout columnCountInSection:0];
    BOOL isInColumn = [layout columnIndexOfItemAtIndexPath:item] != NSNotFound;
    [layout remeasureItemsAtIndexPaths:@[ item ]];
    (void)thumbnail;
    (void)columns;
    (void)isInColumn;
    for (SWFPinnedElement *pinned in layout.pinnedElements) {
        NSString *kind = pinned.elementKind;
        CGRect frame = [layout unpinnedFrameForSupplementaryViewOfKind:kind
                                                           atIndexPath:pinned.indexPath];
        BOOL isFirst = [pinned isEqual:layout.pinnedElements.firstObject];
        NSLog(@"%d %d %lu", CGRectIsNull(frame), isFirst, (unsigned long)pinned.hash);
    }
    NSValue *_Nullable section = [layout contentOffsetForSection:2];
    NSValue *_Nullable header =
        [layout contentOffsetForSupplementaryViewOfKind:UICollectionElementKindSectionHeader
                                            atIndexPath:item
                                       atScrollPosition:UICollectionViewScrollPositionTop];
    NSValue *_Nullable offset =
        [layout contentOffsetForItemAtIndexPath:item
                               atScrollPosition:UICollectionViewScrollPositionBottom];
    return (offset ?: header ?: section).CGPointValue;
}

int main(void) {
    SWFWaterfallFlowLayout *layout = [[SWFWaterfallFlowLayout alloc] init];
    setEverything(layout);
    NSLog(@"%f %ld", setEverythingStock(layout).height, (long)nameEveryCase());
    NSIndexPath *first = [NSIndexPath indexPathForItem:0 inSection:0];
    return callEverything(layout, [[NSCoder alloc] init], first).y > 0;
}
