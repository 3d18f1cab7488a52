import type { SiteLayout } from '../../model/site-shape.ts';
import { isArtStyle, type StyleId } from '../../model/styles/style-shape.ts';
import type { PageContext } from './page-context.ts';
import { ratioOf } from './picture-rows.ts';
import type { ProjectPictures } from './project-pictures.ts';

/** From this ratio on, a cover is as wide as the page; another is beside the title in art-directed styles. */
const MIN_WIDE_RATIO = 1.3;
/** The height of a cover beside the title, in percent of the window. */
const MAX_UPRIGHT_HEIGHT = 88;

const CLASSIC_SIZES = '(min-width: 80rem) 72rem, 94vw';
/** Widths of covers in the layouts of art-directed styles whose content is narrower than the window. */
const NARROW_SIZES: Partial<Record<SiteLayout, string>> = {
  column: '(min-width: 60rem) 60vw, 100vw',
  index: '(min-width: 60rem) 80vw, 100vw',
};
/** Styles in which covers are wider than the column of the layout `column`. */
const BLEEDING_STYLES: ReadonlySet<StyleId> = new Set(['ink', 'studio', 'plum']);

export const isUpright = ({ cover }: ProjectPictures, { style }: PageContext) =>
  isArtStyle(style.id) && cover !== undefined && ratioOf(cover.picture) < MIN_WIDE_RATIO;

/** Returns the `sizes` attribute of the cover on the page of a project. */
export function coverSizes(pictures: ProjectPictures, context: PageContext) {
  const { style, layout } = context;
  if (!isArtStyle(style.id)) return CLASSIC_SIZES;
  if (pictures.cover && isUpright(pictures, context))
    return `min(100vw, ${Math.round(ratioOf(pictures.cover.picture) * MAX_UPRIGHT_HEIGHT)}vh)`;
  const isWide = layout === 'column' && BLEEDING_STYLES.has(style.id);
  return (isWide ? undefined : NARROW_SIZES[layout]) ?? '100vw';
}
