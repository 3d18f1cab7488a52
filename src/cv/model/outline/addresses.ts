import { isWebAddress } from '#platform/pure/field-rules.ts';
import type { Contact } from './outline.ts';

/** Returns an address for display, without its scheme, `www.` and trailing slash. */
export const displayUrl = (url: string) => url.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '');

/** Returns the web address that a link leads to, or `undefined`. An address that begins with `www.` gets a scheme. */
export function webAddress(url: string): string | undefined {
  if (isWebAddress(url)) return url;
  const withScheme = `https://${url}`;
  return /^www\.[^\s./?#]+\.[^\s./?#]/i.test(url) && isWebAddress(withScheme) ? withScheme : undefined;
}

/** Returns the `mailto:` or web link of a contact, or `undefined`. */
export const contactHref = ({ kind, text, url = '' }: Contact) =>
  kind === 'email' && isMailAddress(text) ? `mailto:${text}` : webAddress(url || text);
const isMailAddress = (text: string) => /^[^\s@<>"]+@[^\s@<>"]+$/.test(text);

/** Returns the display text of a contact. */
export const contactText = ({ text, url }: Contact) => (text === url ? displayUrl(text) : text);

/** Returns the label of a contact, or an empty string if its kind or text already says it. */
export const contactLabel = ({ kind, label, text }: Contact) =>
  (kind === 'profile' || kind === 'custom') && !text.toLowerCase().includes(label.toLowerCase()) ? label : '';
