/** An origin that nothing has, to see whether an address leaves it. */
const HERE = 'https://vitrine.invalid';

/**
 * Where somebody wanted to go before signing in, as a path of our own. Whatever would lead elsewhere is dropped, also
 * what only a browser reads so: `//evil`, `/\evil`, a tab between the slashes, dots that melt into two slashes.
 */
export function safeNext(wish: string | null): string | undefined {
  if (!wish?.startsWith('/') || !URL.canParse(wish, HERE)) return undefined;
  const { origin, pathname, search, hash } = new URL(wish, HERE);
  if (origin !== HERE || pathname.startsWith('//')) return undefined;
  return pathname + search + hash;
}
