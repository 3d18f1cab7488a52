import { findLetter, letterOutlineOf } from '../../model/letters/letter-outline.ts';
import { letterWordsOf, pageWordsOf } from '../../render/page-words.ts';
import type { PublicCv } from './public-cv.ts';

/** Returns the outline of the letter that a page shows; undefined if it shows the CV. */
export function letterToShow({ content, letter: id }: Pick<PublicCv, 'content' | 'letter'>) {
  const letter = id === undefined ? undefined : findLetter(content, id);
  const { design } = content;
  return letter && letterOutlineOf(content, letter, { words: pageWordsOf(design), letterWords: letterWordsOf(design) });
}

/** Returns how others refer to a CV or letter that visitors see: its headline or subject, and its addresses. */
export function shownDocumentOf(cv: PublicCv) {
  const { content, urls, sharing } = cv;
  return { title: letterToShow(cv)?.subject ?? content.basics.headline.trim(), urls, download: sharing.download };
}
