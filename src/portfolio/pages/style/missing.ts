/** Styles of the page that a site shows where it has none. */
export const MISSING = `.missing .dek { margin-block-start: 0.9rem; color: var(--soft); font-size: 1.15em; }
.missing .actions { margin-block-start: 2rem; }`;
