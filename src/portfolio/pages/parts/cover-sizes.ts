import type { SiteLayout } from '../../model/site-shape.ts';
import type { SitePicture } from '../../model/site-view.ts';
import { chosenColumns } from '../../model/styles/style-pictures.ts';
import { isArtStyle, type StyleId } from '../../model/styles/style-shape.ts';
import type { PageContext } from './page-context.ts';
import { ratioOf } from './picture-rows.ts';
import type { ProjectPictures } from './project-pictures.ts';

/** From this ratio on, a cover is as wide as the page; another is beside the title in art-directed styles. */
const MIN_WIDE_RATIO = 1.3;
/** The height of a cover beside the title, in percent of the window. */
const MAX_UPRIGHT_HEIGHT = 80;
/** The height that the picture of the layout `cover` has at least, in percent of the window. Its sides are cropped. */
const MIN_STAGE_HEIGHT = 40;
/** From this number of projects on, the wall has a fourth column. */
const FOUR_COLUMNS_FROM = 7;

const CLASSIC_SIZES = '(min-width: 80rem) 72rem, 94vw';
const CLASSIC_LIST_SIZES: Partial<Record<SiteLayout, string>> = {
  column: '(min-width: 52rem) 48rem, 92vw',
  index: '(min-width: 60rem) min(60vw, 46rem), 92vw',
};
/** Widths of covers in the layouts of art-directed styles whose content is narrower than the window. */
const NARROW_SIZES: Partial<Record<SiteLayout, string>> = {
  column: '(min-width: 60rem) 60vw, 94vw',
  index: '(min-width: 60rem) 80vw, 94vw',
};
/** Styles in which covers are wider than the column of the layout `column`. */
const BLEEDING_STYLES: ReadonlySet<StyleId> = new Set(['ink', 'swiss', 'studio', 'plum', 'terminal']);

type ListedCover = { count: number; isWide: boolean; isHalf: boolean };
type Design = Pick<PageContext, 'layout' | 'style'>;

const artSizes = ({ style, layout }: Design) =>
  (layout === 'column' && BLEEDING_STYLES.has(style.id) ? undefined : NARROW_SIZES[layout]) ?? '100vw';

export const isUpright = ({ cover }: Pick<ProjectPictures, 'cover'>, { style }: Design) =>
  isArtStyle(style.id) && cover !== undefined && ratioOf(cover.picture) < MIN_WIDE_RATIO;

/** Returns the `sizes` attribute of the cover on the page of a project. */
export function coverSizes(pictures: Pick<ProjectPictures, 'cover'>, design: Design) {
  if (!isArtStyle(design.style.id)) return CLASSIC_SIZES;
  if (pictures.cover && isUpright(pictures, design))
    return `min(100vw, ${Math.round(ratioOf(pictures.cover.picture) * MAX_UPRIGHT_HEIGHT)}vh)`;
  return artSizes(design);
}

/** Returns the `sizes` attribute of the picture that fills the window in the layout `cover`. */
export const stageSizes = (picture: SitePicture) => `max(100vw, ${Math.round(ratioOf(picture) * MIN_STAGE_HEIGHT)}vh)`;

/**
 * Returns the `sizes` attribute of a cover in a list of projects, except in the layout `gallery`, where it follows from
 * the rows. `isWide` says whether the cover has two columns of the wall, `isHalf` whether it has half the width of phones.
 */
export function listedCoverSizes({ count, isWide, isHalf }: ListedCover, design: Design) {
  const { layout, style } = design;
  if (layout === 'bento') return '(min-width: 60rem) 50vw, 92vw';
  if (layout !== 'wall') return (isArtStyle(style.id) ? undefined : CLASSIC_LIST_SIZES[layout]) ?? artSizes(design);
  if (count === 1) return '(min-width: 48rem) 75vw, 100vw';
  const widthIn = (columns: number) => `${Math.ceil((isWide ? 200 : 100) / columns)}vw`;
  const columns = chosenColumns(design) ?? (count < FOUR_COLUMNS_FROM ? 3 : 4);
  return `(min-width: 64rem) ${widthIn(columns)}, (min-width: 48rem) ${widthIn(2)}, ${isHalf ? '50vw' : '(min-width: 29rem) 50vw, 100vw'}`;
}
