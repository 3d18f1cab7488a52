import { describe, expect, it } from 'vitest';
import { findingsOf, locationsFoundBy } from '#testing/cv-fixture.ts';
import { emptySection } from './empty-section.ts';

describe('an empty section', () => {
  it('can be hidden', () => {
    const at = ['sections', 's1'];
    expect(findingsOf(emptySection, { sections: [{ kind: 'work', title: 'Posts' }] })).toEqual([
      { at, fixes: [{ do: 'hide', at, hidden: true }] },
    ]);
  });

  it('may have blank and hidden items', () => {
    const items = [{ name: ' ' }, { name: 'Engine', visible: false }, { roles: [{ highlights: [''] }] }];
    expect(locationsFoundBy(emptySection, { sections: [{ kind: 'work', items }] })).toEqual(['s1']);
  });

  it('may be a summary section without a summary text', () => {
    expect(locationsFoundBy(emptySection, { sections: [{ kind: 'summary' }] })).toEqual(['s1']);
    expect(
      locationsFoundBy(emptySection, { basics: { summary: 'Wrote notes.' }, sections: [{ kind: 'summary' }] }),
    ).toEqual([]);
  });

  it('is not a hidden or filled section', () => {
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
