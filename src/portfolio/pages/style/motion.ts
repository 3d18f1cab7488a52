/**
 * Motion without scripts: a cover moves from the list to the page of its project, pictures fade in as they are scrolled
 * into view, and answer the pointer. None for visitors who prefer reduced motion, and none of texts, which stay readable.
 */
export const MOTION = `.plate, .enlarge { overflow: clip; }
@media screen and (prefers-reduced-motion: no-preference) {
  @view-transition { navigation: auto; }
  ::view-transition-group(*) { animation-duration: 280ms; animation-timing-function: cubic-bezier(0.3, 0, 0.1, 1); }
  ::view-transition-old(*), ::view-transition-new(*) { height: 100%; object-fit: cover; overflow: clip; }
  @supports (animation-timeline: view()) {
    .work:nth-child(n + 2) .picture, .pictures .picture { animation: picture-in linear both; animation-timeline: view(); animation-range: entry 0% entry 35%; }
    @keyframes picture-in { from { opacity: 0.5; } }
  }
  @media (hover: hover) {
    .plate img, .enlarge img { transition: transform 500ms cubic-bezier(0.2, 0, 0.1, 1); }
    .work:has(a:hover) .plate img, .enlarge:hover img { transform: scale(1.02); }
  }
}`;
