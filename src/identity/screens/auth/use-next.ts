import { useLocation } from 'react-router';
import { safeNext } from './safe-next.ts';

/** Returns the path to continue to after signing in, and a function that adds it to links to other sign-in screens. */
export function useNext() {
  const { search, hash } = useLocation();
  const safePath = safeNext(new URLSearchParams(search).get('next'));
  // The server that redirected here doesn't see the fragment; the browser carries it over to this address.
  const next = safePath && !safePath.includes('#') ? safePath + hash : safePath;
  return {
    next: next ?? '/dashboard',
    withNext: (path: string) => (next ? `${path}?next=${encodeURIComponent(next)}` : path),
  };
}
