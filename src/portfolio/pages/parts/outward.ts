import { isWebAddress } from '#platform/field-rules.ts';
import { html, type Markup } from '#platform/markup.ts';

/** An address as people say it. */
export const asSaid = (url: string) => url.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '');

/** Whose address it is. */
export const hostOf = (url: string) => (isWebAddress(url) ? new URL(url).host.replace(/^www\./, '') : url);

type Given = { url: string; words: string; own?: boolean };

/** Leads out of the site; words alone where the address is none. What is the member’s own elsewhere is told as that. */
export function outward({ url, words, own = false }: Given): Markup {
  const shown = html`<bdi>${words}</bdi>`;
  if (!isWebAddress(url)) return shown;
  const rel = own ? 'me noopener' : 'nofollow noopener noreferrer';
  return html`<a href="${new URL(url).href}" rel="${rel}">${shown}</a>`;
}
