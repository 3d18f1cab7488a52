import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { root } from '#platform/root.ts';
import { makeSpecimen, SPECIMEN_LANGUAGES, SPECIMEN_LENGTHS } from '#testing/cv-specimens.ts';
import { type Fault, type Proof, provePages } from '#testing/prove-pages.ts';
import { makeCompiler } from './compile.ts';
import { fontFolders } from './font-files.ts';
import { TEMPLATES, TEMPLATES_FOLDER } from './templates.ts';

const compile = makeCompiler({ templates: TEMPLATES_FOLDER, fonts: fontFolders() });

/** Columns of the report `test-results/pages.md`. */
const COLUMNS: Record<string, (proof: Proof) => string | number> = {
  pages: ({ pages }) => pages,
  'PDF/UA-1': isFree('is not PDF/UA-1'),
  tagged: isFree('has no tags'),
  'language right': isFree('is in another language'),
  'title right': isFree('has another title'),
  'fields found': ({ fields, faults }) => `${fields - faults.lacks.length}/${fields}`,
  'out of order': count('has out of order'),
  'pdftotext: fields found': ({ byPdftotext, fields, faults }) =>
    byPdftotext ? `${fields - faults['lacks for pdftotext'].length}/${fields}` : 'not here',
  'pdftotext: out of order': ({ byPdftotext, faults }) =>
    byPdftotext ? faults['has out of order for pdftotext'].length : 'not here',
  'outside margins': count('has outside its margins'),
  'stranded headings': count('ends a page with the heading'),
  overlaps: count('has on one another'),
};
function isFree(fault: Fault) {
  return ({ faults }: Proof) => (faults[fault].length === 0 ? 'yes' : 'NO');
}
function count(fault: Fault) {
  return ({ faults }: Proof) => faults[fault].length;
}
const results: (string | number)[][] = [];

afterAll(() => {
  const folder = join(root, 'test-results');
  mkdirSync(folder, { recursive: true });
  const heads = ['template', 'language', 'length', ...Object.keys(COLUMNS)];
  const rows = [heads, heads.map(() => '---'), ...results];
  writeFileSync(join(folder, 'pages.md'), rows.map((row) => `| ${row.join(' | ')} |\n`).join(''));
});

describe.each([...TEMPLATES.values()])('the template $id', (template) => {
  it.each(SPECIMEN_LANGUAGES)('sets one, two and four pages in %s', { timeout: 120_000 }, async (language) => {
    const faults: string[] = [];
    for (const length of SPECIMEN_LENGTHS) {
      const proof = await provePages(compile, makeSpecimen(language, length), template);
      results.push([template.id, language, length, ...Object.values(COLUMNS).map((say) => say(proof))]);
      for (const [what, those] of Object.entries(proof.faults)) {
        faults.push(...those.map((one) => `${template.id}, ${language}, ${length}: ${what} ${one}`));
      }
    }
    expect(faults).toEqual([]);
  });
});
