import { BESIDE_HEADLINE } from './compositions.ts';

/** The picture is the page; the name is printed on it. One display serif, roman and italic, and no accent. */
export const INK = `${BESIDE_HEADLINE}
body { --note: 1.1875rem; --em: 0.45; --wall-name: 5rem; --index-name: 6.5rem; --ledger-name: 9rem; --edge: clamp(1.25rem, 3.3vw, 4.5rem); --tight: -0.022em; font-size: calc(var(--size) * clamp(1.1875rem, 1.1rem + 0.3vw, 1.4375rem)); line-height: 1.42; }
.last, .tagline, .place, .part > h2, .when, .meta, figcaption, .next span, .facts dt, .open { font-style: italic; }
.open, .ways, .actions, .meta, .when, .facts, .place, .more, .colophon, .detail, figcaption, .next span, .languages { font-size: 1em; line-height: 1.35; }
.open { color: inherit; } .open::before { display: none; }
h1, .name, .title, .work :is(h2, h3), .next a, .figures dd { font-weight: 400; letter-spacing: -0.03em; }
.name { font-size: 1.5em; }
.ways a, .actions a, .more a, .colophon a, .links a { text-decoration-color: transparent; color: inherit; }
:is(.ways, .actions, .more, .colophon, .links) a:hover, .ways [aria-current] { text-decoration-color: currentcolor; color: inherit; font-weight: 400; } .hero .actions a { text-decoration-color: currentcolor; }
.part > h2 { color: var(--soft); font-size: 1.35em; font-weight: 400; }
.works { counter-reset: n; } .work { counter-increment: n; border: 0; }
.work:has(a:hover) .plate { outline: 0; }
.figures dd { font-size: clamp(3.5rem, 8vw, 8rem); line-height: 0.95; font-style: italic; }
.plate .picture, .case .cover .picture { background: var(--surface); border-radius: 0; }
h1.title { font-size: min(clamp(3rem, 9vw, 9.5rem), var(--room) / (var(--topic, 1) * var(--em))); line-height: 0.92; }
.opening .dek { max-width: 26em; margin-block-start: 1.5rem; font-size: 1.3em; }
.next a { font-size: clamp(2.5rem, 7vw, 7rem); line-height: 1; font-style: italic; }
.next { border: 0; }
.prose blockquote { border: 0; padding: 0; font-size: 1.6em; line-height: 1.2; color: inherit; }
.call a { font-size: clamp(2.5rem, 6vw, 6rem); font-style: italic; line-height: 1; }
.feat h3, .post > :is(h2, h3) { font-size: 1.35em; font-weight: 400; } .feat { border: 0; }
.letter :is(input, textarea) { border: 0; border-block-end: 1px solid var(--soft); border-radius: 0; background: transparent; font-size: 1.15em; }
.letter button { background: none; color: inherit; padding: 0; font: italic 400 clamp(2rem, 4vw, 3.5rem)/1.1 var(--heading); text-decoration: underline 1px; text-underline-offset: 0.16em; }
.letter button:hover { background: none; }
.poster .plaque h1 { font-size: clamp(3.5rem, min(16vw, 90vw / (var(--word) * 0.42)), 26rem); line-height: 0.82; letter-spacing: -0.035em; margin-inline-start: -0.04em; padding-block-end: 0.08em; overflow-wrap: normal; }
.poster .plaque { grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr)); gap: 0.5rem 3rem; align-items: baseline; }
.poster .plaque h1 { grid-column: 1 / -1; grid-row: 1; } .poster .plaque .actions { margin: 0; justify-content: end; }
.poster .work:not(.staged) { padding-block-start: 0; } .poster :is(.body > .pictures, .hero.at-picture .view) { --gap: 0px; row-gap: 0; margin-inline: calc(-1 * var(--edge)); } .poster .body > .pictures figcaption { margin-block-end: 1.5rem; padding-inline: 0.75rem; } .poster .body > .pictures figure:first-child figcaption { padding-inline-start: var(--edge); }
.poster .work::before { content: counter(n) / ""; grid-row: 1 / span 2; grid-column: 1; align-self: end; font: italic 400 clamp(6rem, 15.3vw, 17rem)/0.74 var(--heading); letter-spacing: -0.05em; }
.poster .work :is(h2, h3) { font-size: clamp(2.25rem, 5.8vw, 6.5rem); line-height: 0.96; }
.poster .work :is(.dek, .meta) { color: var(--soft); font-size: 1em; }
.gallery .works { --gap: 0px; row-gap: 0; margin-inline: calc(-1 * var(--edge)); }
.gallery .work > :not(.plate) { padding-inline: var(--edge); } .gallery .work { padding-block-end: 3.5rem; max-width: none; }
.gallery .tagline { font-size: clamp(3rem, 7.5vw, 8rem); font-style: italic; line-height: 0.95; max-width: 14em; }
.gallery .work:not(.bare) :is(h2, h3) { font-size: clamp(1.6rem, 2.6vw, 3rem); line-height: 1; }
.column .who > h1, .index .who > h1, .ledger .who > h1 { font-size: clamp(4rem, 9vw, 9rem); line-height: 0.84; letter-spacing: -0.035em; }
.index .who > h1 { font-size: clamp(2.25rem, min(9vw, 18rem / (var(--word) * 0.44)), 7rem); }
.column .plate, .column .cover { margin-inline: calc(50% - 50vw); } .column .plate .picture { aspect-ratio: max(var(--ratio), 1.6); }
.column .work :is(h2, h3), .index .work :is(h2, h3) { font-size: clamp(2.25rem, 5vw, 4.5rem); line-height: 0.95; }
.column.at-home .who, .index .feat, .ledger .feat { border: 0; }
.index .work + .work { border: 0; }
.index .plate { margin-inline-end: calc(-1 * max(var(--edge), (100vw - 72rem) / 2)); }
.ledger .work :is(h2, h3), .ledger .feat h3 { font-size: clamp(1.6rem, 3vw, 2.75rem); line-height: 1.02; font-style: italic; } .ledger .part, .ledger .work, .ledger .feat { border-color: var(--hair); border-block-start-width: 1px; }
.bento .tile { --round: 0px; } .bento { --gap: 0px; } .bento .tile { background: none; } .bento .pictured :is(h2, h3) { font-size: clamp(1.75rem, 3vw, 3.25rem); line-height: 1; font-style: italic; }
.bento .intro { background: none; color: var(--ink); } .bento .intro :is(.tagline, h1) { font-size: clamp(2.5rem, 5vw, 6rem); line-height: 0.92; } .bento .face h1 { border-radius: 0; font-size: 1.25rem; font-weight: 400; background: none; color: #fff; padding: 0; } .bento .face::after { content: ""; position: absolute; inset: 0; background: linear-gradient(transparent 50%, rgb(8 8 10 / 0.72)); } .bento .face h1 { z-index: 1; }
.wall .who h1 { font-size: clamp(2rem, min(5vw, 17vw / (var(--word) * 0.52)), 6rem); line-height: 0.86; } .wall { --gap: 0px; } .wall .work:not(.bare) > :is(h2, h3) { font-style: italic; }
@media screen and (hover: hover) { .wall .work:not(.bare) > :is(h2, h3) { font-size: clamp(1.6rem, 2.4vw, 3rem); } }
@media screen and (max-width: 60rem) { .index .who > h1, .wall .who h1 { font-size: clamp(3.5rem, min(20vw, 90vw / (var(--word) * 0.42)), 9rem); } } @media screen and (max-width: 48rem) { .poster .plaque h1 { font-size: clamp(3.5rem, min(25vw, 90vw / (var(--word) * 0.42)), 12rem); } .poster .plaque .actions { justify-content: start; } }
@media screen and (min-width: 60rem) { .poster .work { grid-template-columns: minmax(0, 1fr) minmax(0, 2fr) minmax(0, 1fr); } .poster .work > * { grid-column: 3; } .poster .work > :is(h2, h3) { grid-column: 2; } .poster .work > .plate { grid-column: 1 / -1; grid-row: 3; } }
@media screen and (prefers-reduced-motion: no-preference) { @supports (animation-timeline: view()) {
  .poster .stage img { animation: ink-cover linear both; animation-timeline: view(); animation-range: exit; }
  @keyframes ink-cover { to { opacity: 0.15; } }
} }`;
