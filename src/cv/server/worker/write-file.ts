import type { CvExport } from '../../contract.ts';
import { exportHtml } from '../../model/exports/html/document.ts';
import { exportMarkdown } from '../../model/exports/markdown.ts';
import { exportRenderCv } from '../../model/exports/rendercv.ts';
import { exportText } from '../../model/exports/text.ts';
import { exportJsonResume } from '../../model/json-resume/json-resume.ts';
import { letterIn } from '../../model/letters/letter-outline.ts';
import type { Sheet } from '../../render/order-of.ts';
import { letterWordsOf, pageWordsOf } from '../../render/page-words.ts';
import { templateOf } from '../../render/templates.ts';
import { typstFolder } from '../../render/typst-folder.ts';

/** The formats that are written from the content; all others are typeset. */
export type TextFormat = Exclude<CvExport, 'pdf' | 'png'>;

type Write = (sheet: Sheet) => string | Uint8Array | Promise<string | Uint8Array>;

const WRITERS: Record<TextFormat, Write> = {
  docx: writeDocx,
  html: (sheet) =>
    exportHtml(sheet.content, {
      ...setAs(sheet),
      photo: sheet.photo ? Buffer.from(sheet.photo.bytes).toString('base64') : undefined,
    }),
  markdown: ({ content }) => exportMarkdown(content, pageWordsOf(content.design)),
  text: ({ content }) => exportText(content, pageWordsOf(content.design)),
  'json-resume': ({ content }) => `${JSON.stringify(exportJsonResume(content), null, 2)}\n`,
  rendercv: ({ content }) => exportRenderCv(content),
  typst: (sheet) => typstFolder(sheet),
};

/** Writes a CV in a format, or its cover letter if `sheet.letter` is set. */
export const writeFile = (sheet: Sheet, format: TextFormat) => WRITERS[format](sheet);

/** Returns the words and fonts of a CV for formats without a template. */
const setAs = ({ content: { design } }: Sheet) => ({
  words: pageWordsOf(design),
  templateFonts: templateOf(design.template).fonts,
});

async function writeDocx(sheet: Sheet) {
  const { content, letter: id, photo } = sheet;
  // The library is large, and no other format needs it.
  if (id === undefined) {
    const { exportDocx } = await import('../../model/exports/docx/document.ts');
    return exportDocx(content, { ...setAs(sheet), photo: photo?.bytes });
  }
  const { exportLetterDocx } = await import('../../model/exports/docx/letter.ts');
  const letter = letterIn(content, id);
  if (!letter) throw new Error('there is no such letter');
  return exportLetterDocx(content, letter, { ...setAs(sheet), letterWords: letterWordsOf(content.design) });
}
