import { describe, expect, it } from 'vitest';
import { makeExample } from '../examples/examples.ts';
import { placeInColumns } from './columns.ts';
import type { CvContent } from './content.ts';

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
});
