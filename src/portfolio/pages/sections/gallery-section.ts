import { html, joinLines, type Markup } from '#platform/pure/markup.ts';
import type { ShownSectionOf } from '../../model/site-view.ts';
import type { PageContext } from '../parts/page-context.ts';
import { pictureRows, squarePictures } from '../story/pictures.ts';

/** Renders the pictures of a gallery: in rows of even height, as squares, or each in the whole width. */
export function gallerySection({ id, variant }: ShownSectionOf<'gallery'>, context: PageContext): Markup {
  const { byId, all } = context.galleries;
  const placed = { pictures: [], first: 0, ...byId.get(id), count: all.length };
  if (variant === 'squares')
    return html`<div class="pictures squares">
${joinLines(squarePictures(placed, context))}
</div>`;
  return html`<div class="pictures">
${joinLines(pictureRows(placed, context, variant === 'wide' ? { columns: 1 } : {}))}
</div>`;
}
