import { describe, expect, it } from 'vitest';
import type { Share } from '../../../contract.ts';
import { changedOptions, valuesOf } from './share-values.ts';

const SHARE: Share = {
  ...{
    shareId: 'note-g',
    word: null,
    url: 'http://localhost/portfolio/note-g',
    label: 'Royal Society',
    note: 'Ask again in May',
  },
  ...{ target: { kind: 'cv', id: 'cv-1', title: 'Notes' }, state: 'active', live: true },
  ...{ hasPassword: true, expiresAt: '2026-12-01T10:30:00.000Z', pinnedAt: '2026-11-22T19:40:00.000Z' },
  ...{ download: false, contact: 'masked', indexing: false, listed: false, notify: true },
  ...{ comments: 'off', drafts: false, received: { all: 0, held: 0 } },
  ...{ openedAt: null, createdAt: '2026-11-22T19:40:00.000Z' },
  visits: { views: 0, readers: 0, downloads: 0, lastAt: null },
};

describe('the typed options of a link', () => {
  it('sends what was typed, without spaces around it', () => {
    const before = valuesOf(SHARE);
    expect(changedOptions({ ...before, label: ' Turin ', word: ' acme-2026 ', note: 'Sent' }, before)).toEqual({
      ...{ label: 'Turin', word: 'acme-2026', note: 'Sent' },
    });
  });

  it('sends nothing if no value was changed, not even the seconds of the expiry', () => {
    const before = valuesOf({ ...SHARE, expiresAt: '2026-12-01T10:30:42.000Z' });
    expect(changedOptions(before, before)).toEqual({});
  });

  it('keeps, replaces or removes the password', () => {
    const before = valuesOf(SHARE);
    expect(before).toMatchObject({ lock: 'kept', password: '' });
    expect(changedOptions({ ...before, lock: 'set', password: 'Note A' }, before)).toEqual({ password: 'Note A' });
    expect(changedOptions({ ...before, lock: 'off' }, before)).toEqual({ password: null });
    expect(changedOptions({ ...before, lock: 'set' }, before)).toEqual({});
  });

  it('removes the expiry', () => {
    const before = valuesOf(SHARE);
    expect(changedOptions({ ...before, expiresAt: '' }, before)).toEqual({ expiresAt: null });
  });
});
