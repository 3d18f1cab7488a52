import type { SectionName } from './sections.ts';

/** Focuses a section of the page, after the focused element was removed. */
export const focusSection = (name: SectionName) => document.getElementById(name)?.focus({ preventScroll: true });
