import type { Share } from '../../../contract.ts';
import type { NewShare, ShareChange } from '../use-share-deeds.ts';
import { asLocal, fromLocal } from './ends.ts';

/** Values of the form of a link. */
export type ShareValues = {
  kind: Share['target']['kind'];
  /** Id of the project or CV. */
  id: string | null;
  label: string;
  /** Whether the password is kept, set to a new one, or removed. */
  lock: 'kept' | 'set' | 'off';
  password: string;
  /** In the member's time zone; empty if the link does not expire. */
  expiresAt: string;
  /** Shows the current content at any time, a copy made now, or the copy made earlier. */
  pinned: 'follow' | 'now' | 'kept';
  download: boolean;
  shows: boolean;
  indexing: boolean;
  notify: boolean;
  note: string;
};

/** Default values of a new link: the whole portfolio, without a password or expiry. */
export const NEW_SHARE: ShareValues = {
  ...{ kind: 'portfolio', id: null, label: '', note: '' },
  ...{ lock: 'set', password: '', expiresAt: '', pinned: 'follow' },
  ...{ download: true, shows: true, indexing: false, notify: false },
};

export const valuesOf = (share: Share): ShareValues => ({
  ...{ kind: share.target.kind, id: share.target.id ?? null, label: share.label, note: share.note },
  ...{ lock: share.hasPassword ? 'kept' : 'set', password: '' },
  expiresAt: share.expiresAt === null ? '' : asLocal(new Date(share.expiresAt)),
  pinned: share.pinnedAt === null ? 'follow' : 'kept',
  ...{ download: share.download, shows: share.contact === 'shown' },
  ...{ indexing: share.indexing, notify: share.notify },
});

/** Returns only the values that differ from `before`, as input of the API. */
export function changeOf(values: ShareValues, before: ShareValues): ShareChange {
  const isOther = (name: keyof ShareValues) => values[name] !== before[name];
  return {
    ...(isOther('label') ? { label: values.label.trim() } : {}),
    ...(isOther('note') ? { note: values.note } : {}),
    ...passwordOf(values),
    ...(isOther('expiresAt') ? { expiresAt: fromLocal(values.expiresAt) } : {}),
    ...(isOther('pinned') ? { pinned: values.pinned === 'now' } : {}),
    ...(isOther('download') ? { download: values.download } : {}),
    ...(isOther('shows') ? { contact: values.shows ? 'shown' : 'masked' } : {}),
    ...(isOther('indexing') ? { indexing: values.indexing } : {}),
    ...(isOther('notify') ? { notify: values.notify } : {}),
  };
}

function passwordOf({ lock, password }: ShareValues): ShareChange {
  if (lock === 'off') return { password: null };
  return lock === 'set' && password !== '' ? { password } : {};
}

export function newShareOf(values: ShareValues): NewShare {
  const target = { kind: values.kind, ...(values.id === null ? {} : { id: values.id }) };
  return { ...changeOf(values, NEW_SHARE), target };
}
