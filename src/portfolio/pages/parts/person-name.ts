import { html, type Markup } from '#platform/pure/markup.ts';
import type { PageContext } from './page-context.ts';
import { nameOf } from './titles.ts';

/** Renders the member's name; styles other than the classic one may set its last word apart. */
export function personName({ view, words, style }: PageContext): Markup {
  const name = nameOf(view, words);
  const at = name.lastIndexOf(' ');
  if (style.id === 'classic' || at < 1) return html`<bdi>${name}</bdi>`;
  return html`<bdi>${name.slice(0, at + 1)}<span class="last">${name.slice(at + 1)}</span></bdi>`;
}
