import { describe, expect, it } from 'vitest';
import { makeExample } from '../examples/examples.ts';
import { placeInColumns, templateOperations } from './columns.ts';
import type { CvContent } from './content.ts';
import { applyOperations } from './operations.ts';

const EXAMPLE = makeExample('software-engineer', { name: 'Ada Lovelace', email: 'ada@example.org' });
const inSidebar = ({ sections }: CvContent) =>
  sections.filter(({ area }) => area === 'sidebar').map(({ kind }) => kind);
const withSidebar = (...kinds: string[]): CvContent => ({
  ...EXAMPLE,
  sections: EXAMPLE.sections.map((section) =>
    kinds.includes(section.kind) ? { ...section, area: 'sidebar' } : section,
  ),
});

describe('choosing a template of two columns', () => {
  it('moves short sections to the sidebar', () => {
    expect(inSidebar(EXAMPLE)).toEqual([]);
    expect(inSidebar(placeInColumns(EXAMPLE, 2))).toEqual(['skills', 'languages']);
  });

  it('leaves sections where they are if one is in the sidebar', () => {
    const placed = withSidebar('education');
    expect(placeInColumns(placed, 2)).toBe(placed);
  });

  it('moves nothing for a template of one column', () => {
    expect(placeInColumns(EXAMPLE, 1)).toBe(EXAMPLE);
    const placed = withSidebar('education');
    expect(placeInColumns(placed, 1)).toBe(placed);
  });

  it('has the same result by operations', () => {
    for (const columns of [1, 2] as const) {
      const changed = applyOperations(EXAMPLE, templateOperations(EXAMPLE, { id: 'duo', columns })).content;
      const { sections, design } = placeInColumns(EXAMPLE, columns);
      expect(changed).toEqual({ ...EXAMPLE, sections, design: { ...design, template: 'duo' } });
    }
  });
});
