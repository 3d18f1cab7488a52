import type { SiteView } from '../../model/site-view.ts';
import { navigatedAnchors } from '../parts/navigation.ts';

const MARKED_TEXT = '{ color: var(--ink); font-weight: 600; }';
const MARKED_LINE = '{ width: 2.5rem; background: var(--primary); }';

/**
 * Styles that mark the current section in the navigation of the layout `index` for browsers that don't know
 * `:target-current`: the section that the visitor went to, the first one until then.
 */
export function currentSection(view: SiteView) {
  const links = [
    'body:not(:has(.part:target)) .ways li:first-child a[href^="#"]',
    ...navigatedAnchors(view).map((id) => `body:has(#${id}:target) .ways a[href="#${id}"]`),
  ];
  return `@media screen and (min-width: 60rem) {
  @supports not selector(:target-current) {
    ${links.join(', ')} ${MARKED_TEXT}
    ${links.map((link) => `${link}::before`).join(', ')} ${MARKED_LINE}
  }
}`;
}
