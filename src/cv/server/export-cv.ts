import { DEFAULT_LANGUAGE, isLanguage } from '#platform/i18n/languages.ts';
import { wordsOf } from '#platform/i18n/words.ts';
import { type RecordsCtx, readRecord } from '#records/service.ts';
import type { CvContent, CvExport } from '../contract.ts';
import { exportMarkdown } from '../model/exports/markdown.ts';
import { exportRenderCv } from '../model/exports/rendercv.ts';
import { exportText } from '../model/exports/text.ts';
import { exportJsonResume } from '../model/json-resume/json-resume.ts';
import { cvKind } from './cv-kind.ts';

type Format = { type: string; ending: string; write(content: CvContent): string };

const headingsFor = ({ design }: CvContent) => {
  const [language = ''] = design.language.split('-', 1);
  return wordsOf(isLanguage(language) ? language : DEFAULT_LANGUAGE)['cv-page'];
};

const FORMATS: Record<CvExport, Format> = {
  'json-resume': {
    type: 'application/json; charset=utf-8',
    ending: 'json',
    write: (content) => `${JSON.stringify(exportJsonResume(content), null, 2)}\n`,
  },
  rendercv: { type: 'application/yaml; charset=utf-8', ending: 'yaml', write: exportRenderCv },
  markdown: {
    type: 'text/markdown; charset=utf-8',
    ending: 'md',
    write: (content) => exportMarkdown(content, headingsFor(content)),
  },
  text: {
    type: 'text/plain; charset=utf-8',
    ending: 'txt',
    write: (content) => exportText(content, headingsFor(content)),
  },
};

/** A CV as a file that other programs read. */
export async function exportCv(ctx: RecordsCtx, { id, format }: { id: string; format: CvExport }) {
  const { name, document } = await readRecord(ctx, cvKind, { id });
  const { type, ending, write } = FORMATS[format];
  return {
    headers: { 'content-disposition': attachment(`${name}.${ending}`), 'cache-control': 'no-store' },
    body: new Blob([write(document)], { type }),
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
