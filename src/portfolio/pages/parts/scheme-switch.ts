import { html, type Markup } from '#platform/pure/markup.ts';
import { schemesOfSite } from '../../model/site.ts';
import type { PageContext } from './page-context.ts';

/** Renders the switch between light and dark, which works without scripts; false if the site has one scheme only. */
export function schemeSwitch({ view, words }: PageContext): Markup | false {
  const { light, dark } = schemesOfSite(view.site);
  return (
    light !== undefined &&
    dark !== undefined &&
    html`<p class="flip"><input id="flip" type="checkbox"><label for="flip">${words('portfolio-pages.scheme')}</label></p>`
  );
}
