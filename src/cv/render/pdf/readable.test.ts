import { describe, expect, it } from 'vitest';
import { makeSpecimen, type SpecimenLanguage } from '#testing/cv-specimens.ts';
import { makeCompiler } from '../compile.ts';
import { fontFolders } from '../font-files.ts';
import { lettersOf } from '../reading/letters.ts';
import { linesOf, textOf } from '../reading/lines-of-runs.ts';
import { readPdf } from '../reading/read-pdf.ts';
import { renderJobOf } from '../render-input.ts';
import { TEMPLATES_FOLDER } from '../templates.ts';
import { objectsOf, refOf } from './objects.ts';
import { withReadableText } from './readable.ts';
import { toHex } from './strings.ts';

const compile = makeCompiler({ templates: TEMPLATES_FOLDER, fonts: fontFolders() });

function pdfOf(language: SpecimenLanguage, { headline }: { headline?: string }) {
  const specimen = makeSpecimen(language, headline === undefined ? 'two' : 'one');
  const content = { ...specimen, basics: { ...specimen.basics, headline: headline ?? specimen.basics.headline } };
  const result = compile({ ...renderJobOf({ content, photo: null }), template: 'classic', make: 'pdf' });
  if (result.make !== 'pdf') throw new Error('expected a PDF');
  return result.pdf;
}
const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

describe('a PDF with Arabic letters', () => {
  const VOCALIZED = 'مهندسًا علّق مُهندِسَة قلّ قل';

  it.each(['Arabic', 'English'] as const)('contains each letter and mark once, in a CV in %s', async (language) => {
    const read = await readPdf(pdfOf(language, { headline: VOCALIZED }));
    expect(textOf(linesOf(read.pages)).split('\n')[1]).toBe(VOCALIZED);
  });

  it('encodes ligatures as one character and no mark by itself', () => {
    const { heads, streamOf } = objectsOf(pdfOf('Arabic', { headline: `عبد الله ${VOCALIZED} الآن لأن إلا` }));
    const streams = (name: string) =>
      [...heads.values()]
        .flatMap((head) => refOf(head, name) || [])
        .map(streamOf)
        .join('');
    const toUnicode = streams('ToUnicode');
    for (const sign of ['FEF5', 'FEF7', 'FEFB', 'FDF2', '0651']) expect(toUnicode).toContain(` <${sign}>\n`);
    expect(toUnicode).not.toMatch(/> <(?:0644062[2357]|06[234]\w06[45]\w|0000|FEFF|FFFE)?>\n/);
    const contents = streams('Contents');
    expect(contents.split('/ActualText <FEFF>').length - 1).toBeGreaterThanOrEqual(
      VOCALIZED.match(/\p{M}/gu)?.length ?? 0,
    );
    expect(contents).not.toMatch(/\/ActualText <FEFF06\w\w06[45]\w>/);
  });

  it('keeps metadata, attachments and object offsets intact', async () => {
    const pdf = pdfOf('Arabic', {});
    const { attachments, pages, ...metadata } = await readPdf(pdf);
    expect(metadata).toEqual({ title: 'آدا لوفلايس', language: 'ar', tagged: true, accessible: true });
    expect(attachments.map(({ name }) => name)).toEqual(['resume.json']);
    expect(pages.length).toBeGreaterThan(1);
    const [, table = '', entries = ''] =
      /xref\n0 (\d+)\n0{10} 65535 f\s+((?:\d{10} \d{5} n\s+)+)trailer/.exec(latin1(pdf)) ?? [];
    const offsets = [...entries.matchAll(/(\d{10}) \d{5} n/g)].map(([, at]) => Number(at));
    expect(offsets).toHaveLength(Number(table) - 1);
    for (const [at, offset] of offsets.entries()) {
      expect(latin1(pdf.subarray(offset, offset + 12))).toMatch(new RegExp(`^${at + 1} 0 obj\n`));
    }
  });
});

describe('a PDF with Devanagari letters', () => {
  const HEADLINE = 'गणितज्ञ संक्रियाओं का कार्य, राष्ट्र और जुलाई';

  it('contains each letter once', async () => {
    const read = await readPdf(pdfOf('Hindi', { headline: HEADLINE }));
    const line = textOf(linesOf(read.pages)).split('\n')[1] ?? '';
    expect(lettersOf(line).text).toBe(lettersOf(HEADLINE).text);
  });

  it('has the text of each syllable in reading order', () => {
    const { heads, streamOf } = objectsOf(pdfOf('Hindi', { headline: HEADLINE }));
    const contents = [...heads.values()]
      .flatMap((head) => refOf(head, 'Contents') || [])
      .map(streamOf)
      .join('');
    for (const syllable of ['णि', 'क्रि', 'र्य']) expect(contents).toContain(`/ActualText <FEFF${toHex(syllable)}>`);
  });
});

it('returns an unknown file unchanged', () => {
  const broken = new TextEncoder().encode('%PDF-1.7 and no more\nstartxref\n9\n%%EOF');
  expect(withReadableText(broken)).toBe(broken);
});
