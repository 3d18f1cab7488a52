import type { ImagesInUse } from '#files/service.ts';
import type { Language } from '#platform/pure/i18n/languages.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { photosAmong, selectApproved } from './store.ts';

/** A testimonial as sites show it. All texts are plain text; `text` can have several paragraphs. */
export type ApprovedTestimonial = {
  id: string;
  name: string;
  role: string;
  organization: string;
  /** An https address, or empty. */
  source: string;
  /** Where the member found a text that they quote; empty if its author wrote it for the member. */
  quotedFrom: string;
  text: string;
  /** The author's own text; null if it is shown as they wrote it, or if the member quotes it. */
  originalText: string | null;
  /** Language of the text, which is shown as it was written on sites in every language. */
  language: Language;
  /** Id of the image with the author's photo. */
  photo: string | null;
};

/** Returns a member's approved testimonials in their order. Visitors can read them. */
export async function approvedTestimonials({ sql }: Pick<Tx, 'sql'>, ownerId: string): Promise<ApprovedTestimonial[]> {
  const rows = await selectApproved(sql, ownerId);
  return rows.map(({ written, ...shown }) => ({
    ...shown,
    originalText: written === null || written.text === shown.text ? null : written.text,
  }));
}

/** Returns which of the images are photos of authors. */
export const testimonialPhotosInUse: ImagesInUse = ({ sql }, ids) => photosAmong(sql, ids);
