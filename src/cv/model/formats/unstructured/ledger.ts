import type { NodePath } from '../../tree.ts';
import { isOmitted } from '../reading/cv-builder.ts';
import type { Doubt } from './doubts.ts';
import type { Excerpt, TextSpan } from './excerpt.ts';
import type { Row } from './rows.ts';

/** Text that became a field, or its label. `path` names the node. A doubt is the reason why the field is not sure. */
export type Mark = TextSpan & { path: NodePath; field: string; sure: boolean; doubt?: Doubt | undefined };

/** A line of text to read. */
export type TextRow = Pick<Row, 'line' | 'text'>;

/** Records which text became which field. */
export type Ledger = ReturnType<typeof makeLedger>;

export function makeLedger() {
  const marks: Mark[] = [];
  return {
    marks,
    mark: ({ origins }: Excerpt, path: NodePath, field: string, doubt?: Doubt) => {
      if (isOmitted(path)) return;
      const isSure = doubt === undefined;
      for (const { line, start, end } of origins) {
        marks.push({ line, start, end, path, field, sure: isSure, ...(!isSure && { doubt }) });
      }
    },
    /** Returns the text of the rows that no mark covers. Signs and spaces alone don't count. */
    unplacedIn: (rows: readonly TextRow[]): TextSpan[] => {
      const marksByLine = Map.groupBy(marks, ({ line }) => line);
      return rows.flatMap((row) => gapsIn(row, marksByLine.get(row.line) ?? []));
    },
  };
}

const WORD = /[\p{L}\p{N}]/u;

function gapsIn({ line, text: { text } }: TextRow, marks: readonly Mark[]): TextSpan[] {
  const gaps: TextSpan[] = [];
  let from = 0;
  const close = (to: number) => {
    const gap = text.slice(from, to);
    if (!WORD.test(gap)) return;
    const start = from + gap.length - gap.trimStart().length;
    gaps.push({ line, start, end: start + gap.trim().length });
  };
  for (const { start, end } of marks.toSorted((a, b) => a.start - b.start)) {
    if (start > from) close(start);
    from = Math.max(from, end);
  }
  close(text.length);
  return gaps;
}
