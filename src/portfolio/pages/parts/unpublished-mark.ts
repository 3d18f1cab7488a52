import { html, type Markup } from '#platform/pure/markup.ts';
import type { Unpublished } from '../../model/site-view.ts';
import type { PageContext } from './page-context.ts';

/** Renders the mark of work that only its member sees, which follows its title. */
export const unpublishedMark = ({ isUnpublished }: Unpublished, { words }: Pick<PageContext, 'words'>): Markup | '' =>
  isUnpublished ? html` <span class="unpublished">${words('portfolio-pages.unpublished')}</span>` : '';
