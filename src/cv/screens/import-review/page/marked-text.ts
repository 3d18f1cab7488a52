import type { TextSpan } from '../../../model/formats/unstructured/excerpt.ts';
import type { Mark } from '../../../model/formats/unstructured/ledger.ts';
import { fieldKey } from '../../../model/review/field-text.ts';

type MarkedLine = { marks: readonly Mark[]; unplaced: readonly TextSpan[] };

/** Returns the text of a line that became the same field as the letter at a position, or that no field holds as well. */
export function markedText({ marks, unplaced }: MarkedLine, at: number): TextSpan[] {
  const holdsLetter = ({ start, end }: TextSpan) => start <= at && at < end;
  const own = marks.filter(holdsLetter);
  const mark = own.find(({ sure }) => !sure) ?? own[0];
  const spans = mark ? marks.filter((one) => fieldKey(one) === fieldKey(mark)) : unplaced.filter(holdsLetter);
  return spans.map(({ line, start, end }) => ({ line, start, end }));
}
