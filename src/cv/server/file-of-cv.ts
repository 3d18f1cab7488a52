import type { CvExport } from '../contract.ts';
import { pdfOf, type Sheet } from '../render/set-cv.ts';
import { pictureOfPage } from './picture-of-page.ts';
import { runCvTask } from './worker/cv-tasks.ts';

/** `page` is the page to show, in a format of a single page. */
type Options = { page: number };
type Written = string | Uint8Array;

const PNG_WIDTH = 1654;

export const FORMATS: Record<CvExport, { type: string; ending: string }> = {
  pdf: { type: 'application/pdf', ending: 'pdf' },
  docx: { type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', ending: 'docx' },
  html: { type: 'text/html; charset=utf-8', ending: 'html' },
  png: { type: 'image/png', ending: 'png' },
  markdown: { type: 'text/markdown; charset=utf-8', ending: 'md' },
  text: { type: 'text/plain; charset=utf-8', ending: 'txt' },
  'json-resume': { type: 'application/json; charset=utf-8', ending: 'json' },
  rendercv: { type: 'application/yaml; charset=utf-8', ending: 'yaml' },
  typst: { type: 'application/zip', ending: 'typst.zip' },
};

/** Returns a CV in a format. The file ending includes the page number, except for the first page. */
export async function fileOfCv(sheet: Sheet, format: CvExport, { page }: Options) {
  const { type, ending } = FORMATS[format];
  const number = format === 'png' && page > 1 ? `${page}.` : '';
  return { type, ending: number + ending, written: await write(sheet, format, page) };
}

function write(sheet: Sheet, format: CvExport, page: number): Promise<Written> {
  if (format === 'pdf') return pdfOf(sheet);
  if (format === 'png') return pictureOfPage(sheet, { page, width: PNG_WIDTH, format });
  return runCvTask('writeFile', { sheet, format }, sheet.owner);
}
