import { expect, it } from 'vitest';
import { makeSpecimen } from '#testing/cv-specimens.ts';
import { importJsonResume } from '../../model/formats/json-resume/json-resume.ts';
import { makeCompiler } from '../compile.ts';
import { fontFolders } from '../font-files.ts';
import { renderJobOf } from '../render-input.ts';
import { TEMPLATES_FOLDER } from '../templates.ts';
import { linesOf, textOf } from './lines-of-runs.ts';
import type { PdfContent } from './pdf-content.ts';
import { readPdf } from './read-pdf.ts';

const compile = makeCompiler({ templates: TEMPLATES_FOLDER, fonts: fontFolders() });
const MILLIMETRE = 72 / 25.4;

const pdfOf = (content: ReturnType<typeof makeSpecimen>) => {
  const result = compile({ ...renderJobOf({ content, photo: null }), make: 'pdf' });
  if (result.make !== 'pdf') throw new Error('expected a PDF');
  return result.pdf;
};
const textIn = ({ pages }: PdfContent) => textOf(linesOf(pages));

it('reads metadata and attachments', async () => {
  const specimen = makeSpecimen('English', 'one');
  const pdf = pdfOf(specimen);
  const size = pdf.length;
  const read = await readPdf(pdf);
  expect(read).toMatchObject({ title: 'Ada Lovelace', language: 'en', tagged: true, accessible: true });
  const [file] = read.attachments;
  expect(file?.name).toBe('resume.json');
  const embedded = importJsonResume(JSON.parse(Buffer.from(file?.content ?? []).toString('utf8')));
  expect(embedded.content.basics.name).toBe('Ada Lovelace');
  expect(pdf.length).toBe(size);
});

it('reads the position of text and recognizes page artifacts', async () => {
  const specimen = makeSpecimen('English', 'four');
  const { pages } = await readPdf(pdfOf(specimen));
  const [first] = pages;
  expect(first?.width).toBeCloseTo(210 * MILLIMETRE, 0);
  expect(first?.height).toBeCloseTo(297 * MILLIMETRE, 0);
  const name = first?.runs.find(({ text }) => text === 'Ada Lovelace');
  expect(name?.y).toBeCloseTo(specimen.design.marginY * MILLIMETRE, 0);
  expect(name?.height).toBeCloseTo(specimen.design.size * 2.5, 0);
  const artifacts = pages.map(({ runs }) => runs.filter(({ isArtifact }) => isArtifact).map(({ text }) => text));
  expect(artifacts).toEqual(pages.map((_, at) => [specimen.design.footer, `${at + 1} / ${pages.length}`]));
});

it.each([
  ['Arabic', 'عالمة رياضيات وكاتبة عن'],
  ['Hebrew', 'עדה לאבלייס\nמתמטיקאית וכותבת על המנוע האנליטי'],
] as const)('returns %s words in reading order', async (language, words) => {
  expect(textIn(await readPdf(pdfOf(makeSpecimen(language, 'one'))))).toContain(words);
});

it('splits ligatures into letters and composes accents', async () => {
  const specimen = makeSpecimen('English', 'one');
  const headline = 'The ﬁrst oﬃce, cafe\u0301';
  const text = textIn(await readPdf(pdfOf({ ...specimen, basics: { ...specimen.basics, headline } })));
  expect(text.split('\n')[1]).toBe('The first office, caf\u00e9');
});

it('rejects an invalid PDF', async () => {
  await expect(readPdf(new TextEncoder().encode('%PDF-1.7 and no more'))).rejects.toThrow();
});
