import type { CvOutline } from '../../model/exports/outline.ts';
import { type Candidate, longestChain } from './chain.ts';
import { type Field, fieldsOf } from './fields-of-outline.ts';
import { lettersOf } from './letters.ts';
import type { Line } from './lines-of-runs.ts';
import { occurrencesOf, type Piece } from './occurrences.ts';
import { lineAt, type Stream, streamOf } from './stream.ts';

/** A field, the lines that contain it, and whether it was found in document order, elsewhere, or not at all. */
export type FoundField = { field: Field; is: 'found' | 'moved' | 'missing'; lines: Line[] };

const COLUMNS: readonly Field['column'][] = ['main', 'sidebar', 'contacts'];

/** Searches the extracted lines for all texts of a CV. */
export function findFields(outline: CvOutline, lines: readonly Line[]): FoundField[] {
  const stream = streamOf(lines.filter(({ aside }) => !aside));
  const fields = fieldsOf(outline).filter(({ text }) => lettersOf(text).text !== '');
  const candidates = candidatesOf(fields, stream);
  const taken = new Taken();
  const found = new Map<Field, Candidate>();
  for (const column of COLUMNS) {
    const open = candidates.filter(({ field, pieces }) => field.column === column && taken.isFree(pieces));
    for (const candidate of longestChain(open)) {
      found.set(candidate.field, candidate);
      taken.take(candidate.pieces);
    }
  }
  const moved = new Map<Field, Candidate>();
  for (const candidate of candidates) {
    if (found.has(candidate.field) || moved.has(candidate.field) || !taken.isFree(candidate.pieces)) continue;
    moved.set(candidate.field, candidate);
    taken.take(candidate.pieces);
  }
  const result = (field: Field): FoundField => {
    const at = found.get(field) ?? moved.get(field);
    const is = found.has(field) ? 'found' : at ? 'moved' : 'missing';
    return { field, is, lines: at ? linesIn(at.pieces, stream) : [] };
  };
  return fields.map(result);
}

/** Letters already assigned to a field. */
class Taken {
  readonly #letters = new Set<number>();
  isFree = (pieces: readonly Piece[]) => pieces.every(({ from, to }) => !this.#holdsAny(from, to));
  take(pieces: readonly Piece[]) {
    for (const { from, to } of pieces) for (let at = from; at < to; at += 1) this.#letters.add(at);
  }
  #holdsAny(from: number, to: number) {
    for (let at = from; at < to; at += 1) if (this.#letters.has(at)) return true;
    return false;
  }
}

/**
 * Most positions considered for a field. If its text occurs more often, those around the field's share among fields of
 * equal text.
 */
const MOST = 64;

function candidatesOf(fields: readonly Field[], stream: Stream): Candidate[] {
  const alike = Map.groupBy(fields, ({ column, text }) => `${column} ${lettersOf(text).text}`);
  return [...alike.values()].flatMap((same) => {
    const places = occurrencesOf(same[0]?.text ?? '', stream);
    return same.flatMap((field, at) => {
      const first = Math.round((places.length / same.length) * at - MOST / 2);
      const near = places.length <= MOST ? places : places.slice(Math.max(0, first), Math.max(0, first) + MOST);
      return near.flatMap((pieces) => field.ranks.map((rank) => ({ field, rank, pieces, weight: lengthOf(pieces) })));
    });
  });
}

const lengthOf = (pieces: readonly Piece[]) => pieces.reduce((sum, { from, to }) => sum + to - from, 0);

function linesIn(pieces: readonly Piece[], stream: Stream): Line[] {
  const inside = pieces.flatMap(({ from, to }) => {
    const [first, last] = [lineAt(stream, from), lineAt(stream, to - 1)];
    return stream.lines.slice(first, last + 1);
  });
  return [...new Set(inside)];
}
