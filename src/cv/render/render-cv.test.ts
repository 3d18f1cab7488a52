import fc from 'fast-check';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { cvContents } from '#testing/cv-contents.ts';
import { pdfSource } from '#testing/pdf-source.ts';
import { EXAMPLES, makeExample } from '../examples/examples.ts';
import { CV_LIMITS, type CvContent, EMPTY_CONTENT, emptyNode, emptySection } from '../model/content.ts';
import { FONT_PAIRS } from '../model/fonts.ts';
import { importJsonResume } from '../model/formats/json-resume/json-resume.ts';
import type { Section } from '../model/shapes.ts';
import { extractAttachments } from './reading/file-inside.ts';
import { renderPages, renderPdf } from './render-cv.ts';
import { TEMPLATES } from './templates.ts';

const person = { name: 'Ada Lovelace', email: 'ada@example.org' };
const inTemplate = (content: CvContent, template: string): CvContent => ({
  ...content,
  design: { ...content.design, template },
});

async function renderAndRead(content: CvContent) {
  const bytes = await renderPdf({ content, photo: null, owner: 'ada' });
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(pdf, { mergePages: true });
  return { bytes, pdf, text: text.normalize('NFKC').replace(/[\s\u200b]+/g, ' ') };
}
const embeddedData = async (bytes: Uint8Array) =>
  Buffer.from((await extractAttachments(bytes, (name) => name === 'resume.json')).get('resume.json') ?? []).toString(
    'utf8',
  );

const isPdf = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 5)).toString() === '%PDF-';

describe('the PDF of a CV', () => {
  it.each(EXAMPLES)('contains the text, tags, title and data of the example: %s', async (example) => {
    const content = makeExample(example, person);
    const { bytes, pdf, text } = await renderAndRead(content);
    const { info, metadata } = await pdf.getMetadata();
    expect(info).toMatchObject({ Title: 'Ada Lovelace', Language: 'en' });
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    // The summary is a paragraph.
    expect(pdfSource(bytes)).toMatch(/\/S \/P\s/);
    expect(metadata?.getRaw()).toContain('<pdfuaid:part>1</pdfuaid:part>');
    for (const { items } of content.sections) {
      for (const item of items) if ('name' in item) expect(text).toContain(item.name);
    }
    expect(importJsonResume(JSON.parse(await embeddedData(bytes))).content).toEqual(content);
  });

  it.each([...TEMPLATES.keys()])(
    'has a heading if there is nothing but a headline, and if it is blank: %s',
    async (template) => {
      for (const headline of ['', 'Analyst', `Analyst ${'x'.repeat(90)}`]) {
        const basics = { ...EMPTY_CONTENT.basics, headline };
        const bytes = await renderPdf({
          content: inTemplate({ ...EMPTY_CONTENT, basics }, template),
          photo: null,
          owner: 'ada',
        });
        expect(pdfSource(bytes).match(/\/S \/H1\s/g)).toHaveLength(1);
      }
    },
  );

  it.each(Object.keys(FONT_PAIRS))('uses the font pair %s', async (fonts) => {
    const content = makeExample('nurse', person);
    const { text, bytes } = await renderAndRead({ ...content, design: { ...content.design, fonts } });
    expect(text).toContain('Ada Lovelace');
    const { body } = FONT_PAIRS[fonts as keyof typeof FONT_PAIRS];
    expect(pdfSource(bytes)).toContain(`+${body.replaceAll(' ', '')}`);
  });

  it.each([...TEMPLATES.keys()])('has the chosen sign before each bullet: %s', async (template) => {
    const content = inTemplate(makeExample('nurse', person), template);
    const count = async (bullets: CvContent['design']['bullets'], sign: string) =>
      (await renderAndRead({ ...content, design: { ...content.design, bullets } })).text.split(`${sign} `).length - 1;
    const highlights = JSON.stringify(content).split('"highlights":[{').length - 1;
    expect(highlights).toBeGreaterThan(1);
    expect(await count('arrow', '›')).toBeGreaterThan(highlights);
    expect(await count('dot', '›')).toBe(0);
  });

  it.each([...TEMPLATES.keys()])('has section headings in the chosen style: %s', async (template) => {
    const content = inTemplate(makeExample('nurse', person), template);
    const read = async (headings: CvContent['design']['headings']) =>
      (await renderAndRead({ ...content, design: { ...content.design, headings } })).text;
    expect(await read('capitals')).toContain('WORK EXPERIENCE');
    for (const style of ['ruled', 'shaded'] as const) expect(await read(style)).toMatch(/Work experience/i);
  });

  it('has the exact spacing on top of the density', async () => {
    const content = makeExample('nurse', person);
    const pagesAt = async (density: CvContent['design']['density'], spacing: number) => {
      const design = { ...content.design, density, spacing };
      return (await renderPages({ content: { ...content, design }, photo: null, owner: 'ada' })).pages;
    };
    expect(await pagesAt('normal', 0.7)).toEqual(await pagesAt('compact', 1));
    expect(await pagesAt('normal', 2)).not.toEqual(await pagesAt('normal', 1));
  });

  it('uses two typefaces that are no pair, one for the headings and one for the text', async () => {
    const content = makeExample('nurse', person);
    const { bytes } = await renderAndRead({ ...content, design: { ...content.design, fonts: 'Figtree/Spectral' } });
    const pdf = pdfSource(bytes);
    for (const name of ['+Figtree', '+Spectral']) expect(pdf).toContain(name);
  });

  it.each([
    ['Greek', 'Αναλυτική Μηχανή'],
    ['Cyrillic', 'Аналитическая машина'],
    ['Hebrew', 'המנוע האנליטי'],
    ['Arabic', 'المحرك التحليلي'],
    ['Japanese', '解析機関'],
    ['Chinese', '分析机'],
    ['Korean', '해석 기관'],
  ])('contains extractable %s text', async (_, headline) => {
    const content = { ...EMPTY_CONTENT, basics: { ...EMPTY_CONTENT.basics, name: 'Ada', headline } };
    const { text } = await renderAndRead(content);
    for (const word of headline.normalize('NFKC').split(' ')) expect(text).toContain(word);
  });

  it('leaves out hidden content on pages and in the embedded data', async () => {
    const example = makeExample('nurse', person);
    const hidden = { ...emptyNode('text', 'secret'), text: 'Hidden salary', visible: false };
    const visibleNode = { ...emptyNode('text', 'open'), text: 'Shown words' };
    const section = { ...emptySection('text', 'more'), items: [hidden, visibleNode] } as Section;
    const { bytes, text } = await renderAndRead({ ...example, sections: [...example.sections, section] });
    expect([text.includes('Shown words'), text.includes('Hidden salary')]).toEqual([true, false]);
    expect(await embeddedData(bytes)).not.toContain('Hidden salary');
  });
});

