import { describe, expect, it } from 'vitest';
import type { Share } from '../../../contract.ts';
import { changedOptions, DEFAULT_SHARE_VALUES, toCreateInput, valuesOf } from './share-values.ts';

const SHARE: Share = {
  ...{ shareId: 'note-g', url: 'http://localhost/portfolio/note-g', label: 'Royal Society', note: 'Ask again in May' },
  ...{ target: { kind: 'cv', id: 'cv-1', title: 'Notes' }, state: 'active', live: true },
  ...{ hasPassword: true, expiresAt: '2026-12-01T10:30:00.000Z', pinnedAt: '2026-11-22T19:40:00.000Z' },
  ...{ download: false, contact: 'masked', indexing: false, notify: true },
  ...{ openedAt: null, createdAt: '2026-11-22T19:40:00.000Z' },
  visits: { views: 0, readers: 0, downloads: 0, lastAt: null },
};

describe('the form of a link', () => {
  it('makes one to the portfolio without anything having been chosen', () => {
    expect(toCreateInput(DEFAULT_SHARE_VALUES)).toEqual({ target: { kind: 'portfolio' } });
  });

  it('sends with a new one what was chosen for it', () => {
    const chosen = { kind: 'cv', id: 'cv-1', label: ' Turin ', password: 'Note G', shows: false } as const;
    expect(toCreateInput({ ...DEFAULT_SHARE_VALUES, ...chosen, pinned: 'now' })).toEqual({
      target: { kind: 'cv', id: 'cv-1' },
      ...{ label: 'Turin', password: 'Note G', contact: 'masked', pinned: true },
    });
  });

  it('changes nothing that was only looked at, not even the seconds of the end', () => {
    const before = valuesOf({ ...SHARE, expiresAt: '2026-12-01T10:30:42.000Z' });
    expect(changedOptions(before, before)).toEqual({});
  });

  it('keeps the password, sets another, or takes it off', () => {
    const before = valuesOf(SHARE);
    expect(before).toMatchObject({ lock: 'kept', password: '' });
    expect(changedOptions({ ...before, lock: 'set', password: 'Note A' }, before)).toEqual({ password: 'Note A' });
    expect(changedOptions({ ...before, lock: 'off' }, before)).toEqual({ password: null });
    expect(changedOptions({ ...before, lock: 'set' }, before)).toEqual({});
  });

  it('keeps anew what it shows, or has it follow', () => {
    const before = valuesOf(SHARE);
    expect(changedOptions({ ...before, pinned: 'now' }, before)).toEqual({ pinned: true });
    expect(changedOptions({ ...before, pinned: 'follow' }, before)).toEqual({ pinned: false });
  });

  it('takes the end off', () => {
    const before = valuesOf(SHARE);
    expect(changedOptions({ ...before, expiresAt: '' }, before)).toEqual({ expiresAt: null });
  });
});
