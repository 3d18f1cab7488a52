/**
 * Styles of lists of publications, talks and skills, in addition to those of all entries (`.feat`). Some themes have no
 * bold typeface, so the member's own name has the color of the text among authors in a softer one.
 */
export const LISTED_WORKS = `.authors, .keywords { font-size: 0.9375em; overflow-wrap: anywhere; }
.authors { color: var(--soft); }
.authors strong { color: var(--ink); font-weight: 600; }
.span { margin-block: 2rem 0.9rem; font: 600 var(--note, 0.875rem)/1.5 var(--small); color: var(--soft); font-variant-numeric: lining-nums tabular-nums; break-after: avoid; }
.body > .span:first-child { margin-block-start: 0; }
.feat > .authors, .feat > .keywords { margin-block-start: 0.15rem; }`;
