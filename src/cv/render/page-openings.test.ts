import { describe, expect, it } from 'vitest';
import { makeSpecimen } from '#testing/cv-specimens.ts';
import { emptySidebars, loneLastLines, strandedHeadings } from '#testing/page-layout-faults.ts';
import { moveToSidebar } from '../model/columns.ts';
import type { CvContent } from '../model/content.ts';
import { importRenderCv } from '../model/formats/rendercv/read.ts';
import { outlineOf } from '../model/outline/outline.ts';
import { cvFileValue } from '../testing/cv-files.ts';
import { makeCompiler } from './compile.ts';
import { fontFolders } from './font-files.ts';
import { pageWordsOf } from './page-words.ts';
import { findFields } from './reading/find-fields.ts';
import { linesOf } from './reading/lines-of-runs.ts';
import { readPdf } from './reading/read-pdf.ts';
import { renderJobOf } from './render-input.ts';
import { TEMPLATES, TEMPLATES_FOLDER } from './templates.ts';

const compile = makeCompiler({ templates: TEMPLATES_FOLDER, fonts: fontFolders() });

const DOCUMENTS: Record<string, CvContent> = {
  'of four pages': makeSpecimen('English', 'four'),
  'of many short entries': importRenderCv(cvFileValue('rendercv-two-pages.yaml')).content,
};
/** Margins in mm by which a page ends after two different lines. The proof of all languages has other lengths and margins. */
const MARGINS = [12.3, 16.9];

async function faultsOf(content: CvContent, isTwoColumn: boolean) {
  const made = compile({ ...renderJobOf({ content, photo: null }), make: 'pdf' });
  const { pages } = await readPdf(made.pdf);
  const outline = outlineOf(content, pageWordsOf(content.design));
  const fields = findFields(outline, linesOf(pages));
  return [
    ...loneLastLines(outline, fields).map((one) => `opens with the last line of ${one}`),
    ...strandedHeadings(outline, fields).map((one) => `ends with the heading ${one}`),
    ...(isTwoColumn ? emptySidebars(outline, fields, pages) : []),
  ];
}

describe.each([...TEMPLATES.values()])('pages in the template $id', ({ id: template, columns }) => {
  it.each(Object.entries(DOCUMENTS))('open with two lines of what began before, for a CV %s', async (_, document) => {
    const content = columns === 2 ? moveToSidebar(document) : document;
    const faults: string[] = [];
    for (const marginY of MARGINS) {
      const found = await faultsOf({ ...content, design: { ...content.design, template, marginY } }, columns === 2);
      faults.push(...found.map((fault) => `${marginY} mm: ${fault}`));
    }
    expect(faults).toEqual([]);
  });
});
