import { describe, expect, it } from 'vitest';
import { findingsOf, locationsFoundBy } from '#testing/cv-fixture.ts';
import { emptyItem } from './empty-item.ts';

describe('an empty entry', () => {
  const work = (...items: Record<string, unknown>[]) => ({
    sections: [{ kind: 'work' as const, items: [{ name: 'Engine' }, ...items] }],
  });

  it('can be removed', () => {
    const at = ['sections', 's1', 'items', 's1-2'];
    expect(findingsOf(emptyItem, work({ name: ' ' }))).toEqual([{ at, fixes: [{ do: 'remove', at }] }]);
  });

  it('may be a bullet or a profile', () => {
    expect(locationsFoundBy(emptyItem, work({ roles: [{ position: 'Author', highlights: ['', 'Wrote'] }] }))).toEqual([
      's1-2-1-1',
    ]);
    expect(locationsFoundBy(emptyItem, { basics: { profiles: [{}] } })).toEqual(['profile-1']);
  });

  it('stays where it holds something that does not show', () => {
    const hidden = { roles: [{ position: 'Author', visible: false }] };
    expect(findingsOf(emptyItem, work(hidden, { extras: [{ key: 'x', was: 1 }] }))).toEqual([
      { at: ['sections', 's1', 'items', 's1-2'] },
      { at: ['sections', 's1', 'items', 's1-3'] },
    ]);
  });

  it('is not told apart from an empty section', () => {
    expect(findingsOf(emptyItem, { sections: [{ kind: 'work', items: [{}] }] })).toEqual([]);
  });

  it('is not one whose pictures, level or certificate says something', () => {
    const sections = [
      { kind: 'skills' as const, items: [{ level: 3 }, { keywords: ['Analysis'] }] },
      { kind: 'languages' as const, items: [{ cefr: 'C1' }] },
    ];
    expect(findingsOf(emptyItem, { sections })).toEqual([]);
  });
});
