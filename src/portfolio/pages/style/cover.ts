/** Layout with a picture as large as the window and the name over it; the work follows as a series of pictures. */
export const COVER = `.poster { --wide: 100%; --rhythm: clamp(4rem, 11vw, 10.5rem); }
.poster .frame { width: 100%; }
.poster main, .poster.inside .who, .poster .colophon { padding-inline: var(--edge); }
.poster .languages { padding-inline: var(--edge); width: 100%; }
.poster.at-home .who { position: relative; display: grid; grid-template-rows: auto 1fr; min-height: 100vh; min-height: 100svh; padding: clamp(1.25rem, 2.4vw, 2.5rem) var(--edge) clamp(1.5rem, 3vw, 3rem); z-index: 0; }
.poster .stage { position: absolute; inset: 0; z-index: -1; overflow: hidden; background: #0b0b0d; }
.poster .stage :is(.picture, img) { width: 100%; height: 100%; }
.poster .stage img { object-fit: cover; }
.poster .stage::after { content: ""; position: absolute; inset: 0; background: linear-gradient(rgb(8 8 10 / 0.62), rgb(8 8 10 / 0.56) 4.5rem, transparent 11rem); }
.poster.at-home .who:not(.bare) { color: #f6f2ec; }
.poster.at-home .who:not(.bare) :is(.tagline, .place, .open, .ways a, .actions a) { color: inherit; }
.poster .plaque { position: relative; grid-row: 2; align-self: end; display: grid; gap: 0.6rem; padding-block-start: 2rem; }
.poster.at-home .who:not(.bare) .plaque::before { content: ""; position: absolute; z-index: -1; inset: -7rem calc(-1 * var(--edge)) calc(-1 * clamp(1.5rem, 3vw, 3rem)); background: linear-gradient(transparent, rgb(8 8 10 / 0.6) 7rem, rgb(8 8 10 / 0.74)); }
.poster.at-home .who.bare { background: var(--surface); min-height: 68vh; min-height: 68svh; }
.poster .plaque h1 { font-size: clamp(2.75rem, min(12vw, 90vw / (var(--word) * 0.55)), 15rem); line-height: 0.9; letter-spacing: calc(var(--tight) * 1.6); overflow-wrap: anywhere; }
.poster .plaque .tagline { margin: 0; max-width: 34em; }
.poster .plaque .actions { margin-block-start: 0.75rem; }
.poster .ways ul { justify-content: end; }
.poster.inside .who { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 0 2rem; padding-block: clamp(1.25rem, 2.4vw, 2.5rem); }
.poster .name a { text-decoration: none; }
.poster main { padding-block-start: var(--rhythm); }
.poster.inside main { padding-block-start: clamp(2rem, 5vw, 4.5rem); }
.poster :is(.part, .shorts) + :is(.part, .shorts):not(.shorts > *, .references > *), .poster .case > * + *, .poster .next { margin-block-start: var(--rhythm); }
.poster .case > .chapter + .chapter { margin-block-start: 3rem; }
.poster .part > h2 { margin-block-end: 1.5rem; }
.poster .work { display: grid; gap: 0.5rem 3rem; }
.poster .work + .work { margin-block-start: var(--rhythm); }
.poster .work :is(h2, h3) { font-size: clamp(2rem, 1.4rem + 3vw, 5rem); line-height: 1.05; }
.poster .work .plate { order: 9; margin-inline: calc(-1 * var(--edge)); margin-block-start: 1.5rem; }
.poster .plate .picture { aspect-ratio: max(var(--ratio), 1.5); max-height: 100vh; width: 100%; }
.poster .plate img { height: 100%; object-fit: cover; }
.poster .case > :is(.cover, .captioned) { margin-inline: calc(-1 * var(--edge)); margin-block-start: clamp(2rem, 5vw, 4rem); }
.poster .case > .captioned > figcaption { padding-inline: var(--edge); }
.poster .case .cover .picture { aspect-ratio: max(var(--ratio), 1.4); max-height: 100vh; width: 100%; }
.poster .case .cover img { height: 100%; object-fit: cover; }
.poster .feats { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr)); gap: 2.5rem clamp(2rem, 5vw, 5rem); }
.poster .feat .prose { margin-block: 0.6rem; }
.poster .feat .badge { margin-block-end: 0.9rem; }
.poster :is(.title, .tags) + .works, .poster .title + .part { margin-block-start: clamp(2.5rem, 5vw, 4.5rem); }
.poster .more { margin-block-start: 2.5rem; }
.poster .part.year + .part.year { margin-block-start: 3rem; }
.poster .cv { padding: 0; margin-inline: 0; }
.poster main > .actions { margin-block: 0 2rem; }
.poster .prose { font-size: 1.15em; }
@media screen and (max-width: 48rem) { .poster .stage::after { background: linear-gradient(rgb(8 8 10 / 0.64), rgb(8 8 10 / 0.58) 8rem, transparent 13rem); } }
@media screen and (min-width: 60rem) {
  .poster .work { grid-template-columns: minmax(0, 2fr) minmax(0, 1fr); align-items: end; }
  .poster .work > * { grid-column: 2; }
  .poster .work > :is(h2, h3) { grid-column: 1; grid-row: 1 / span 2; }
  .poster .work > .plate { grid-column: 1 / -1; }
  .poster .part:not(.hero, .pictures, .references > *, :has(> .body > :is(.works, .pictures))) { display: grid; grid-template-columns: minmax(8rem, 1fr) minmax(0, 2fr); gap: 0 3rem; }
  .poster .shorts { display: block; } .poster .shorts > .part + .part { margin-block-start: 3rem; }
}`;
