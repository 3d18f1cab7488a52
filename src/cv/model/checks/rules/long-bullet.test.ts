import { describe, expect, it } from 'vitest';
import { bulletsAtWork, findingsOf, locationsFoundBy } from '#testing/cv-fixture.ts';
import { longBullet } from './long-bullet.ts';

describe('a long bullet', () => {
  it('has more than 220 characters', () => {
    expect(findingsOf(longBullet, { sections: [bulletsAtWork('x'.repeat(220), 'x'.repeat(221))] })).toMatchObject([
      { values: { count: 221, most: 220 } },
    ]);
  });

  it('is measured without markup and link addresses', () => {
    const link = `[${'x'.repeat(100)}](https://analytical.test/${'y'.repeat(200)})`;
    expect(findingsOf(longBullet, { sections: [bulletsAtWork(`**${link}**`)] })).toEqual([]);
  });

  it('may be a list item within a text', () => {
    const roles = [{ position: 'Author', summary: `Wrote:\n\n- notes\n- ${'x'.repeat(230)}` }];
    expect(locationsFoundBy(longBullet, { sections: [{ kind: 'work', items: [{ roles }] }] })).toEqual([
      's1-1-1.summary',
    ]);
  });
});
