import { type CvContent, emptyNode } from '../content.ts';
import type { Letter } from '../shapes.ts';
import { cityOf } from './variable-values.ts';

/** The initial texts of a letter, in the CV's language: `start` in `messages/…/cv-letters.json`. */
export type LetterStart = Pick<Letter, 'name' | 'subject' | 'salutation' | 'closing'>;

/** Creates a letter with the usual texts, and variables for unknown details. The body is left to the member. */
export const newLetter = (content: CvContent, id: string, today: string, start: LetterStart): Letter => ({
  ...emptyNode('letter', id),
  ...start,
  date: today,
  place: cityOf(content),
});

/** Returns the local date as `YYYY-MM-DD`. */
export const localIsoDate = (now: Date) =>
  [String(now.getFullYear()).padStart(4, '0'), twoDigits(now.getMonth() + 1), twoDigits(now.getDate())].join('-');
const twoDigits = (number: number) => String(number).padStart(2, '0');
