/** Layout with a sticky header at the start side while the content scrolls. */
export const INDEX = `.index { --wide: 72rem; }
.index .who { padding-block: clamp(2rem, 6vw, 3rem) 0; }
.index .open { margin-block-end: 1.4rem; }
.index .portrait { margin-block-end: 1.5rem; }
.index .name { font-size: clamp(1.9rem, 1.6rem + 1.2vw, 2.5rem); line-height: 1.08; }
.index .name a { text-decoration-color: transparent; }
.index .place { margin-block-start: 0.8rem; }
.index .lead { margin-block-start: 1.75rem; }
.index .ways { margin-block-start: 2rem; }
.index .who > .actions { margin-block-start: 1.5rem; }
.index main { padding-block-start: clamp(3rem, 8vw, 5.5rem); }
.index :is(.part, .shorts) + :is(.part, .shorts):not(.shorts > *, .references > *), .index .case > * + *, .index .part.year + .part.year { margin-block-start: 2.5rem; }
.index .feat:not(.badged) > :is(.prose, .detail, .metric) { grid-column: 1 / -1; }
.index .next { margin-block-start: clamp(3rem, 6vw, 4.5rem); }
.index .part > h2 { margin-block-end: 1.25rem; }
.index .shorts .part > h2 { margin-block-end: 0.4rem; }
.index .work { padding-block: 0 3rem; }
.index .work + .work { padding-block-start: 3rem; border-block-start: 1px solid var(--hair); }
.index .work:last-child { padding-block-end: 0; }
.index .work :is(h2, h3) { font-size: clamp(1.5rem, 1.3rem + 0.9vw, 1.9rem); }
.index .plate .picture { aspect-ratio: max(var(--ratio), 1.3); }
.index .plate img { height: 100%; object-fit: cover; object-position: 50% 25%; }
.index .plate + :is(h2, h3) { margin-block-start: 1.4rem; }
.index .work .dek { margin-block-start: 0.7rem; }
.index .work .facts { margin-block-start: 1.25rem; }
.index :is(.title, .tags) + .works, .index .title + .part { margin-block-start: 2.5rem; }
.index .more { margin-block-start: 1.75rem; }
.index .feat { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0.1rem 1.5rem; padding-block: 1.1rem; border-block-start: 1px solid var(--hair); }
.index .feat > * { grid-column: 1; }
.index .feat .when { grid-area: 1 / 2; padding-block-start: 0.35em; }
.index .feat .prose { margin-block: 0.5rem; }
.index .feat .badge { grid-area: 2 / 2 / 6 / 3; justify-self: end; }
.index .part.year + .part.year { margin-block-start: 2.5rem; }
.index .feat:not(.badged) > :is(.prose, .detail, .metric) { grid-column: 1 / -1; }
.index .next { padding-block-start: 2rem; border-block-start: 1px solid var(--hair); }
.index .cv { max-width: none; padding: 0; }
.index main > .actions { margin-block: 0 2rem; }
@media screen and (min-width: 60rem) {
  .index .frame { display: grid; grid-template-columns: minmax(14rem, 19rem) minmax(0, 1fr); grid-template-rows: auto 1fr; column-gap: clamp(4rem, 9vw, 9rem); }
  .index .who { grid-row: 1 / 3; align-self: end; position: sticky; inset-block-end: 0; display: flex; flex-direction: column; min-height: 100vh; min-height: 100dvh; padding-block: clamp(3rem, 10vh, 5.5rem) 2.5rem; }
  .index .who > h1 { font-size: clamp(2.5rem, 1.9rem + 1.2vw, 2.9rem); }
  .index .ways { margin-block-start: 2.5rem; }
  .index .ways ul { flex-direction: column; scroll-target-group: auto; }
  .index .ways a { display: flex; align-items: center; gap: 0.75rem; padding-block: 0.3rem; }
  .index .ways a::before { content: ""; width: 1.4rem; height: 1px; background: color-mix(in srgb, var(--soft) 45%, transparent); transition: width 160ms ease-out; }
  .index .ways :is(a:hover, [aria-current])::before { width: 2.5rem; background: var(--primary); }
  .index .ways a:target-current { color: var(--ink); font-weight: 600; }
  .index .ways a:target-current::before { width: 2.5rem; background: var(--primary); }
  .index .who > .actions { margin-block-start: auto; padding-block-start: 2.5rem; color: var(--soft); }
  .index main { padding-block-start: clamp(3rem, 10vh, 5.5rem); }
  .index .colophon { grid-column: 2; align-self: end; }
}
@media (prefers-reduced-motion: reduce) { .index .ways a::before { transition: none; } }`;
