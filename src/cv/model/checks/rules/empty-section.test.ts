import { describe, expect, it } from 'vitest';
import { findingsOf, locationsFoundBy } from '#testing/cv-fixture.ts';
import { emptySection } from './empty-section.ts';

describe('a section', () => {
  it('with nothing in it can be hidden', () => {
    const at = ['sections', 's1'];
    expect(findingsOf(emptySection, { sections: [{ kind: 'work', title: 'Posts' }] })).toEqual([
      { at, fixes: [{ do: 'hide', at, hidden: true }] },
    ]);
  });

  it('is empty when all that it shows is', () => {
    const items = [{ name: ' ' }, { name: 'Engine', visible: false }, { roles: [{ highlights: [''] }] }];
    expect(locationsFoundBy(emptySection, { sections: [{ kind: 'work', items }] })).toEqual(['s1']);
  });

  it('for the summary shows what stands above', () => {
    expect(locationsFoundBy(emptySection, { sections: [{ kind: 'summary' }] })).toEqual(['s1']);
    expect(
      locationsFoundBy(emptySection, { basics: { summary: 'Wrote notes.' }, sections: [{ kind: 'summary' }] }),
    ).toEqual([]);
  });

  it('that is hidden or filled is not told', () => {
    const items = [{ name: 'Engine' }];
    expect(
      locationsFoundBy(emptySection, {
        sections: [
          { kind: 'work', visible: false },
          { kind: 'work', items },
        ],
      }),
    ).toEqual([]);
  });
});
