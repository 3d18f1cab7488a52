/** A base origin that no site has, to detect URLs that leave the instance. */
const HERE = 'https://vitrine.invalid';

/**
 * Returns the path to continue to after signing in, or undefined if it would leave the instance. Also rejects forms
 * that only browsers resolve to another host: `//evil`, `/\evil`, a tab between the slashes, dot segments that collapse
 * into two slashes.
 */
export function safeNext(wish: string | null): string | undefined {
  if (!wish?.startsWith('/') || !URL.canParse(wish, HERE)) return undefined;
  const { origin, pathname, search, hash } = new URL(wish, HERE);
  if (origin !== HERE || pathname.startsWith('//')) return undefined;
  return pathname + search + hash;
}
