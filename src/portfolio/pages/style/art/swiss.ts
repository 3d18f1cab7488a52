/** Order made visible, then broken once: a grotesque on twelve columns, black and white, and red in one place. */
export const SWISS = `body { --centered: 0 auto; --card: 0; --em: 0.62; --wall-name: 3rem; --index-name: 4.5rem; --ledger-name: 9rem; --edge: clamp(1.125rem, 2.2vw, 3.5rem); --tight: -0.045em; --col: calc((100vw - 2 * var(--edge)) / 12); font-size: calc(var(--size) * clamp(0.9375rem, 0.9rem + 0.16vw, 1.125rem)); line-height: 1.34; }
h1, h2, h3, .name, .next a, .figures dd, .metric strong { font-weight: 700; line-height: 1; } .column .pictures > figure:only-child figcaption { text-align: start; }
strong, .facts dt, .ways [aria-current], .letter label { font-weight: 700; }
.open, .ways, .actions, .meta, .when, .facts, .place, .more, .colophon, .detail, figcaption, .next span, .languages { font-size: 1em; line-height: 1.34; }
.open { color: inherit; } .open::before { background: var(--primary); border-radius: 0; }
.place, .meta, .when, .facts dd, .colophon, .detail, figcaption, .tagline { color: var(--ink); }
a, .ways a, .actions a { text-decoration-color: transparent; color: inherit; text-underline-offset: 0.2em; }
:is(.prose, .links, .detail, .more, .actions, .call) a { text-decoration-color: currentcolor; }
a:hover, .ways a:hover { color: inherit; text-decoration: underline 2px; }
.part > h2 { color: inherit; font-size: 1em; font-weight: 700; letter-spacing: -0.01em; }
.picture, .plate { border-radius: 0; background: var(--surface); } :is(.plate, .cover, figure, .stage, .view) img { filter: grayscale(1) contrast(1.12); }
.portrait img { border-radius: 0; filter: grayscale(1) contrast(1.1); }
h1.title { font-size: min(clamp(2.75rem, 8vw, 9rem), var(--room) / (var(--topic, 1) * var(--em))); letter-spacing: -0.055em; line-height: 0.94; }
.work, .feat, .next, .part { border-color: transparent; } .work:has(a:hover) .plate { outline: 0; }
.work:has(a:hover) :is(h2, h3) a { text-decoration: underline 2px; }
.numeral { font: 700 clamp(3.5rem, 8vw, 8.5rem)/0.8 var(--heading); letter-spacing: -0.055em; margin-inline-start: -0.04em; }
.cards .feat { border: 0; background: none; } .prose :is(h3, h4) { font-size: 1em; } .feat h3, .work :is(h2, h3) { font-size: 1em; letter-spacing: -0.01em; line-height: 1.34; }
.opening .dek { font-size: clamp(1.25rem, 2.1vw, 2.25rem); color: inherit; line-height: 1.15; letter-spacing: -0.025em; max-width: 24em; }
.figures dd { font-size: clamp(4rem, 11vw, 12rem); line-height: 0.82; letter-spacing: -0.06em; } .figures div:first-child dd { color: var(--primary); }
.next a { font-size: clamp(2.5rem, 8vw, 9rem); letter-spacing: -0.055em; line-height: 0.94; } .next span { color: inherit; }
.prose blockquote { border: 0; padding: 0; font-style: normal; font-weight: 700; font-size: 1.5em; line-height: 1.1; letter-spacing: -0.03em; color: inherit; } .prose ul { list-style: "— "; }
.bento .tile .call a { font-size: clamp(1.75rem, 2.6vw, 3.25rem); overflow-wrap: normal; } .call a { font-size: clamp(2.5rem, 6vw, 6.5rem); font-weight: 700; letter-spacing: -0.05em; line-height: 0.95; }
.letter :is(input, textarea, button) { border-radius: 0; } .letter :is(input, textarea) { border: 0; border-block-end: 2px solid var(--ink); padding-inline: 0; background: transparent; } .letter button { background: var(--ink); color: var(--ground); }
.gallery { --wide: 100%; } .gallery .who { display: grid; grid-template-columns: repeat(12, minmax(0, 1fr)); gap: 0 1rem; padding-block-start: var(--edge); }
.gallery .who > * { grid-column: 1 / -1; }
.gallery .name, .gallery.at-home .who > h1 { grid-column: 1 / 6; grid-row: 1; align-self: start; font-size: 1em; letter-spacing: -0.01em; line-height: 1.34; }
.gallery .portrait { display: none; }
.gallery .ways { grid-column: 6 / -1; grid-row: 1 / span 2; margin: 0; align-self: start; } .gallery .ways ul { flex-direction: column; } .gallery .ways a { padding-block: 0.15rem; color: inherit; }
.gallery .tagline { grid-row: 5; max-width: 9em; margin-block-start: clamp(2.5rem, 4vw, 5rem); font-size: clamp(2.5rem, 8vw, 10rem); line-height: 0.92; letter-spacing: -0.058em; margin-inline-start: -0.04em; }
.gallery .wordy .tagline { font-size: clamp(2.25rem, 5.2vw, 7rem); max-width: 11em; line-height: 0.96; }
.gallery .open { grid-row: 6; } .gallery .place { grid-column: 1 / 6; grid-row: 2; margin: 0; } .gallery .lead { max-width: 34em; } .gallery .who:not(:has(.tagline)) > h1 { font-size: clamp(2.5rem, 8vw, 10rem); grid-column: 1 / -1; grid-row: 5; line-height: 0.92; letter-spacing: -0.058em; }
.gallery main { padding-block-start: clamp(2rem, 4vw, 4rem); }
.gallery #projects-part > h2 { position: absolute; clip-path: inset(50%); }
.gallery .works { display: grid; grid-template-columns: repeat(12, minmax(0, 1fr)); gap: clamp(2.5rem, 5vw, 5rem) 1rem; align-items: start; }
.gallery .work { grid-column: 1 / -1; max-width: none; display: grid; gap: 0.4rem; } .gallery .work > .plate { order: 5; margin-block-start: 0.6rem; } .gallery .work .dek { color: inherit; max-width: 26em; margin: 0; font-size: 1em; line-height: 1.34; } .gallery .work .meta { display: none; }
.gallery .work:not(.bare) :is(h2, h3) { margin: 0; font-size: 1em; line-height: 1.34; font-weight: 700; }
.gallery .bare { container-type: normal; } .gallery .bare :is(h2, h3), .gallery .bare .dek { aspect-ratio: auto; min-height: 0; padding: 0; background: none; font-size: 1em; line-height: 1.34; } .gallery .work.bare .dek { margin: 0; }
.gallery .part:not(:has(> .body > .works)) { border-block-start: 0; }
.gallery .feat { border: 0; padding: 0; } .gallery .feats { gap: 2rem 1rem; }
.gallery .works:not(:is(.title, .tags) + *) > .work:first-child .plate { background: var(--primary); } .gallery .works:not(:is(.title, .tags) + *) > .work:first-child .plate .picture { background: none; } .gallery .works:not(:is(.title, .tags) + *) > .work:first-child .plate img { mix-blend-mode: multiply; filter: grayscale(1) contrast(1.45) brightness(1.1); background: none; }
.column .who > h1, .index .who > h1, .ledger .who > h1, .poster .plaque h1 { font-size: clamp(2.5rem, min(9vw, 88vw / (var(--word) * 0.6)), 11rem); line-height: 0.86; letter-spacing: -0.06em; margin-inline-start: -0.04em; }
.index .who > h1 { font-size: clamp(2rem, min(4.6vw, 18rem / (var(--word) * 0.6)), 5rem); } .index .ways a::before { display: none; }
.column, .index { --wide: min(100%, 90rem); } .column .who > .tagline, .index .tagline { font-size: 1.4em; line-height: 1.1; letter-spacing: -0.03em; }
.column.at-home .who, .column.inside .who { border: 0; } .column :is(.part, .case > *) { max-width: 50rem; } .column .part:has(.works) { max-width: none; } .column .plate, .column .cover, .column .pictures { margin-inline: 0; }
.column .work, .index .work { display: grid; gap: 0.3rem; } .column .plate, .index .plate { order: 5; margin-block-start: 1rem; }
.column .numeral, .index .numeral { font-size: clamp(4rem, 12vw, 12rem); }
.ledger .numeral { display: none; } .ledger .part, .ledger .next, .ledger.inside main { border-block-start: 4px solid var(--ink); } .ledger .work, .ledger .feat, .ledger .more { border-block-start: 1px solid var(--hair); } .ledger .work :is(h2, h3) { font-size: 1.5em; letter-spacing: -0.03em; line-height: 1.15; } .ledger { --wide: 100%; }
.poster .numeral { font-size: clamp(5rem, 14vw, 15rem); grid-row: 1 / span 3; } .poster .work :is(h2, h3) { font-size: clamp(1.5rem, 2.6vw, 3rem); letter-spacing: -0.04em; } .poster .part > h2 { font-size: 1em; }
.bento .tile { --round: 0px; padding: 1.1rem; } .bento { --gap: 1rem; } .bento .intro { background: var(--primary); color: var(--ground); } .bento .intro .tagline { letter-spacing: -0.05em; line-height: 0.95; } .bento .face h1 { border-radius: 0; background: var(--ground); } .bento .numeral { display: none; } .bento .pictured :is(h2, h3) { font-size: 1.15em; }
.wall .numeral { display: none; } .wall .who h1 { letter-spacing: -0.05em; line-height: 0.95; } .wall { --gap: 1rem; } .wall.at-home .frame { padding-inline-end: 0; }
@media screen and (min-width: 60rem) {
  .gallery .ways { grid-column: 4 / 6; } .gallery .name, .gallery.at-home .who > h1, .gallery .place { grid-column: 1 / 4; } .gallery .open { grid-column: 6 / 8; grid-row: 1 / span 2; margin: 0; } .gallery .who > .actions { grid-column: 6 / 8; grid-row: 3; margin: 0; } .gallery .who:not(:has(.open)) > .actions { grid-row: 1; }
  .gallery.at-home .who:not(:has(.tagline)) > h1 { grid-column: 1 / -1; grid-row: 5; font-size: clamp(2.5rem, min(8vw, 88vw / (var(--word) * 0.6)), 10rem); line-height: 0.92; letter-spacing: -0.058em; }
  .gallery .tagline { grid-column: 1 / -1; grid-row: 4; } .gallery .lead { grid-column: 1 / 8; grid-row: 6; font-size: 1.4em; line-height: 1.2; letter-spacing: -0.025em; }
  .gallery .work:nth-child(6n + 2) { grid-column: 1 / span 3; } .gallery .work:nth-child(6n + 3) { grid-column: 5 / span 3; } .gallery .work:nth-child(6n + 4) { grid-column: 8 / span 5; }
  .gallery .work:nth-child(6n + 5) { grid-column: 1 / span 5; } .gallery .work:nth-child(6n) { grid-column: 6 / span 4; } .gallery .work:nth-child(6n + 7) { grid-column: 11 / span 2; }
  .gallery .work:last-child:nth-child(6n + 2) { grid-column: 5 / span 8; } .gallery .work:last-child:nth-child(6n + 5) { grid-column: 1 / span 8; } .gallery .work:last-child:nth-child(6n + 7) { grid-column: 8 / span 5; }
  .gallery .work:first-child { display: grid; grid-template-columns: subgrid; grid-template-rows: 1fr auto auto; } .gallery .work:first-child > * { grid-column: 1 / span 2; } .gallery .work:first-child > .numeral { grid-area: 1 / 3 / span 3 / span 5; align-self: end; justify-self: end; font-size: clamp(10rem, 29vw, 44rem); line-height: 0.74; } .gallery .work:first-child > :is(h2, h3) { grid-row: 2; font-size: clamp(1.25rem, 2.1vw, 2.5rem) !important; letter-spacing: -0.035em; line-height: 1.05 !important; } .gallery .work:first-child > .dek { grid-row: 3; } .gallery .work:first-child > .plate { grid-area: 1 / 8 / span 3 / -1; margin-block: 0; margin-inline: 0 calc(-1 * var(--edge)); }
  .gallery .work:first-child > .plate .picture { aspect-ratio: 0.84; width: 100%; } .gallery .work:first-child > .plate img { height: 100%; object-fit: cover; }
  .gallery.at-home:has(#projects-part:first-child .work:first-child:not(.bare)) .who { padding-inline-end: calc(5 * var(--col)); } .gallery.at-home .frame { position: relative; }
  .gallery.at-home:has(#projects-part:first-child .work:first-child:not(.bare)) .who { grid-template-columns: repeat(7, minmax(0, 1fr)); }
  .gallery.at-home #projects-part:first-child .work:first-child:not(.bare) { position: static; } .gallery.at-home #projects-part:first-child .work:first-child > .plate, .gallery.at-home #projects-part:first-child .work:first-child:not(.bare) h3 a::after { position: absolute; z-index: 1; inset-block: 0 auto; inset-inline-end: 0; width: calc(5 * var(--col) + var(--edge) - 1rem); margin: 0; } .gallery.at-home #projects-part:first-child .work:first-child:not(.bare) h3 a::after { inset-inline-start: auto; z-index: 2; aspect-ratio: 0.8; } .gallery.at-home .frame { width: 100%; padding-inline: var(--edge); } .gallery.at-home #projects-part:first-child .work:first-child > .plate .picture { aspect-ratio: 0.8; }
  .gallery :is(.case > .part:not(.pictures), .year, .at-home .part) { grid-template-columns: minmax(0, 3fr) minmax(0, 9fr); gap: 1rem; }
  .gallery.at-home .shorts { display: block; } .gallery.at-home :is(main, .shorts) > .part:not(#projects-part, .hero) { display: grid; grid-template-columns: minmax(0, 3fr) minmax(0, 9fr); gap: 1rem; } .gallery.at-home .shorts > .part + .part { margin-block-start: 2.5rem; }
}
.poster.at-home .who:not(.bare) { display: flex; flex-direction: column; color: var(--ink); } .poster.at-home .who:not(.bare) .plaque::before, .poster .stage::after { display: none; }
.poster .stage .picture { position: absolute; inset: 0; } .poster .stage { background: var(--surface); position: relative; inset: auto; order: 1; flex: 1; min-height: 52vh; margin: 1.5rem calc(-1 * var(--edge)) calc(-1 * clamp(1.5rem, 3vw, 3rem)); } .poster.at-home .ways ul { flex-direction: column; justify-content: start; gap: 0; } .poster .ways a { padding-block: 0.15rem; }
.poster.at-home .plaque h1 { font-size: clamp(2.75rem, min(15vw, 86vw / (var(--word) * var(--em))), 9rem); } .poster .plaque .tagline { max-width: 22em; }
@media screen and (min-width: 60rem) {
  .poster.at-home .who:not(.bare) { padding-inline-end: calc(7 * var(--col) + var(--edge) + 2rem); } .poster .stage { position: absolute; inset: 0 0 0 auto; width: calc(7 * var(--col) + var(--edge)); margin: 0; }
  .poster.at-home .who:not(.bare) .plaque { display: flex; flex: 1; flex-direction: column; align-self: stretch; gap: 0; } .poster.at-home .who:not(.bare) .plaque h1 { order: -1; margin-block: auto 1.5rem; font-size: clamp(2.5rem, min(8.05vw, 37vw / (var(--word) * var(--em))), 13rem); line-height: 0.9; letter-spacing: -0.058em; } .poster .plaque h1 .last { display: block; }
  .poster .plaque .tagline { font-size: 1.75em; line-height: 1.12; letter-spacing: -0.03em; padding-block-end: 1.5rem; }
}`;
