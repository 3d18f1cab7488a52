import { readRecord } from '#records/service.ts';
import type { LetterExport } from '../contract-pages.ts';
import { letterIn } from '../model/letters/letter-outline.ts';
import { pdfOf, type Sheet } from '../render/set-cv.ts';
import { asFile } from './as-file.ts';
import { cvKind } from './cv-kind.ts';
import { FORMATS } from './file-of-cv.ts';
import { type CvCtx, letterSheetOf } from './sheet-of.ts';
import { runCvTask } from './worker/cv-tasks.ts';

type Wish = { id: string; letter: string; format: LetterExport };

/** Exports a cover letter of a CV as a file, named after the letter or else the CV. */
export async function exportLetter(ctx: CvCtx, { id, letter, format }: Wish) {
  const { name, document } = await readRecord(ctx, cvKind, { id });
  const sheet = letterSheetOf(ctx, document, letter);
  const called = letterIn(document, letter)?.name.trim() || name;
  const { type, ending } = FORMATS[format];
  return asFile(`${called}.${ending}`, await write(sheet, format), type);
}

const write = (sheet: Sheet, format: LetterExport): Promise<string | Uint8Array> =>
  format === 'pdf' ? pdfOf(sheet) : runCvTask('writeFile', { sheet, format }, sheet.owner);
