import type { SitePicture } from '../../model/site-view.ts';

/** A picture of a page that opens in full size. */
export type LargePicture = { picture: SitePicture; caption: string };

/** Returns pictures that open in full size, without those that not every browser can show. */
export const toLargePictures = (pictures: readonly (SitePicture & { caption: string })[]): LargePicture[] =>
  pictures.filter(isShowable).map(({ caption, ...picture }) => ({ picture, caption: caption.trim() }));

/** Returns whether a picture has a version that every browser can show. */
export const isShowable = ({ sources }: SitePicture) => sources.some(({ format }) => format === 'webp');
