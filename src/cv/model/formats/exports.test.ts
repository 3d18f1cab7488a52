import fc from 'fast-check';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '#platform/pure/i18n/languages.ts';
import { messagesOf } from '#platform/server/i18n/messages.ts';
import { cpuTimeMs } from '#testing/cpu-time.ts';
import { cvContents } from '#testing/cv-contents.ts';
import { runs } from '#testing/runs.ts';
import { type CvContent, EMPTY_CONTENT, emptyNode, emptySection } from '../content.ts';
import type { Design } from '../design.ts';
import { formatDate, formatPeriod } from '../outline/dates.ts';
import type { PageWords } from '../outline/outline.ts';
import type { Node, Section } from '../shapes.ts';
import { exportMarkdown } from './markdown.ts';
import { exportText } from './text.ts';

const wordsIn = (language: Language): PageWords => messagesOf(language)['cv-page'];
const words = wordsIn('en');

const bullet = (id: string, text: string) => ({ ...emptyNode('highlight', id), text });
const role = (id: string, fields: Partial<Node<'role'>>) => ({ ...emptyNode('role', id), ...fields });
const adaCv = (more: Section[] = [], design: Partial<Design> = {}): CvContent => ({
  ...EMPTY_CONTENT,
  basics: {
    ...EMPTY_CONTENT.basics,
    name: '*Ada* Lovelace',
    headline: '# Mathematician',
    email: 'ada@example.org',
    url: 'https://example.org/ada_(notes)',
    summary: 'Wrote **Note G**.\nSaw [further](https://example.org) than others.',
    location: { ...EMPTY_CONTENT.basics.location, city: 'London', postalCode: 'W1', countryCode: 'GB' },
    profiles: [{ ...emptyNode('profile', 'p1'), network: 'Letters', username: 'ada' }],
  },
  sections: [
    emptySection('summary', 'summary'),
    {
      ...emptySection('work', 'work'),
      items: [
        {
          ...emptyNode('work', 'w1'),
          name: 'Analytical Engines',
          location: 'London',
          companyDescription: 'Engines that weave algebra.',
          roles: [
            role('r1', {
              position: 'Author',
              start: '1843-07',
              ongoing: true,
              highlights: [
                bullet('h1', 'Computed *Bernoulli numbers*\nby machine'),
                { ...bullet('h2', 'Hidden bullet'), visible: false },
              ],
            }),
            role('r2', { position: 'Translator', start: '1842', end: 'spring 1843' }),
          ],
        },
        {
          ...emptyNode('work', 'w2'),
          name: 'Royal Society',
          roles: [role('r3', { position: 'Guest', start: '1840-02-10', end: '1841' })],
        },
        { ...emptyNode('work', 'w3'), name: 'Hidden job', visible: false },
      ],
    },
    {
      ...emptySection('skills', 'skills'),
      title: 'What I know',
      items: [
        { ...emptyNode('skills', 's1'), name: 'Mathematics', proficiency: 'Master', keywords: ['Algebra', 'Calculus'] },
        { ...emptyNode('skills', 's2'), name: '1. French' },
      ],
    },
    { ...emptySection('awards', 'awards'), items: [] },
    {
      ...emptySection('talks', 'talks'),
      visible: false,
      items: [{ ...emptyNode('talks', 't1'), title: 'Hidden talk' }],
    },
    ...more,
  ],
  design: { ...EMPTY_CONTENT.design, ...design },
});

it('exports the visible content as Markdown and escapes plain lines', () => {
  expect(exportMarkdown(adaCv(), words)).toBe(`# \\*Ada\\* Lovelace

**\\# Mathematician**

- Email: ada@example.org
- Location: London W1, GB
- Website: [https://example.org/ada\\_(notes)](<https://example.org/ada_(notes)>)
- Letters: ada

## Summary

Wrote **Note G**.  
Saw [further](https://example.org) than others.

## Work experience

### Analytical Engines

London

Engines that weave algebra.

#### Author

Jul 1843 – Present

- Computed *Bernoulli numbers*  
  by machine

#### Translator

1842 – spring 1843

### Guest

Royal Society · Feb 1840 – 1841

## What I know

- **Mathematics** (Master): Algebra, Calculus
- **1\\. French**
`);
});

it('exports the visible content as plain text without markup', () => {
  expect(exportText(adaCv(), words)).toBe(`*Ada* Lovelace
# Mathematician

Email: ada@example.org
Location: London W1, GB
Website: https://example.org/ada_(notes)
Letters: ada

Summary
───────
Wrote Note G.
Saw further (https://example.org) than others.

Work experience
───────────────
Analytical Engines, London
Engines that weave algebra.

Author
Jul 1843 – Present
• Computed Bernoulli numbers
  by machine

Translator
1842 – spring 1843

Guest, Royal Society
Feb 1840 – 1841

What I know
───────────
• Mathematics (Master): Algebra, Calculus
• 1. French
`);
});

it('cites publications by venue, volume, issue and pages, and links them to their PDF without another link', () => {
  const cite = (fields: Partial<Node<'publications'>>) => {
    const item = { ...emptyNode('publications', 'p'), title: 'Notes', ...fields };
    return exportMarkdown(adaCv([{ ...emptySection('publications', 's'), items: [item] }]), words)
      .split('### ')
      .at(-1);
  };
  const pdf = 'https://example.org/notes.pdf';
  expect(cite({ publisher: 'Memoirs', volume: '3', issue: '2', pages: '666–731', pdf })).toContain(
    'Memoirs, 3(2), 666–731',
  );
  expect(cite({ publisher: 'Memoirs', issue: '2' })).toContain('Memoirs, (2)');
  expect(cite({ pages: '7' })).toContain('7');
  expect(cite({ pdf })).toContain(pdf);
  expect(cite({ pdf, url: 'https://example.org/notes' })).not.toContain(pdf);
});

