import type { CvContent } from '../../src/cv/model/content.ts';
import { makeSpecimen } from '../../src/testing/cv-specimens.ts';

/** It fills two pages to the last fifth, with every kind of section. */
const FULL = makeSpecimen('English', 'two');
const EXAMPLE = { ...FULL, design: { ...FULL.design, icons: true } };

/** A CV of two pages, of which one field was changed since the last one: what somebody who writes has made of it. */
export const cvEdited = (number: number): CvContent => ({
  ...EXAMPLE,
  basics: { ...EXAMPLE.basics, summary: `${EXAMPLE.basics.summary} Note ${number}.` },
});

/** A CV of two pages that shares no sentence with any other: nothing of one is known when the next is set. */
export function cvAnew(number: number): CvContent {
  const said = (text: string) => text.replaceAll(/(\p{L}{4,}) /gu, (_, word: string) => `${word}${number} `);
  return JSON.parse(
    JSON.stringify(EXAMPLE, (key, value) =>
      typeof value === 'string' && (key === 'text' || key === 'summary') ? said(value) : value,
    ),
  );
}
