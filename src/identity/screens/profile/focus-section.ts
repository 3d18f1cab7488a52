import type { SectionName } from './sections.ts';

/** Gives the focus to a part of the page, when what had it is gone. */
export const focusSection = (name: SectionName) => document.getElementById(name)?.focus({ preventScroll: true });