describe.each(Object.keys(LANGUAGES) as Language[])('in %s', (language) => {
  it('exports headings and dates in the language of the CV', () => {
    const translatedWords = wordsIn(language);
    const text = exportText(adaCv([], { language, dateFormat: 'long' }), translatedWords);
    const month = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
    expect(text).toContain(`${translatedWords.sections.work}\n──`);
    expect(text).toContain(`${month.format(new Date('1843-07-01'))} – ${translatedWords.present}`);
    expect(text).toContain('What I know\n──');
  });
});

describe('dates', () => {
  const style = (dateFormat: Design['dateFormat'], language = 'en-GB') => ({
    dateFormat,
    days: true,
    language,
    present: 'Present',
  });

  it.each<[Design['dateFormat'], string, string]>([
    ['short', '1843-07-10', '10 Jul 1843'],
    ['long', '1843-07', 'July 1843'],
    ['numeric', '1843-07', '07/1843'],
    ['iso', '1843-07', '1843-07'],
    ['year', '1843-07', '1843'],
    ['long', '1843', '1843'],
    ['long', '0099-01', 'January 99'],
    ['short', 'summer 1843', 'summer 1843'],
    ['numeric', '2024-02-30', '2024-02-30'],
    ['short', '', ''],
  ])('in the format %s: %s is %s', (format, date, written) => {
    expect(formatDate(date, style(format))).toBe(written);
  });

  it.each([
    ['1842', '1843', false, '1842 – 1843'],
    ['1842', '', false, '1842'],
    ['', '1843', false, '1843'],
    ['1842', '1843', true, '1842 – Present'],
    ['1843-01', '1843-12', false, '1843'],
    ['', '', false, ''],
  ])('from %j to %j, ongoing %s: %s', (start, end, ongoing, written) => {
    expect(formatPeriod({ start, end, ongoing }, style('year'))).toBe(written);
  });

  it.each<[Design['dateFormat'], string, string]>([
    ['short', '1843-07-10', 'Jul 1843'],
    ['numeric', '1843-07-10', '07/1843'],
    ['iso', '1843-07-10', '1843-07'],
    ['year', '1843-07-10', '1843'],
    ['iso', '1843-07-99', '1843-07-99'],
  ])('have no days unless the CV shows them: in the format %s, %s is %s', (format, date, written) => {
    expect(formatDate(date, { ...style(format), days: false })).toBe(written);
  });

  it('are in English if the language tag is invalid', () => {
    expect(formatDate('1843-07', style('long', 'en-US-US'))).toBe('July 1843');
  });
});

describe('any CV', () => {
  it.each([' ', '\n', ' \n', '*', '- ', '1. ', '[', '\\', 'a '])(
    'is exported fast, even if it is full of %j',
    async (piece) => {
      const text = (at: number) => bullet(`full-${at}`, `x${piece.repeat(20_000 / piece.length - 1)}x`);
      const fullSection: Section = {
        ...emptySection('custom', 'custom'),
        items: [{ ...emptyNode('custom', 'full'), highlights: Array.from({ length: 25 }, (_, at) => text(at)) }],
      };
      const work = () => [exportMarkdown(adaCv([fullSection]), words), exportText(adaCv([fullSection]), words)];
      expect(await cpuTimeMs(work)).toBeLessThan(2500);
    },
  );

  it('is exported without hidden content', () => {
    expect(exportMarkdown(adaCv(), words) + exportText(adaCv(), words)).not.toMatch(/Hidden/);
  });

  it('has its name in Markdown as typed', () => {
    fc.assert(
      fc.property(cvContents(), (content) => {
        const name = content.basics.name.trim();
        const [heading] = fromMarkdown(exportMarkdown(content, words)).children;
        if (name === '') return;
        expect(heading?.type).toBe('heading');
        expect(collapseSpaces(lettersOf(heading))).toBe(collapseSpaces(name));
      }),
      { numRuns: runs(300) },
    );
  });

  it('is wrapped at 78 characters in plain text', () => {
    fc.assert(
      fc.property(cvContents(), fc.lorem({ maxCount: 60 }), (content, lorem) => {
        const basics = {
          ...content.basics,
          summary: `- ${lorem}\n  - ${lorem}\n\n${lorem}`,
          headline: lorem.slice(0, 400),
        };
        const section = emptySection('summary', 'the-summary');
        for (const line of exportText({ ...content, basics, sections: [section, ...content.sections] }, words).split(
          '\n',
        )) {
          if ([...line].length > 78) expect(line.trim().replace(/^•\s/, '')).not.toMatch(/\s/);
        }
      }),
      { numRuns: runs(100) },
    );
  });
});

const collapseSpaces = (text: string) => text.replace(/\s+/g, ' ').trim();
type MdastNode = { value?: string; children?: MdastNode[] };
const lettersOf = (node: unknown): string => {
  const { value, children = [] } = (node ?? {}) as MdastNode;
  return (value ?? '') + children.map(lettersOf).join('');
};
