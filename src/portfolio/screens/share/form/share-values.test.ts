import { describe, expect, it } from 'vitest';
import type { Share } from '../../../contract.ts';
import { changedOptions, DEFAULT_SHARE_VALUES, toCreateInput, valuesOf } from './share-values.ts';

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
  ...{ download: false, contact: 'masked', indexing: false, notify: true },
  ...{ openedAt: null, createdAt: '2026-11-22T19:40:00.000Z' },
  visits: { views: 0, readers: 0, downloads: 0, lastAt: null },
};

describe('the form of a link', () => {
  it('creates a link to the portfolio with the default values', () => {
    expect(toCreateInput(DEFAULT_SHARE_VALUES)).toEqual({ target: { kind: 'portfolio' } });
  });

  it('sends the chosen options of a new link', () => {
    const chosen = { kind: 'cv', id: 'cv-1', label: ' Turin ', password: 'Note G', shows: false } as const;
    expect(toCreateInput({ ...DEFAULT_SHARE_VALUES, ...chosen, pinned: 'now' })).toEqual({
      target: { kind: 'cv', id: 'cv-1' },
      ...{ label: 'Turin', password: 'Note G', contact: 'masked', pinned: true },
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

  it('pins the current content or follows the source', () => {
    const before = valuesOf(SHARE);
    expect(changedOptions({ ...before, pinned: 'now' }, before)).toEqual({ pinned: true });
    expect(changedOptions({ ...before, pinned: 'follow' }, before)).toEqual({ pinned: false });
  });

  it('removes the expiry', () => {
    const before = valuesOf(SHARE);
    expect(changedOptions({ ...before, expiresAt: '' }, before)).toEqual({ expiresAt: null });
  });
});
