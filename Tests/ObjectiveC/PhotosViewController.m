// The page on Objective-C shows this; `.ci/check-objective-c` compiles it against the iOS SDK.
@import UIKit;
// snippet.begin
@import StickyWaterfall;

@interface PhotosViewController : UICollectionViewController <SWFWaterfallFlowLayoutDelegate>
@property (nonatomic, copy) NSArray<UIImage *> *photos;
@end

@implementation PhotosViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    SWFWaterfallFlowLayout *layout = [[SWFWaterfallFlowLayout alloc] init];
    layout.columnCount = 3;
    layout.itemPlacement = SWFItemPlacementShortestColumn;
    layout.headerReferenceSize = CGSizeMake(0, 44);
    layout.sectionHeadersPinToVisibleBounds = YES;
    layout.pinningScope = SWFPinningScopeUntilNextPinned;
    self.collectionView.collectionViewLayout = layout;
}

- (CGSize)collectionView:(UICollectionView *)collectionView
                  layout:(UICollectionViewLayout *)layout
  sizeForItemAtIndexPath:(NSIndexPath *)indexPath {
    return self.photos[indexPath.item].size;
}

- (NSInteger)collectionView:(UICollectionView *)collectionView
                     layout:(UICollectionViewLayout *)layout
columnCountForSectionAtIndex:(NSInteger)section {
    return section == 0 ? 1 : 3;
}

@end
// snippet.end

// snippet.begin
@interface TitleHeader : UICollectionReusableView
@property (nonatomic, strong) UILabel *title;
@end

@implementation TitleHeader

- (void)applyLayoutAttributes:(UICollectionViewLayoutAttributes *)layoutAttributes {
    [super applyLayoutAttributes:layoutAttributes];
    if ([layoutAttributes isKindOfClass:SWFWaterfallLayoutAttributes.class]) {
        SWFWaterfallLayoutAttributes *attributes = (SWFWaterfallLayoutAttributes *)layoutAttributes;
        self.title.alpha = 1 - attributes.pushProgress;
    }
}

@end
// snippet.end
