import type { CvContent } from '../../src/cv/model/content.ts';
import type { UnstructuredFormat } from '../../src/cv/model/formats/unstructured/source-document.ts';
import { makeCompiler } from '../../src/cv/render/compile.ts';
import { fontFolders } from '../../src/cv/render/font-files.ts';
import { renderJobOf } from '../../src/cv/render/render-input.ts';
import { TEMPLATES_FOLDER } from '../../src/cv/render/templates.ts';
import { writeFile } from '../../src/cv/server/worker/write-file.ts';
import type { Chromium } from './chromium.ts';
import { DOCX_LOOKS, writeWord } from './docx-looks.ts';
import { HTML_LOOKS, htmlOf } from './html-looks.ts';
import { printWithLatex } from './latex.ts';
import { plainOutlineOf } from './plain-outline.ts';
import { printWithReactPdf, REACT_PDF_LOOKS } from './react-pdf-looks.ts';

/** A CV as another program writes it, without data. */
export type ForeignFile = { name: string; format: UnstructuredFormat; bytes: Uint8Array };

const LATIN = /^(?:en|de|fr|es|tr|it|pt)\b/;
/** Templates with different columns. */
const OWN_TEMPLATES = ['classic', 'modern'];

const compile = makeCompiler({ templates: TEMPLATES_FOLDER, fonts: fontFolders() });

/** Prints and writes a CV in the looks of other programs, and in ours without its data. */
export async function foreignFilesOf(
  content: CvContent,
  chromium: Chromium,
  latexLooks: readonly string[] = [],
): Promise<ForeignFile[]> {
  const outline = plainOutlineOf(content);
  const { language } = outline;
  const files: ForeignFile[] = [];
  const add = (name: string, format: UnstructuredFormat, bytes: Uint8Array | string) =>
    files.push({ name, format, bytes: typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes });
  if (LATIN.test(language)) {
    for (const look of REACT_PDF_LOOKS) add(`react-pdf ${look}`, 'pdf', await printWithReactPdf(outline, look));
    for (const look of latexLooks) add(`latex ${look}`, 'pdf', await printWithLatex(outline, look));
  }
  for (const look of HTML_LOOKS) {
    const html = htmlOf(outline, look);
    add(`page ${look}`, 'html', html);
    add(`chromium ${look}`, 'pdf', await chromium.print(html, language, true));
    add(`chromium untagged ${look}`, 'pdf', await chromium.print(html, language, false));
  }
  for (const look of DOCX_LOOKS) add(`word ${look}`, 'docx', await writeWord(outline, look));
  for (const template of OWN_TEMPLATES) add(`own ${template}`, 'pdf', typesetWithoutData(content, template));
  const input = { content, photo: null, owner: 'corpus' };
  for (const format of ['docx', 'html', 'text', 'markdown'] as const) {
    add(`own ${format}`, format, await writeFile(input, format));
  }
  return files;
}

function typesetWithoutData(content: CvContent, template: string): Uint8Array {
  const job = renderJobOf({ content: { ...content, design: { ...content.design, template } }, photo: null });
  const result = compile({ ...job, attachment: null, make: 'pdf' });
  if (result.make !== 'pdf') throw new Error('expected a PDF');
  return result.pdf;
}
