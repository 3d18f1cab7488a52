/** Styles of long texts and of a project’s page. */
export const PROSE = `.prose { max-width: 38em; }
.prose > * + * { margin-block-start: 0.9em; }
.prose :is(h3, h4) { margin-block-start: 1.6em; font-size: 1.2em; line-height: 1.3; }
.prose h4 { font-size: 1.05em; }
.prose > :first-child { margin-block-start: 0; }
.prose :is(h3, h4) + * { margin-block-start: 0.4em; }
.prose :is(ul, ol) { padding-inline-start: 1.3em; }
.prose ul { list-style: "–  "; padding-inline-start: 1.1em; }
.prose li + li { margin-block-start: 0.3em; }
.prose li::marker { color: var(--soft); font-variant-numeric: tabular-nums; }
.prose blockquote { padding-inline-start: 1.25em; border-inline-start: 2px solid var(--primary); font-style: var(--slant); color: var(--soft); }
.opening .dek { margin-block-start: 0.9rem; color: var(--soft); font-size: 1.25em; line-height: 1.45; }
.opening .facts { margin-block-start: 2rem; }
.figures { display: flex; flex-wrap: wrap; gap: 1.5rem 3.5rem; }
.figures div { display: flex; flex-direction: column-reverse; justify-content: flex-end; max-width: 14rem; }
.figures dt { color: var(--soft); font: 0.875rem/1.45 var(--small); }
.figures dd { margin-block-end: 0.25rem; font: var(--weight) clamp(2rem, 1.6rem + 1.6vw, 3rem)/1.1 var(--heading); letter-spacing: var(--tight); font-variant-numeric: lining-nums; overflow-wrap: anywhere; }
.pictures { display: flex; flex-wrap: wrap; gap: 2rem 1.5rem; align-items: flex-start; }
.pictures figure { flex: calc(var(--ratio) * 10) 1 calc(var(--ratio) * min(17rem, 40vw)); max-width: calc(var(--ratio) * 40rem); min-width: min(100%, 14rem); }
figcaption { margin-block-start: 0.6rem; }
.references { display: flex; flex-wrap: wrap; gap: 2rem 5rem; }
.references .links { flex-direction: column; }
.next a { display: block; margin-block-start: 0.3rem; font: var(--weight) clamp(1.6rem, 1.3rem + 1.6vw, 2.5rem)/1.15 var(--heading); letter-spacing: var(--tight); text-decoration-color: transparent; text-wrap: balance; overflow-wrap: anywhere; }
.next span { color: var(--primary); font-weight: 600; }
.badge { width: 4.5rem; }
.badge .picture { background: none; }
.over { text-decoration: line-through; }
.metric strong { font: var(--weight) 1.35em/1.3 var(--heading); }
.metric span { color: var(--soft); }`;
