import { invalidFields } from '#platform/pure/errors.ts';
import { type RenderInput, rasterizeCvPage } from '../render/render-cv.ts';

type PageImageOptions = { page: number; width: number; format: 'png' | 'webp' };

/** Rasterizes a page, counted from one. Throws an error for the field `page` if there is no such page. */
export async function renderPageImage(input: RenderInput, options: PageImageOptions): Promise<Uint8Array> {
  const { pages, bytes } = await rasterizeCvPage(input, options);
  if (!bytes) throw invalidFields([{ path: 'page', text: { word: 'noSuchPage', values: { pages } } }]);
  return bytes;
}
