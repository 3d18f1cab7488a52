import type { Editing } from './editing.ts';
import type { Fields } from './fields.ts';
import type { SaveCondition } from './port.ts';

type Look = {
  editing: Pick<Editing<Fields>, 'id' | 'conflicts' | 'refusals' | 'inDoubt'>;
  /** Fields that differ from what the server has, and whether some of them can be sent. */
  names: readonly string[];
  sendable: boolean;
  trouble: 'offline' | 'gone' | 'failed' | undefined;
  /** A save is under way, or will be once there is rest. */
  busy: boolean;
};

/** How the saving stands, in one word: the one that matters most to whoever writes. */
export function conditionOf({ editing, names, sendable, trouble, busy }: Look): SaveCondition {
  const { id, conflicts, refusals, inDoubt } = editing;
  if (conflicts.length > 0) return 'conflict';
  if (trouble && (names.length > 0 || inDoubt.length > 0)) return trouble;
  if (busy || sendable) return 'saving';
  if (id === undefined && refusals.length === 0) return 'new';
  return names.length > 0 ? 'refused' : 'saved';
}
