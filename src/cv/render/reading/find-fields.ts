import type { CvOutline } from '../../model/outline/outline.ts';
import { type Candidate, longestChain } from './chain.ts';
import { findAllInOrder, type Positions } from './find-in-order.ts';
import type { Placement } from './in-order.ts';
import { LetterClaims } from './letter-claims.ts';
import { type LetterStream, lineAt, streamOf } from './letter-stream.ts';
import { lettersOf } from './letters.ts';
import type { TextLine } from './lines-of-runs.ts';
import { type LetterRange, occurrencesOf } from './occurrences.ts';
import { fieldsOf, type OutlineField } from './outline-fields.ts';

/** A field, the lines that contain it, and whether it was found in document order, elsewhere, or not at all. */
export type FieldMatch = { field: OutlineField; is: 'found' | 'moved' | 'missing'; lines: TextLine[] };

const COLUMNS: readonly OutlineField['column'][] = ['main', 'sidebar', 'contacts'];

/** Searches the extracted lines for all texts of a CV. */
export function findFields(outline: CvOutline, lines: readonly TextLine[]): FieldMatch[] {
  const stream = streamOf(lines.filter(({ isArtifact }) => !isArtifact));
  const fields = fieldsOf(outline).filter(({ text }) => lettersOf(text).text !== '');
  const positions = positionsOf(fields, stream);
  const inOrder = findAllInOrder(fields, positions);
  const { found, moved } = inOrder
    ? { found: inOrder, moved: new Map<OutlineField, Placement>() }
    : findMost(fields, positions);
  const toFieldMatch = (field: OutlineField): FieldMatch => {
    const at = found.get(field) ?? moved.get(field);
    const is = found.has(field) ? 'found' : at ? 'moved' : 'missing';
    return { field, is, lines: at ? linesIn(at.pieces, stream) : [] };
  };
  return fields.map(toFieldMatch);
}

/** Returns where the text of each field occurs, in order. */
function positionsOf(fields: readonly OutlineField[], stream: LetterStream): Positions {
  const byText = Map.groupBy(fields, ({ text }) => lettersOf(text).text);
  return new Map(
    [...byText.values()].flatMap((group) => {
      const occurrences = occurrencesOf(group[0]?.text ?? '', stream);
      return group.map((field) => [field, occurrences] as const);
    }),
  );
}

/** Returns the places that keep as much text as possible in order, and other places for the fields left over. */
function findMost(fields: readonly OutlineField[], positions: Positions) {
  const candidates = candidatesOf(fields, positions);
  const claims = new LetterClaims();
  const found = new Map<OutlineField, Placement>();
  for (const column of COLUMNS) {
    const available = candidates.filter(({ field, pieces }) => field.column === column && claims.isFree(pieces));
    for (const candidate of longestChain(available)) {
      found.set(candidate.field, candidate);
      claims.claim(candidate.pieces);
    }
  }
  const moved = new Map<OutlineField, Placement>();
  for (const candidate of candidates) {
    if (found.has(candidate.field) || moved.has(candidate.field) || !claims.isFree(candidate.pieces)) continue;
    moved.set(candidate.field, candidate);
    claims.claim(candidate.pieces);
  }
  return { found, moved };
}

/**
 * Most positions considered for a field.
 * If its text occurs more often, those around the field's share among fields of equal text.
 */
const MAX_POSITIONS = 64;

function candidatesOf(fields: readonly OutlineField[], allPositions: Positions): Candidate[] {
  const byText = Map.groupBy(fields, ({ column, text }) => `${column} ${lettersOf(text).text}`);
  return [...byText.values()].flatMap((group) =>
    group.flatMap((field, at) => {
      const positions = allPositions.get(field) ?? [];
      const first = Math.round((positions.length / group.length) * at - MAX_POSITIONS / 2);
      const nearby =
        positions.length <= MAX_POSITIONS
          ? positions
          : positions.slice(Math.max(0, first), Math.max(0, first) + MAX_POSITIONS);
      return nearby.flatMap((pieces) => field.ranks.map((rank) => ({ field, rank, pieces, weight: lengthOf(pieces) })));
    }),
  );
}

const lengthOf = (pieces: readonly LetterRange[]) => pieces.reduce((sum, { from, to }) => sum + to - from, 0);

function linesIn(pieces: readonly LetterRange[], stream: LetterStream): TextLine[] {
  const inside = pieces.flatMap(({ from, to }) => {
    const [first, last] = [lineAt(stream, from), lineAt(stream, to - 1)];
    return stream.lines.slice(first, last + 1);
  });
  return [...new Set(inside)];
}
