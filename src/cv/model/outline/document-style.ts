import { coloursOf } from '../colours.ts';
import { darkColoursOf, isDark } from '../dark-colours.ts';
import { bulletSignOf, type Design, spacingOf } from '../design.ts';
import { languageOf } from '../language-of.ts';
import { typefacesOf } from './typefaces.ts';

export type DocumentStyle = ReturnType<typeof documentStyleOf>;

/** Paper sizes in millimetres. */
const PAPER_SIZES = { a4: { width: 210, height: 297 }, letter: { width: 215.9, height: 279.4 } };

/**
 * Returns the sizes and colors of a design for formats that are not typeset. Lengths
 * are in points; paper and margins in millimetres.
 */
export function documentStyleOf(design: Design, templateFonts: string) {
  const { size, lineHeight, marginX, marginY } = design;
  const line = size * lineHeight;
  const airy = spacingOf(design);
  return {
    language: languageOf(design.language),
    typefaces: typefacesOf(design.fonts || templateFonts),
    colours: coloursOf(design),
    /** The colors on screens in a dark scheme; undefined if the design is dark itself. */
    dark: darkColoursOf(design),
    isDark: isDark(design),
    ...{ size, lineHeight, line },
    paper: PAPER_SIZES[design.page],
    margin: { x: marginX, y: marginY },
    gaps: { entry: line * 0.62 * airy, section: line * 1.3 * airy, heading: line * 0.45 * airy },
    airy,
    photo: design.photo,
    levels: design.levels,
    headings: design.headings,
    ...{ sidebar: design.sidebar, sidebarWidth: design.sidebarWidth },
    bullet: bulletSignOf(design),
  };
}

const MAX_LEVEL = 5;

/** Renders a level as filled and empty text symbols. */
export function levelSymbols(level: number, levels: Design['levels']) {
  const [filledSymbol, emptySymbol] = levels === 'bar' ? ['■', '□'] : ['●', '○'];
  return filledSymbol.repeat(level) + emptySymbol.repeat(MAX_LEVEL - level);
}
