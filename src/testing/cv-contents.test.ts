import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cvContent } from '#cv/model/schema.ts';
import { SECTION_KINDS } from '#cv/model/shapes.ts';
import { runs } from '#testing/runs.ts';
import { cvContents } from './cv-contents.ts';

test('every generated document passes the schema unchanged', () => {
  fc.assert(
    fc.property(cvContents(), (content) => {
      expect(cvContent.parse(content)).toStrictEqual(content);
    }),
    { numRuns: runs(300) },
  );
});

test('the generated documents contain every kind of section', () => {
  const kinds = new Set(fc.sample(cvContents(), 300).flatMap(({ sections }) => sections.map(({ kind }) => kind)));
  expect([...kinds].sort()).toEqual([...SECTION_KINDS].sort());
});
