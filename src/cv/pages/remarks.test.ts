import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { wordsOf } from '#platform/i18n/words.ts';
import { makeSpecimen, SPECIMEN_LANGUAGES } from '#testing/cv-specimens.ts';
import { readHtml } from '#testing/read-html.ts';
import { commentBlocksOf } from '../model/comment-blocks.ts';
import { EMPTY_CONTENT, emptyNode, emptySection } from '../model/content.ts';
import { articleOf } from '../model/exports/html/article.ts';
import { outlineOf } from '../model/exports/outline.ts';
import { languageOf } from '../model/language-of.ts';
import { pageWordsOf } from '../render/page-words.ts';
import { addressOfSaid, askOf, type Remark, type RemarkAsk, remarksOn } from './remarks.ts';

const ID = '01990000-0000-7000-8000-000000000000';
const validator = new HtmlValidate({ extends: ['html-validate:recommended'] });

const content = {
  ...EMPTY_CONTENT,
  sections: [
    {
      ...emptySection('work', 'jobs'),
      items: [
        {
          ...emptyNode('work', 'engine'),
          name: 'Engine',
          roles: [
            { ...emptyNode('role', 'r1'), position: 'Analyst' },
            { ...emptyNode('role', 'r2'), position: 'Translator' },
          ],
        },
      ],
    },
    { ...emptySection('skills', 'can'), items: [{ ...emptyNode('skills', 'k'), name: 'Analysis' }] },
    { ...emptySection('text', 'hidden'), visible: false, items: [{ ...emptyNode('text', 't'), text: 'Secret' }] },
    emptySection('talks', 'empty'),
  ],
};

function draw(cv: Parameters<typeof outlineOf>[0], given: { remarks?: Remark[]; ask?: RemarkAsk } = {}) {
  const words = pageWordsOf(cv.design);
  const outline = outlineOf(cv, words);
  const blocks = commentBlocksOf(outline, words);
  const { words: language } = languageOf(cv.design.language);
  const { after } = remarksOn({
    ...{ cvId: ID, blocks, language, held: true, ask: given.ask, remarks: given.remarks ?? [] },
    words: wordsOf(language)['cv-comments'].page,
  });
  return { blocks, html: articleOf(outline, { words, design: cv.design, photo: undefined, title: 'CV', after }).text };
}

describe('what readers can say something of', () => {
  it('is each section and entry that they see, and each role of several; of short ones the section', () => {
    expect(draw(content).blocks).toEqual([
      { place: ['sections', 'jobs'], name: 'Work experience' },
      { place: ['sections', 'jobs', 'items', 'engine'], name: 'Engine' },
      { place: ['sections', 'jobs', 'items', 'engine', 'roles', 'r1'], name: 'Analyst' },
      { place: ['sections', 'jobs', 'items', 'engine', 'roles', 'r2'], name: 'Translator' },
      { place: ['sections', 'can'], name: 'Skills' },
    ]);
  });

  it('has a way there each, and no other place has', () => {
    const { links } = readHtml(draw(content).html);
    const { blocks } = draw(content);
    expect(links).toHaveLength(blocks.length);
    for (const { place } of blocks) {
      const link = links.find((href) => href.includes(`remark=${encodeURIComponent(place.join('/'))}#`)) ?? '';
      expect(askOf(new URL(link, 'https://vitrine.example').search, blocks)).toEqual({ kind: 'form', place });
    }
  });

  it('is what an address asks for, or nothing is asked for', () => {
    const { blocks } = draw(content);
    const place = ['sections', 'can'];
    const { search } = new URL(addressOfSaid(ID, place, 'held'), 'https://vitrine.example');
    expect(askOf(search, blocks)).toEqual({ kind: 'said', place, state: 'held' });
    for (const other of ['', '?remark=', '?remark=sections/hidden', '?said=held', '?said=else&at=sections/can']) {
      expect(askOf(other, blocks)).toBeUndefined();
    }
  });
});

describe('what was said', () => {
  const remark = { readerName: 'Mary', text: 'Which\nnotes?', createdAt: new Date('1843-07-10'), answer: 'All seven.' };

  it('stands at its block with its day and the answer; what was said of another place is nowhere', () => {
    const place = ['sections', 'jobs', 'items', 'engine', 'roles', 'r1'];
    const { html } = draw(content, {
      remarks: [
        { ...remark, place },
        { ...remark, place: ['sections', 'gone'], text: 'Lost' },
      ],
    });
    const analyst = html.slice(html.indexOf('id="at-r1"'), html.indexOf('id="at-r2"'));
    expect(readHtml(analyst).text).toMatch(
      /Mary\s+July 10, 1843\s+Which\s+notes\?\s+Reply from the owner\s+All seven\./,
    );
    expect(html).not.toContain('Lost');
  });

  it.each(SPECIMEN_LANGUAGES)('is valid HTML below four pages in %s, form and all', async (language) => {
    const cv = makeSpecimen(language, 'four');
    const { blocks } = draw(cv);
    const [first, second] = blocks;
    if (!first || !second) throw new Error('a specimen has blocks');
    const remarks = blocks.map(({ place }) => ({ ...remark, place }));
    const typed = { name: '"Mary"', text: '</textarea>', faults: { name: 'longName', text: 'noText' } } as const;
    for (const ask of [
      { kind: 'form', place: first.place, typed: { ...typed, refusal: 'No.' } },
      { kind: 'said', place: second.place, state: 'held' },
    ] as const) {
      const { results } = await validator.validateString(draw(cv, { remarks, ask }).html);
      expect(results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))).toEqual(
        [],
      );
    }
  });
});
