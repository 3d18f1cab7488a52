import { describe, expect, it } from 'vitest';
import { cvContent } from '#cv/model/schema.ts';
import { NODE_SHAPES, SECTION_KINDS } from '#cv/model/shapes.ts';
import { makeSpecimen, SPECIMEN_LANGUAGES, SPECIMEN_LENGTHS } from './cv-specimens.ts';

/** Fields that specimens do not have: images, and the link of an item to the member's record. */
const LEFT_OUT = ['image', 'source', 'startOnNewPage'];

const nodesIn = (value: unknown): Record<string, unknown>[] => {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(nodesIn);
  return 'id' in value ? [value as Record<string, unknown>, ...inside] : inside;
};
const isEmpty = (value: unknown) => value === undefined || (Array.isArray(value) ? value.length === 0 : !value);

describe.each(SPECIMEN_LANGUAGES)('the specimens in %s', (language) => {
  it.each(SPECIMEN_LENGTHS)('are valid CVs with unique ids at a length of %s page(s)', (length) => {
    const content = makeSpecimen(language, length);
    expect(cvContent.parse(content)).toEqual(content);
    const ids = nodesIn(content).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('contain every kind of section with every field on four pages', () => {
    const { sections, basics } = makeSpecimen(language, 'four');
    for (const kind of SECTION_KINDS) {
      const items = sections.filter((section) => section.kind === kind).flatMap((section) => section.items as object[]);
      const empty = Object.entries(NODE_SHAPES[kind])
        .filter(([field, type]) => !LEFT_OUT.includes(field) && (typeof type !== 'string' || !LEFT_OUT.includes(type)))
        .filter(([field]) => items.every((item) => isEmpty((item as Record<string, unknown>)[field])));
      expect([kind, empty]).toEqual([kind, []]);
    }
    expect(Object.entries(basics).filter(([, value]) => isEmpty(value))).toEqual([
      ['image', ''],
      ['extras', []],
    ]);
    expect(sections.filter(({ columns }) => columns === 2)).toHaveLength(1);
    expect(sections.filter(({ startOnNewPage }) => startOnNewPage)).toHaveLength(1);
    expect(sections.filter(({ keepTogether }) => keepTogether)).toHaveLength(1);
  });

  it('have as much content as those in English', () => {
    const shape = (value: unknown) => JSON.stringify(value, (_, inside) => (typeof inside === 'string' ? '' : inside));
    const sections = (of: typeof language) =>
      makeSpecimen(of, 'four').sections.map(({ items }) => (items as object[]).map((item) => Object.keys(item).length));
    expect(shape(sections(language))).toBe(shape(sections('English')));
  });
});
