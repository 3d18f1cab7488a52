import { CV_LIMITS, type CvContent } from '../content.ts';
import type { Operation } from '../operations.ts';
import type { NodePath } from '../tree.ts';
import { type CvCheckResult, runChecks } from './run-checks.ts';

/** A check result with the mark that identifies it, and whether the member dismissed it. */
export type MarkedResult = CvCheckResult & { mark: string; dismissed: boolean };

/**
 * Returns the mark that identifies a result: rule, node and field. Nodes are identified by id, so marks survive moves.
 */
export const markOf = ({ rule, at, field }: Pick<CvCheckResult, 'rule' | 'at' | 'field'>) =>
  `${rule}@${nodeKeyOf(at)}${field === undefined ? '' : `#${field}`}`;

/** Singleton nodes have no id and are identified by path: `/basics/location`. */
const nodeKeyOf = (at: NodePath) => (at[0] === 'sections' || at.length > 2 ? at.at(-1) : `/${at.join('/')}`);

/** Runs all checks and returns each result with its mark and whether the member dismissed it. */
export function checkContent(content: CvContent, { today }: { today: string }): MarkedResult[] {
  const dismissed = new Set(content.dismissed);
  return runChecks(content, { today }).map((result) => {
    const mark = markOf(result);
    return { ...result, mark, dismissed: dismissed.has(mark) };
  });
}

/** Returns the operation that dismisses a result for this CV. At the limit, the oldest dismissal is dropped. */
export const dismissOperation = ({ dismissed }: CvContent, mark: string): Operation =>
  setDismissed([...dismissed.filter((one) => one !== mark), mark].slice(-CV_LIMITS.marks));

export const restoreOperation = ({ dismissed }: CvContent, mark: string): Operation =>
  setDismissed(dismissed.filter((one) => one !== mark));

const setDismissed = (value: readonly string[]): Operation => ({ do: 'set', at: [], field: 'dismissed', value });
