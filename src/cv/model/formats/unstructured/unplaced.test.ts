import { describe, expect, it } from 'vitest';
import type { CvContent } from '../../content.ts';
import { cvContent } from '../../schema.ts';
import type { Node } from '../../shapes.ts';
import { extractText } from './extract-text.ts';
import { readSourceDocument } from './read-source-document.ts';
import type { SourceDocument } from './source-document.ts';

const readText = (text: string) => readSourceDocument(extractText(text));
const textsOf = ({ sections }: CvContent) =>
  sections.filter((section) => section.kind === 'text').flatMap(({ items }) => items as Node<'text'>[]);

describe('text without a field', () => {
  it('is in a hidden section, and the report says if it is most of the text', () => {
    const { content, report, unplaced } = readText('Ada\nEngineer\nsome words\n\nmore of them\n\nand so on');
    expect(unplaced).toHaveLength(3);
    expect(content.sections.at(-1)).toMatchObject({ kind: 'text', visible: false });
    expect(textsOf(content)[0]?.text).toContain('some words');
    expect(report.warnings.map(({ problem }) => problem)).toEqual(['mostlyKept', 'unplaced', 'unplaced', 'unplaced']);
  });

  it('is also the text after the limits of what is read', () => {
    const lines = Array.from({ length: 3400 }, (_, at) => `Sentence number ${at} of a very long file.`);
    const { content, unplaced, unplacedSection } = readText(lines.join('\n\n'));
    expect(unplaced.length).toBeGreaterThan(300);
    const kept = textsOf(content).map(({ text }) => text);
    expect(kept.join('\n')).toContain('Sentence number 3399 of');
    expect(content.sections.at(-1)?.id).toBe(unplacedSection);
  });

  it('is in several items if it is longer than a field takes', () => {
    const long = `Beginning ${'*of a story* '.repeat(4000)}end`;
    const document: SourceDocument = {
      ...{ format: 'docx', pages: [] },
      lines: ['Ada Lovelace', long].map((text) => ({
        segments: [[{ text, size: 11, bold: false, italic: false }]],
        ...{ page: 0, column: 0, gapAbove: 1, ruleBelow: false },
      })),
    };
    const { content } = readSourceDocument(document);
    expect(cvContent.safeParse(content).success).toBe(true);
    const kept = textsOf(content).map(({ text }) => text);
    expect(kept.length).toBeGreaterThan(1);
    expect(
      kept
        .join('')
        .replace(/\s/g, '')
        .match(/ofastory/g),
    ).toHaveLength(4000);
    expect(kept.at(-1)).toMatch(/end$/);
  });

  it('is what runs along the side of a page, wherever that is in the file', () => {
    const lines = ['Curriculum Vitae', 'Ada Lovelace', 'Engineer of machines'].map((text, at) => ({
      segments: [[{ text, size: 11, bold: false, italic: false }]],
      ...{ page: 0, column: 0, gapAbove: 1, ruleBelow: false, ...(at === 0 ? { isAside: true as const } : {}) },
    }));
    const { content, unplaced } = readSourceDocument({ format: 'pdf', pages: [], lines });
    expect(content.basics.name).toBe('Ada Lovelace');
    expect(unplaced).toEqual([{ line: 0, start: 0, end: 16 }]);
    expect(textsOf(content).map(({ text }) => text)).toEqual(['Curriculum Vitae']);
  });
});
