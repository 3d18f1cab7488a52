import type { CvContent } from '../model/content.ts';
import { type LetterWords, letterOutlineOf } from '../model/letters/letter-outline.ts';
import type { Letter } from '../model/shapes.ts';
import { type Given, type PageData, type PageLetter, pageDataOf } from './page-data.ts';
import { withAllTurns } from './turns.ts';

/** Returns the template data of a cover letter, which has the header of its CV. */
export function letterDataOf(
  content: CvContent,
  letter: Letter,
  given: Given & { letterWords: LetterWords },
): PageData & { letter: PageLetter } {
  const data = pageDataOf({ ...content, sections: [] }, given);
  const { title, name: _, headline: __, contacts: ___, ...shown } = letterOutlineOf(content, letter, given);
  return { ...data, title, letter: data.direction === 'rtl' ? withAllTurns(shown) : shown };
}
