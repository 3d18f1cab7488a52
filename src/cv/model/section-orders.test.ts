import { describe, expect, it } from 'vitest';
import { EMPTY_CONTENT, emptySection } from './content.ts';
import { applyOperations } from './operations.ts';
import { SECTION_ORDERS, type SectionOrder, sectionOrderOperations, sectionOrdersOf } from './section-orders.ts';
import { SECTION_KINDS, type Section, type SectionKind } from './shapes.ts';

const sectionsOf = (...kinds: SectionKind[]) => kinds.map((kind, at) => emptySection(kind, `${kind}-${at}`) as Section);
const arranged = (sections: Section[], order: SectionOrder) =>
  applyOperations({ ...EMPTY_CONTENT, sections }, sectionOrderOperations(sections, order)).content.sections;
const kindsOf = (sections: readonly Section[]) => sections.map(({ kind }) => kind);

describe('the order of sections', () => {
  it('is that of a country, for those that a CV has', () => {
    const sections = sectionsOf('skills', 'languages', 'work', 'summary', 'education');
    expect(kindsOf(arranged(sections, 'us'))).toEqual(['summary', 'work', 'education', 'skills', 'languages']);
    expect(kindsOf(arranged(sections, 'gb'))).toEqual(['summary', 'skills', 'work', 'education', 'languages']);
    expect(kindsOf(arranged(sections, 'jp'))).toEqual(['education', 'work', 'skills', 'languages', 'summary']);
  });

  it('keeps sections of the member’s own behind those that they follow, and several of a kind in their order', () => {
    const sections = sectionsOf('education', 'custom', 'work', 'text', 'work');
    expect(arranged(sections, 'us').map(({ id }) => id)).toEqual([
      'work-2',
      'text-3',
      'work-4',
      'education-0',
      'custom-1',
    ]);
    expect(kindsOf(arranged(sectionsOf('custom', 'education', 'work'), 'de'))).toEqual(['custom', 'work', 'education']);
  });

  it.each(Object.keys(SECTION_ORDERS) as SectionOrder[])(
    '%s is recognized, moves nothing twice and loses nothing',
    (order) => {
      const sections = sectionsOf(...SECTION_KINDS.toReversed());
      const moved = arranged(sections, order);
      expect(moved.map(({ id }) => id).toSorted()).toEqual(sections.map(({ id }) => id).toSorted());
      expect(sectionOrdersOf(moved)).toEqual([order]);
      expect(sectionOrderOperations(moved, order)).toEqual([]);
      expect(sectionOrdersOf(sections)).toEqual([]);
    },
  );
});
