/**
 * The pictures of the instance's own pages. `npm run examples` makes them: screenshots of the example sites and of the
 * editor, and first pages of CVs. Each has AVIF files in several sizes, and the smallest as WebP for older browsers.
 */
export const PICTURE_KINDS = {
  /** A site on a wide screen. */
  wide: { width: 1280, height: 800, widths: [640, 1280] },
  /** A site on a phone. */
  phone: { width: 390, height: 800, widths: [250, 500] },
  /** The first page of a CV on A4 paper. */
  sheet: { width: 840, height: 1188, widths: [340, 680] },
  /** The editor. */
  screen: { width: 1440, height: 900, widths: [720, 1152, 1440] },
} as const;

export type PictureKind = keyof typeof PICTURE_KINDS;

/** Returns the name of a picture's file, without the folder. */
export const pictureFile = (name: string, width: number, format: 'avif' | 'webp') => `${name}-${width}.${format}`;
