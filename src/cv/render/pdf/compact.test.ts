import { getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { makeSpecimen, type SpecimenLanguage } from '#testing/cv-specimens.ts';
import { pdfSource } from '#testing/pdf-source.ts';
import { makeCompiler } from '../compile.ts';
import { fontFolders } from '../font-files.ts';
import { extractAttachments } from '../reading/file-inside.ts';
import { renderJobOf } from '../render-input.ts';
import { TEMPLATES_FOLDER } from '../templates.ts';
import { compactPdf } from './compact.ts';

const compile = makeCompiler({ templates: TEMPLATES_FOLDER, fonts: fontFolders() });
const pdfOf = (language: SpecimenLanguage) =>
  compile({ ...renderJobOf({ content: makeSpecimen(language, 'two'), photo: null }), make: 'pdf' }).pdf;

/** Returns everything that a reader finds in a PDF, without the numbers of its objects. */
async function read(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, at) => {
      const page = await pdf.getPage(at + 1);
      const { items } = await page.getTextContent({ includeMarkedContent: true });
      const links = (await page.getAnnotations()).map(({ url, rect }) => ({ url, rect }));
      return { items, links, tags: await page.getStructTree() };
    }),
  );
  const { info, metadata } = await pdf.getMetadata();
  const files = [...(await extractAttachments(bytes, () => true))];
  const found = { info, metadata: metadata?.getRaw(), marks: await pdf.getMarkInfo(), pages, files };
  return JSON.parse(
    JSON.stringify(found, (name, value) =>
      name === 'fontName' || (name === 'id' && typeof value === 'string') ? undefined : value,
    ),
  );
}

describe('a compact PDF', () => {
  it.each(['English', 'Arabic', 'Japanese'] as const)('reads like the one of the compiler: %s', async (language) => {
    const pdf = pdfOf(language);
    const compact = compactPdf(pdf);
    expect(await read(compact)).toEqual(await read(pdf));
    expect(compact.length).toBeLessThan(pdf.length * 0.75);
  });

  it('is what it was if it cannot be read, and says nothing of doubtful tags', () => {
    for (const bytes of ['', 'no PDF', '%PDF-1.7\nstartxref\n5\n%%EOF'].map((text) => Buffer.from(text)))
      expect(compactPdf(bytes)).toBe(bytes);
    const pdf = pdfOf('English');
    const changed = (from: string | RegExp, to: string) =>
      Buffer.from(Buffer.from(pdf).toString('latin1').replace(from, to), 'latin1');
    // Of the same length, so that the objects stay where they are.
    for (const other of [
      changed('>>\nstream\n', '>> stream\n'),
      changed(/\/Length (\d)\d{3}\b/, '/Length $1 0 R'),
      changed(/\b(\d+) 0 obj/, '$1 1 obj'),
    ])
      expect(compactPdf(other)).toBe(other);
    const source = pdfSource(compactPdf(pdfOf('English')));
    expect(source).toContain('/Marked true');
    expect(source).not.toContain('/Suspects');
  });
});
