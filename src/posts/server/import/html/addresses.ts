import { safeUrl } from '#platform/pure/markdown/safe-url.ts';

/** Hosts whose pages are shown as cards, with the addresses that show one of their works. */
const EMBEDDED = [
  { host: 'youtube.com', path: /^\/(?:watch|shorts\/|live\/|playlist)/ },
  { host: 'youtu.be', path: /^\/[\w-]+/ },
  { host: 'vimeo.com', path: /^\/(?:[a-z]+\/)*\d+/ },
  { host: 'codepen.io', path: /^\/[\w-]+\/(?:pen|full|details)\// },
  { host: 'figma.com', path: /^\/(?:file|proto|design|board)\// },
];

/** Addresses of players, and the pages of what they play. */
const PLAYERS: readonly { pattern: RegExp; page: (id: string, other: string) => string }[] = [
  {
    pattern: /^https?:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]{5,20})/i,
    page: (id) => `https://www.youtube.com/watch?v=${id}`,
  },
  { pattern: /^https?:\/\/player\.vimeo\.com\/video\/(\d{3,15})/i, page: (id) => `https://vimeo.com/${id}` },
  {
    pattern: /^https?:\/\/codepen\.io\/([\w-]{1,60})\/embed\/(?:preview\/)?([\w-]{1,60})/i,
    page: (user, id) => `https://codepen.io/${user}/pen/${id}`,
  },
];

/** Returns the complete address of a link or a frame, which HTML may write without its protocol. */
export const completeUrl = (address: string) => {
  const trimmed = address.trim();
  return safeUrl(trimmed.startsWith('//') ? `https:${trimmed}` : trimmed);
};

/** Returns the page to show as a card for an address of a known site or of its player; undefined for any other. */
export function embeddedPage(address: string): string | undefined {
  const url = completeUrl(address);
  if (url === undefined) return undefined;
  for (const { pattern, page } of PLAYERS) {
    const [, id, other = ''] = pattern.exec(url) ?? [];
    if (id !== undefined) return page(id, other);
  }
  const { hostname, pathname, searchParams } = new URL(url);
  const host = hostname.replace(/^(?:www|m)\./, '');
  if (host === 'figma.com' && pathname === '/embed') return embeddedPage(searchParams.get('url') ?? '');
  return EMBEDDED.some((one) => one.host === host && one.path.test(pathname)) ? url : undefined;
}
