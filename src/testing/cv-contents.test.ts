import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cvContent } from '#cv/model/schema.ts';
import { SECTION_KINDS } from '#cv/model/shapes.ts';
import { cvContents } from './cv-contents.ts';

test('any document that the tests make up is one that the schema takes as it is', () => {
  fc.assert(
    fc.property(cvContents(), (content) => {
      expect(cvContent.parse(content)).toStrictEqual(content);
    }),
    { numRuns: 300 },
  );
});

test('every kind of section is among them', () => {
  const kinds = new Set(fc.sample(cvContents(), 300).flatMap(({ sections }) => sections.map(({ kind }) => kind)));
  expect([...kinds].sort()).toEqual([...SECTION_KINDS].sort());
});
