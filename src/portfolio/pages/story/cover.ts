import { html, type Markup } from '#platform/pure/markup.ts';
import { coverSizes } from '../parts/cover-sizes.ts';
import type { PageContext } from '../parts/page-context.ts';
import type { ProjectPictures } from '../parts/project-pictures.ts';
import { captionOf, enlargeable } from './pictures.ts';

/** Renders the cover of a project or post, with the link that opens it in full size; false if there is none. */
export function storyCover(pictures: ProjectPictures, context: PageContext): Markup | false {
  const { cover, all } = pictures;
  if (!cover) return false;
  const options = { at: 0, count: all.length, sizes: coverSizes(pictures, context) };
  const shown = html`<div class="cover">${enlargeable(cover, options, context)}</div>`;
  return cover.caption === '' ? shown : html`<figure class="captioned">${shown}${captionOf(cover, context)}</figure>`;
}
