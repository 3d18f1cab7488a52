import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { SECTIONS } from './sections.ts';

/** Goes to the part that the address names, once the page stands; the keyboard goes on from there. */
export function useSectionOfAddress(ready: boolean) {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link pressed again leads there again
  useEffect(() => {
    const name = SECTIONS.find((section) => `#${section}` === hash);
    if (!name || !ready) return;
    // After the shell, which gives the focus to the heading of the page.
    const timer = setTimeout(() => {
      const section = document.getElementById(name);
      section?.focus({ preventScroll: true });
      section?.scrollIntoView();
    });
    return () => clearTimeout(timer);
  }, [hash, key, ready]);
}
