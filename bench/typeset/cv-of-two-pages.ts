import type { CvContent } from '../../src/cv/model/content.ts';
import { makeSpecimen } from '../../src/testing/cv-specimens.ts';

/** An example with every kind of section that fills nearly two pages. */
const FULL = makeSpecimen('English', 'two');
const EXAMPLE = { ...FULL, design: { ...FULL.design, icons: true } };

/** Returns the two-page CV with one field changed, as after an edit. */
export const cvEdited = (number: number): CvContent => ({
  ...EXAMPLE,
  basics: { ...EXAMPLE.basics, summary: `${EXAMPLE.basics.summary} Note ${number}.` },
});

/** Returns a two-page CV that shares no sentence with any other, so that no cached layout can be used. */
export function cvRewritten(number: number): CvContent {
  const rewrite = (text: string) => text.replaceAll(/(\p{L}{4,}) /gu, (_, word: string) => `${word}${number} `);
  return JSON.parse(
    JSON.stringify(EXAMPLE, (key, value) =>
      typeof value === 'string' && (key === 'text' || key === 'summary') ? rewrite(value) : value,
    ),
  );
}
