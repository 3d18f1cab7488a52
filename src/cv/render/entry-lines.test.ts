import { describe, expect, it } from 'vitest';
import { makeExample } from '../examples/examples.ts';
import type { CvContent } from '../model/content.ts';
import type { Design } from '../model/design.ts';
import { makeCompiler } from './compile.ts';
import { fontFolders } from './font-files.ts';
import { linesOf, textOf } from './reading/lines-of-runs.ts';
import { readPdf } from './reading/read-pdf.ts';
import { renderJobOf } from './render-input.ts';
import { TEMPLATES_FOLDER } from './templates.ts';

const compile = makeCompiler({ templates: TEMPLATES_FOLDER, fonts: fontFolders() });
const example = makeExample('software-engineer', { name: 'Ada Lovelace', email: 'ada@example.org' });

async function linesIn(template: string, content: CvContent = example, design: Partial<Design> = {}) {
  const designed = { ...content, design: { ...content.design, ...design, template } };
  const made = compile({ ...renderJobOf({ content: designed, photo: null }), make: 'pdf' });
  const { pages } = await readPdf(made.pdf);
  return textOf(linesOf(pages)).split('\n');
}
/** Returns the line with the text, and the one after it. */
const linesFrom = (lines: readonly string[], text: string) => {
  const at = lines.findIndex((line) => line.includes(text));
  return lines.slice(at, at + 2).map((line) => line.replace(/\s+/g, ' ').trim());
};

describe('the lines that name an entry', () => {
  it('are the organization with its place, then the position with its dates, in “ruled”', async () => {
    const lines = await linesIn('ruled');
    expect(linesFrom(lines, 'Sample Logistics')).toEqual([
      'Sample Logistics Sampletown',
      'Junior software engineer Jul 2016 – Aug 2018',
    ]);
    expect(linesFrom(lines, 'Example Payments')[0]).toBe('Example Payments · example.org/payments Example City');
    expect(linesFrom(lines, 'Senior software engineer')[0]).toBe('Senior software engineer Apr 2021 – Present');
  });

  it('are those of other templates in “ruled” where entries stand in narrow columns', async () => {
    const sections = example.sections.map((section) => ({ ...section, columns: 2 })) as CvContent['sections'];
    const lines = await linesIn('ruled', { ...example, sections }, { size: 13 });
    const at = (text: string) => lines.findIndex((line) => line.includes(text));
    expect(at('Junior software engineer')).toBeGreaterThan(-1);
    expect(at('Junior software engineer')).toBeLessThanOrEqual(at('Sample Logistics'));
  });

  it('are one line of text that ends with the dates in “plain”', async () => {
    const [line] = linesFrom(await linesIn('plain'), 'Junior software engineer');
    expect(line).toBe('Junior software engineer, Sample Logistics, Sampletown, Jul 2016 – Aug 2018');
  });
});

describe('the head of a page', () => {
  it('has no icons in “plain”, whatever the design says', () => {
    const imagesIn = (template: string) => {
      const content = { ...example, design: { ...example.design, template, icons: true } };
      const made = compile({ ...renderJobOf({ content, photo: null }), make: 'pages' });
      return made.pages.join('').split('<image').length - 1;
    };
    expect(imagesIn('duotone')).toBeGreaterThan(0);
    expect(imagesIn('plain')).toBe(0);
  });
});
