import { letterToShow } from './letter-to-show.ts';
import type { PublicCv } from './public-cv.ts';

/** Returns how others refer to a CV or letter that visitors see: its headline or subject, and its addresses. */
export function shownDocumentOf(cv: PublicCv) {
  const letter = letterToShow(cv);
  const { content, urls, sharing } = cv;
  return { title: letter ? letter.subject : content.basics.headline.trim(), urls, download: sharing.download };
}
