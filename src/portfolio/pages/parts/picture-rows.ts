import type { SitePicture } from '../../model/site-view.ts';
import { breakIntoRows, placesInRows, type RowPlace, rowsOf } from './justified-rows.ts';

/**
 * The widths of the list of pictures from which its rows are broken anew, in rem, with the width of a row in heights of
 * its pictures, for galleries and for lists of covers with texts below.
 */
const BREAKS = [
  { name: 's', from: 0, pictures: 1.35, covers: 1, maxColumns: 1 },
  { name: 'm', from: 38, pictures: 2.3, covers: 1.9, maxColumns: 2 },
  { name: 'l', from: 62, pictures: 3, covers: 2.6, maxColumns: 4 },
] as const;

/** From this ratio on, a picture is alone in its row on phones. */
const MIN_ALONE_RATIO = 1.2;

export type RowKind = 'pictures' | 'covers';

/** The class of a picture in rows, and its `sizes` attribute. */
export type PlacedPicture = { className: string; sizes: string };

/** Covers that a project lacks are drawn in this ratio. */
export const BARE_RATIO = 2;
/** The ratio of those covers in art-directed styles, which place two in a row. */
export const ART_BARE_RATIO = 1.3;

export const ratioOf = ({ width, height }: Pick<SitePicture, 'width' | 'height'>) =>
  width > 0 && height > 0 ? width / height : 1;

type RowOptions = {
  kind: RowKind;
  /** Receives the rules for the classes of the pictures. */
  rules: string[];
  /** Pictures in a row on wide screens; by default as many as keep the rows even. */
  columns?: number | undefined;
};

/** Places pictures in justified rows for every width of the page. */
export function placeInRows(ratios: readonly number[], { kind, rules, columns }: RowOptions): PlacedPicture[] {
  const places = BREAKS.map((one) =>
    placesInRows(
      ratios,
      columns === undefined
        ? runsOf(ratios, one.name === 's' ? MIN_ALONE_RATIO : Number.POSITIVE_INFINITY).flatMap((run) =>
            breakIntoRows(run, one[kind]),
          )
        : rowsOf(ratios.length, Math.min(columns, one.maxColumns)),
    ),
  );
  return ratios.map((_, at) => {
    const className = `r${rules.length}`;
    const widths = BREAKS.map(({ name }, index) => `--${name}: ${widthOf(places[index]?.[at])};`);
    rules.push(`.${className} { ${widths.join(' ')} }`);
    const sizes = BREAKS.map(({ from }, index) => {
      const width = `${Math.ceil((places[index]?.[at]?.share ?? 1) * 94)}vw`;
      return from === 0 ? width : `(min-width: ${from + 4}rem) ${width}`;
    });
    return { className, sizes: sizes.reverse().join(', ') };
  });
}

/** Splits the ratios of pictures, in order, into runs that share rows: one of at least `alone` is a run of its own. */
function runsOf(ratios: readonly number[], alone: number): number[][] {
  const runs: number[][] = [];
  let open: number[] | undefined;
  for (const ratio of ratios) {
    if (open && ratio < alone) open.push(ratio);
    else {
      const run = [ratio];
      runs.push(run);
      open = ratio < alone ? run : undefined;
    }
  }
  return runs;
}

/** Returns a share of the width that the gaps leave. It is rounded down, so that a row never breaks. */
function widthOf({ share, gaps }: RowPlace = { share: 1, gaps: 0 }) {
  const rounded = Math.floor(share * 100_000 - 1) / 100_000;
  if (gaps === 0) return '100%';
  return `calc(${rounded} * (100% - ${gaps} * var(--gap)))`;
}
