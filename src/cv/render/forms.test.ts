import { describe, expect, it } from 'vitest';
import { makeExample } from '../examples/examples.ts';
import { type CvContent, emptyNode, emptySection } from '../model/content.ts';
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

describe('the template “rirekisho”', () => {
  const japanese = inTemplate('rirekisho', 'ja');
  const reading = { ...emptyNode('contact', 'reading'), label: 'ふりがな', value: 'えいだ・らぶれす' };

  it('is a form with a line for the date, and says where it ends', async () => {
    const lines = await linesIn(japanese);
    expect(lines.slice(0, 3)).toEqual(['履歴書', '年 月 日現在', '氏名']);
    expect(lines.at(-1)).toBe('以上');
    expect((await linesIn(inTemplate('rirekisho', 'de'))).join('\n')).not.toContain('以上');
  });

  it('has how the name is read over the name', async () => {
    const basics = { ...japanese.basics, custom: [...japanese.basics.custom, reading] };
    expect((await linesIn({ ...japanese, basics }))[2]).toBe('ふりがな えいだ・らぶれす');
  });

  it.each([
    ['ja', 'short', ['2016年 7月', '2018年 8月']],
    ['en', 'short', ['Jul 2016', 'Aug 2018']],
    ['de', 'numeric', ['07 2016', '08 2018']],
    ['en', 'iso', ['2016 07', '2018 08']],
    ['en', 'year', ['2016', '2018']],
  ] as const)('has years and months in columns of their own, in %s, %s', async (language, dateFormat, dates) => {
    const { design, ...content } = inTemplate('rirekisho', language);
    const text = (await linesIn({ ...content, design: { ...design, dateFormat } })).join('\n');
    for (const date of dates) expect(text.replace(/\s/g, '')).toContain(date.replace(' ', ''));
  });
});

describe('the template “shokumukeirekisho”', () => {
  it('has the title of a history of jobs, then the line for the date and the name', async () => {
    const lines = await linesIn(inTemplate('shokumukeirekisho', 'ja'));
    expect(lines.slice(0, 3)).toEqual(['職務経歴書', '年 月 日現在', 'Ada Lovelace']);
    expect((await linesIn(inTemplate('shokumukeirekisho', 'fr')))[0]).toBe('Parcours professionnel');
  });
});

describe('the template “federal”', () => {
  const named = {
    ...emptySection('interests', 'interests'),
    items: ['Chess', 'Rowing'].map((name) => ({ ...emptyNode('interests', name.toLowerCase()), name })),
  };

  it('has a line with its label for each contact detail, and for each name of a list', async () => {
    const content = { ...inTemplate('federal', 'en'), sections: [named] };
    const lines = await linesIn(content);
    expect(lines).toEqual(expect.arrayContaining(['Email ada@example.org', 'Phone 555-0100', 'Chess', 'Rowing']));
    expect(await linesIn({ ...content, design: { ...content.design, template: 'plain' } })).not.toContain('Chess');
  });
});
