import { useLocation } from 'react-router';
import { safeNext } from './safe-next.ts';

/** Where one goes on to once signed in, and how a link to another entrance keeps that. */
export function useNext() {
  const { search, hash } = useLocation();
  const wish = safeNext(new URLSearchParams(search).get('next'));
  // The server never sees what stands behind `#`; the browser carries it over to where it was sent instead.
  const next = wish && !wish.includes('#') ? wish + hash : wish;
  return {
    next: next ?? '/dashboard',
    keep: (path: string) => (next ? `${path}?next=${encodeURIComponent(next)}` : path),
  };
}
