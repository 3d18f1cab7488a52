/**
 * Layout of pictures edge to edge in columns, at their own proportions; titles appear on hover and focus, and stand below
 * where there is no hover. Every cell spans so many short rows as its picture is high. On phones, a row is
 * as high as its pictures with their texts: two upright ones of like proportions, or one as wide as the window.
 */
export const WALL = `.wall { --wide: 100%; --edge: clamp(1rem, 1.6vw, 2rem); --gap: 6px; --cols: 2; --below: 10; container-type: inline-size; }
.wall .frame { width: 100%; }
.wall.at-home .frame, .wall :is(.title, .tags) + .works { display: grid; grid-template-columns: repeat(var(--cols), minmax(0, 1fr)); grid-auto-rows: minmax(calc((100cqi - (var(--cols) - 1) * var(--gap)) / var(--cols) / 40), auto); grid-auto-flow: dense; column-gap: var(--gap); }
.wall.at-home :is(main, .part:has(> .body > .works), .part > .body:has(> .works), .works) { display: contents; }
.wall.at-home .part:has(> .body > .works) > h2 { position: absolute; clip-path: inset(50%); }
.wall :is(.title, .tags) + .works { margin-inline: calc(-1 * var(--edge)); margin-block-start: 2rem; }
.wall.at-home .who { display: flex; flex-direction: column; grid-row: span 26; padding: var(--edge); }
.wall.at-home:not(.blank):has(main > .hero:first-child) .who { grid-column: 1 / -1; grid-row: auto; }
.wall.at-home main > .hero:first-child { padding-block-end: clamp(1.5rem, 3vw, 3rem) !important; }
.wall .hero.at-picture .view { margin-inline: calc(-1 * var(--edge)); }
.wall .who h1 { font-size: clamp(1.35rem, 1.15rem + 0.75vw, 2.125rem); line-height: 1.06; }
.wall .who .tagline { margin-block: 0.35rem 1.25rem; font-size: 1em; }
.wall .who :is(.ways, .actions) { margin-block-start: auto; }
.wall .who .actions { margin-block-start: 0; }
.wall .ways ul { gap: 0 0.9rem; } .wall .ways a { padding-block: 0.25rem; }
.wall .portrait { width: 3.5rem; margin-block-end: 0.75rem; }
.wall .work { grid-row: span calc(40 / var(--ratio) + var(--below)); padding-block-end: var(--gap); display: flex; flex-direction: column; min-width: 0; }
.wall .work.bare { grid-row: span calc(25 + var(--below)); justify-content: end; padding: 1rem; margin-block-end: var(--gap); background: var(--surface); }
.wall .plate { flex: 1; position: relative; overflow: hidden; background: none; }
.wall .plate .picture { position: absolute; inset: 0; } .wall .plate img { width: 100%; height: 100%; object-fit: cover; }
.wall .work:has(a:hover) .plate { outline: 0; }
.wall .work :is(h2, h3) { padding: 0.5rem 0.6rem 0; font-size: 1rem; line-height: 1.25; letter-spacing: 0; }
.wall .work :is(.dek, .meta) { padding-inline: 0.6rem; font-size: 0.875rem; line-height: 1.4; color: var(--soft); }
.wall .work .dek { display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical; overflow: hidden; }
.wall .work .meta { display: none; }
.wall :is(.part, .shorts, .more, .nothing):not(:has(.works)), .wall .colophon { grid-column: 1 / -1; }
.wall.at-home main > :is(.part, .shorts):not(:has(.works)), .wall .more, .wall .nothing, .wall .colophon { padding: clamp(2rem, 4.5vw, 4.5rem) var(--edge) 0; }
.wall .colophon { padding-block-end: 2rem; }
.wall .part > h2 { margin-block-end: 1rem; }
.wall.at-home .shorts > .part { padding: 0; }
.wall .feats { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr)); gap: 2rem clamp(1.5rem, 3vw, 3rem); }
.wall .feat .prose { margin-block: 0.5rem; font-size: 0.9375em; }
.wall.inside .who { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 0 2rem; padding: var(--edge); }
.wall .name { font-size: 1.25em; } .wall .name a { text-decoration: none; }
.wall.inside main { padding: clamp(1.5rem, 4vw, 4rem) var(--edge) 0; }
.wall.inside .part + .part:not(.references > *), .wall .case > * + *, .wall .next { margin-block-start: clamp(2.5rem, 5vw, 5rem); }
.wall .case > .chapter + .chapter { margin-block-start: 2.5rem; }
.wall .case > :is(.cover, .captioned, .pictures) { margin-inline: calc(-1 * var(--edge)); }
.wall .case > .pictures { gap: var(--gap); } .wall .pictures figcaption { padding-inline: 0.6rem; } .wall .case > .captioned > figcaption { padding-inline: var(--edge); }
.wall .title + .part { margin-block-start: 2rem; }
.wall .cv { padding: 0; margin-inline: 0; } .wall main > .actions { margin-block: 0 2rem; }
@media screen and (max-width: 29rem) {
  .wall.at-home .who, .wall .work:not(.half) { grid-column: 1 / -1; }
  .wall .work.work { grid-row: auto; } .wall .plate { flex: none; aspect-ratio: var(--ratio); }
}
@media screen and (max-width: 29rem) and (hover: none) { .wall .work .dek { display: block; } .wall .work:not(.bare) { padding-block-end: calc(var(--gap) + 0.75rem); } }
@media screen and (min-width: 48rem) { .wall { --cols: 3; } .wall.at-home:has(.few-1) .work { grid-column: span 2; grid-row: span calc(80 / var(--ratio) + var(--below)); } }
@media screen and (min-width: 64rem) {
  .wall { --cols: 5; }
  .wall:has(.few-1) { --cols: 4; } .wall.at-home:has(.few-1) .work { grid-column: span 3; grid-row: span calc(120 / var(--ratio) + var(--below)); }
  .wall:has(.few-2) { --cols: 3; } .wall:has(.few-3) { --cols: 4; }
}
@media screen and (min-width: 120rem) { .wall:has(.work:nth-child(7)) { --cols: 7; } }
@media screen and (hover: hover) {
  .wall { --below: 0; }
  .wall .work:not(.bare) { position: relative; }
  .wall .work:not(.bare) > :is(h2, h3, .dek) { position: absolute; z-index: 1; pointer-events: none; inset-inline: 0; padding-inline: 1.25rem; color: #fff; opacity: 0; }
  .wall .work:not(.bare) > :is(h2, h3) { inset-block: auto calc(var(--gap) + 3.6rem); padding-block: 0; font-size: clamp(1.15rem, 1rem + 0.7vw, 1.9rem); line-height: 1.1; }
  .wall .work:not(.bare) > :is(h2, h3) a { pointer-events: auto; color: inherit; } .wall .work:not(.bare) > :is(h2, h3) a::after { inset: -100vh 0 -6rem; }
  .wall .work:not(.bare) { overflow: hidden; }
  .wall .work:not(.bare) > .dek { inset-block: auto calc(var(--gap) + 1rem); height: 2.4rem; padding-block: 0; }
  .wall .work .plate::after { content: ""; position: absolute; inset: 0; background: linear-gradient(transparent 30%, rgb(10 10 10 / 0.62) 62%, rgb(10 10 10 / 0.78)); opacity: 0; }
  .wall .work:is(:hover, :focus-within) > :is(h2, h3, .dek), .wall .work:is(:hover, :focus-within) .plate::after { opacity: 1; }
  .wall .works:has(.work:is(:hover, :focus-within)) .work:not(:hover, :focus-within) .plate { opacity: 0.8; }
}
@media screen and (hover: hover) and (prefers-reduced-motion: no-preference) { .wall .plate, .wall .plate::after, .wall .work > :is(h2, h3, .dek) { transition: opacity 180ms ease-out; } }`;
