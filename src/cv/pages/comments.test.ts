import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { messagesOf } from '#platform/server/i18n/messages.ts';
import { CORE_SPECIMEN_LANGUAGES, makeSpecimen } from '#testing/cv-specimens.ts';
import { readHtml } from '#testing/read-html.ts';
import { commentBlocksOf } from '../model/comment-blocks.ts';
import { EMPTY_CONTENT, emptyNode, emptySection } from '../model/content.ts';
import { renderArticle } from '../model/formats/html/article.ts';
import { languageOf } from '../model/language-of.ts';
import { outlineOf } from '../model/outline/outline.ts';
import { pageWordsOf } from '../render/page-words.ts';
import { type CommentView, commentNoteUrl, type PublicComment, parseCommentView, renderComments } from './comments.ts';
import { urlsOfCv } from './cv-path.ts';

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

function renderPage(
  cv: Parameters<typeof outlineOf>[0],
  overrides: { comments?: PublicComment[]; view?: CommentView } = {},
) {
  const words = pageWordsOf(cv.design);
  const outline = outlineOf(cv, words);
  const blocks = commentBlocksOf(outline, words);
  const { words: language } = languageOf(cv.design.language);
  const { after } = renderComments({
    ...{ urls: urlsOfCv(ID), blocks, language, held: true, view: overrides.view, comments: overrides.comments ?? [] },
    words: { ...messagesOf(language)['cv-comments'].page, answer: 'Reply from Ada' },
  });
  return {
    blocks,
    html: renderArticle(outline, { words, design: cv.design, photo: undefined, title: 'CV', after }).text,
  };
}

describe('blocks that visitors can comment on', () => {
  it('are visible sections, entries and roles, but no short entries', () => {
    expect(renderPage(content).blocks).toEqual([
      { place: ['sections', 'jobs'], name: 'Work experience', label: 'Work experience' },
      { place: ['sections', 'jobs', 'items', 'engine'], name: 'Engine', label: 'Engine' },
      { place: ['sections', 'jobs', 'items', 'engine', 'roles', 'r1'], name: 'Analyst', label: 'Engine – Analyst' },
      {
        place: ['sections', 'jobs', 'items', 'engine', 'roles', 'r2'],
        name: 'Translator',
        label: 'Engine – Translator',
      },
      { place: ['sections', 'can'], name: 'Skills', label: 'Skills' },
    ]);
  });

  it('have exactly one comment link each', () => {
    const { links } = readHtml(renderPage(content).html);
    const { blocks } = renderPage(content);
    expect(links).toHaveLength(blocks.length);
    for (const { place } of blocks) {
      const link = links.find((href) => href.includes(`remark=${encodeURIComponent(place.join('/'))}#`)) ?? '';
      expect(parseCommentView(new URL(link, 'https://vitrine.example').search, blocks)).toEqual({
        kind: 'form',
        place,
      });
    }
  });

  it('are parsed from the query, which is ignored if it names no block', () => {
    const { blocks } = renderPage(content);
    const place = ['sections', 'can'];
    const { search } = new URL(commentNoteUrl(ID, place, 'held'), 'https://vitrine.example');
    expect(parseCommentView(search, blocks)).toEqual({ kind: 'said', place, state: 'held' });
    for (const other of ['', '?remark=', '?remark=sections/hidden', '?said=held', '?said=else&at=sections/can']) {
      expect(parseCommentView(other, blocks)).toBeUndefined();
    }
  });
});

describe('visible comments', () => {
  const comment = {
    readerName: 'Mary',
    text: 'Which\nnotes?',
    createdAt: new Date('1843-07-10'),
    answer: 'All seven.',
  };

  it('appear at their block with date and answer, but not for deleted blocks', () => {
    const place = ['sections', 'jobs', 'items', 'engine', 'roles', 'r1'];
    const { html } = renderPage(content, {
      comments: [
        { ...comment, place },
        { ...comment, place: ['sections', 'gone'], text: 'Lost' },
      ],
    });
    const analyst = html.slice(html.indexOf('id="at-r1"'), html.indexOf('id="at-r2"'));
    expect(readHtml(analyst).text).toMatch(/Mary\s+July 10, 1843\s+Which\s+notes\?\s+Reply from Ada\s+All seven\./);
    expect(html).not.toContain('Lost');
  });

  it.each(CORE_SPECIMEN_LANGUAGES)('are valid HTML below four pages in %s, including the form', async (language) => {
    const cv = makeSpecimen(language, 'four');
    const { blocks } = renderPage(cv);
    const [first, second] = blocks;
    if (!first || !second) throw new Error('the specimen has too few blocks');
    const comments = blocks.map(({ place }) => ({ ...comment, place }));
    const rejected = { name: '"Mary"', text: '</textarea>', faults: { name: 'longName', text: 'noText' } } as const;
    for (const view of [
      { kind: 'form', place: first.place, typed: { ...rejected, refusal: 'No.' } },
      { kind: 'said', place: second.place, state: 'held' },
    ] as const) {
      const { results } = await validator.validateString(renderPage(cv, { comments, view }).html);
      expect(results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))).toEqual(
        [],
      );
    }
  });
});
