/** Styles of the sections that only some sites have. Lists use those of achievements and jobs. */
export const SECTIONS = `.prose.large { max-width: 30em; font-family: var(--heading); font-size: clamp(1.3rem, 1.1rem + 1vw, 1.85rem); line-height: 1.4; }
.prose.columns { max-width: none; columns: 2 20rem; column-gap: 3rem; }
.prose.columns > * { break-inside: avoid; }
.prose + .when { margin-block-start: 1rem; }
.figures.listed { display: block; }
.figures.listed div { flex-direction: row-reverse; align-items: baseline; justify-content: space-between; gap: 1.5rem; max-width: none; padding-block: 0.75rem; border-block-start: 1px solid var(--hair); }
.figures.listed dd { flex: 0 1 auto; min-width: min(5ch, 60%); max-width: 60%; }
.feats.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr)); gap: 1.25rem; }
.cards .feat { display: block !important; margin: 0 !important; padding: var(--card, 1.25rem 1.4rem 1.4rem) !important; border: 1px solid var(--hair); background: var(--surface); color: var(--ink); }
.feats.quotes .feat { display: block !important; }
:is(.cards, .quotes) .feat > * { display: block; position: static !important; width: auto !important; margin-inline: 0 !important; }
:is(.cards, .quotes) .feat > :is(.when, .meta) { padding: 0 !important; font: var(--note, 0.875rem)/1.5 var(--small) !important; text-align: start !important; }
.quotes blockquote { padding: 0; border: 0; margin-block-end: 0.9rem; color: var(--ink); font-family: var(--heading); font-size: 1.35em; line-height: 1.35; font-style: var(--slant); }
.quotes blockquote .prose { margin: 0; max-width: 30em; font-size: 1em; }
.said { quotes: auto; } .said > p:first-child, .said > .prose > p:first-child { text-indent: calc(-1 * var(--hang, 0.4em)); }
.said > p:first-child::before, .said > .prose > p:first-child::before { content: open-quote; } .said > p:last-child::after, .said > .prose > p:last-child::after { content: close-quote; }
.quotes h3 { font-size: 1em; }
.feats.testimonials.testimonials blockquote.prose { margin: 0 0 1rem; padding: 0; border: 0; color: var(--ink); font-size: var(--said, 1em); font-style: normal; }
.feats.testimonials.quotes blockquote.prose { font-family: var(--heading); font-size: var(--said, 1.35em); line-height: 1.35; font-style: var(--slant); }
.testimonials .by { display: grid; grid-template-columns: auto minmax(0, 1fr); align-items: center; }
.testimonials .by > * { grid-column: 2; margin: 0; }
.testimonials .by h3 { font-size: 1em !important; }
.testimonials .author { grid-column: 1; grid-row: 1 / span 3; width: 3.25rem; margin-inline-end: 0.9rem; }
.testimonials .author img { aspect-ratio: 1; object-fit: cover; border-radius: 50%; }
.testimonials .author .picture { background: none; }
.feats.testimonials.cards { display: block; columns: 3 17rem; column-gap: 1.25rem; }
.feats.testimonials.cards > .feat.feat { margin-block-end: 1.25rem !important; break-inside: avoid; }
body:is(.gallery, .poster, .bento, .wall) .feats.testimonials.quotes { display: block; columns: 2 19rem; column-gap: clamp(1.5rem, 4vw, 4rem); }
body:is(.gallery, .poster, .bento, .wall) .testimonials.quotes > .feat { margin-block-end: 2.5rem; break-inside: avoid; }
.folded { border-block-start: 1px solid var(--hair); }
.folded summary { display: flex; align-items: baseline; justify-content: space-between; gap: 1rem; padding-block: 0.9rem; cursor: pointer; list-style: none; }
.folded summary::-webkit-details-marker { display: none; }
.folded summary::after { content: "+"; content: "+" / ""; font: 1.25em/1 var(--small); color: var(--soft); }
.folded [open] > summary::after { content: "–"; content: "–" / ""; }
.folded .prose { padding-block-end: 1.25rem; }
.clients { display: flex; flex-wrap: wrap; align-items: center; gap: 1.5rem 2.75rem; list-style: none; }
.clients li { min-width: 0; overflow-wrap: anywhere; }
.clients a { text-decoration: none; }
.clients a:hover { text-decoration: underline; }
.clients .picture { background: none; }
.clients img { width: auto; height: 2.75rem; max-width: 9rem; object-fit: contain; }
.clients.names { gap: 0.4rem 1.5rem; font-family: var(--heading); font-size: 1.15em; }
.hero { display: grid; grid-template-columns: minmax(0, 1fr) !important; gap: 1.5rem !important; padding-block: 0 !important; border: 0 !important; }
.hero .view .picture { aspect-ratio: max(var(--ratio), 1.5); }
.hero .view img { height: 100%; object-fit: cover; }
.hero.at-portrait .view .picture { aspect-ratio: var(--ratio); }
.hero .words { min-width: 0; }
.hero .words > h2 { max-width: 18em; margin: 0; color: var(--ink); font: var(--weight) clamp(2rem, 1.5rem + 2.6vw, 3.6rem)/1.08 var(--heading); letter-spacing: var(--tight); text-wrap: balance; overflow-wrap: anywhere; }
.hero .words > * + * { margin-block-start: 0.9rem; }
.hero .prose { color: var(--soft); font-size: 1.15em; }
@media screen and (min-width: 48rem) {
  .hero.at-portrait:not(.bare) { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) !important; align-items: center; gap: clamp(2rem, 6vw, 5rem) !important; }
  .hero.at-portrait .view { order: 1; }
}
.part > .body:only-child { grid-column: 1 / -1; }
@media print { .folded details::details-content { content-visibility: visible; height: auto; } .folded summary::after { display: none; } }`;
