import type { CvExport } from '../contract.ts';
import { type RenderInput, renderPdf } from '../render/render-cv.ts';
import { renderPageImage } from './render-page-image.ts';
import { runCvTask } from './worker/cv-tasks.ts';

/** `page` is the page to show, in a format of a single page. */
type RenderExportOptions = { page: number };
type FileContent = string | Uint8Array;

const PNG_WIDTH = 1654;

export const FORMATS: Record<CvExport, { type: string; extension: string }> = {
  pdf: { type: 'application/pdf', extension: 'pdf' },
  docx: { type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', extension: 'docx' },
  html: { type: 'text/html; charset=utf-8', extension: 'html' },
  png: { type: 'image/png', extension: 'png' },
  markdown: { type: 'text/markdown; charset=utf-8', extension: 'md' },
  text: { type: 'text/plain; charset=utf-8', extension: 'txt' },
  'json-resume': { type: 'application/json; charset=utf-8', extension: 'json' },
  europass: { type: 'application/xml; charset=utf-8', extension: 'europass.xml' },
  rendercv: { type: 'application/yaml; charset=utf-8', extension: 'yaml' },
  typst: { type: 'application/zip', extension: 'typst.zip' },
};

/** Returns a CV in a format. The file ending includes the page number, except for the first page. */
export async function renderExport(input: RenderInput, format: CvExport, { page }: RenderExportOptions) {
  const { type, extension } = FORMATS[format];
  const pageSuffix = format === 'png' && page > 1 ? `${page}.` : '';
  return { type, extension: pageSuffix + extension, content: await renderFormat(input, format, page) };
}

function renderFormat(input: RenderInput, format: CvExport, page: number): Promise<FileContent> {
  if (format === 'pdf') return renderPdf(input);
  if (format === 'png') return renderPageImage(input, { page, width: PNG_WIDTH, format });
  return runCvTask('writeFile', { sheet: input, format }, input.owner);
}
