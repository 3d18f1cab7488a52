import type { CvContent } from './content.ts';
import type { FieldType } from './shapes.ts';
import { type Path, type Place, placesInside, rootOf, shapeOf } from './tree.ts';

/** The places that a reader of the CV sees: those in which something is written, and those that are blank. */
type VisiblePlaces = { written: Place[]; blank: Place[] };

/** What is hidden is left out with all that is in it; so is what stands in a blank place. */
export function visiblePlaces(content: CvContent): VisiblePlaces {
  const found: VisiblePlaces = { written: [], blank: [] };
  // A letter is none of it.
  look(rootOf({ ...content, letters: [] }), content, found);
  return found;
}

function look(place: Place, content: CvContent, { written, blank }: VisiblePlaces): boolean {
  const [writtenBefore, blankBefore] = [written.length, blank.length];
  written.push(place);
  let says = saysSomething(place, content);
  for (const inside of placesInside(place)) {
    if (inside.value.visible !== false) says = look(inside, content, { written, blank }) || says;
  }
  if (says || place.value.id === undefined) return says;
  written.length = writtenBefore;
  blank.length = blankBefore;
  blank.push(place);
  return false;
}

/** Whether its own fields say anything. A section lives of its items; the summary's text stands in `basics`. */
function saysSomething({ kind, value }: Place, { basics }: CvContent) {
  if (kind === 'section') return value.kind === 'summary' && basics.summary.trim() !== '';
  return Object.entries(shapeOf(kind)).some(([name, type]) => type !== 'flag' && isWritten(value[name]));
}

function isWritten(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (Array.isArray(value)) return value.some((word) => typeof word === 'string' && isWritten(word));
  return typeof value === 'number' ? value > 0 : value !== null && typeof value === 'object';
}

/** A piece of writing; each of several words is one of its own. */
export type Writing = { place: Place; at: Path; field: string; type: FieldType; text: string };

const WRITTEN_TYPES: readonly FieldType[] = ['line', 'text', 'date', 'address', 'words'];

/** All writing in places, but the summary and the titles that no section shows. */
export function* writingsIn(places: readonly Place[]): Generator<Writing> {
  const summaryShows = places.some(({ kind, value }) => kind === 'section' && value.kind === 'summary');
  for (const place of places) {
    for (const [field, type] of Object.entries(shapeOf(place.kind))) {
      if (typeof type !== 'string' || !WRITTEN_TYPES.includes(type)) continue;
      if (place.kind === 'basics' && field === 'summary' && !summaryShows) continue;
      if (place.kind === 'section' && place.value.showTitle === false) continue;
      for (const text of [place.value[field]].flat()) {
        if (typeof text === 'string' && text.trim() !== '') yield { place, at: place.path, field, type, text };
      }
    }
  }
}

/** A text of the small Markdown as it is read: without where its links lead, and without most of its marks. */
export const asRead = (text: string) =>
  text
    .replace(/\]\([^()\s]*\)/g, ']')
    .replace(/\*+|[[\]]|\\(?=[\p{P}\p{S}])|_+/gu, (mark, at: number, whole: string) =>
      mark.startsWith('_') && isInsideWord(whole, at, at + mark.length) ? mark : '',
    );

/** Whether letters or digits stand on both sides of the part from `start` to `end`. */
const isInsideWord = (text: string, start: number, end: number) =>
  /[\p{L}\p{N}]$/u.test(text.slice(Math.max(0, start - 2), start)) && /^[\p{L}\p{N}]/u.test(text.slice(end, end + 2));
