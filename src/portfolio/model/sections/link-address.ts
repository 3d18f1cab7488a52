import { isWebAddress } from '#platform/pure/field-rules.ts';
import { safeUrl } from '#platform/pure/markdown/safe-url.ts';

/** Pages of every site to which a link can lead. */
export const LINKED_PAGES = ['projects', 'posts', 'achievements', 'cv', 'contact'] as const;
export type LinkedPage = (typeof LINKED_PAGES)[number];
export const isLinkedPage = (page: string): page is LinkedPage => (LINKED_PAGES as readonly string[]).includes(page);

const MAIL_SCHEME = 'mailto:';
const isMailLink = (address: string) => address.toLowerCase().startsWith(MAIL_SCHEME) && safeUrl(address) !== undefined;

/** Returns whether a link can lead to an address: one of the web, or a mail address with `mailto:`. */
export const isLinkAddress = (address: string) => isWebAddress(address) || isMailLink(address);

/** Returns the address of a link without `mailto:`, as visitors read it. */
export const mailAddressIn = (address: string) => (isMailLink(address) ? address.slice(MAIL_SCHEME.length) : undefined);

const BARE_MAIL_ADDRESS = /^[^\s@:/?#&,;]+@[^\s@:/?#&,;]+$/;

/** Returns a typed address with `mailto:` if it is a bare mail address. */
export function completeMailLink(text: string): string {
  const address = text.trim();
  return BARE_MAIL_ADDRESS.test(address) && address.slice(address.indexOf('@')).includes('.')
    ? `${MAIL_SCHEME}${address}`
    : text;
}
