import type { TextSpan } from '../../../model/formats/unstructured/excerpt.ts';
import type { Mark } from '../../../model/formats/unstructured/ledger.ts';
import { fieldKey } from '../../../model/review/field-text.ts';
import type { ReadLine } from '../../../model/review/read-source.ts';

/** A part of a line in one look that became the same fields. */
export type LinePiece = {
  start: number;
  text: string;
  size: number;
  bold: boolean;
  italic: boolean;
  state: 'plain' | 'read' | 'check' | 'rest';
  /** The fields that the text is in, those to check first. */
  keys: readonly string[];
  isSelected: boolean;
};

export type LineMarks = {
  marks: readonly Mark[];
  unplaced: readonly TextSpan[];
  selected: readonly TextSpan[];
};

/** Divides a line at the ends of its runs and of all marks, by its segments. */
export function linePieces(line: ReadLine, { marks, unplaced, selected }: LineMarks): LinePiece[][] {
  const ends = [...marks, ...unplaced, ...selected].flatMap(({ start, end }) => [start, end]);
  const cuts = [...new Set(ends)].sort((a, b) => a - b);
  let at = 0;
  return line.segments.map((runs) => {
    const pieces = runs.flatMap(({ text, ...look }) => {
      const from = at;
      at += text.length;
      const inside = cuts.filter((cut) => cut > from && cut < at);
      return [from, ...inside].map((start, index) => {
        const end = inside[index] ?? at;
        return { ...look, start, text: text.slice(start - from, end - from), ...stateOf(start, end) };
      });
    });
    at += 1;
    return pieces.filter(({ text }) => text !== '');
  });

  function stateOf(start: number, end: number): Pick<LinePiece, 'state' | 'keys' | 'isSelected'> {
    const covers = (span: TextSpan) => span.start <= start && span.end >= end;
    const own = marks.filter(covers).toSorted((one, other) => Number(one.sure) - Number(other.sure));
    const isRest = unplaced.some(covers);
    return {
      state: own.some(({ sure }) => !sure) ? 'check' : own.length > 0 ? 'read' : isRest ? 'rest' : 'plain',
      keys: [...new Set(own.map(fieldKey))],
      isSelected: selected.some(covers),
    };
  }
}
