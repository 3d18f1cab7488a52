/**
 * Styles of the tags above a list of projects. The tag of the page differs in nothing that takes room, so that the others
 * stay where they are.
 */
export const TAGS = `.tags.tags { margin-block-start: clamp(0.9rem, 0.6rem + 1vw, 1.75rem); font: var(--text-weight, 400) max(0.9375rem, 0.85em)/1.5 var(--small); }
.tags ul { display: flex; flex-wrap: wrap; gap: 0 1.35rem; margin: 0; padding: 0; list-style: none; }
.tags li, .tags bdi { min-width: 0; overflow-wrap: anywhere; }
.tags :is(a, summary) { display: inline-block; padding-block: 0.35rem; color: var(--soft); text-decoration: none; }
.tags :is(a, summary):hover { color: var(--ink); }
.tags a:hover bdi { text-decoration: underline 1px; text-underline-offset: 0.3em; }
.tags [aria-current] { color: var(--ink); }
.tags [aria-current] bdi { text-decoration: underline 2px; text-underline-offset: 0.3em; }
.tags span { font-variant-numeric: lining-nums tabular-nums; }
.tags summary { cursor: pointer; }`;
