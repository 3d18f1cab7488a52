/**
 * Layout that shows pictures first; each row's height follows from the proportions of its pictures. Alone in its row, a
 * landscape picture fills the row; an upright one would become too high.
 */
export const GALLERY = `.gallery { --wide: 104rem; --edge: clamp(1.25rem, 3.5vw, 3.5rem); }
.gallery .who { display: grid; grid-template-columns: auto minmax(0, 1fr) auto; padding-block-start: clamp(1.25rem, 2.5vw, 2rem); }
.gallery .who > * { grid-column: 1 / -1; }
.gallery .who > h1, .gallery .name { grid-column: 2; grid-row: 1; align-self: center; font-size: 1.2em; line-height: 1.2; }
.gallery .name a { text-decoration: none; }
.gallery .tagline { grid-row: 4; max-width: 21em; margin-block-start: clamp(3rem, 9vw, 7.5rem); color: var(--ink); font: var(--weight) clamp(2rem, 1.2rem + 3.6vw, 4.5rem)/1.08 var(--heading); letter-spacing: calc(var(--tight) * 1.3); }
.gallery .who:not(:has(.tagline)) > h1 { font-size: clamp(2.25rem, 1.4rem + 3vw, 4rem); }
.gallery .ways { grid-row: 2; }
.gallery .portrait { grid-column: 1; grid-row: 1; width: 2.75rem; margin-inline-end: 0.9rem; }
.gallery .open { grid-row: 5; margin-block-start: 1.75rem; }
.gallery .place { grid-row: 6; margin-block-start: 0.4rem; }
.gallery .lead { grid-row: 7; margin-block-start: 1.5rem; }
.gallery .who > .actions { grid-row: 8; margin-block-start: 1.25rem; }
.gallery main { padding-block-start: clamp(3rem, 7vw, 6rem); }
.gallery.inside main { padding-block-start: clamp(2.5rem, 5vw, 4.5rem); }
.gallery :is(.part, .shorts) + :is(.part, .shorts):not(.shorts > *, .references > *), .gallery .case > * + *, .gallery .next { margin-block-start: clamp(3.5rem, 8vw, 7rem); }
.gallery .case > .chapter + .chapter { margin-block-start: 3rem; }
.gallery .case > .cover { margin-block-start: 2.5rem; }
.gallery .part > h2 { margin-block-end: 1.25rem; }
.gallery .shorts .part > h2 { margin-block-end: 0.4rem; }
.gallery .works { display: flex; flex-wrap: wrap; gap: clamp(2.5rem, 4vw, 4rem) clamp(1.25rem, 2vw, 2.25rem); align-items: flex-start; }
.gallery .work { --r: var(--ratio, 1.4); flex: calc(var(--r) * 10) 1 calc(var(--r) * 19rem); min-width: min(100%, 17rem); max-width: max(var(--r) * 44rem, (var(--r) - 0.7) * 130rem); }
.gallery .bare { --r: 2; container: bare / inline-size; }
.gallery .bare :is(h2, h3) { display: grid; align-items: end; aspect-ratio: 2; padding: clamp(1.25rem, 2.5vw, 2.25rem); background: var(--surface); font-size: clamp(1.75rem, 1.3rem + 1.5vw, 2.75rem); line-height: 1.1; }
.gallery .work:not(.bare) :is(h2, h3) { overflow: hidden; margin-block-start: 0.9rem; font-size: 1.2em; line-height: 1.3; }
.gallery .work.bare .dek { margin-block-start: 0.9rem; }
.gallery .work .dek { margin-block-start: 0.15rem; color: var(--soft); font-size: 0.9375em; line-height: 1.5; }
.gallery .work .meta { margin-block-start: 0.35rem; }
@container bare (min-width: 60rem) { .gallery .bare :is(h2, h3) { aspect-ratio: 4; } }
.gallery :is(.title, .tags) + .works, .gallery .title + .part { margin-block-start: 2.75rem; }
.gallery .more { margin-block-start: 2.5rem; }
.gallery .feats { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr)); gap: 2.5rem clamp(1.5rem, 3vw, 3rem); }
.gallery .feat { padding-block-start: 1rem; border-block-start: 1px solid var(--hair); }
.gallery .feat .prose { margin-block: 0.6rem; font-size: 0.9375em; }
.gallery .feat .badge { margin-block-end: 0.9rem; }
.gallery .part.year + .part.year { margin-block-start: 3rem; }
.gallery .opening h1 { max-width: 18em; }
.gallery .next { padding-block-start: 2rem; border-block-start: 1px solid var(--hair); }
.gallery .cv { padding: 0; margin-inline: 0; }
.gallery main > .actions { margin-block: 0 2rem; }
@media screen and (min-width: 48rem) {
  .gallery .ways { grid-column: 3; grid-row: 1; align-self: center; margin-inline-start: 2rem; }
  .gallery :is(.case > .part:not(.pictures), .year) { display: grid; grid-template-columns: minmax(8rem, 1fr) minmax(0, 3fr); gap: 2rem; }
  .gallery :is(.case > .part, .year) > h2 { padding-block-start: 0.35em; }
}`;
