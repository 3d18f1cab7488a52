/** Layout with a line per entry, years at the start, almost a table. */
export const LEDGER = `.ledger { --wide: 78rem; --year: 7.5rem; }
.ledger .who { padding-block-start: clamp(2rem, 5vw, 4rem); }
.ledger .who > h1 { font-size: clamp(2.25rem, 1.7rem + 2.4vw, 3.5rem); }
.ledger .open { margin-block-end: 1.25rem; }
.ledger .portrait { margin-block-end: 1.25rem; }
.ledger .place { margin-block-start: 0.6rem; }
.ledger .lead { margin-block-start: 1.5rem; }
.ledger .ways { margin-block-start: 1.75rem; }
.ledger .who > .actions { margin-block-start: 0.75rem; }
.ledger .body > .actions { margin-block-start: -0.3rem; }
.ledger.inside .who { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 0 2rem; padding-block: clamp(1.5rem, 3vw, 2.25rem) 1rem; }
.ledger .name { font-size: 1.2em; }
.ledger .name a { text-decoration: none; }
.ledger.inside .ways { margin: 0; }
.ledger main { padding-block-start: clamp(2.5rem, 5vw, 4rem); }
.ledger.inside main { padding-block-start: 1.5rem; border-block-start: 2px solid var(--ink); }
.ledger h1.title { margin-block-start: clamp(1rem, 3vw, 2.5rem); }
.ledger .part { padding-block-start: 0.9rem; border-block-start: 2px solid var(--ink); }
.ledger .shorts { display: block; }
.ledger :is(.part, .shorts) + :is(.part, .shorts):not(.shorts > *, .references > *), .ledger .case > * + *, .ledger .next { margin-block-start: clamp(2.5rem, 5vw, 4rem); }
.ledger .shorts > .part { padding-block-end: 1rem; }
.ledger .shorts > .part + .part { border-block-start: 1px solid var(--hair); }
.ledger :is(.title, .tags) + .works, .ledger .title + .part { margin-block-start: 2.25rem; }
.ledger .part > h2 { margin-block-end: 0.9rem; font-size: 0.9375rem; color: var(--ink); }
.ledger .work, .ledger .feat { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0.15rem 1.5rem; padding-block: 0.85rem; border-block-start: 1px solid var(--hair); }
.ledger .work > *, .ledger .feat > * { grid-column: 1; min-width: 0; }
.ledger :is(.work, .feat) > :not(h2, h3) { grid-column: 1 / -1; }
.ledger :is(.work, .feat) > .when { grid-area: 1 / 2; padding-block-start: 0.3em; }
.ledger .work :is(h2, h3), .ledger .feat h3 { font-size: 1.125em; line-height: 1.35; letter-spacing: 0; }
.ledger .work .dek { color: var(--soft); font-size: 0.9375em; line-height: 1.5; }
.ledger .feat .prose { margin-block: 0.4rem; font-size: 0.9375em; }
.ledger .feat .badge { grid-area: 2 / 2 / 7 / 3; justify-self: end; }
.ledger .work:has(a:hover) { background: var(--surface); box-shadow: -1rem 0 0 var(--surface), 1rem 0 0 var(--surface); }
.ledger .year { padding: 0; border: 0; }
.ledger .part.year + .part.year { margin: 0; }
.ledger .title + .year { border-block-start: 2px solid var(--ink); }
.ledger .year > h2 { position: absolute; clip-path: inset(50%); }
.ledger .more { padding-block-start: 0.85rem; border-block-start: 1px solid var(--hair); }
.ledger .opening .facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr)); gap: 0; border-block-end: 1px solid var(--hair); }
.ledger .opening .facts div { max-width: none; padding-block: 0.7rem; padding-inline-end: 1rem; border-block-start: 1px solid var(--hair); }
.ledger .figures { gap: 1.5rem 4rem; }
.ledger :is(.posts, .pager) { max-width: none; }
.ledger .next { padding-block-start: 0.9rem; border-block-start: 2px solid var(--ink); }
.ledger .cv { max-width: none; padding: 1.5rem 0 0; }
.ledger .references .part { flex: 1 1 14rem; }
.ledger .pictures { padding-block-start: 1.5rem; }
@media screen and (min-width: 48rem) {
  .ledger .who { display: grid; grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); gap: 0 3rem; align-items: end; }
  .ledger .who > * { grid-column: 1 / -1; }
  .ledger .who > h1 { grid-column: 1; }
  .ledger .who > .tagline { grid-column: 2; margin: 0; padding-block-end: 0.35rem; }
  .ledger :is(.work, .feat) { grid-template-columns: var(--year) minmax(0, 1.7fr) minmax(0, 1fr); gap: 0.15rem 2rem; }
  .ledger :is(.work, .feat) > *, .ledger :is(.work, .feat) > :not(h2, h3) { grid-column: 2; }
  .ledger :is(.work, .feat) > .when { grid-area: 1 / 1; padding-block-start: 0.35em; }
  .ledger :is(.work, .feat) > .meta { grid-area: 1 / 3 / span 2 / 4; padding-block-start: 0.35em; }
  .ledger .feat .badge { grid-area: 3 / 3 / 8 / 4; justify-self: start; }
  .ledger .more { padding-inline-start: calc(var(--year) + 2rem); }
  .ledger :is(.part:not(:has(.works, .feats, .picture)), .chapter) { display: grid; grid-template-columns: var(--year) minmax(0, 1fr); gap: 0 2rem; }
  .ledger :is(.part:not(:has(.works, .feats, .picture)), .chapter) > h2 { margin: 0; padding-block-start: 0.15em; overflow-wrap: anywhere; }
}`;
