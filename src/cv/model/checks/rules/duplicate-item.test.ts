import { describe, expect, it } from 'vitest';
import { bulletsAtWork, findingsOf, locationsFoundBy } from '#testing/cv-fixture.ts';
import { duplicateItem } from './duplicate-item.ts';

describe('a duplicate item', () => {
  it('is reported with the path of the first one', () => {
    const item = { name: 'Notes on the Engine', start: '1843' };
    expect(
      findingsOf(duplicateItem, {
        sections: [{ kind: 'projects', items: [item, { name: 'Letters' }, { ...item, name: 'notes on  the Engine' }] }],
      }),
    ).toEqual([
      {
        at: ['sections', 's1', 'items', 's1-3'],
        values: { name: 'notes on the Engine' },
        also: [['sections', 's1', 'items', 's1-1']],
      },
    ]);
  });

  it('may be a bullet, with or without a full stop', () => {
    expect(
      locationsFoundBy(duplicateItem, { sections: [bulletsAtWork('Wrote Note G', 'Wrote Note G.', 'Wrote Note A')] }),
    ).toEqual(['s1-1-1-2']);
  });

  it('is not an item with another date or in another list', () => {
    const items = [
      { name: 'Notes', start: '1842' },
      { name: 'Notes', start: '1843' },
    ];
    const one = bulletsAtWork('Wrote notes');
    expect(findingsOf(duplicateItem, { sections: [{ kind: 'projects', items }, one, one] })).toEqual([]);
  });
});
