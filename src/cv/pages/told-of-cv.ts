import { plainText } from '#platform/markdown/plain-text.ts';
import { shortened } from '#platform/markdown/shortened.ts';
import type { Look } from '../model/exports/look.ts';
import type { CvOutline } from '../model/exports/outline.ts';

/** Metadata of a CV page: the description for search engines and the preview image for messengers. */

export const PICTURE_WIDTH = 1200;
const LONGEST_DESCRIPTION = 160;

/** Returns the height of a preview image of the first page, in proportion to PICTURE_WIDTH. */
export const heightOfPicture = ({ width, height }: Look['paper']) => Math.round((PICTURE_WIDTH * height) / width);

/** Returns the headline and summary, shortened to the length of a search result; empty if neither is written. */
export function descriptionOf({ headline, sections }: CvOutline) {
  const summary = sections.find(({ kind }) => kind === 'summary')?.texts ?? [];
  const said = [headline, ...summary.map((text) => plainText(text))].map((text) => text.trim()).filter(Boolean);
  return shortened(said.join(' · '), LONGEST_DESCRIPTION);
}
