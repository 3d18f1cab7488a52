import type { SaveCondition } from './port.ts';

type Look = {
  editing: { id: string | undefined } & Record<'conflicts' | 'refusals' | 'inDoubt', readonly unknown[]>;
  /** Something differs from what the server has, and whether some of that can be sent. */
  isUnsaved: boolean;
  sendable: boolean;
  trouble: 'offline' | 'gone' | 'failed' | undefined;
  /** A save is under way, or will be once there is rest. */
  busy: boolean;
};

/** How the saving stands, in one word: the one that matters most to whoever writes. */
export function conditionOf({ editing, isUnsaved, sendable, trouble, busy }: Look): SaveCondition {
  const { id, conflicts, refusals, inDoubt } = editing;
  if (conflicts.length > 0) return 'conflict';
  if (trouble && (isUnsaved || inDoubt.length > 0)) return trouble;
  if (busy || sendable) return 'saving';
  if (id === undefined && refusals.length === 0) return 'new';
  return isUnsaved ? 'refused' : 'saved';
}
