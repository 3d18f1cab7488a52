/**
 * Styles of the pictures in full size: slides side by side, over the page. The address of a slide shows it; without one,
 * they are not displayed, and so not loaded.
 */
export const LIGHTBOX = `.enlarge { display: block; cursor: zoom-in; scroll-margin-block: 30vh; }
.enlarge:focus-visible { outline-offset: 4px; }
.lights { display: none; }
@media screen {
  html:has(.lights :target) { overflow: hidden; }
  :has(> .lights :target) > :not(.lights) { visibility: hidden; }
  .lights:has(:target) { position: fixed; inset: 0; z-index: 3; display: flex; overflow: auto hidden; scroll-snap-type: x mandatory; scrollbar-width: none; background: #0e0e0d; color: #f3f2ee; font: 0.875rem/1.5 var(--small); }
  .light { position: relative; display: grid; flex: 0 0 100%; grid-template: auto minmax(0, 1fr) / minmax(0, 1fr); scroll-snap-align: start; scroll-snap-stop: always; --most: 100vw; }
  .light:focus { outline: 0; }
  .lights a { color: inherit; text-decoration-color: transparent; }
  .lights a:hover { text-decoration-color: currentcolor; }
  .lights :focus-visible { outline-color: currentcolor; }
  .turns { display: flex; flex-wrap: wrap; gap: 0 clamp(0.9rem, 3vw, 1.75rem); padding: 0.35rem clamp(0.9rem, 3vw, 2rem); }
  .turns > * { padding-block: 0.6rem; }
  .turns .at { color: #b4b1a9; font-variant-numeric: tabular-nums; }
  .turns .close { margin-inline-start: auto; }
  .turns [rel]::after { content: ""; position: absolute; inset-block: 4rem 0; z-index: 1; width: 16%; }
  .turns [rel="prev"]::after { inset-inline-start: 0; }
  .turns [rel="next"]::after { inset-inline-end: 0; }
  .light figure { --rest: 9.5rem; display: grid; grid-template: minmax(0, 1fr) auto / minmax(0, 1fr); min-height: 0; }
  .light figure:not(:has(figcaption)) { --rest: 5rem; }
  .canvas-area { display: grid; place-items: center; min-width: 0; min-height: 0; }
  .canvas, .grow { position: relative; display: block; cursor: zoom-in; }
  .light .picture { width: min(var(--most), 100vw, var(--ratio) * (100vh - var(--rest))); width: min(var(--most), 100vw, var(--ratio) * (100dvh - var(--rest))); background: none; }
  .light :is(.picture, img) { border: 0; padding: 0; border-radius: 0; filter: none; mix-blend-mode: normal; }
  .grow span, .shrink span { padding: 0.3rem 0.8rem; border-radius: 1rem; background: rgb(14 14 13 / 80%); color: #f3f2ee; }
  .grow span { position: absolute; inset: auto 0.75rem 0.75rem auto; opacity: 0; }
  .grow:is(:hover, :focus-visible) span { opacity: 1; }
  .light figcaption { width: min(100%, 44rem); max-height: 5.25rem; margin: 0 auto; padding: 0.75rem clamp(0.9rem, 3vw, 2rem) 1.25rem; position: static; overflow: auto; color: #cfccc4; text-align: center; }
  .shrink, .middle { position: absolute; display: none; }
  .middle { inset: 50% auto auto 50%; width: 1px; height: 1px; scroll-margin: 45vh 48vw; }
  .middle:focus { outline: 0; }
  .lights:has(.middle:target) { overflow: hidden; }
  .light:has(.middle:target) .turns, .light:has(.middle:target) figcaption, .canvas-area:has(:target) .grow span { display: none; }
  .light:has(.middle:target) figure { grid-row: 1 / -1; }
  .canvas-area:has(:target) { display: block; place-items: normal; overflow: auto; overscroll-behavior: contain; }
  .canvas-area:has(:target) :is(.canvas, .grow) { width: max-content; }
  .canvas-area:has(:target) .picture { width: max(170vw, var(--ratio) * 170vh); }
  .canvas-area:has(:target) :is(.middle, .shrink) { display: block; }
  .shrink { inset: 0; cursor: zoom-out; }
  .shrink span { position: sticky; inset: calc(100vh - 3.5rem) auto auto 1rem; inset-block-start: calc(100dvh - 3.5rem); display: inline-block; margin: 1rem; }
}
@media screen and (hover: none) { .grow span { opacity: 1; } }
@media screen and (prefers-reduced-motion: no-preference) {
  .lights:has(:target) { animation: 160ms ease-out light-in; }
  .grow span { transition: opacity 160ms ease-out; }
  @keyframes light-in { from { opacity: 0; } }
}`;
