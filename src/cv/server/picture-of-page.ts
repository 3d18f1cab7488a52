import { invalidFields } from '#platform/errors.ts';
import { drawPage } from '../render/raster.ts';
import { pagesOf, type Sheet } from '../render/set-cv.ts';

type Wish = { page: number; width: number; format: 'png' | 'webp' };

/** One of the pages as a picture; pages are counted from one. */
export async function pictureOfPage(sheet: Sheet, { page, width, format }: Wish): Promise<Uint8Array> {
  const { pages } = await pagesOf(sheet);
  const svg = pages[page - 1];
  if (svg === undefined)
    throw invalidFields([{ path: 'page', text: { word: 'noSuchPage', values: { pages: pages.length } } }]);
  return drawPage(svg, width, format);
}
