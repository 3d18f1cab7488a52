import { html, type Markup } from '#platform/pure/markup.ts';
import type { SiteSectionKind } from '../../model/site.ts';
import type { PageContext } from './page-context.ts';
import { headingOf } from './titles.ts';

/** Renders the title of the page that shows a section. */
export function titleOfSection(kind: SiteSectionKind, { view, words, marks }: PageContext): Markup {
  const heading = headingOf(view, kind, words);
  return html`<h1 class="title"><bdi${marks.inline(heading)}>${heading}</bdi></h1>`;
}
