import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { root } from '#platform/server/root.ts';
import { checkPages, type PageCheckResult, type PageFault } from '#testing/check-pages.ts';
import {
  makeSpecimen,
  SPECIMEN_LANGUAGES,
  SPECIMEN_LENGTHS,
  type SpecimenLanguage,
  type SpecimenLength,
} from '#testing/cv-specimens.ts';
import { drawsAllExamples } from '#testing/runs.ts';
import { makeCompiler } from './compile.ts';
import { fontFolders } from './font-files.ts';
import { TEMPLATES, TEMPLATES_FOLDER } from './templates.ts';

const compile = makeCompiler({ templates: TEMPLATES_FOLDER, fonts: fontFolders() });

/** Columns of the report `test-results/pages.md`. */
const COLUMNS: Record<string, (proof: PageCheckResult) => string | number> = {
  pages: ({ pages }) => pages,
  'PDF/UA-1': passes('is not PDF/UA-1'),
  tagged: passes('has no tags'),
  'language right': passes('is in another language'),
  'title right': passes('has another title'),
  'fields found': ({ fields, faults }) => `${fields - faults.lacks.length}/${fields}`,
  'out of order': count('has out of order'),
  'pdftotext: fields found': ({ byPdftotext, fields, faults }) =>
    byPdftotext ? `${fields - faults['lacks for pdftotext'].length}/${fields}` : 'not here',
  'pdftotext: out of order': ({ byPdftotext, faults }) =>
    byPdftotext ? faults['has out of order for pdftotext'].length : 'not here',
  'outside margins': count('has outside its margins'),
  'stranded headings': count('ends a page with the heading'),
  'lone last lines': count('opens a page with the last line on'),
  overlaps: count('has on one another'),
};
function passes(fault: PageFault) {
  return ({ faults }: PageCheckResult) => (faults[fault].length === 0 ? 'yes' : 'NO');
}
function count(fault: PageFault) {
  return ({ faults }: PageCheckResult) => faults[fault].length;
}
const results: (string | number)[][] = [];

afterAll(() => {
  const folder = join(root, 'test-results');
  mkdirSync(folder, { recursive: true });
  const headings = ['template', 'language', 'length', ...Object.keys(COLUMNS)];
  const rows = [headings, headings.map(() => '---'), ...results];
  writeFileSync(join(folder, 'pages.md'), rows.map((row) => `| ${row.join(' | ')} |\n`).join(''));
});

/** The lengths to render: `npm run fuzz` proves all of them in all languages, `npm test` in one. */
const lengthsIn = (language: SpecimenLanguage): readonly SpecimenLength[] =>
  drawsAllExamples() || language === 'English' ? SPECIMEN_LENGTHS : ['two'];

describe.each([...TEMPLATES.values()])('the template $id', (template) => {
  it.each(SPECIMEN_LANGUAGES)('renders pages in %s', { timeout: 120_000 }, async (language) => {
    const faults: string[] = [];
    for (const length of lengthsIn(language)) {
      const proof = await checkPages(compile, makeSpecimen(language, length), template);
      results.push([template.id, language, length, ...Object.values(COLUMNS).map((cellOf) => cellOf(proof))]);
      for (const [fault, details] of Object.entries(proof.faults)) {
        faults.push(...details.map((one) => `${template.id}, ${language}, ${length}: ${fault} ${one}`));
      }
    }
    expect(faults).toEqual([]);
  });
});
