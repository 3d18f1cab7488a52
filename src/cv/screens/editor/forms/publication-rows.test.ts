import { expect, it } from 'vitest';
import { emptyNode } from '../../../model/content.ts';
import { publicationRows, venueLabelOf } from './publication-rows.ts';

const publication = (fields: object) => ({ ...emptyNode('publications', 'p'), ...fields });
const fieldsOf = (fields: object) => publicationRows(publication(fields), new Set()).flat();

it('a publication has the fields of its kind', () => {
  expect(fieldsOf({ kind: 'article' })).toEqual(expect.arrayContaining(['publisher', 'volume', 'issue', 'pages']));
  expect(fieldsOf({ kind: 'article' })).not.toContain('editors');
  expect(fieldsOf({ kind: 'chapter' })).toEqual(expect.arrayContaining(['publisher', 'editors', 'imprint', 'pages']));
  expect(fieldsOf({ kind: 'book' })).not.toContain('issue');
  expect(publicationRows(publication({ kind: 'thesis' }), new Set()).some((row) => row.length === 0)).toBe(false);
});

it('a field with content is shown whatever the kind', () => {
  expect(fieldsOf({ kind: 'thesis', issue: '3', editors: ['Ada Lovelace'] })).toEqual(
    expect.arrayContaining(['issue', 'editors']),
  );
  expect(publicationRows(publication({ kind: 'thesis' }), new Set(['issue'])).flat()).toContain('issue');
});

it('the venue is named by the kind', () => {
  expect(['book', 'chapter', 'article', ''].map((kind) => venueLabelOf({ kind, imprint: '' }))).toEqual([
    'imprint',
    'book',
    'publisher',
    'publisher',
  ]);
  expect(venueLabelOf({ kind: 'book', imprint: 'Longman' })).toBe('publisher');
});
