import { html, type Markup } from '#platform/pure/markup.ts';
import { OWN_CLASS } from '../../model/own-css/selectors.ts';

/**
 * Renders a site that has CSS of its member: in a box that nothing leaves, with the links of the instance outside. Their
 * CSS applies only within the inner element, so that it can change neither the box nor the links.
 */
export const withinOwn = (site: Markup, links: Markup): Markup => html`<div class="own-box"><div class="${OWN_CLASS}">
${site}
</div></div>
<footer class="instance">${links}</footer>`;
