import type { ImportResult } from '../reading/cv-builder.ts';
import type { TextSpan } from './excerpt.ts';
import type { Mark, TextRow } from './ledger.ts';
import type { PlacingState } from './reading-state.ts';
import { keepUnplaced } from './unplaced.ts';

/** A CV read from text and typography, with the origin of each field and the text that no field holds. */
export type UnstructuredReading = ImportResult & {
  marks: Mark[];
  unplaced: TextSpan[];
  /** Id of the hidden section with the text that no field holds. Its title is left to the caller. */
  unplacedSection: string | undefined;
};

/** Keeps the text of rows that no field holds, and other text that was not read, and returns the reading. */
export function finishReading(
  state: PlacingState,
  rows: readonly TextRow[],
  skipped: readonly TextSpan[] = [],
): UnstructuredReading {
  const { builder, ledger } = state;
  const unplaced = [...ledger.unplacedIn(rows), ...skipped];
  const unplacedSection = keepUnplaced(state, unplaced);
  reportGuesses(state, rows);
  return { ...builder.finish(), marks: ledger.marks, unplaced, unplacedSection };
}

/** Reports the fields that were guessed, each once. */
function reportGuesses({ builder, ledger }: PlacingState, rows: readonly TextRow[]) {
  const textByLine = new Map(rows.map(({ line, text }) => [line, text.text]));
  const reported = new Set<string>();
  for (const { line, start, end, path, field, sure } of ledger.marks) {
    const key = [...path, field].join('/');
    if (sure || reported.has(key)) continue;
    reported.add(key);
    const text = textByLine.get(line)?.slice(start, end);
    builder.reader.warn('guessed', { from: '', at: path, field }, text);
  }
}
