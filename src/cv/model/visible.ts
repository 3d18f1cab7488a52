import type { CvContent } from './content.ts';
import type { FieldType } from './shapes.ts';
import { type Path, type Place, placesInside, rootOf, shapeOf } from './tree.ts';

/** The places of a CV that readers see, divided into those with content and blank ones. */
type VisiblePlaces = { written: Place[]; blank: Place[] };

/**
 * Returns the visible places. Hidden places are left out with their content, and so are the places inside blank ones.
 */
export function visiblePlaces(content: CvContent): VisiblePlaces {
  const found: VisiblePlaces = { written: [], blank: [] };
  // Letters are not part of what readers of the CV see.
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

/** Whether the place's own fields have content. A section has only its items; the summary's text is in `basics`. */
function saysSomething({ kind, value }: Place, { basics }: CvContent) {
  if (kind === 'section') return value.kind === 'summary' && basics.summary.trim() !== '';
  return Object.entries(shapeOf(kind)).some(([name, type]) => type !== 'flag' && isWritten(value[name]));
}

function isWritten(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (Array.isArray(value)) return value.some((word) => typeof word === 'string' && isWritten(word));
  return typeof value === 'number' ? value > 0 : value !== null && typeof value === 'object';
}

/** A text in a field. In a list of words, each word is a text of its own. */
export type Writing = { place: Place; at: Path; field: string; type: FieldType; text: string };

const WRITTEN_TYPES: readonly FieldType[] = ['line', 'text', 'date', 'address', 'words'];

/** Yields all texts in the places, except a summary without a visible section and hidden section titles. */
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

/** Returns a Markdown text without the addresses of links and without most of its markup. */
export const asRead = (text: string) =>
  text
    .replace(/\]\([^()\s]*\)/g, ']')
    .replace(/\*+|[[\]]|\\(?=[\p{P}\p{S}])|_+/gu, (mark, at: number, whole: string) =>
      mark.startsWith('_') && isInsideWord(whole, at, at + mark.length) ? mark : '',
    );

/** Whether there are letters or digits directly before `start` and after `end`. */
const isInsideWord = (text: string, start: number, end: number) =>
  /[\p{L}\p{N}]$/u.test(text.slice(Math.max(0, start - 2), start)) && /^[\p{L}\p{N}]/u.test(text.slice(end, end + 2));
