import { html, joinLines, type Markup } from '#platform/pure/markup.ts';
import type { PageContext } from '../parts/page-context.ts';
import { titleOfPage } from '../parts/page-title.ts';
import { renderSections } from '../sections/render-sections.ts';
import { sectionsOn } from '../shown-sections.ts';

/** Renders a page of the member's own. */
export function renderOwnPage(context: PageContext): Markup {
  const sections = sectionsOn(context.view, context.page);
  return joinLines([
    titleOfPage(context),
    sections.length > 0
      ? renderSections(sections, context)
      : html`<p class="nothing">${context.words('portfolio-pages.nothing')}</p>`,
  ]);
}
