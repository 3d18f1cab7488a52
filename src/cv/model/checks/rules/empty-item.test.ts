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

  it('has no fix if it holds hidden content or extras', () => {
    const hidden = { roles: [{ position: 'Author', visible: false }] };
    expect(findingsOf(emptyItem, work(hidden, { extras: [{ key: 'x', was: 1 }] }))).toEqual([
      { at: ['sections', 's1', 'items', 's1-2'] },
      { at: ['sections', 's1', 'items', 's1-3'] },
    ]);
  });

  it('is not reported in an otherwise empty section', () => {
    expect(findingsOf(emptyItem, { sections: [{ kind: 'work', items: [{}] }] })).toEqual([]);
  });

  it('is not an entry that has only a level or keywords', () => {
    const sections = [
      { kind: 'skills' as const, items: [{ level: 3 }, { keywords: ['Analysis'] }] },
      { kind: 'languages' as const, items: [{ cefr: 'C1' }] },
    ];
    expect(findingsOf(emptyItem, { sections })).toEqual([]);
  });
});
