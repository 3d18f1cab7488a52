import { readRecord } from '#records/service.ts';
import type { CvExport } from '../contract.ts';
import { exportMarkdown } from '../model/exports/markdown.ts';
import { exportRenderCv } from '../model/exports/rendercv.ts';
import { exportText } from '../model/exports/text.ts';
import { exportJsonResume } from '../model/json-resume/json-resume.ts';
import { pageWordsOf } from '../render/page-words.ts';
import { pdfOf, type Sheet } from '../render/set-cv.ts';
import { typstFolder } from '../render/typst-folder.ts';
import { cvKind } from './cv-kind.ts';
import { pictureOfPage } from './picture-of-page.ts';
import { type CvCtx, sheetOf } from './sheet-of.ts';

type Wish = { id: string; format: CvExport; page: number };
type Format = {
  type: string;
  ending: string;
  write(sheet: Sheet, wish: Wish): string | Uint8Array | Promise<Uint8Array>;
};

const PNG_WIDTH = 1654;

const FORMATS: Record<CvExport, Format> = {
  pdf: { type: 'application/pdf', ending: 'pdf', write: pdfOf },
  png: {
    type: 'image/png',
    ending: 'png',
    write: (sheet, { page }) => pictureOfPage(sheet, { page, width: PNG_WIDTH, format: 'png' }),
  },
  typst: { type: 'application/zip', ending: 'typst.zip', write: typstFolder },
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
};

/** A CV as a file that other programs read. */
export async function exportCv(ctx: CvCtx, wish: Wish) {
  const { name, document } = await readRecord(ctx, cvKind, { id: wish.id });
  const { type, ending, write } = FORMATS[wish.format];
  const written = await write(await sheetOf(ctx, document), wish);
  return {
    headers: { 'content-disposition': attachment(`${name}.${ending}`), 'cache-control': 'no-store' },
    body: new Blob([written as BlobPart], { type }),
  };
}

/** The name in signs that every browser knows, and as it is. */
function attachment(name: string) {
  const plain = name
    .normalize('NFKD')
    .replace(/[^\w.-]+/g, '-')
    .replace(/^-+/, '');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, percent)}`;
}
const percent = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
