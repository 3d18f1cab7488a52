import { describe, expect, it } from 'vitest';
import { EMPTY_CONTENT, emptyNode, emptySection } from '../../content.ts';
import type { FaceKind, SourceDocument, SourceLine } from './source-document.ts';
import { suggestTemplate } from './suggest-template.ts';

const line = (column: number, left: number, top: number): SourceLine => ({
  segments: [[{ text: 'Analyst of the Engine', size: 10, bold: false, italic: false }]],
  ...{ page: 0, column, gapAbove: 0, ruleBelow: false, box: { left, top, width: 150, height: 12 } },
});
const oneColumn = [0, 1, 2, 3].map((at) => line(0, 50, 50 + at * 14));
const twoColumns = [...oneColumn, ...[0, 1, 2].map((at) => line(1, 300, 50 + at * 14))];
const belowEachOther = [...oneColumn, ...[0, 1, 2].map((at) => line(1, 300, 400 + at * 14))];

const documentOf = (lines: SourceLine[], face?: FaceKind): SourceDocument => ({
  ...{ format: 'pdf', lines, pages: [{ width: 595, height: 842 }], face },
});
const publications = {
  ...emptySection('publications', 's'),
  items: Array.from({ length: 6 }, (_, at) => emptyNode('publications', `i${at}`)),
};

describe('suggesting a template', () => {
  it.each([
    ['sidebar', twoColumns, 'sans'],
    ['sidebar', twoColumns, undefined],
    ['duo', twoColumns, 'serif'],
    ['compact', belowEachOther, 'sans'],
    ['compact', oneColumn, 'sans'],
    ['mono', oneColumn, 'mono'],
    ['classic', oneColumn, 'serif'],
    ['classic', oneColumn, undefined],
  ] as const)('suggests %s by the columns and the typeface', (template, lines, face) => {
    expect(suggestTemplate(documentOf([...lines], face), EMPTY_CONTENT)).toBe(template);
  });

  it('suggests the ruled one for serifs with rules below several lines', () => {
    const withRules = (count: number) => oneColumn.map((one, at) => ({ ...one, ruleBelow: at < count }));
    expect(suggestTemplate(documentOf(withRules(3), 'serif'), EMPTY_CONTENT)).toBe('ruled');
    expect(suggestTemplate(documentOf(withRules(2), 'serif'), EMPTY_CONTENT)).toBe('classic');
    expect(suggestTemplate(documentOf(withRules(3), 'sans'), EMPTY_CONTENT)).toBe('compact');
    const scholar = { ...EMPTY_CONTENT, sections: [publications] };
    expect(suggestTemplate(documentOf(withRules(3), 'serif'), scholar)).toBe('academic');
  });

  it('suggests the academic one for a long list of publications in serifs', () => {
    const content = { ...EMPTY_CONTENT, sections: [publications] };
    expect(suggestTemplate(documentOf(oneColumn, 'serif'), content)).toBe('academic');
    expect(suggestTemplate(documentOf(oneColumn, 'sans'), content)).toBe('compact');
    expect(suggestTemplate(documentOf(oneColumn), content)).toBe('classic');
  });
});
