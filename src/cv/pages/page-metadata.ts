import { plainText } from '#platform/pure/markdown/plain-text.ts';
import { shorten } from '#platform/pure/markdown/shorten.ts';
import type { DocumentStyle } from '../model/outline/document-style.ts';
import type { CvOutline } from '../model/outline/outline.ts';

/** Metadata of a CV page: the description for search engines and the preview image for messengers. */

export const PREVIEW_IMAGE_WIDTH = 1200;
const MAX_DESCRIPTION_LENGTH = 160;

/** Returns the height of a preview image of the first page, in proportion to PICTURE_WIDTH. */
export const previewImageHeight = ({ width, height }: DocumentStyle['paper']) =>
  Math.round((PREVIEW_IMAGE_WIDTH * height) / width);

/** Returns the headline and summary, shortened to the length of a search result; empty if neither is written. */
export function descriptionOf({ headline, sections }: CvOutline) {
  const summary = sections.find(({ kind }) => kind === 'summary')?.texts ?? [];
  const texts = [headline, ...summary.map((text) => plainText(text))].map((text) => text.trim()).filter(Boolean);
  return shorten(texts.join(' · '), MAX_DESCRIPTION_LENGTH);
}
