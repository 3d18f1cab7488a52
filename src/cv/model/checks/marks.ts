import { CV_LIMITS, type CvContent } from '../content.ts';
import type { Operation } from '../operations.ts';
import type { Path } from '../tree.ts';
import { type Result, runChecks } from './run-checks.ts';

/** A result with what it is dismissed by, and whether it is. */
export type Marked = Result & { mark: string; dismissed: boolean };

/** What a result is remembered by: its rule, its place and its field. A node is told by its id, wherever it is moved. */
export const markOf = ({ rule, at, field }: Pick<Result, 'rule' | 'at' | 'field'>) =>
  `${rule}@${nameOf(at)}${field === undefined ? '' : `#${field}`}`;

/** What is there once has no id: `/basics/location`. */
const nameOf = (at: Path) => (at[0] === 'sections' || at.length > 2 ? at.at(-1) : `/${at.join('/')}`);

/** All that the rules find, beside what of it the member has dismissed. */
export function checkContent(content: CvContent, { today }: { today: string }): Marked[] {
  const dismissed = new Set(content.dismissed);
  return runChecks(content, { today }).map((result) => {
    const mark = markOf(result);
    return { ...result, mark, dismissed: dismissed.has(mark) };
  });
}

/** Takes a result away for this CV. Where there is no more room, what was dismissed first comes back. */
export const dismissing = ({ dismissed }: CvContent, mark: string): Operation =>
  setDismissed([...dismissed.filter((one) => one !== mark), mark].slice(-CV_LIMITS.marks));

export const bringingBack = ({ dismissed }: CvContent, mark: string): Operation =>
  setDismissed(dismissed.filter((one) => one !== mark));

const setDismissed = (value: readonly string[]): Operation => ({ do: 'set', at: [], field: 'dismissed', value });
