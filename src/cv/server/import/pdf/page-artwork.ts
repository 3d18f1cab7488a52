import type { PageBox } from '../../../model/formats/unstructured/source-document.ts';
import type { Operators } from '../../../render/reading/runs-of-operators.ts';
import { at, IDENTITY, type Matrix, multiply, type PageView } from '../../../render/reading/text-state.ts';

type Operator =
  | 'save'
  | 'restore'
  | 'transform'
  | 'paintFormXObjectBegin'
  | 'paintFormXObjectEnd'
  | 'constructPath'
  | 'endPath'
  | 'paintImageXObject'
  | 'paintImageMaskXObject';
export type ArtworkNumbers = Readonly<Record<Operator, number>>;

/** An image on a page, with the name by which the library knows its pixels, and its turn clockwise. */
export type PlacedImage = { name: string; box: PageBox; turn: 0 | 90 | 180 | 270 };
type Artwork = { rules: PageBox[]; dots: PageBox[]; images: PlacedImage[] };

const MAX_RULE_HEIGHT = 3;
const MIN_RULE_WIDTH = 24;
const DOT = { least: 0.8, most: 7 } as const;
/** Illustrations of many thousand shapes are no marks of a text. */
const MAX_SHAPES = 3000;

/** Returns the horizontal lines, the small shapes and the images of a page, from its upper left corner. */
export function artworkOf({ fnArray, argsArray }: Operators, ops: ArtworkNumbers, view: PageView): Artwork {
  const artwork: Artwork = { rules: [], dots: [], images: [] };
  const stack: Matrix[] = [];
  let matrix = view.turn ?? IDENTITY;
  const boxOf = (shape: Extent): PageBox => {
    const corners = [
      ...[at(matrix, shape.left, shape.bottom), at(matrix, shape.right, shape.top)],
      ...[at(matrix, shape.left, shape.top), at(matrix, shape.right, shape.bottom)],
    ];
    const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
    const [left, bottom] = [Math.min(...xs), Math.min(...ys)];
    const top = Math.max(...ys);
    return { left: left - view.left, top: view.top - top, width: Math.max(...xs) - left, height: top - bottom };
  };
  const addImage = (name: unknown) => {
    if (typeof name !== 'string') return;
    artwork.images.push({ name, box: boxOf({ left: 0, bottom: 0, right: 1, top: 1 }), turn: turnOf(matrix) });
  };
  const handlers: Partial<Record<Operator, (args: readonly unknown[]) => void>> = {
    save: () => stack.push(matrix),
    restore: () => {
      matrix = stack.pop() ?? matrix;
    },
    transform: (args) => {
      matrix = multiply(matrix, args as unknown as Matrix);
    },
    paintFormXObjectBegin: ([form]) => {
      stack.push(matrix);
      if (form) matrix = multiply(matrix, Array.from(form as ArrayLike<number>) as unknown as Matrix);
    },
    paintFormXObjectEnd: () => handlers.restore?.([]),
    constructPath: ([paint, paths]) => {
      if (paint === ops.endPath) return;
      for (const shape of extentsIn(paths)) {
        const box = boxOf(shape);
        const { width, height } = box;
        if (artwork.rules.length + artwork.dots.length > MAX_SHAPES) return;
        if (height <= MAX_RULE_HEIGHT && width >= MIN_RULE_WIDTH) artwork.rules.push(box);
        else if (Math.min(width, height) >= DOT.least && Math.max(width, height) <= DOT.most) artwork.dots.push(box);
      }
    },
    paintImageXObject: ([name]) => addImage(name),
    paintImageMaskXObject: ([mask]) => addImage((mask as { data?: unknown } | null)?.data),
  };
  const byNumber = new Map(Object.entries(handlers).map(([name, handler]) => [ops[name as Operator], handler]));
  for (const [index, operator] of fnArray.entries()) {
    byNumber.get(operator)?.((argsArray[index] as unknown[] | null) ?? []);
  }
  return artwork;
}

/** Returns the quarter turns that a matrix makes, clockwise. */
function turnOf([x, y]: Matrix): PlacedImage['turn'] {
  if (Math.abs(x) >= Math.abs(y)) return x >= 0 ? 0 : 180;
  return y < 0 ? 90 : 270;
}

type Extent = { left: number; bottom: number; right: number; top: number };

/** The numbers that follow each of the commands of a path: move, line, curve, quadratic curve, close. */
const COORDINATES = [2, 2, 6, 4, 0];
const MOVE = 0;

/** Returns the extents of the parts of a path. */
function extentsIn(paths: unknown): Extent[] {
  const extents: Extent[] = [];
  for (const path of Array.isArray(paths) ? paths : []) {
    if (!(path instanceof Float32Array)) continue;
    for (let index = 0; index < path.length; ) {
      const command = path[index] ?? -1;
      const count = COORDINATES[command];
      if (count === undefined) break;
      if (command === MOVE) {
        if (extents.length > MAX_SHAPES) return extents;
        extents.push({
          ...{ left: Number.POSITIVE_INFINITY, bottom: Number.POSITIVE_INFINITY },
          ...{ right: Number.NEGATIVE_INFINITY, top: Number.NEGATIVE_INFINITY },
        });
      }
      const extent = extents.at(-1);
      for (let pair = index + 1; extent && pair < index + count; pair += 2) {
        const [x = 0, y = 0] = path.subarray(pair, pair + 2);
        extent.left = Math.min(extent.left, x);
        extent.right = Math.max(extent.right, x);
        extent.bottom = Math.min(extent.bottom, y);
        extent.top = Math.max(extent.top, y);
      }
      index += count + 1;
    }
  }
  return extents.filter(({ left, right }) => left <= right);
}
