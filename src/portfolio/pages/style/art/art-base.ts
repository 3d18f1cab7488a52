/** Styles that all art-directed styles share: the switch between light and dark, and what their members adjust. */
export const ART_BASE = `body { --size: 1; font-weight: var(--text-weight); }
body { --room: 84vw; } @media screen and (min-width: 60rem) { body.column { --room: 56vw; } body.index { --room: 50vw; } }
body.small { --size: 0.92; } body.large { --size: 1.12; }
.tagline, .prose blockquote { font-family: var(--voice); }
.bento .intro :is(.place, .tagline) { color: inherit !important; }
.poster.at-home .who:not(.bare) :is(.tagline, .place, .open, .ways a, .actions a) { color: inherit; }
.figures div { max-width: min(100%, 34rem); } .figures dt { max-width: 14rem; } .figures dd { overflow-wrap: break-word; }
[dir="rtl"] * { letter-spacing: 0 !important; } [dir="rtl"] :is(h1, h2, h3, .tagline, .next a, .call a, .figures dd, .metric strong) { line-height: 1.3 !important; }
.flip { position: relative; }
.flip input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: pointer; }
.flip label { display: inline-flex; align-items: center; gap: 0.5em; }
.flip label::before { content: ""; width: 0.8em; height: 0.8em; border: 1px solid; border-radius: 50%; background: linear-gradient(90deg, currentcolor 50%, transparent 50%); }
.flip input:hover + label { text-decoration: underline; }
.flip input:focus-visible + label { outline: 2px solid currentcolor; outline-offset: 3px; }
@media screen and (min-width: 110rem) { html { font-size: calc(100% + (100vw - 110rem) / 90); } }
`;

/** The switch between light and dark. Outside of layers, as the rule that it overrides. */
export const SWITCH = `@media screen and (prefers-color-scheme: light) { :root:has(#flip:checked) { color-scheme: dark; } }
@media screen and (prefers-color-scheme: dark) { :root:has(#flip:checked) { color-scheme: light; } }`;

/** Spacing that a member chose instead of that of the style: between sections and lines, tiles and pictures. */
export const DENSITIES = {
  normal: '',
  compact: `main > * + *, .case > * + *, .works > .work + .work { margin-block-start: clamp(1.5rem, 3vw, 2.75rem); } .prose, .dek { line-height: 1.36; } body.compact { --line: 1.25rem; --gap: 0.4rem; }`,
  airy: `main > * + *, .case > * + * { margin-block-start: clamp(5rem, 13vw, 15rem); } .prose, .dek { line-height: 1.75; } body.airy { --line: 1.875rem; --gap: clamp(1.25rem, 2.6vw, 2.75rem); }`,
} as const;

/** Corners that a member chose instead of those of the style. */
export const CORNERS = {
  style: '',
  square:
    '.picture, .picture img, .tile, .plate, .feat, .next, .letter :is(input, textarea, button), .numeral { border-radius: 0 !important; }',
  round:
    ':is(.plate, .cover, figure) .picture, :is(.plate, .cover, figure) img, .tile { border-radius: 1rem !important; } .plate, .cover, .stage { overflow: clip; }',
} as const;
