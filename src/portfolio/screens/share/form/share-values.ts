import type { Share } from '../../../contract.ts';
import type { CreateShareInput, ShareChange } from '../use-share-actions.ts';
import { fromLocalInput, toLocalInput } from './expiry.ts';

/** Values of the form of a link. */
export type ShareValues = {
  kind: Share['target']['kind'];
  /** Id of the project or CV. */
  id: string | null;
  label: string;
  /** Stands in the address; empty for the random id. */
  word: string;
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
export const DEFAULT_SHARE_VALUES: ShareValues = {
  ...{ kind: 'portfolio', id: null, label: '', word: '', note: '' },
  ...{ lock: 'set', password: '', expiresAt: '', pinned: 'follow' },
  ...{ download: true, shows: true, indexing: false, notify: false },
};

export const valuesOf = (share: Share): ShareValues => ({
  ...{ kind: share.target.kind, id: share.target.id ?? null, label: share.label, note: share.note },
  word: share.word ?? '',
  ...{ lock: share.hasPassword ? 'kept' : 'set', password: '' },
  expiresAt: share.expiresAt === null ? '' : toLocalInput(new Date(share.expiresAt)),
  pinned: share.pinnedAt === null ? 'follow' : 'kept',
  ...{ download: share.download, shows: share.contact === 'shown' },
  ...{ indexing: share.indexing, notify: share.notify },
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
    ...(isChanged('pinned') ? { pinned: values.pinned === 'now' } : {}),
    ...(isChanged('download') ? { download: values.download } : {}),
    ...(isChanged('shows') ? { contact: values.shows ? 'shown' : 'masked' } : {}),
    ...(isChanged('indexing') ? { indexing: values.indexing } : {}),
    ...(isChanged('notify') ? { notify: values.notify } : {}),
  };
}

function passwordOf({ lock, password }: ShareValues): ShareChange {
  if (lock === 'off') return { password: null };
  return lock === 'set' && password !== '' ? { password } : {};
}

export function toCreateInput(values: ShareValues): CreateShareInput {
  const target = { kind: values.kind, ...(values.id === null ? {} : { id: values.id }) };
  return { ...changedOptions(values, DEFAULT_SHARE_VALUES), target };
}
