/** Styles shared by all layouts: type, links, focus, lists of facts, pictures. */
export const BASE = `*, ::before, ::after { box-sizing: border-box; }
html { background: var(--ground); color: var(--ink); text-size-adjust: 100%; -webkit-text-size-adjust: 100%; }
body {
  --edge: clamp(1.25rem, 5.5vw, 5rem);
  --tight: -0.018em;
  margin: 0;
  font: clamp(1.0625rem, 1rem + 0.16vw, 1.1875rem)/1.62 var(--body);
  font-synthesis-style: none;
  hanging-punctuation: first allow-end last;
  overflow-wrap: break-word;
  text-rendering: optimizeLegibility;
}
[dir="rtl"] body { --tight: 0; }
h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote { margin: 0; padding: 0; }
h1, h2, h3, h4, .name { font-family: var(--heading); font-weight: var(--weight); line-height: 1.16; letter-spacing: var(--tight); text-wrap: balance; overflow-wrap: anywhere; }
p, li, dd, figcaption { text-wrap: pretty; }
[dir="auto"] { text-align: match-parent; }
.frame { width: min(100% - 2 * var(--edge), var(--wide)); margin-inline: auto; }
main:focus { outline: 0; }
img { display: block; width: 100%; height: auto; }
.picture { display: block; background: var(--surface); }
::selection { background: color-mix(in srgb, var(--primary) 25%, transparent); }
a {
  color: inherit;
  text-decoration: underline 1px color-mix(in srgb, currentcolor 38%, transparent);
  text-underline-offset: 0.22em;
  transition: color 140ms ease-out, text-decoration-color 140ms ease-out;
}
a:hover { color: var(--primary); text-decoration-color: currentcolor; }
:focus-visible { outline: 2px solid var(--primary); outline-offset: 3px; border-radius: 2px; }
.skip { position: absolute; inset-inline-start: 1rem; inset-block-start: 1rem; z-index: 2; padding: 0.5rem 1rem; background: var(--ground); }
.skip:not(:focus) { clip-path: inset(50%); width: 1px; height: 1px; padding: 0; overflow: hidden; white-space: nowrap; }
h1 { font-size: clamp(2.5rem, 1.9rem + 2.6vw, 3.75rem); line-height: 1.06; }
h1.title { font-size: clamp(2.125rem, 1.6rem + 2.3vw, 3.25rem); line-height: 1.1; }
.tagline { margin-block-start: 0.5rem; color: var(--soft); font-size: 1.25em; font-style: var(--slant); line-height: 1.38; text-wrap: balance; }
.open, .ways, .actions, .meta, .when, .facts, .place, .more, .colophon, .detail, figcaption, .next span, .part > h2 { font-family: var(--small); font-size: 0.875rem; line-height: 1.5; }
.open { color: var(--success); }
.open::before { content: ""; display: inline-block; width: 0.5em; height: 0.5em; margin-inline-end: 0.6em; border-radius: 50%; background: currentcolor; vertical-align: 0.08em; }
.place, .meta, .when, .facts dd, .colophon, .detail, figcaption { color: var(--soft); }
.when { font-variant-numeric: lining-nums tabular-nums; }
.portrait { width: 5.5rem; }
.portrait img { aspect-ratio: 1; object-fit: cover; border-radius: 50%; }
.portrait .picture { background: none; }
.ways ul, .works, .feats, .links { list-style: none; }
:is(.ways, .links, .actions, .shorts) li, .meta, dd, dt { min-width: 0; overflow-wrap: anywhere; }
.ways ul { display: flex; flex-wrap: wrap; gap: 0 1.5rem; }
.ways a { display: inline-block; padding-block: 0.4rem; color: var(--soft); text-decoration: none; }
.ways a:hover { color: var(--ink); }
.ways [aria-current] { color: var(--ink); font-weight: 600; }
.actions { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; }
.actions a, .more a { display: inline-block; padding-block: 0.3rem; }
.part { scroll-margin-block-start: 2rem; }
.part > h2 { color: var(--primary); font-weight: 600; letter-spacing: 0; }
.part > h2.repeated { position: absolute; width: 1px; height: 1px; margin: 0; padding: 0; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.repeated + .body { grid-column: 1 / -1 !important; }
.part:target > h2 { text-decoration: underline 2px; text-underline-offset: 0.4em; }
.work { position: relative; }
.work :is(h2, h3) a { text-decoration-color: transparent; }
.work :is(h2, h3) a:hover, .work :is(h2, h3) a:focus-visible { text-decoration-color: currentcolor; }
.work :is(h2, h3) a::after { content: ""; position: absolute; inset: 0; }
.work:has(a:hover) .plate { outline: 1px solid var(--hair); outline-offset: 6px; }
.plate, .cover { background: var(--surface); }
time { white-space: nowrap; }
.dek { max-width: 38em; }
.facts { display: flex; flex-wrap: wrap; gap: 0.75rem 2.25rem; }
.facts div { min-width: 0; max-width: 22rem; }
.facts dt { color: var(--ink); font-weight: 600; }
.feat h3 { font-size: 1.125em; line-height: 1.3; }
.links { display: flex; flex-wrap: wrap; gap: 0.25em 1.5em; max-width: 30rem; }
.shorts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), auto)); justify-content: start; gap: 2.5rem clamp(2.5rem, 6vw, 5.5rem); }
.call a { font-family: var(--heading); font-weight: var(--weight); font-size: clamp(1.5rem, 1.3rem + 0.8vw, 1.9rem); line-height: 1.2; letter-spacing: var(--tight); }
.preview-mark { display: inline-block; max-width: max-content; padding: 0.1em 0.55em; border: 1px dashed color-mix(in srgb, var(--ink) 45%, transparent); border-radius: 1em; background: var(--ground); color: var(--ink); font: 500 0.75rem/1.5 var(--body); letter-spacing: 0; text-transform: none; white-space: nowrap; vertical-align: middle; }
.nothing { color: var(--soft); }
.colophon { display: flex; flex-wrap: wrap; gap: 0 1.5rem; padding-block: 4rem 2.5rem; }
.colophon a { text-decoration-color: transparent; }
@media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } }
@media (prefers-reduced-motion: reduce) { a { transition: none; } }`;
