import type { Mark } from '../../../model/formats/unstructured/ledger.ts';
import type { PageBox } from '../../../model/formats/unstructured/source-document.ts';
import type { ReadLine } from '../../../model/review/read-source.ts';

/** The lines of an entry on one page, by the number of the entry within its section. */
export type EntryBox = { key: string; number: number; box: PageBox; firstLine: number };

/** The length of the path to an entry: its section and its id, each after the name of its list. */
const ENTRY_DEPTH = 4;

/** Returns the key of the entry that a node belongs to, or `undefined` for other nodes. */
export const entryKeyOf = (path: readonly string[]): string | undefined =>
  path[0] === 'sections' && path[2] === 'items' ? path.slice(0, ENTRY_DEPTH).join('/') : undefined;

/** Returns the boxes around the entries with several lines, or a part of one, on each page. */
export function entryBoxes(
  lines: readonly ReadLine[],
  marks: readonly Mark[],
  numbers: ReadonlyMap<string, number>,
): (EntryBox & { page: number })[] {
  const boxes = new Map<string, EntryBox & { page: number }>();
  for (const { path, line } of marks) {
    const key = entryKeyOf(path);
    const number = key === undefined ? undefined : numbers.get(key);
    const source = lines[line];
    if (key === undefined || number === undefined || !source?.box) continue;
    const { page, box } = source;
    const known = boxes.get(`${page} ${key}`);
    boxes.set(`${page} ${key}`, {
      ...{ key, number, page },
      box: known ? unionOf(known.box, box) : box,
      firstLine: Math.min(known?.firstLine ?? line, line),
    });
  }
  return [...boxes.values()];
}

function unionOf(one: PageBox, other: PageBox): PageBox {
  const [left, top] = [Math.min(one.left, other.left), Math.min(one.top, other.top)];
  return {
    ...{ left, top },
    width: Math.max(one.left + one.width, other.left + other.width) - left,
    height: Math.max(one.top + one.height, other.top + other.height) - top,
  };
}
