import type { CvContent } from '../../../contract.ts';
import { type MatchChoice, saveMatches } from './save-matches.ts';
import { linkToWork, matchWork } from './save-to-work.ts';
import { undoSave } from './undo-save.ts';

/** The CV with its entries linked to the work, how many were added there, and a function that takes them back. */
export type SavedWork = { linked: CvContent; added: number; undo: () => Promise<void> };

/** Adds the entries of a CV that the member's work doesn't have. The editor offers to merge those that are similar. */
export async function addToWork(content: CvContent): Promise<SavedWork> {
  const match = await matchWork(content);
  const choices = match.items.map(({ state }): MatchChoice => (state === 'new' ? 'add' : 'skip'));
  const recordIds = new Map<number, string>();
  const undo = () => undoSave(recordIds.values(), new Map());
  try {
    await saveMatches(match.items, choices, (at, id) => recordIds.set(at, id));
  } catch (error) {
    // The first failure is the one to report.
    await undo().catch(() => undefined);
    throw error;
  }
  return {
    linked: linkToWork(content, match, recordIds),
    added: recordIds.size,
    undo,
  };
}
