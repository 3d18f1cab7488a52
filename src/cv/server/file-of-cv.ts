import type { CvExport } from '../contract.ts';
import { exportHtml } from '../model/exports/html/document.ts';
import { exportMarkdown } from '../model/exports/markdown.ts';
import { exportRenderCv } from '../model/exports/rendercv.ts';
import { exportText } from '../model/exports/text.ts';
import { exportJsonResume } from '../model/json-resume/json-resume.ts';
import { pageWordsOf } from '../render/page-words.ts';
import { pdfOf, type Sheet } from '../render/set-cv.ts';
import { templateOf } from '../render/templates.ts';
import { typstFolder } from '../render/typst-folder.ts';
import { pictureOfPage } from './picture-of-page.ts';
import { writeDocx } from './write-docx.ts';

/** Which page is wanted, where the format shows one. */
type Wish = { page: number };
type Written = string | Uint8Array;
type Format = { type: string; ending: string; write(sheet: Sheet, wish: Wish): Written | Promise<Written> };

const PNG_WIDTH = 1654;

export const FORMATS: Record<CvExport, Format> = {
  pdf: { type: 'application/pdf', ending: 'pdf', write: (sheet) => pdfOf(sheet) },
  docx: {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ending: 'docx',
    write: (sheet) => writeDocx({ content: sheet.content, ...setAs(sheet), photo: sheet.photo?.bytes }),
  },
  html: {
    type: 'text/html; charset=utf-8',
    ending: 'html',
    write: (sheet) =>
      exportHtml(sheet.content, {
        ...setAs(sheet),
        photo: sheet.photo ? Buffer.from(sheet.photo.bytes).toString('base64') : undefined,
      }),
  },
  png: {
    type: 'image/png',
    ending: 'png',
    write: (sheet, { page }) => pictureOfPage(sheet, { page, width: PNG_WIDTH, format: 'png' }),
  },
  markdown: {
    type: 'text/markdown; charset=utf-8',
    ending: 'md',
    write: ({ content }) => exportMarkdown(content, pageWordsOf(content.design)),
  },
  text: {
    type: 'text/plain; charset=utf-8',
    ending: 'txt',
    write: ({ content }) => exportText(content, pageWordsOf(content.design)),
  },
  'json-resume': {
    type: 'application/json; charset=utf-8',
    ending: 'json',
    write: ({ content }) => `${JSON.stringify(exportJsonResume(content), null, 2)}\n`,
  },
  rendercv: {
    type: 'application/yaml; charset=utf-8',
    ending: 'yaml',
    write: ({ content }) => exportRenderCv(content),
  },
  typst: { type: 'application/zip', ending: 'typst.zip', write: (sheet) => typstFolder(sheet) },
};

/** In which words and typefaces a sheet is written where no template sets it. */
export const setAs = ({ content: { design } }: Sheet) => ({
  words: pageWordsOf(design),
  templateFonts: templateOf(design.template).fonts,
});

/** A CV in a format. A page other than the first is told by its number. */
export async function fileOfCv(sheet: Sheet, format: CvExport, wish: Wish) {
  const { type, ending, write } = FORMATS[format];
  const number = format === 'png' && wish.page > 1 ? `${wish.page}.` : '';
  return { type, ending: number + ending, written: await write(sheet, wish) };
}
