import { describe, expect, it } from 'vitest';
import { findingsOf, locationsFoundBy } from '#testing/cv-fixture.ts';
import { untitledItem } from './untitled-item.ts';

describe('an entry without a title', () => {
  it('is reported at its title field', () => {
    const items = [{ location: 'London', roles: [{ start: '1842' }] }];
    expect(locationsFoundBy(untitledItem, { sections: [{ kind: 'work', items }] })).toEqual([
      's1-1.name',
      's1-1-1.position',
    ]);
    expect(
      locationsFoundBy(untitledItem, { sections: [{ kind: 'education', items: [{ area: 'Mathematics' }] }] }),
    ).toEqual(['s1-1.institution']);
  });

  it('is accepted for skills, texts and custom entries', () => {
    const sections = [
      { kind: 'skills' as const, items: [{ keywords: ['Analysis'] }] },
      { kind: 'text' as const, items: [{ text: 'Free' }] },
      { kind: 'custom' as const, items: [{ summary: 'Own' }] },
    ];
    expect(findingsOf(untitledItem, { sections })).toEqual([]);
  });
});
