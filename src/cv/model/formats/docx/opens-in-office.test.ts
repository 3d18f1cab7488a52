import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { makeExample } from '#cv/examples/examples.ts';
import { pageWordsOf } from '#cv/render/page-words.ts';
import { extractPdf } from '#cv/server/import/pdf/extract-pdf.ts';
import { textsOf } from '#cv/testing/cv-texts.ts';
import { makeSpecimen } from '#testing/cv-specimens.ts';
import type { CvContent } from '../../content.ts';
import { outlineOf } from '../../outline/outline.ts';
import type { SourceLine } from '../unstructured/source-document.ts';
import { exportDocx } from './document.ts';

const run = promisify(execFile);
const TIMEOUT_MS = 120_000;

/** LibreOffice, which Debian's package `libreoffice-writer-nogui` installs; undefined without it. */
const office = await run('soffice', ['--version'], { timeout: TIMEOUT_MS }).then(
  () => 'soffice',
  () => undefined,
);

/** Converts a Word document to PDF as LibreOffice prints it, and returns the words on its pages. */
async function wordsInOffice(program: string, docx: Uint8Array): Promise<{ words: Set<string>; complaints: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-office-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeFile(join(folder, 'cv.docx'), docx);
  const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
  const conversion = [
    '--headless',
    '--convert-to',
    'pdf:writer_pdf_Export',
    '--outdir',
    folder,
    join(folder, 'cv.docx'),
  ];
  const { stderr } = await run(program, [profile, ...conversion], { timeout: TIMEOUT_MS });
  const { lines } = await extractPdf(await readFile(join(folder, 'cv.pdf')));
  const complaints = stderr.split('\n').filter((line) => /error|corrupt|repair|could not be loaded/i.test(line));
  return { words: new Set(lines.flatMap((line) => wordsIn(textOf(line)))), complaints: complaints.join('\n') };
}

const textOf = ({ segments }: SourceLine) =>
  segments
    .flat()
    .map(({ text }) => text)
    .join(' ');

/** Returns the longer words of a text. Shorter ones may be divided at the end of a line. */
const wordsIn = (text: string) => text.normalize('NFC').match(/[\p{L}\p{M}\p{N}]{4,}/gu) ?? [];

const CVS: readonly [name: string, content: CvContent][] = [
  ['an example', makeExample('nurse', { name: 'Ada Lovelace', email: 'ada@example.org' })],
  ['four pages in German', makeSpecimen('German', 'four')],
];

describe.skipIf(office === undefined)(
  'opening an exported Word document in LibreOffice (skipped without soffice)',
  () => {
    it.each(CVS)('shows every word of %s without a complaint', { timeout: TIMEOUT_MS }, async (_, content) => {
      const words = pageWordsOf(content.design);
      const docx = await exportDocx(content, { words, templateFonts: 'source-serif', photo: undefined });
      const shown = await wordsInOffice(office ?? '', docx);
      const missing = wordsIn(textsOf(outlineOf(content, words)).join('\n')).filter((word) => !shown.words.has(word));
      expect([shown.complaints, missing]).toEqual(['', []]);
    });
  },
);
