import { expect, it } from 'vitest';
import { fieldValue } from '../../review/field-text.ts';
import { DOUBTS } from './doubts.ts';
import { extractMarkdown } from './extract-markdown.ts';
import { extractText } from './extract-text.ts';
import { readSourceDocument } from './read-source-document.ts';
import type { SourceDocument } from './source-document.ts';

const TEXT = `Nora Engineer
Somewhere in the hills
Maker of things
nora@ellery.example | Quiet Valley

Experience

Meadowline | Rider Tools | Portland, Oregon | 2022 - Present
Led the redesign

Education

Larkspur | Westmere | 2011 - 2015

Projects

Trip planner | Rider Tools | Prototype | Second floor | 2020

Certifications

Usability | Larkspur | Portland | 2019

Languages

Elvish (C1)
`;

/** Returns the values of fields by the doubt about them. */
function doubtsIn(document: SourceDocument) {
  const { content, marks } = readSourceDocument(document);
  const doubted = marks.filter(({ sure }) => !sure);
  expect(doubted.every(({ doubt }) => doubt !== undefined)).toBe(true);
  return Object.fromEntries(
    DOUBTS.map((doubt) => [
      doubt,
      doubted.filter((mark) => mark.doubt === doubt).map((mark) => fieldValue(content, mark)),
    ]),
  );
}

it('says why a field is in doubt', () => {
  expect(doubtsIn(extractText(TEXT))).toEqual({
    ...{ organizationOrPosition: ['Rider Tools', 'Meadowline'], schoolOrDegree: ['Larkspur', 'Westmere'] },
    ...{ unclearNeighbors: ['Portland, Oregon'], unknownPlace: ['Quiet Valley'], unknownLanguage: ['Elvish'] },
    ...{ unknownHeading: [], unknownOrganization: ['Rider Tools'], noOccupation: ['Somewhere in the hills'] },
    ...{ occupationInName: ['Nora Engineer'], placedByOrder: ['Prototype', 'Larkspur, Portland'] },
    ...{ noField: ['Second floor'], scan: [] },
  });
});

it('is in doubt about a heading that is in no list', () => {
  const document = extractMarkdown(
    '# Nora Ellery\n\n## Skills\n\nSQL\n\n## Languages\n\nEnglish\n\n## Odds and ends\n\n- Drawer 3\n',
  );
  expect(doubtsIn(document)).toMatchObject({ unknownHeading: ['Odds and ends'] });
});
