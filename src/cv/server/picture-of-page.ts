import { invalidFields } from '#platform/errors.ts';
import { pictureOf, type Sheet } from '../render/set-cv.ts';

type Options = { page: number; width: number; format: 'png' | 'webp' };

/** One of the pages as a picture; pages are counted from one. */
export async function pictureOfPage(sheet: Sheet, options: Options): Promise<Uint8Array> {
  const { pages, bytes } = await pictureOf(sheet, options);
  if (!bytes) throw invalidFields([{ path: 'page', text: { word: 'noSuchPage', values: { pages } } }]);
  return bytes;
}
