/** Styles of the contact form. */
export const CONTACT = `.letter { display: grid; gap: 1.5rem; max-width: 36rem; margin-block-start: 2.5rem; }
.field { display: grid; gap: 0.4rem; }
.letter label, .letter button, .fault, .faults { font: var(--note, 0.9375rem)/1.45 var(--small); }
.letter label { font-weight: 600; }
.letter :is(input, textarea) { width: 100%; padding: 0.7rem 0.85rem; border: 1px solid color-mix(in srgb, var(--soft) 75%, var(--ground)); border-radius: 6px; background: var(--ground); color: inherit; font: 1rem/1.5 var(--body); }
.letter textarea { resize: vertical; min-height: 9rem; }
.letter :is(input, textarea):focus-visible { outline-offset: 1px; border-radius: 6px; }
.letter [aria-invalid] { border-color: var(--error); }
.letter button { padding: 0.75rem 1.5rem; border: 0; border-radius: 6px; background: var(--primary); color: var(--ground); font-weight: 600; cursor: pointer; }
.letter button:hover { background: color-mix(in srgb, var(--primary) 88%, var(--ink)); }
.fault { color: var(--error); }
.faults { padding: 1rem 1.25rem; border-inline-start: 3px solid var(--error); background: var(--surface); }
.faults ul { margin-block-start: 0.4rem; padding-inline-start: 1.1rem; }
.faults a { color: var(--error); }
.trap { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
main > .dek { margin-block-start: 0.9rem; color: var(--soft); }
main > .dek + .actions { margin-block-start: 1.5rem; }`;
