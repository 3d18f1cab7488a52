import { html, type Markup } from '#platform/pure/markup.ts';
import type { ShownSection } from '../../model/site-view.ts';
import type { PageContext } from '../parts/page-context.ts';
import { hasAboutInHeader } from '../parts/page-header.ts';
import { renderSections } from '../sections/render-sections.ts';
import { shownSections } from '../shown-sections.ts';

/** Renders the sections of the home page in the member’s order. */
export function renderHome(context: PageContext): Markup {
  const isInHeader = hasAboutInHeader(context);
  const shown = shownSections(context.view).filter((_, at) => !(isInHeader && at === 0));
  if (shown.length === 0 && !isInHeader)
    return html`<p class="nothing">${context.words('portfolio-pages.nothing')}</p>`;
  return renderSections(inLayoutOrder(shown, context), context);
}

/**
 * Returns sections in the member's order; in the wall, which begins beside the name, the projects come first, but after a
 * hero that opens the page.
 */
function inLayoutOrder(sections: readonly ShownSection[], { layout }: PageContext) {
  if (layout !== 'wall') return sections;
  const opening = sections[0]?.kind === 'hero' ? 1 : 0;
  const others = sections.slice(opening).toSorted((one, other) => rankInWall(one) - rankInWall(other));
  return [...sections.slice(0, opening), ...others];
}
const rankInWall = ({ kind }: ShownSection) => (kind === 'projects' ? 0 : 1);
