import type { SitePicture } from '../../../model/site-view.ts';

/** The width that each picture was calculated in (`scripts/sample-pictures.mjs`), and its height. */
const SIZES = {
  ridges: [1280, 853],
  sea: [1280, 853],
  night: [1280, 853],
  dunes: [1280, 1600],
  forest: [1280, 1600],
} as const;
export type SamplePicture = keyof typeof SIZES;

const WIDTHS = [640, 1280];

/** Returns a picture of the sample work. */
export function samplePicture(name: SamplePicture): SitePicture {
  const [width, height] = SIZES[name];
  return {
    ...{ width, height, placeholder: '', alt: '' },
    sources: (['avif', 'webp'] as const).flatMap((format) =>
      WIDTHS.map((wide) => ({ format, width: wide, url: `/samples/${name}-${wide}.${format}` })),
    ),
  };
}
