import type { Share } from '../../../contract.ts';
import type { ShareChange } from '../use-share-actions.ts';
import { fromLocalInput, toLocalInput } from './expiry.ts';

/** Options of a link that are typed. */
export type ShareValues = {
  label: string;
  /** Stands in the address; empty for the random id. */
  word: string;
  /** Whether the password is kept, set to a new one, or removed. */
  lock: 'kept' | 'set' | 'off';
  password: string;
  /** In the member's time zone; empty if the link does not expire. */
  expiresAt: string;
  note: string;
};

export const valuesOf = (share: Share): ShareValues => ({
  ...{ label: share.label, note: share.note },
  word: share.word ?? '',
  ...{ lock: share.hasPassword ? 'kept' : 'set', password: '' },
  expiresAt: share.expiresAt === null ? '' : toLocalInput(new Date(share.expiresAt)),
});

/** Returns only the values that differ from `before`, as input of the API. */
export function changedOptions(values: ShareValues, before: ShareValues): ShareChange {
  const isChanged = (name: keyof ShareValues) => values[name] !== before[name];
  return {
    ...(isChanged('label') ? { label: values.label.trim() } : {}),
    ...(isChanged('note') ? { note: values.note } : {}),
    ...(isChanged('word') ? { word: values.word.trim() || null } : {}),
    ...passwordOf(values),
    ...(isChanged('expiresAt') ? { expiresAt: fromLocalInput(values.expiresAt) } : {}),
  };
}

function passwordOf({ lock, password }: ShareValues): ShareChange {
  if (lock === 'off') return { password: null };
  return lock === 'set' && password !== '' ? { password } : {};
}
