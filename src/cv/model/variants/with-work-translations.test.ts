import { describe, expect, it } from 'vitest';
import { type CvContent, EMPTY_CONTENT, emptyNode } from '../content.ts';
import { withWorkTranslations } from './with-work-translations.ts';

const RECORD = '0190f5f6-0000-7000-8000-000000000000';
const source = { id: RECORD, seen: {} };
const sectionOf = (kind: 'education' | 'skills', item: object) => ({
  ...{ id: `s-${kind}`, kind, visible: true, title: '', showTitle: true, area: 'main', columns: 1 },
  ...{ keepTogether: false, startOnNewPage: false, items: [item] },
});
const CV = {
  ...EMPTY_CONTENT,
  sections: [
    sectionOf('education', { ...emptyNode('education', 'e1'), area: 'Maths', courses: ['Analysis', 'Logic'], source }),
    sectionOf('skills', { ...emptyNode('skills', 's1'), name: 'Writing', keywords: ['Reports', 'LaTeX'], source }),
  ],
} as CvContent;

const translated = (texts: Record<string, string>) => {
  const translations = Object.fromEntries(
    Object.entries(texts).map(([original, text]) => [`key/${original}`, { original, text }]),
  );
  const { sections } = withWorkTranslations(CV, new Map([[RECORD, translations]]), []);
  return sections.map(({ items: [item] }) => item) as unknown as [{ courses: string[] }, { keywords: string[] }];
};

describe('a CV in another language', () => {
  it('starts with a list of words whose words are all translated', () => {
    expect(translated({ Logic: 'Logik', Analysis: 'Analysis I' })[0].courses).toEqual(['Analysis I', 'Logik']);
  });

  it('shows the original of a list that is translated in part, so that it does not count as translated', () => {
    expect(translated({ Logic: 'Logik' })[0].courses).toEqual(['Analysis', 'Logic']);
  });

  it('keeps names in a list that have no translation', () => {
    expect(translated({ Reports: 'Berichte' })[1].keywords).toEqual(['Berichte', 'LaTeX']);
  });

  it('never shows a word that a list can’t have', () => {
    expect(translated({ Logic: 'x'.repeat(201), Analysis: 'Analysis' })[0].courses).toEqual(['Analysis', 'Logic']);
  });
});
