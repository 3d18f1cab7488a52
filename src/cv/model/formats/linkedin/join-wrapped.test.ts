import { describe, expect, it } from 'vitest';
import { excerptAt } from '../unstructured/excerpt.ts';
import { joinWrapped } from './join-wrapped.ts';
import type { PdfLine } from './pdf-lines.ts';

const line = (text: string, bottom: number, more: Partial<PdfLine> = {}): PdfLine => ({
  ...{
    text: excerptAt(0, 0, text),
    bottom,
    width: text.length * 5,
    size: 10.5,
    page: 0,
    gapAbove: 0,
    bullet: undefined,
    link: undefined,
  },
  ...more,
});
const textsOf = (lines: readonly PdfLine[]) => joinWrapped(lines).map(({ text }) => text.text);

describe('joining the wrapped lines of the narrow column', () => {
  it('joins lines that are closer than entries', () => {
    const lines = [line('Administrator of the', 20), line('Foundation', 33), line('Scrum Master', 49)];
    expect(textsOf(lines)).toEqual(['Administrator of the Foundation', 'Scrum Master']);
  });

  it('joins no lines that are all as far from each other', () => {
    const lines = [line('Administrator of the', 20), line('Foundation', 33), line('Scrum Master', 46)];
    expect(textsOf(lines)).toHaveLength(3);
  });

  it('joins no line whose first word had room above', () => {
    const lines = [line('Go', 20), line('C', 33), line('Technical Writing', 49)];
    expect(textsOf(lines)).toEqual(['Go', 'C', 'Technical Writing']);
  });

  it('joins no heading and no line of another page', () => {
    const heading = line('Certifications', 33, { size: 13 });
    const lines = [line('Administrator of the', 20), heading, line('Foundation', 46), line('Scrum Master', 62)];
    expect(textsOf(lines)).toHaveLength(4);
    const pages = [line('Scrum Master', 20), line('Analyst of the Cloud', 36), line('Foundation', 49, { page: 1 })];
    expect(textsOf(pages)).toHaveLength(3);
  });

  it('joins lines with one link wherever they are, and the parts of an address without a space', () => {
    const link = 'https://www.linkedin.com/in/ada-lovelace';
    const lines = [line('www.linkedin.com/in/ada-', 20, { link }), line('lovelace (LinkedIn)', 12, { link, page: 1 })];
    expect(textsOf(lines)).toEqual(['www.linkedin.com/in/ada-lovelace (LinkedIn)']);
  });

  it('separates an address from the label below it', () => {
    const lines = [line('www.engine.example/notes', 20), line('(Portfolio)', 33), line('ada@example.org', 49)];
    expect(textsOf(lines)).toEqual(['www.engine.example/notes (Portfolio)', 'ada@example.org']);
  });
});
