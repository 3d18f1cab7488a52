/** Styles of lists of posts. The date is beside the title where there is room, and above it elsewhere. */
export const POSTS = `.posts { container: posts / inline-size; max-width: 62rem; margin: 0; padding: 0; list-style: none; }
:is(.title, .tags, .title + .dek) + .posts { margin-block-start: clamp(1.75rem, 4vw, 3rem); }
.title + .dek { margin-block-start: 0.5rem; color: var(--soft); }
.post { position: relative; display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.4rem 1.5rem; padding-block: 1.5rem; border-block-start: 1px solid var(--hair); }
.post > * { min-width: 0; }
.post > .when { order: -1; }
.post > :is(h2, h3) { font-size: clamp(1.3rem, 1.15rem + 0.7vw, 1.7rem); line-height: 1.22; letter-spacing: var(--tight); }
.post > :is(h2, h3) a { text-decoration-color: transparent; } .post > :is(h2, h3) a::after { content: ""; position: absolute; inset: 0; }
.post:hover > :is(h2, h3) a { text-decoration-color: currentcolor; }
.post > .dek { max-width: 36em; color: var(--soft); line-height: 1.5; }
.post > .meta a { position: relative; text-decoration-color: transparent; } .post > .meta a:hover { text-decoration-color: currentcolor; }
.post > .thumb { margin: 0; } .post > .thumb .picture { aspect-ratio: 3/2; } .post > .thumb img { height: 100%; object-fit: cover; }
.year > .body > .posts { margin: 0; } .year:has(.posts) > h2 { white-space: nowrap; } :is(.title, .tags) + .year:has(.posts) { margin-block-start: 2.25rem; }
@container posts (max-width: 36rem) { .post > .thumb { margin-block-start: 0.6rem; } }
.pager { display: grid; grid-template-columns: 1fr auto 1fr; gap: 1rem; max-width: 62rem; padding-block-start: 1.25rem; border-block-start: 1px solid var(--hair); font: 0.9375rem/1.5 var(--small); }
.pager p:last-child { text-align: end; } .pager p:nth-child(2) { color: var(--soft); font-variant-numeric: lining-nums tabular-nums; }
.posts ~ .more, .part ~ .more, .pager ~ .more { margin-block-start: 1.75rem; } .more a + a { margin-inline-start: 1.25rem; }
@container posts (min-width: 36rem) {
  .posts:not(.covers) > .post { grid-template-columns: var(--year, 8.5rem) minmax(0, 1fr); }
  .posts:not(.covers) > .post:has(> .thumb) { grid-template-columns: var(--year, 8.5rem) minmax(0, 1fr) minmax(7rem, 11rem); }
  .posts:not(.covers) > .post > * { grid-column: 2; } .posts:not(.covers) > .post > .when { grid-area: 1 / 1; padding-block-start: 0.45em; }
  .posts:not(.covers) > .post > .thumb { grid-area: 1 / 3 / span 4; align-self: start; }
}
.posts.covers { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr)); gap: clamp(1.5rem, 3vw, 2.75rem); max-width: none; }
.covers > .post { grid-template-rows: auto; align-content: start; padding: 0; border: 0; } .covers > .post:not(:has(> .thumb)) { padding-block-start: 1.25rem; border-block-start: 2px solid var(--ink); }
.covers > .post > .thumb { order: -2; margin-block-end: 0.4rem; }
@media print { .post { break-inside: avoid; } .post > .thumb { max-width: 40mm; } }`;

/** Styles of the page of a post. */
export const ESSAY = `.essay > .opening > .when { margin-block-end: 0.9rem; }
body:is(.gallery, .poster, .bento, .wall) .essay.essay { display: grid; grid-template-columns: [wide-start] minmax(0, 1fr) [text-start] minmax(0, 42rem) [text-end] minmax(0, 1fr) [wide-end]; }
body:is(.gallery, .poster, .bento, .wall) .essay.essay > * { grid-column: text; }
body:is(.gallery, .poster, .bento, .wall) .essay.essay > :is(.cover, .captioned, .pictures, .part:not(.chapter)) { grid-column: wide; }
body:is(.gallery, .poster, .bento, .wall) .essay.essay > .opening { grid-column: text-start / wide-end; }
body:is(.gallery, .poster, .bento, .wall) .essay.essay.essay > .chapter { display: block; width: auto; max-width: none; padding-inline: 0; }
body:is(.gallery, .poster, .bento, .wall) .essay.essay.essay > .chapter > h2 { display: block; position: static; width: auto; max-width: none; margin-block: 0 0.75rem; padding: 0; font-family: var(--heading); font-size: var(--essay-heading, clamp(1.3rem, 1.15rem + 0.7vw, 1.7rem)); line-height: 1.22; }
.essay.tall > :is(.cover, .captioned) .picture.picture { width: min(100%, var(--ratio) * 80vh); } body:is(.gallery, .poster, .bento, .wall) .essay.essay.tall > :is(.cover, .captioned) { grid-column: text; }
.essay .ending { max-width: 42rem; padding-block-start: 1.5rem; border-block-start: 1px solid var(--hair); }
.series { margin-block-start: 1.5rem; padding: 1.25rem 1.5rem; background: var(--surface); } .series:first-child { margin: 0; }
.series p { font: var(--weight) 1.15em/1.3 var(--heading); } .series p span { display: block; margin-block-end: 0.15rem; color: var(--soft); font: 0.875rem/1.5 var(--small); }
.series .all { margin-block-start: 0.5rem; font: 0.875rem/1.5 var(--small); } .series ol { margin-block-start: 0.75rem; padding-inline-start: 1.5em; } .series li { padding-block: 0.15rem; } .series li::marker { color: var(--soft); font-variant-numeric: lining-nums tabular-nums; }
.neighbors { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr)); gap: 1.5rem clamp(1.5rem, 5vw, 4rem); }
.neighbors.neighbors a { font-size: clamp(1.2rem, 1.05rem + 0.7vw, 1.6rem); line-height: 1.25; } .neighbors p:has([rel="next"]) { text-align: end; } .neighbors p:only-child { text-align: start; }
@media print { .series { display: none; } }`;

/** Styles of footnotes, and of the references to them. */
export const FOOTNOTES = `.ref { font: 600 0.7em/0 var(--small); vertical-align: baseline; position: relative; inset-block-start: -0.55em; font-variant-numeric: lining-nums tabular-nums; }
.ref a { padding-block: 0.4em; padding-inline: 0.05em 0.15em; text-decoration: none; color: var(--primary); } .ref a:hover { text-decoration: underline; }
.ref a:target, .notes li:target { background: color-mix(in srgb, var(--primary) 14%, transparent); }
.notes.notes.notes > h2 { color: var(--soft); font: 600 var(--note, 0.875rem)/1.5 var(--small); letter-spacing: 0; } .notes .prose { font-size: 0.9em; line-height: 1.55; }
.notes li { scroll-margin-block-start: 2rem; } .notes li > p:last-of-type { display: inline; } .notes li p { text-indent: 0 !important; }
.notes .back { display: inline-block; padding-inline: 0.3em; text-decoration: none; } .notes .back sub { font-size: 0.7em; } [dir="rtl"] .back span { display: inline-block; transform: scaleX(-1); }
@media print { .back { display: none; } .ref a { color: inherit; } }`;
