// The page on Objective-C shows this; `.ci/check-objective-c` compiles it against the iOS SDK.
@import UIKit;
// snippet.begin
@import StickyWaterfall;

@interface TitleHeader : UICollectionReusableView
@property (nonatomic, strong) UILabel *title;
@end

@implementation TitleHeader

- (instancetype)initWithFrame:(CGRect)frame {
    if ((self = [super initWithFrame:frame])) {
        self.backgroundColor = UIColor.systemGrayColor;
        self.title = [[UILabel alloc] init];
        self.title.text = @"Photos";
        [self addSubview:self.title];
    }
    return self;
}

- (void)layoutSubviews {
    [super layoutSubviews];
    self.title.frame = CGRectInset(self.bounds, 16, 0);
}

- (void)applyLayoutAttributes:(UICollectionViewLayoutAttributes *)layoutAttributes {
    [super applyLayoutAttributes:layoutAttributes];
    if ([layoutAttributes isKindOfClass:SWFWaterfallLayoutAttributes.class]) {
        self.title.alpha =
            1 - ((SWFWaterfallLayoutAttributes *)layoutAttributes).pushProgress;
    }
}

@end
// snippet.end

// snippet.begin
@interface PhotosViewController
    : UICollectionViewController <SWFWaterfallFlowLayoutDelegate>
@property (nonatomic, copy) NSArray<UIImage *> *photos;
@end

@implementation PhotosViewController

- (instancetype)init {
    SWFWaterfallFlowLayout *layout = [[SWFWaterfallFlowLayout alloc] init];
    layout.columnCount = 3;
    layout.itemPlacement = SWFItemPlacementShortestColumn;
    layout.headerReferenceSize = CGSizeMake(0, 44);
    layout.sectionHeadersPinToVisibleBounds = YES;
    layout.pinningScope = SWFPinningScopeUntilNextPinned;
    return [self initWithCollectionViewLayout:layout];
}

- (void)viewDidLoad {
    [super viewDidLoad];
    [self.collectionView registerClass:UICollectionViewCell.class
            forCellWithReuseIdentifier:@"cell"];
    [self.collectionView registerClass:TitleHeader.class
            forSupplementaryViewOfKind:UICollectionElementKindSectionHeader
                   withReuseIdentifier:@"header"];
}

- (NSInteger)collectionView:(UICollectionView *)collectionView
     numberOfItemsInSection:(NSInteger)section {
    return self.photos.count;
}

- (UICollectionViewCell *)collectionView:(UICollectionView *)collectionView
                  cellForItemAtIndexPath:(NSIndexPath *)indexPath {
    UICollectionViewCell *cell =
        [collectionView dequeueReusableCellWithReuseIdentifier:@"cell"
                                                  forIndexPath:indexPath];
    UIImage *photo = self.photos[indexPath.item];
    cell.backgroundView = [[UIImageView alloc] initWithImage:photo];
    return cell;
}

- (UICollectionReusableView *)collectionView:(UICollectionView *)collectionView
           viewForSupplementaryElementOfKind:(NSString *)kind
                                 atIndexPath:(NSIndexPath *)indexPath {
    return [collectionView dequeueReusableSupplementaryViewOfKind:kind
                                              withReuseIdentifier:@"header"
                                                     forIndexPath:indexPath];
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

@implementation PhotosViewController (Scrolling)

- (void)showAlbum:(NSInteger)album {
    SWFWaterfallFlowLayout *layout =
        (SWFWaterfallFlowLayout *)self.collectionView.collectionViewLayout;
    // snippet.begin
    NSValue *offset = [layout contentOffsetForSection:album];
    if (offset) {
        [self.collectionView setContentOffset:offset.CGPointValue animated:YES];
    }
    // snippet.end
}

@end
