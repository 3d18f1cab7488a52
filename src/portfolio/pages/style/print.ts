/** Page margins in print. */
const MARGINS = '16mm 17mm';

/** Adds the print margins to the preview on screen. */
export const PRINT_PREVIEW = `body { padding: ${MARGINS}; }`;

/** Print styles: dark on white, without controls; links are followed by their URLs. */
export const PRINT = `@page { margin: ${MARGINS}; }
:root { color-scheme: light; --ground: #fff; --surface: #f3f3f3; --ink: #000; --soft: #444; --hair: #bbb; --primary: #000; --success: #000; --error: #000; }
body { font-size: 10.5pt; line-height: 1.5; }
.skip, .bar, .ways, .letter, .more, .next, .colophon, .who > .deeds, main > .deeds, .call, .shorts .part:not(:has(.links)) { display: none !important; }
.frame, .index .frame { display: block; width: auto; max-width: 44rem; }
.frame .who { position: static; display: block; min-height: 0; padding-block: 0 1rem; }
body main, body.inside main { padding-block-start: 1rem; border: 0; }
:is(.part, .shorts) + :is(.part, .shorts):not(.references > *, .shorts > *), .case > * + * { margin-block-start: 1.75rem !important; }
h1 { font-size: 24pt !important; }
.work :is(h2, h3), .chapter > h2 { font-size: 15pt !important; }
.picture, .plate, .cover { background: none; aspect-ratio: auto !important; }
h2, h3, h4, .opening { break-after: avoid; }
.gallery .bare :is(h2, h3) { display: block; aspect-ratio: auto; padding: 0; background: none; }
.open::before { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
.work, .feat, figure, .plate, .cover, .figures div { break-inside: avoid; }
:is(.plate, .cover, figure) img { width: auto; max-width: 100%; height: auto !important; max-height: 85mm; background: none !important; }
.column .plate, .column .cover, .column .pictures { margin-inline: 0; }
a { text-decoration: none; }
.prose a[href^="http"]::after, .told a[href^="http"]::after { content: " (" attr(href) ")"; color: var(--soft); font-size: 0.85em; overflow-wrap: anywhere; }
p, li { orphans: 2; widows: 2; }`;

/** Print styles of the CV page. Hides the site's header, as the CV has its own. */
export const CV_PRINT = `.who { display: none !important; }
main:has(> .cv) { padding: 0 !important; border: 0 !important; }
.cv { --paper: #fff !important; --text: #000 !important; --quiet: #444 !important; --accent: #000 !important; --faint: #bbb !important; padding: 0 !important; }`;
