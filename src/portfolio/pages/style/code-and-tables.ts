/**
 * Styles of code and tables in long texts, and of the parts of code that have a color. Code and tables scroll sideways in a box of their own, which takes no more width than
 * the text around it; in print, their lines wrap.
 */
export const CODE_AND_TABLES = `.prose code { padding: 0.1em 0.3em; border-radius: 0.2em; background: var(--surface); font-family: ui-monospace, "SF Mono", "Cascadia Code", Menlo, Consolas, monospace; font-size: 0.875em; letter-spacing: 0; overflow-wrap: anywhere; }
.prose :is(pre, .table) { contain: inline-size; overflow-x: auto; }
.prose pre { margin-block-end: 0; padding: 0.9em 1.1em; border: 1px solid var(--hair); background: var(--surface); line-height: 1.5; tab-size: 4; }
.prose pre code { padding: 0; background: none; overflow-wrap: normal; }
.prose table { width: max-content; border-collapse: collapse; line-height: 1.45; font-variant-numeric: lining-nums tabular-nums; overflow-wrap: normal; }
.prose :is(th, td) { max-width: 14em; padding: 0.45em 0.8em; border-block-end: 1px solid var(--hair); text-align: start; vertical-align: top; }
.prose :is(th, td):first-child { padding-inline-start: 0; }
.prose th { font-weight: 600; }
.prose [data-align="left"] { text-align: left; }
.prose [data-align="center"] { text-align: center; }
.prose [data-align="right"] { text-align: right; }
.c-note { color: var(--soft); font-style: italic; } .c-mark { color: var(--soft); }
.c-key { color: var(--primary); font-weight: 600; } .c-fn { font-weight: 600; } .c-str { color: var(--success); } .c-const, .c-link { color: color-mix(in srgb, var(--primary) 70%, var(--ink)); } .c-arg { font-style: italic; }
@media print, (min-width: 40rem) { .prose table { width: auto; } .prose :is(th, td) { max-width: none; } }
@media screen and (min-width: 40rem) { .prose :is(th, td) { min-width: 4em; } }
@media print {
.prose pre { white-space: pre-wrap; overflow-wrap: anywhere; }
.prose pre code, .prose table { overflow-wrap: anywhere; }
}`;
