import { readRecord } from '#records/service.ts';
import type { LetterExport } from '../contract-pages.ts';
import { letterIn } from '../model/letters/letter-outline.ts';
import { letterWordsOf } from '../render/page-words.ts';
import { pdfOf, type Sheet } from '../render/set-cv.ts';
import { asFile } from './as-file.ts';
import { cvKind } from './cv-kind.ts';
import { FORMATS, setAs } from './file-of-cv.ts';
import { type CvCtx, letterSheetOf } from './sheet-of.ts';
import { writeDocx } from './write-docx.ts';

type Wish = { id: string; letter: string; format: LetterExport };

/** One of the letters of a CV as a file. It is called what its member calls it. */
export async function exportLetter(ctx: CvCtx, { id, letter, format }: Wish) {
  const { name, document } = await readRecord(ctx, cvKind, { id });
  const sheet = letterSheetOf(document, letter);
  const called = letterIn(document, letter)?.name.trim() || name;
  const { type, ending } = FORMATS[format];
  return asFile(`${called}.${ending}`, await WRITE[format](sheet), type);
}

const WRITE: Record<LetterExport, (sheet: Sheet & { letter: string }) => Promise<Uint8Array>> = {
  pdf: pdfOf,
  docx: (sheet) => {
    const { content, letter } = sheet;
    return writeDocx({
      content,
      ...setAs(sheet),
      photo: undefined,
      letter: { id: letter, words: letterWordsOf(content.design) },
    });
  },
};
