import { html, type Markup } from '#platform/pure/markup.ts';
import type { PageContext } from './page-context.ts';
import { headingOfPage } from './titles.ts';

/** Renders the title of a page that shows a section. */
export function titleOfPage(context: PageContext): Markup {
  const { marks } = context;
  const heading = headingOfPage(context);
  return html`<h1 class="title"><bdi${marks.inline(heading)}>${heading}</bdi></h1>`;
}
