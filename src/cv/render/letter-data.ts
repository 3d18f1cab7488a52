import type { CvContent } from '../model/content.ts';
import { type LetterWords, letterOutlineOf } from '../model/letters/letter-outline.ts';
import type { Letter } from '../model/shapes.ts';
import { addBidiMarksToData } from './bidi-marks.ts';
import { type PageData, type PageDataOptions, type PageLetter, pageDataOf } from './page-data.ts';

/** Returns the template data of a cover letter, which has the header of its CV. */
export function letterDataOf(
  content: CvContent,
  letter: Letter,
  options: PageDataOptions & { letterWords: LetterWords },
): PageData & { letter: PageLetter } {
  const data = pageDataOf({ ...content, sections: [] }, options);
  const { title, name: _, headline: __, contacts: ___, ...displayed } = letterOutlineOf(content, letter, options);
  return { ...data, title, letter: data.direction === 'rtl' ? addBidiMarksToData(displayed) : displayed };
}
