/** A base origin that no site has, to detect URLs that leave the instance. */
const BASE_ORIGIN = 'https://vitrine.invalid';

/**
 * Returns the path to continue to after signing in, or undefined if it would leave the instance. Also rejects forms
 * that only browsers resolve to another host: `//evil`, `/\evil`, a tab between the slashes, dot segments that collapse
 * into two slashes.
 */
export function safeNext(path: string | null): string | undefined {
  if (!path?.startsWith('/') || !URL.canParse(path, BASE_ORIGIN)) return undefined;
  const { origin, pathname, search, hash } = new URL(path, BASE_ORIGIN);
  if (origin !== BASE_ORIGIN || pathname.startsWith('//')) return undefined;
  return pathname + search + hash;
}
