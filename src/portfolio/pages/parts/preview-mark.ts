import { html, type Markup } from '#platform/pure/markup.ts';
import type { OnlyInPreview } from '../../model/only-in-preview.ts';
import type { PageContext } from './page-context.ts';

/** Renders the mark of work that only its member sees, which follows its title. */
export function previewMark(
  { isUnpublished, isSample }: OnlyInPreview,
  { words }: Pick<PageContext, 'words'>,
): Markup | '' {
  if (!isUnpublished && !isSample) return '';
  return html` <span class="preview-mark">${words(`portfolio-pages.${isSample ? 'sample' : 'unpublished'}`)}</span>`;
}
