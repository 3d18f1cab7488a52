import { type CvContent, emptyNode } from '../content.ts';
import type { Letter } from '../shapes.ts';
import { cityOf } from './values.ts';

/** How a letter begins, in the CV's language: `start` in `messages/…/cv-letters.json`. */
export type LetterStart = Pick<Letter, 'name' | 'subject' | 'salutation' | 'closing'>;

/** A letter to begin with: what every letter has, with variables for what is not known yet. What it says is its member's. */
export const newLetter = (content: CvContent, id: string, today: string, start: LetterStart): Letter => ({
  ...emptyNode('letter', id),
  ...start,
  date: today,
  place: cityOf(content),
});

/** A day as it is written in a document, by the clock of whoever writes. */
export const dayOf = (now: Date) =>
  [String(now.getFullYear()).padStart(4, '0'), twoFigures(now.getMonth() + 1), twoFigures(now.getDate())].join('-');
const twoFigures = (number: number) => String(number).padStart(2, '0');
