import { describe, expect, it } from 'vitest';
import { layoutByPdftotext } from '#testing/pdftotext.ts';
import { moveToSidebar } from '../model/columns.ts';
import { type CvContent, EMPTY_CONTENT, emptyNode, emptySection } from '../model/content.ts';
import { importRenderCv } from '../model/formats/rendercv/read.ts';
import type { Section } from '../model/shapes.ts';
import { cvFileValue } from '../testing/cv-files.ts';
import { linesOf } from './reading/lines-of-runs.ts';
import { readPdf } from './reading/read-pdf.ts';
import { countPages, renderPages, renderPdf } from './render-cv.ts';
import { TEMPLATES } from './templates.ts';

const inputOf = (content: CvContent, template: string) => ({
  content: { ...content, design: { ...content.design, template } },
  photo: null,
  owner: 'ada',
});
const withSection = (kind: Section['kind'], items: object[]): CvContent => ({
  ...EMPTY_CONTENT,
  sections: [
    {
      ...emptySection(kind, kind),
      items: items.map((fields, at) => ({ ...emptyNode(kind, `item-${at}`), ...fields })),
    } as Section,
  ],
});
async function linesIn(content: CvContent, template: string) {
  const pdf = await renderPdf(inputOf(content, template));
  const { pages } = await readPdf(new Uint8Array(pdf));
  return { pdf, lines: linesOf(pages).filter(({ isArtifact }) => !isArtifact) };
}

describe.each([...TEMPLATES.values()])('a new CV in the template $id', ({ id, columns, tokens }) => {
  it('has what takes two pages elsewhere on two pages', async () => {
    const { content } = importRenderCv(cvFileValue('rendercv-two-pages.yaml'));
    expect(await countPages(inputOf(columns === 2 ? moveToSidebar(content) : content, id))).toBe(2);
  });

  // Dates of templates without lines of their own follow the heading in its text.
  it.skipIf(tokens.entry.dates === 'line')('has the dates of an entry on the first line of its heading', async () => {
    const title =
      'Economical routing for models of a trillion parameters on devices that have as little memory as the first machines, and that draw as little power as a loom';
    const content = withSection('talks', [{ title, date: '2020-12', summary: 'A talk about looms.' }]);
    const { pdf, lines } = await linesIn(content, id);
    const written = tokens.entry.dates === 'columns' ? '2020' : 'Dec 2020';
    const [first, dates] = ['Economical', written].map((text) => lines.find((line) => line.text.includes(text)));
    expect(first?.text).not.toContain('loom');
    expect(Math.abs((dates?.y ?? 0) - (first?.y ?? Number.NaN))).toBeLessThan(3);
    const text = layoutByPdftotext(pdf) ?? title;
    expect(text.replace(/\s+/g, ' ')).toContain(title);
  });

  // In columns of years and months, each date has a line.
  it.skipIf(tokens.entry.dates === 'columns')('has short dates on one line', async () => {
    for (const [language, dates] of [
      ['en', 'Dec 2020 – Sep 2021'],
      ['de', 'Dez. 2020 – Sept. 2021'],
      ['fr', 'déc. 2020 – sept. 2021'],
    ] as const) {
      const content = withSection('volunteer', [{ organization: 'Looms', start: '2020-12', end: '2021-09' }]);
      const { lines } = await linesIn({ ...content, design: { ...content.design, language } }, id);
      expect(lines.map(({ text }) => text.replace(/\s+/g, ' ')).join('\n')).toContain(dates);
    }
  });

  it('sets entries of a line each as lines', async () => {
    const words = ['One line', 'Another line', 'The last line'];
    const { lines } = await linesIn(
      withSection(
        'text',
        words.map((text) => ({ text })),
      ),
      id,
    );
    const [first, second] = words.map((text) => lines.find((line) => line.text.includes(text)));
    const { size, lineHeight } = EMPTY_CONTENT.design;
    expect((second?.y ?? Number.NaN) - (first?.y ?? 0)).toBeLessThan(1.5 * size * lineHeight);
  });

  it('hangs the lines of a numbered entry from its number', async () => {
    const text = `12. ${'Weaving algebraic patterns as the loom weaves flowers and leaves. '.repeat(4)}`;
    const { lines } = await linesIn(withSection('text', [{ text }, { text: '11. Short' }]), id);
    const [first, second] = lines.filter(({ text }) => /Weaving|algebraic|loom|leaves/u.test(text));
    expect((second?.x ?? 0) - (first?.x ?? Number.NaN)).toBeGreaterThan(8);
  });

  it('shows which words of a text are a link', async () => {
    const linesDrawn = async (text: string) =>
      (await renderPages(inputOf(withSection('text', [{ text }]), id))).pages.join('').split('stroke="').length;
    expect(await linesDrawn('Read [the notes](https://example.org).')).toBeGreaterThan(
      await linesDrawn('Read the notes.'),
    );
  });
});
