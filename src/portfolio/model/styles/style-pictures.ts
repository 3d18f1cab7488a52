import type { SiteLayout } from '../site-shape.ts';
import { isArtStyle, type SiteStyle, type StyleId } from './style-shape.ts';

/** Layouts whose covers may have other proportions. `ledger` has no covers, and those of `bento` fill their tiles. */
const LAYOUTS_WITH_RATIO: ReadonlySet<SiteLayout> = new Set(['column', 'index', 'gallery', 'cover', 'wall']);
/** Styles that place the covers of the layout `gallery` in a composition of their own. */
const STYLES_WITH_OWN_GALLERY: ReadonlySet<StyleId> = new Set(['swiss', 'plum', 'journal']);

type Design = { layout: SiteLayout; style: Pick<SiteStyle, 'id' | 'ratio' | 'columns'> };

/** Returns whether a member can choose the proportions of covers in a design. */
export const takesRatio = ({ layout, style }: Design) => isArtStyle(style.id) && LAYOUTS_WITH_RATIO.has(layout);

/** Returns whether a member can choose the number of columns in a design. */
export const takesColumns = ({ layout, style }: Design) =>
  isArtStyle(style.id) && (layout === 'wall' || (layout === 'gallery' && !STYLES_WITH_OWN_GALLERY.has(style.id)));

/** Returns the chosen proportions of covers, width by height; undefined for those of each picture or of the style. */
export function chosenRatio(design: Design): number | undefined {
  const [width, height] = design.style.ratio.split(':').map(Number);
  return takesRatio(design) && width && height ? width / height : undefined;
}

/** Returns the chosen number of columns; undefined if the layout decides. */
export const chosenColumns = (design: Design): number | undefined =>
  takesColumns(design) && design.style.columns !== 'auto' ? Number(design.style.columns) : undefined;
