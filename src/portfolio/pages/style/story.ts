/**
 * Styles of the blocks of a case study. Text without a heading is below the text that has one. Squares are in two columns
 * up to the width from which four fit in a row: a minimum that falls from half the width to 7rem there.
 */
export const STORY = `.case > .part > .body:only-child { grid-column: -2 / -1; }
.chapter > h2:only-child { margin: 0; } .chapter figure { position: relative; }
.chapter .body > :is(figure, .callout, .embed, hr) { margin-block: 1.75em; }
.chapter .body > :last-child { margin-block-end: 0; } .chapter .body > :first-child { margin-block-start: 0; }
.chapter hr { width: 4rem; margin-inline: 0; border: 0; border-block-start: 1px solid var(--hair); margin-block: 2.5em !important; }
.quote blockquote { padding: 0; border: 0; color: var(--ink); font-family: var(--heading); font-size: 1.35em; line-height: 1.32; font-style: var(--slant); }
.quote blockquote > * + * { margin-block-start: 0.6em; }
.quote figcaption::before { content: "— "; }
.callout { padding: 1em 1.25em; border-inline-start: 3px solid var(--tone); background: var(--surface); --tone: var(--primary); }
.callout.tip { --tone: var(--success); } .callout.warning { --tone: var(--error); }
.callout .tone { font: 600 var(--note, 0.875rem)/1.5 var(--small); color: var(--tone); } .callout > * + * { margin-block-start: 0.5em; }
.callout p, .quote p, .embed { text-indent: 0 !important; }
.chapter .body > h2 { margin-block-start: 1.6em; font-size: 1.35em; line-height: 1.3; }
.code figcaption { margin-block: 0 0.5rem; }
.embed a { display: flex; flex-direction: column; justify-content: flex-end; gap: 0.15rem; min-height: 5.5rem; padding: 1.1rem 1.25rem; border: 1px solid var(--hair); background: var(--surface); text-decoration: none; overflow-wrap: anywhere; }
.embed strong { font: var(--weight) 1.2em/1.25 var(--heading); } .embed span { font: var(--note, 0.875rem)/1.5 var(--small); color: var(--soft); }
.embed a:hover span { text-decoration: underline; }
.embed.video a { position: relative; aspect-ratio: 16/9; padding-block-start: 6rem; }
.embed.video a::before { content: ""; position: absolute; inset: 0 0 5.5rem; margin: auto; width: 4.5rem; height: 4.5rem; border-radius: 50%; background: var(--ink); opacity: 0.9; }
.embed.video a::after { content: ""; position: absolute; inset: 0 0 5.5rem; margin: auto; width: 1.25rem; height: 1.5rem; background: var(--ground); clip-path: polygon(0 0, 100% 50%, 0 100%); transform: translateX(0.15rem); }
.film > .picture { max-width: max(14rem, calc(var(--ratio) * 88vh)); max-width: max(14rem, calc(var(--ratio) * 88svh)); aspect-ratio: auto; overflow: hidden; } .film video { display: block; width: 100%; height: auto; aspect-ratio: var(--ratio); object-fit: cover; } .film.unsized video { object-fit: contain; background: #000; }
.bleed .film > .picture { max-width: max(14rem, calc(var(--ratio) * 100vh)); max-width: max(14rem, calc(var(--ratio) * 100svh)); margin-inline: auto; }
.film .still, .film .address, .sound .address { display: none; }
.sound .name { margin-block-end: 0.6rem; font: var(--weight) 1.15em/1.3 var(--heading); text-indent: 0 !important; } .sound audio { display: block; width: 100%; }
figcaption details { margin-block-start: 0.5rem; } figcaption summary { width: fit-content; cursor: pointer; }
details > div { max-width: 44rem; margin-block-start: 0.6rem; padding-inline-start: 1rem; border-inline-start: 1px solid var(--hair); font-style: normal; } details > div > * + * { margin-block-start: 0.6em; }
.download a { flex-flow: row wrap; align-items: baseline; justify-content: space-between; gap: 0.15rem 1.5rem; min-height: 0; }
.pictures.squares { --n: 4; display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, max(clamp(7rem, (30.51rem - 100%) * 999, (100% - var(--gap)) / 2 - 0.5px), (100% - (var(--n) - 1) * var(--gap)) / var(--n) - 0.5px)), 1fr)); gap: var(--gap); }
.squares:is(:has(> :nth-child(3):last-child), :has(> :nth-child(6):last-child), :has(> :nth-child(9):last-child)) { --n: 3; } .squares:is(:has(> :nth-child(5):last-child), :has(> :nth-child(10):last-child)) { --n: 5; }
@container rows (max-width: 30.5rem) { .squares > :first-child:nth-last-child(odd) { grid-column: 1 / -1; } }
.squares .picture { aspect-ratio: 1; } .squares img { height: 100%; object-fit: cover; }
.pictures.comparison { display: block; } .comparison figure { position: static; max-width: none; }
.sides { position: relative; max-width: max(14rem, calc(var(--ratio) * 88vh)); max-width: max(14rem, calc(var(--ratio) * 88svh)); aspect-ratio: var(--ratio); overflow: hidden; }
.sides > div { position: absolute; inset: 0; } .sides :is(.enlarge, .picture) { display: block; height: 100%; } .sides img { height: 100%; object-fit: cover; }
.sides .after { clip-path: inset(0 0 0 50%); border: 0; } [dir="rtl"] .sides .after { clip-path: inset(0 50% 0 0); }
.sides::after { content: ""; position: absolute; inset: 0 auto 0 50%; width: 2px; margin-inline-start: -1px; background: var(--ground); pointer-events: none; }
.comparison:has([value="before"]:checked) .after { visibility: hidden; } .comparison:has([value="after"]:checked) .after { clip-path: none !important; }
.comparison:has(:is([value="before"], [value="after"]):checked) .sides::after { display: none; }
.views { display: inline-flex; flex-wrap: wrap; margin-block-start: 0.75rem; border: 1px solid var(--hair); }
.views label { position: relative; cursor: pointer; font: var(--note, 0.875rem)/1.5 var(--small); }
.views input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: pointer; }
.views span { display: block; min-width: 3.5rem; padding: 0.35rem 0.9rem; text-align: center; }
.views :checked + span { background: var(--ink); color: var(--ground); } .views :focus-visible + span { outline: 2px solid var(--primary); outline-offset: 2px; }
body:not(.index):has(.bleed) { overflow-x: clip; }
body:not(.index) .case > .bleed { width: 100vw; max-width: none !important; padding: 0 !important; margin-inline: calc(50% - 50vw) !important; border-radius: 0 !important; background: none !important; }
body:not(.index) .bleed .picture { border-radius: 0 !important; }
:is(.bleed, .squares, .comparison, .film) figcaption { position: static !important; width: auto !important; }
.bleed figure { flex-basis: 100% !important; max-width: none !important; } body:not(.index) .bleed figcaption { padding-inline: var(--edge); }
@media print { .views, details:not([open]) { display: none; } .sides { display: flex; gap: 0.75rem; aspect-ratio: auto; max-width: none; overflow: visible; } .sides > div { position: static; flex: 1; clip-path: none !important; visibility: visible !important; } .sides::after { display: none; } body:not(.index) .case > .bleed { width: auto; margin-inline: 0 !important; } .embed.video a { aspect-ratio: auto; } .embed.video a::before, .embed.video a::after { display: none; } .embed:not(.download) a::after { content: " (" attr(href) ")"; } .film video, .sound audio { display: none; } .film .still, .film .address, .sound .address { display: block; max-width: 100%; height: auto; } .address { font: 0.8125rem/1.5 var(--small); overflow-wrap: anywhere; text-indent: 0 !important; } }
@media (forced-colors: active) { .views :checked + span { outline: 2px solid; outline-offset: -4px; } .callout, .embed a { border: 1px solid; } }`;
