import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { SECTIONS } from './sections.ts';

/** Scrolls to the section in the fragment of the URL and focuses it, once `ready` is true. */
export function useScrollToHash(ready: boolean) {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: pressing the same link again scrolls again
  useEffect(() => {
    const name = SECTIONS.find((section) => `#${section}` === hash);
    if (!name || !ready) return;
    // Runs after the shell has focused the heading of the page.
    const timer = setTimeout(() => {
      const section = document.getElementById(name);
      section?.focus({ preventScroll: true });
      section?.scrollIntoView();
    });
    return () => clearTimeout(timer);
  }, [hash, key, ready]);
}
