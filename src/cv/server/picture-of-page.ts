import { invalidFields } from '#platform/errors.ts';
import { pictureOf, type Sheet } from '../render/set-cv.ts';

type Options = { page: number; width: number; format: 'png' | 'webp' };

/** Rasterizes a page, counted from one. Throws an error for the field `page` if there is no such page. */
export async function pictureOfPage(sheet: Sheet, options: Options): Promise<Uint8Array> {
  const { pages, bytes } = await pictureOf(sheet, options);
  if (!bytes) throw invalidFields([{ path: 'page', text: { word: 'noSuchPage', values: { pages } } }]);
  return bytes;
}
