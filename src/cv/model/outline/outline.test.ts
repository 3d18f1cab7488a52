import { expect, it } from 'vitest';
import { pageWordsOf } from '#cv/render/page-words.ts';
import { EMPTY_CONTENT, emptyNode, emptySection } from '../content.ts';
import { outlineOf } from './outline.ts';

function ownNameAmong(authors: string[], name = 'Ada Lovelace') {
  const publication = { ...emptyNode('publications', 'p'), title: 'Sketch', authors };
  const sections = [{ ...emptySection('publications', 's'), items: [publication] }];
  const content = { ...EMPTY_CONTENT, basics: { ...EMPTY_CONTENT.basics, name }, sections };
  return outlineOf(content, pageWordsOf(content.design)).sections[0]?.items[0]?.details[0]?.own;
}

it('tells where the member stands among the authors of a publication', () => {
  expect(ownNameAmong(['L. F. Menabrea', 'A. Lovelace', 'C. Babbage'])).toEqual({
    before: 'L. F. Menabrea, ',
    name: 'A. Lovelace',
    after: ', C. Babbage',
  });
  expect(ownNameAmong(['Lovelace, Ada', 'Anna Lovelaceson'])).toMatchObject({ before: '', name: 'Lovelace, Ada' });
});

it.each([
  ['the only author', ['A. Lovelace'], 'Ada Lovelace'],
  ['none of the authors', ['L. F. Menabrea', 'C. Babbage'], 'Ada Lovelace'],
  ['without a name', ['L. F. Menabrea', ''], ''],
])('names nobody if the member is %s', (_, authors, name) => {
  expect(ownNameAmong(authors, name)).toBeUndefined();
});
