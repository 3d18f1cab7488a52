/** Layout with a single column of text and pictures. */
export const COLUMN = `.column { --wide: 42.5rem; }
.column .who { padding-block-start: clamp(2.5rem, 9vw, 7rem); }
.column .open { margin-block-end: 1.75rem; }
.column .portrait { margin-block-end: 1.5rem; }
.column .who > h1 { font-size: clamp(2.75rem, 1.9rem + 4vw, 4.75rem); line-height: 1; letter-spacing: calc(var(--tight) * 1.5); }
.column .tagline { margin-block-start: 0.9rem; font-size: clamp(1.3em, 1.1em + 0.7vw, 1.6em); line-height: 1.3; }
.column .place { margin-block-start: 1rem; }
.column .lead { margin-block-start: 2.25rem; font-size: 1.15em; }
.column.at-home .who { padding-block-end: 1.25rem; border-block-end: 1px solid var(--hair); }
.column.at-home :is(.ways, .who > .actions) { display: inline-flex; margin-block-start: 2rem; margin-inline-end: 1.5rem; }
.column.at-home .ways + .actions { margin-block-start: 0.25rem; }
.column.inside .who { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 0 2rem; padding-block: clamp(1.5rem, 4vw, 2.5rem); border-block-end: 1px solid var(--hair); }
.column .name { font-size: 1.2em; }
.column .name a { text-decoration: none; }
.column.inside .ways { margin: 0; }
.column.inside main { padding-block-start: clamp(2.5rem, 7vw, 4.5rem); }
.column.at-home main { padding-block-start: clamp(3rem, 8vw, 5rem); }
.column :is(.part, .shorts) + :is(.part, .shorts):not(.shorts > *, .references > *), .column .case > * + *, .column .part.year + .part.year { margin-block-start: 2.75rem; }
.column .next { margin-block-start: clamp(3.25rem, 8vw, 5rem); }
.column .case > .chapter + .chapter { margin-block-start: 3rem; }
.column .part > h2 { margin-block-end: 1.25rem; }
.column .shorts .part > h2 { margin-block-end: 0.4rem; }
.column .chapter > h2 { margin-block-end: 0.6rem; color: var(--ink); font: var(--weight) 1.6em/1.2 var(--heading); letter-spacing: var(--tight); }
.column .work + .work { margin-block-start: clamp(3rem, 7vw, 4.5rem); }
.column .work.bare + .work.bare { margin-block-start: 2.25rem; }
.column .work :is(h2, h3) { font-size: clamp(1.6rem, 1.35rem + 1.1vw, 2.1rem); }
.column .plate .picture { aspect-ratio: max(var(--ratio), 1.3); }
.column .plate img { height: 100%; object-fit: cover; object-position: 50% 25%; }
.column .plate + :is(h2, h3) { margin-block-start: 1.25rem; }
.column .work .dek { margin-block-start: 0.5rem; }
.column .work .meta { margin-block-start: 0.6rem; }
.column :is(.title, .tags) + .works, .column .title + .part { margin-block-start: 2.75rem; }
.column .more { margin-block-start: 2rem; }
.column .feat + .feat { margin-block-start: 1.6rem; }
.column .feat .prose { margin-block: 0.5rem; }
.column .feat .badge { float: inline-end; margin-inline-start: 1.5rem; }
.column .part.year + .part.year { margin-block-start: 2.75rem; }
.column .next { padding-block-start: 2rem; border-block-start: 1px solid var(--hair); }
.column .cv { max-width: none; padding: 0; }
.column main > .actions { margin-block: 0 2rem; }
@media screen and (min-width: 64rem) {
  .column .plate, .column .cover, .column .pictures { margin-inline: calc(-1 * clamp(1rem, 5vw, 5rem)); }
}
@media screen and (min-width: 80rem) {
  .column .cover, .column .pictures { margin-inline: -9rem; }
}`;
