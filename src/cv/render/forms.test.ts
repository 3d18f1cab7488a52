import { describe, expect, it } from 'vitest';
import { makeExample } from '../examples/examples.ts';
import { type CvContent, emptyNode } from '../model/content.ts';
import { exportHtml } from '../model/formats/html/document.ts';
import { makeCompiler } from './compile.ts';
import { fontFolders } from './font-files.ts';
import { pageWordsOf } from './page-words.ts';
import { linesOf, textOf } from './reading/lines-of-runs.ts';
import { readPdf } from './reading/read-pdf.ts';
import { renderJobOf } from './render-input.ts';
import { TEMPLATES_FOLDER, templateOf } from './templates.ts';

const compile = makeCompiler({ templates: TEMPLATES_FOLDER, fonts: fontFolders() });
const example = makeExample('software-engineer', { name: 'Ada Lovelace', email: 'ada@example.org' });

const inTemplate = (template: string, language: string): CvContent => ({
  ...example,
  design: { ...example.design, template, language, pageNumbers: false },
});
async function linesIn(content: CvContent, letter?: string) {
  const made = compile({ ...renderJobOf({ content, photo: null, ...(letter && { letter }) }), make: 'pdf' });
  const { pages } = await readPdf(made.pdf);
  return textOf(linesOf(pages))
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim());
}
const htmlOf = (content: CvContent) =>
  exportHtml(content, {
    words: pageWordsOf(content.design),
    template: templateOf(content.design.template),
    photo: undefined,
  });

describe('the template “tabular”', () => {
  it('begins with the title of the document, and ends with lines to sign on', async () => {
    const lines = await linesIn(inTemplate('tabular', 'de'));
    expect(lines.slice(0, 2)).toEqual(['Lebenslauf', 'Name Ada Lovelace']);
    expect(lines.slice(-2)).toEqual(['Example City,', 'Ort, Datum Unterschrift']);
  });

  it('has neither in a letter', async () => {
    const letter = { ...emptyNode('letter', 'letter'), subject: 'Bewerbung', text: 'Guten Tag' };
    const lines = await linesIn({ ...inTemplate('tabular', 'de'), letters: [letter] }, 'letter');
    expect(lines[0]).toBe('Ada Lovelace');
    expect(lines.join('\n')).not.toContain('Unterschrift');
  });

  it('has the title on its web page, and nothing to sign', () => {
    const page = htmlOf(inTemplate('tabular', 'pl'));
    expect(page).toContain('<p class="document">Życiorys</p>');
    expect(page).not.toContain('Podpis');
    expect(htmlOf(inTemplate('european', 'pl'))).not.toContain('Życiorys');
  });
});
