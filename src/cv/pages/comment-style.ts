/** Styles for comments below the blocks of a CV page; hidden in print. */
export const COMMENT_STYLE = `.cv .remarks { font-size: 0.9em; font-family: system-ui, sans-serif; text-align: start; overflow-wrap: anywhere; }
.cv .item, .cv .body { position: relative; }
.cv .remark-link {
  display: inline-block;
  padding-block: 0.25em;
  color: var(--quiet);
  text-decoration-color: var(--faint);
}
.cv .remark-list {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.9em;
  margin-block: 0.75em 0.5em;
  padding-inline-start: 0.9em;
  border-inline-start: 2px solid var(--accent);
  list-style: none;
}
.cv .remark-by { display: flex; flex-wrap: wrap; gap: 0 0.5em; color: var(--quiet); font-size: 0.92em; }
.cv .remark-by bdi { color: var(--text); font-weight: 600; margin-inline-end: 0.35em; }
.cv .remark-list .remark-text { margin-block-start: 0; white-space: pre-line; }
.cv .remark-answer { margin-block-start: 0.5em; padding-inline-start: 0.9em; border-inline-start: 2px solid var(--faint); }
.cv .remark-note { margin-block: 0.75em 0.5em; font-weight: 600; scroll-margin-block-start: 40vh; }
.cv .remark-form {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  max-width: 34rem;
  margin-block: 0.75em 1em;
  padding: 1em;
  border: 1px solid var(--faint);
  border-radius: 6px;
  scroll-margin-block-start: 15vh;
}
.cv .remark-title { font-weight: 600; }
.cv .remark-form label { margin-block: 0.75em 0.25em; color: var(--quiet); }
.cv .remark-form input, .cv .remark-form textarea {
  width: 100%;
  min-height: 2.75rem;
  padding: 0.5rem 0.65rem;
  border: 1px solid var(--quiet);
  border-radius: 4px;
  background: var(--paper);
  color: var(--text);
  font: inherit;
}
.cv .remark-form textarea { field-sizing: content; min-height: 7rem; resize: vertical; }
.cv .remark-form [aria-invalid] { border-width: 2px; }
.cv .remark-fault { margin-block-start: 0.35em; font-weight: 600; }
.cv .remark-fault::before { content: "! "; }
.cv .remark-hint { margin-block-start: 0.75em; color: var(--quiet); }
.cv .remark-actions { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5em 1.25em; margin-block-start: 0.75em; }
.cv .remark-actions a { padding-block: 0.6em; }
.cv .remark-form button {
  min-height: 2.75rem;
  padding: 0.4rem 1.1rem;
  border: 0;
  border-radius: 6px;
  background: var(--text);
  color: var(--paper);
  font: inherit;
  font-weight: 600;
  cursor: pointer;
}
.cv .remark-form :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.cv .remark-trap {
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
}
@media screen and (hover: hover) and (pointer: fine) and (min-width: 46rem) {
  .cv .remark-link { position: absolute; white-space: nowrap; opacity: 0; }
  .cv .remark-link { z-index: 1; padding: 0; background: var(--surface, var(--paper)); }
  .cv .body > .remarks > .remark-link { inset-block-start: 100%; inset-inline-end: 0; }
  .cv .item > .remarks > .remark-link { inset-block-start: 100%; inset-inline-start: 0; }
  .cv .roles + .remarks:has(> .remark-list) { margin-block-start: 1.75em; }
  .cv .section:hover > .body > .remarks > .remark-link,
  .cv .item:hover:not(:has(.item:hover)) > .remarks > .remark-link,
  .cv .remark-link:focus-visible { opacity: 1; }
}
@media (pointer: coarse) {
  .cv .remark-link { padding-block: 0.5em; }
}
@media print {
  .cv .remarks { display: none; }
}
`;
