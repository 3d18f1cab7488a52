import { getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { checkPages } from '#testing/check-pages.ts';
import { makeLetterSpecimen } from '#testing/cv-letters.ts';
import { makeSpecimen } from '#testing/cv-specimens.ts';
import { readQrImage } from '#testing/read-qr.ts';
import type { CvContent } from '../model/content.ts';
import type { Design } from '../model/design.ts';
import { makeCompiler } from './compile.ts';
import { fontFolders } from './font-files.ts';
import { rasterizePage } from './raster.ts';
import { renderJobOf } from './render-input.ts';
import { TEMPLATES, TEMPLATES_FOLDER } from './templates.ts';

const ADDRESS = 'https://ada.cv.example/a-resume/of-some-length?from=paper';
const compile = makeCompiler({ templates: TEMPLATES_FOLDER, fonts: fontFolders() });

const withDesign = (content: CvContent, design: Partial<Design>): CvContent => ({
  ...content,
  design: { ...content.design, ...design },
});
const withCode = (content: CvContent, design: Partial<Design> = {}) =>
  withDesign(content, { qr: 'address', qrAddress: ADDRESS, ...design });

function pdfOf(content: CvContent) {
  const made = compile({ ...renderJobOf({ content, photo: null }), make: 'pdf' });
  if (made.make !== 'pdf') throw new Error('the compiler made no PDF');
  return made.pdf;
}

async function readCodeOf(content: CvContent) {
  const made = compile({ ...renderJobOf({ content, photo: null }), make: 'pages' });
  if (made.make !== 'pages') throw new Error('the compiler made no pages');
  return readQrImage(await rasterizePage(made.pages[0] ?? '', 1400, 'png'));
}

/** Returns the link targets on the first page of a PDF, and the alternative texts of its figures. */
async function linksAndTextsOf(pdf: Uint8Array) {
  const page = await (await getDocumentProxy(new Uint8Array(pdf))).getPage(1);
  const links = (await page.getAnnotations()).flatMap(({ url }: { url?: string }) => (url === undefined ? [] : [url]));
  const texts: string[] = [];
  const collect = (node: { alt?: string; children?: unknown[] }) => {
    if (node.alt !== undefined) texts.push(node.alt);
    for (const child of node.children ?? []) collect(child as typeof node);
  };
  collect(await page.getStructTree());
  return { links, texts };
}

describe.each([...TEMPLATES.values()])('the QR code in the template $id', (template) => {
  const expectScannedAndFaultless = async (content: CvContent) => {
    expect(await readCodeOf(content)).toBe(ADDRESS);
    const { faults } = await checkPages(compile, content, template);
    expect(Object.entries(faults).filter(([, details]) => details.length > 0)).toEqual([]);
  };

  it('is scanned from dark paper, which it lightens, from right to left', { timeout: 60_000 }, async () => {
    const dark = { template: template.id, background: '#10151c', text: '#f2f4f7', accent: '#8ab4f8' };
    await expectScannedAndFaultless(withCode(makeSpecimen('Arabic', 'one'), dark));
  });

  it('is scanned from the page, and is a link with an alternative text', { timeout: 60_000 }, async () => {
    const content = withCode(makeSpecimen('German', 'one'), { template: template.id });
    await expectScannedAndFaultless(content);
    const { links, texts } = await linksAndTextsOf(pdfOf(content));
    expect(links).toContain(ADDRESS);
    expect(texts).toContain(`QR-Code: ${ADDRESS.replace('https://', '')}`);
  });
});

it('is drawn as vectors, without an image of pixels', () => {
  const pdf = Buffer.from(pdfOf(withCode(makeSpecimen('English', 'one')))).toString('latin1');
  expect(pdf).not.toMatch(/\/Subtype\s*\/Image/);
});

it('changes nothing in the data of a CV without one', () => {
  const content = makeSpecimen('English', 'one');
  for (const design of [{}, { qrAddress: ADDRESS }, { qr: 'address', qrAddress: 'javascript:alert(1)' }] as const) {
    const { qr: _, design: __, ...data } = renderJobOf({ content: withDesign(content, design), photo: null }).data;
    const { design: ___, ...expected } = renderJobOf({ content, photo: null }).data;
    expect(data).toEqual(expected);
    expect(renderJobOf({ content: withDesign(content, design), photo: null }).data).not.toHaveProperty('qr');
  }
});

it('follows the website of the CV', async () => {
  const content = makeSpecimen('English', 'one');
  const basics = { ...content.basics, url: 'https://ada.example/' };
  expect(await readCodeOf(withDesign({ ...content, basics }, { qr: 'website' }))).toBe('https://ada.example/');
});

it('is not part of a cover letter', () => {
  const { content, letter } = makeLetterSpecimen('English', 'one page');
  const { data } = renderJobOf({ content: withCode(content), photo: null, letter: letter.id });
  expect(data).not.toHaveProperty('qr');
});
