import { isWebAddress } from '#platform/pure/field-rules.ts';
import { html, type Markup } from '#platform/pure/markup.ts';

/** Shortens a URL for display: without scheme, `www.` or trailing slash. */
export const displayUrl = (url: string) => url.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '');

/** Returns the host of a web address without `www.`; other text unchanged. */
export const hostOf = (url: string) => (isWebAddress(url) ? new URL(url).host.replace(/^www\./, '') : url);

type ExternalLink = {
  url: string;
  words: string | Markup;
  own?: boolean;
  /** Attributes of the text, such as its language. */
  attributes?: Markup | false;
};

/** Renders an external link, or only its text if the URL is no web address. The member's own pages get `rel="me"`. */
export function externalLink({ url, words, own = false, attributes = false }: ExternalLink): Markup {
  const shown = html`<bdi${attributes}>${words}</bdi>`;
  if (!isWebAddress(url)) return shown;
  const rel = own ? 'me noopener' : 'nofollow noopener noreferrer';
  return html`<a href="${new URL(url).href}" rel="${rel}">${shown}</a>`;
}
