/**
 * How each layout is composed in every art-directed style, over the layout itself and below the style. The classic style
 * keeps the layouts as they are.
 */
export const COMPOSITIONS = `.column .who { padding-block-start: clamp(1.75rem, 5vw, 4rem); }
.gallery .tagline { margin-block-start: clamp(1.5rem, 3.6vw, 3.5rem); } .gallery main { padding-block-start: clamp(1.75rem, 3.4vw, 3.5rem); }
.gallery.at-home #projects-part:first-child > h2 { position: absolute; clip-path: inset(50%); }
.gallery .bare :is(h2, h3) { aspect-ratio: auto; min-height: clamp(8rem, 12vw, 12rem); } @container bare (min-width: 60rem) { .gallery .bare :is(h2, h3) { aspect-ratio: auto; } }
.bento .colophon { align-self: end; }
@media screen and (min-width: 60rem) { body:is(.gallery, .poster, .bento, .wall, .ledger) .upright { display: grid; grid-template: repeat(7, auto) 1fr / repeat(2, minmax(0, 1fr)); column-gap: clamp(2rem, 5vw, 6rem); } body:is(.gallery, .poster, .bento, .wall, .ledger) .upright > * { grid-column: 1 / -1; } body:is(.gallery, .poster, .bento, .wall, .ledger) .upright > .opening { grid-column: 1; grid-row: 1; } body:is(.gallery, .poster, .bento, .wall, .ledger) .upright > .chapter:not(.upright > :not(.opening, .cover, .captioned, .chapter) ~ *) { grid-column: 1; } body:is(.gallery, .poster, .bento, .wall, .ledger) .upright > :is(.cover, .captioned) { grid-column: 2; grid-row: 1 / span 8; position: sticky; inset-block-start: 6vh; align-self: start; margin: 0; } body:is(.gallery, .poster, .bento, .wall, .ledger) .upright > :is(.cover, .captioned) .picture.picture.picture { margin-inline-start: auto; aspect-ratio: auto; } }
.wall .work.bare :is(h2, h3) { font-size: var(--bare-title, clamp(1.15rem, 0.9rem + 1.1vw, 2.25rem)); line-height: 1.1; overflow-wrap: break-word; } .wall .work.bare .dek { margin-block-start: 0.4rem; }
@media screen and (min-width: 48rem) { .wall.at-home .wide { grid-column: span 2; grid-row: span calc(80 / var(--ratio) + var(--below)); } }
@media screen and (min-width: 64rem) { .wall:has(.work:nth-child(4)):not(:has(.work:nth-child(10))) { --cols: 4; } .wall.wall:has(.bare):not(:has(.work:nth-child(7))), .wall:has(.few-2) { --cols: 3; } }`;

/**
 * Sizes a name by its longest word where the style would break it: \`--em\` is the average width of a letter of the
 * style. A home page without any content but a way to write is a title page, with a single link for it.
 */
export const FITS = `.wall.at-home .who h1 { font-size: min(var(--wall-name, 2rem), (100cqi / var(--cols) - 2.4 * var(--edge)) / (var(--word) * var(--em))); overflow-wrap: normal; }
@media screen and (max-width: 29rem) { .wall.at-home .who h1 { font-size: min(var(--wall-phone, 3.5rem), 86vw / (var(--word) * var(--em))); } }
@media screen and (min-width: 60rem) { .index.at-home .who > h1 { font-size: min(var(--index-name, 3rem), 15.5rem / (var(--word) * var(--em))); } }
.ledger.at-home .who > h1 { font-size: min(var(--ledger-name, 4rem), 74vw / (var(--word) * var(--em))); }
@media screen and (min-width: 48rem) { .ledger.at-home .who > h1 { font-size: min(var(--ledger-name, 4rem), min(48vw, 43rem) / (var(--word) * var(--em))); } }
@media screen {
  .blank.blank .frame { display: flex; flex-direction: column; width: auto; min-height: 100vh; min-height: 100svh; margin: 0; padding-inline: var(--edge); }
  .blank .who, .blank .who.bare { display: block; flex: 1; align-self: stretch; position: static; min-height: 0; margin: 0; padding: var(--edge) 0; background: none; }
  .blank .who h1 { width: auto; margin: 0; font-size: min(var(--title-page, 34vh), 88vw / (var(--word) * var(--em) + var(--indent, 0))) !important; line-height: var(--title-line, 0.94); }
  .blank.bento .who h1 { font-size: min(var(--title-page, 22vh), 80vw / (var(--word) * var(--em))) !important; }
  .blank .shorts, .blank .shorts > .part { display: block; } .wall.blank main > :is(.part, .shorts) { padding-inline: 0; }
  .blank :is(.ways, .who .actions) { display: none !important; } .blank .part { margin-block-end: 0; } .blank main, .blank .nothing { padding: 0; } .blank .colophon { align-self: stretch; padding: 1rem var(--blank-foot, 0px) 1.5rem; }
}`;

/** A header in two columns: the headline, and beside it the place, the introduction and the links. Pictures come sooner. */
export const BESIDE_HEADLINE = `@media screen and (min-width: 60rem) {
  .gallery.at-home .who:has(.tagline) { grid-template-columns: auto minmax(0, 1fr) minmax(15rem, 24rem); grid-template-rows: repeat(4, auto) 1fr; column-gap: clamp(2rem, 5vw, 5rem); }
  .gallery.at-home .ways { grid-column: 2 / 4; justify-self: end; }
  .gallery.at-home .who:has(.tagline) > h1 { justify-self: start; } .gallery.at-home .portrait + h1 { margin-inline-start: 3.65rem; } .gallery.at-home .who:has(.tagline) > .portrait { grid-column: 1 / 3; } .gallery.at-home .who:has(.portrait) > h1 { grid-column: 1 / 3; } .gallery.at-home .who:not(:has(.portrait)) > h1 { grid-column: 1; }
  .gallery.at-home .who:has(.tagline) > .tagline { grid-column: 1 / 3; grid-row: 2 / -1; align-self: start; }
  .gallery.at-home .who:has(.tagline) > :is(.open, .place, .lead, .actions) { grid-column: 3; grid-row: auto; align-self: start; margin-block-start: 0.5rem; font-size: 1em; }
  .gallery.at-home .who > .tagline + *, .gallery.at-home .who:has(.tagline) > .open { margin-block-start: clamp(1.6rem, 3.8vw, 3.7rem); } .gallery.at-home .who:has(.open) > .tagline + * { margin-block-start: 0.5rem; } .gallery.at-home .who:has(.tagline) > .open { grid-row: 2; }
}`;