const HOSTILE: [string, string][] = [
  ['Typst code', '#panic("run") #read("/lib/text.typ") \\ $ x^2 $ `raw` <label> @ref *not bold*'],
  ['a word of the maximum field length', 'x'.repeat(CV_LIMITS.text)],
  ['emoji', '👩‍💻🏳️‍🌈👨‍👩‍👧‍👦'],
  ['unassigned code points', '\u0378\u{2fe0}\u{e0fff}'],
  ['only white space', '\t\u000b'],
  ['letters whose other case no font has', '\u{104b1}'],
  ['control characters', '\u0001\u0007\u001b[31m\u0085\u2028\u2029'],
  ['lone marks', '\u0301'.repeat(500)],
  ['mixed text directions', 'abc אבג 123 \u200f\u202e\u2066 x'],
];

/** Returns a CV with the text in every field, cut to the limit of each. */
function contentWithTextEverywhere(text: string): CvContent {
  const line = text.slice(0, CV_LIMITS.line);
  const item = {
    ...emptyNode('custom', 'i'),
    ...{ title: line, subtitle: line, location: line, url: `https://e.org/${line}`, summary: text },
    keywords: [line],
    highlights: [{ ...emptyNode('highlight', 'h'), text: line }],
  };
  const basics = { ...EMPTY_CONTENT.basics, name: line, headline: line, email: line, url: line, phone: line };
  const section = { ...emptySection('custom', 's'), title: line, items: [item] } as Section;
  return { ...EMPTY_CONTENT, basics, sections: [section], design: { ...EMPTY_CONTENT.design, footer: line } };
}

it('renders 100,000 letters without a space and a CV of 500 entries', async () => {
  const words = 'x'.repeat(CV_LIMITS.text);
  const items = Array.from({ length: 5 }, (_, at) => ({ ...emptyNode('text', `t${at}`), text: words }));
  const entries = Array.from({ length: CV_LIMITS.items }, (_, at) => ({
    ...emptyNode('awards', `a${at}`),
    title: `${at}`,
  }));
  const sections = [
    { ...emptySection('text', 'more'), items },
    { ...emptySection('awards', 'awards'), items: entries },
  ] as Section[];
  expect(isPdf(await renderPdf({ content: { ...EMPTY_CONTENT, sections }, photo: null, owner: 'ada' }))).toBe(true);
});

describe.each([...TEMPLATES.keys()].entries().toArray())('pages of template %i, %s', (at, template) => {
  it('render arbitrary CVs without running their content', { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(cvContents(), async (content) => {
        expect(isPdf(await renderPdf({ content: inTemplate(content, template), photo: null, owner: 'ada' }))).toBe(
          true,
        );
      }),
      { numRuns: 12 },
    );
  });

  it('render a section of two columns that has one entry', async () => {
    const content = makeExample('nurse', person);
    const sections = content.sections.map((section) => ({ ...section, columns: 2, items: section.items.slice(0, 1) }));
    const { pdf } = await renderAndRead(inTemplate({ ...content, sections } as CvContent, template));
    expect(pdf.numPages).toBe(1);
  });

  it('render hostile texts in every field', { timeout: 60_000 }, async () => {
    const all = HOSTILE.map(([, text]) => contentWithTextEverywhere(text));
    const content = { ...all.at(at % all.length), sections: all.flatMap(({ sections }) => sections) } as CvContent;
    const { text } = await renderAndRead(inTemplate(content, template));
    expect(text).toContain('#panic("run")');
  });
});

it.each(HOSTILE)('renders SVG pages without active content, with %s in every field', async (_, text) => {
  const { pages } = await renderPages({ content: contentWithTextEverywhere(text), photo: null, owner: 'ada' });
  expect(pages.join('')).not.toMatch(/<script|<foreignObject|javascript:|\son\w+=/i);
});
