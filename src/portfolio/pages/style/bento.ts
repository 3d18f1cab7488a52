/** Layout of tiles of several sizes in one grid, which is always filled. */
export const BENTO = `.bento { --wide: 128rem; --edge: clamp(1rem, 4.5vw, 6rem); --gap: clamp(0.75rem, 1.4vw, 1.5rem); --pad: clamp(1.1rem, 2vw, 2.25rem); --round: 1.25rem; --cell: clamp(8.5rem, 14.6vw, 21rem); }
.bento.at-home .frame { padding-block-start: clamp(1rem, 2.8vw, 2.75rem); }
.bento.at-home .frame, .bento :is(.title, .tags) + .works { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); grid-auto-rows: minmax(clamp(8.5rem, 40vw, 15rem), auto); grid-auto-flow: dense; gap: var(--gap); }
.bento.at-home :is(.who, main, .part:has(> .works), .works) { display: contents; }
.bento.at-home .part:has(> .works) > h2 { position: absolute; clip-path: inset(50%); }
.bento .colophon, .bento .nothing { grid-column: 1 / -1; }
.bento .tile { position: relative; display: flex; flex-direction: column; min-width: 0; padding: var(--pad); overflow: hidden; border-radius: var(--round); background: var(--surface); }
.n11 { grid-column: span 1; } .n21, .n22 { grid-column: span 2; } .n12, .n22 { grid-row: span 2; }
.bento .intro { justify-content: space-between; gap: 1.5rem; background: var(--ink); color: var(--ground); }
.bento .intro h1 { font-size: clamp(2.25rem, 1.5rem + 2.6vw, 4.5rem); }
.bento .intro .tagline { margin: 0; font: var(--weight) clamp(1.6rem, 1.1rem + 2vw, 3.75rem)/1.08 var(--heading); letter-spacing: var(--tight); color: inherit; }
.bento .intro :is(.place, .ways a) { color: inherit; }
.bento .intro .ways { margin-block-start: auto; }
.bento .intro .ways a:hover { text-decoration: underline; }
.bento .opener:has(.at-picture:not(.bare)) { padding: 0; } .bento .opener .at-picture:not(.bare) { gap: 0 !important; } .bento .opener .at-picture:not(.bare) .picture { border-radius: 0; } .bento .opener .at-picture:not(.bare) .words { padding: var(--pad); }
.bento .face { padding: 0; min-height: 12rem; }
.bento :is(.face, .plate) :is(.picture, img) { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover; }
.bento .face h1 { position: absolute; inset-block-end: var(--pad); inset-inline: var(--pad); width: fit-content; max-width: calc(100% - 2 * var(--pad)); padding: 0.35em 0.9em; border-radius: 1.2em; background: var(--ground); color: var(--ink); font: 600 1rem/1.35 var(--small); letter-spacing: 0; }
.bento .tile.part > h2 { font-size: 0.9375rem; color: inherit; opacity: 1; }
.bento .tile .body { margin-block-start: auto; padding-block-start: 1rem; }
.bento .tile .open { margin-block-start: auto; font: 600 1.25em/1.3 var(--heading); color: inherit; }
.bento .tile.w22 > .open { font-size: clamp(1.75rem, 1rem + 2.4vw, 3.5rem); line-height: 1.1; }
.bento .tile.w41 .body, .bento .tile.at-about .body { margin-block-start: 0; }
.bento .work :is(h2, h3) { margin-block-start: auto; font-size: clamp(1.15rem, 1rem + 0.5vw, 1.6rem); line-height: 1.2; }
.bento .work:has(a:hover) .plate { outline: 0; }
.bento .pictured { min-height: 11rem; padding: 0; }
.bento .pictured :is(h2, h3) { position: relative; z-index: 1; padding: 4rem var(--pad) var(--pad); background: linear-gradient(transparent, rgb(12 10 9 / 0.6) 3.5rem, rgb(12 10 9 / 0.8)); color: #fff; }
.bento .pictured :is(h2, h3) a:hover { color: inherit; }
.bento .pictured .plate { position: absolute; inset: 0; }
.bento .work .dek { margin-block-start: 0.5rem; font-size: 0.9375em; line-height: 1.45; }
.bento .work .meta { margin-block-start: 0.5rem; color: inherit; }
.bento .tile :is(.meta, .when, .place) { color: inherit; }
.bento .tile.more { margin: 0; justify-content: end; }
.bento .tile.more a { font: 600 1.25em/1.25 var(--heading); }
.bento .tile.more a::after { content: ""; position: absolute; inset: 0; }
.bento .metric { margin-block: auto 0; display: grid; gap: 0.4rem; }
.bento .metric strong { font: var(--weight) clamp(2.75rem, 1.5rem + 3.4vw, 6rem)/1 var(--heading); letter-spacing: var(--tight); overflow-wrap: anywhere; }
.bento .metric span { color: inherit; font-size: 0.9375em; line-height: 1.35; }
.bento .tile :is(.actions, .links) { flex-direction: column; gap: 0.15rem; }
.bento .tile .call a { font-size: clamp(1.25rem, 1rem + 1vw, 1.9rem); }
.bento .tile .feats { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr)); gap: 1.5rem 2.5rem; }
.bento .tile .feat .prose { margin-block-start: 0.5rem; font-size: 0.9375em; line-height: 1.5; }
.bento .tile .feat .badge { width: 3rem; margin-block-end: 0.6rem; }
.bento .tile .more:not(.tile) { margin-block-start: 1rem; }
.bento .colophon { padding-block: 1.5rem 2rem; }
.bento.inside .who { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 0 2rem; padding-block: clamp(1.25rem, 2.5vw, 2rem); }
.bento .name { font-size: 1.2em; }
.bento .name a { text-decoration: none; }
.bento.inside main { padding-block-start: clamp(1.5rem, 3vw, 3rem); }
.bento.inside :is(.part, .references) + :is(.part, .references):not(.references > *), .bento .case > * + *, .bento .next { margin-block-start: clamp(2.5rem, 5vw, 4.5rem); }
.bento .case > .chapter + .chapter { margin-block-start: 2.5rem; }
.bento.inside .part > h2 { margin-block-end: 1rem; }
.bento :is(.title, .tags) + :is(.works, .part) { margin-block-start: 2rem; }
.bento.inside .feats { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr)); gap: var(--gap); }
.bento.inside .feat { padding: var(--pad); border-radius: var(--round); background: var(--surface); }
.bento.inside :is(.cover, .pictures figure) .picture { overflow: hidden; border-radius: var(--round); }
.bento .next { padding: var(--pad); border-radius: var(--round); background: var(--surface); }
.bento .cv { padding: 0; margin-inline: 0; }
.bento main > .actions { margin-block: 0 2rem; }
@media screen and (min-width: 60rem) {
  .bento.at-home .frame, .bento :is(.title, .tags) + .works { grid-template-columns: repeat(4, minmax(0, 1fr)); grid-auto-rows: auto; }
  .bento .tile { min-height: var(--cell); } .bento :is(.w12, .w22, .w32, .w42) { min-height: calc(2 * var(--cell) + var(--gap)); } .bento .tile.w41 { min-height: 0; }
  .bento :is(.w11, .w12) { grid-column: span 1; } .bento :is(.w21, .w22) { grid-column: span 2; } .bento :is(.w31, .w32) { grid-column: span 3; } .bento :is(.w41, .w42) { grid-column: span 4; }
  .bento :is(.w11, .w21, .w31, .w41) { grid-row: span 1; } .bento :is(.w12, .w22, .w32, .w42) { grid-row: span 2; }
  .bento .tile.w41 { flex-direction: row; gap: 2rem; } .bento .tile.w41 > h2 { flex: 0 0 calc(25% - 2rem); } .bento .tile.w41 > .body { flex: 1; padding: 0; }
}
@media screen and (prefers-reduced-motion: no-preference) {
  .bento .tile:has(a:hover) { translate: 0 -2px; } .bento .tile { transition: translate 160ms ease-out; }
}`;
