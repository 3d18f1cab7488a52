import { plainText } from '#platform/markdown/plain-text.ts';
import { shortened } from '#platform/markdown/shortened.ts';
import type { Look } from '../model/exports/look.ts';
import type { CvOutline } from '../model/exports/outline.ts';

/** What others tell of a CV: search engines in a line, messengers with a picture. */

export const PICTURE_WIDTH = 1200;
const LONGEST_DESCRIPTION = 160;

/** Of its first page, as wide as that. */
export const heightOfPicture = ({ width, height }: Look['paper']) => Math.round((PICTURE_WIDTH * height) / width);

/** Who it is, in a sentence or two of their own; nothing where nothing is written. */
export function descriptionOf({ headline, sections }: CvOutline) {
  const summary = sections.find(({ kind }) => kind === 'summary')?.texts ?? [];
  const said = [headline, ...summary.map((text) => plainText(text))].map((text) => text.trim()).filter(Boolean);
  return shortened(said.join(' · '), LONGEST_DESCRIPTION);
}
