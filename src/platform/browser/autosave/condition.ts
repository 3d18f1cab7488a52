import type { SaveCondition } from './port.ts';

type SaveConditionInput = {
  editing: { id: string | undefined } & Record<'conflicts' | 'refusals' | 'inDoubt', readonly unknown[]>;
  /** Whether fields differ from the server's, and whether some of them can be sent. */
  isUnsaved: boolean;
  sendable: boolean;
  failure: 'offline' | 'gone' | 'failed' | undefined;
  /** Whether a save is running or scheduled. */
  busy: boolean;
};

/** Returns the save condition to show to the user: the most important one that applies. */
export function conditionOf({ editing, isUnsaved, sendable, failure, busy }: SaveConditionInput): SaveCondition {
  const { id, conflicts, refusals, inDoubt } = editing;
  if (conflicts.length > 0) return 'conflict';
  if (failure && (isUnsaved || inDoubt.length > 0)) return failure;
  if (busy || sendable) return 'saving';
  if (id === undefined && refusals.length === 0) return 'new';
  return isUnsaved ? 'refused' : 'saved';
}
