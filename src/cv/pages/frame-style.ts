/** Styles for everything around the CV on its page; hidden in print. */
export const FRAME_STYLE = `
@media screen {
  body { display: flex; flex-direction: column; min-height: 100vh; }
}
.bar {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 1.5rem;
  padding: 0.25rem clamp(1.125rem, 5vw, 3rem);
  background: #111827;
  color: #f9fafb;
  font: 0.8125rem/1.4 system-ui, sans-serif;
}
.bar p { margin: 0.5rem 0; margin-inline-end: auto; }
.bar a { padding-block: 0.75rem; color: inherit; text-underline-offset: 0.2em; }
.bar a:focus-visible { outline: 2px solid; outline-offset: -4px; border-radius: 4px; }
.tools, .made {
  box-sizing: border-box;
  max-width: 52rem;
  margin: 0 auto;
  padding: 1rem clamp(1.125rem, 5vw, 3rem);
  font: 0.875rem/1.4 system-ui, sans-serif;
  text-align: end;
}
.tools { margin-block-end: calc(-1 * clamp(0.5rem, 4vw, 3rem)); }
.tools a {
  display: inline-block;
  padding: 0.6rem 1rem;
  border: 1px solid var(--faint);
  border-radius: 6px;
  color: var(--text);
  text-decoration: none;
}
.tools a:hover { border-color: currentcolor; }
.tools a:focus-visible, .made a:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 6px; }
.made { width: 100%; margin-block-start: auto; padding-block: 0 2rem; text-align: start; }
.made a { display: inline-block; margin-inline-end: 1.25rem; padding-block: 0.75rem; color: var(--quiet); text-decoration-color: var(--faint); text-underline-offset: 0.2em; }
.cv .empty { margin-block-start: 1.5em; color: var(--quiet); }
@media print {
  .bar, .tools, .made, .cv .empty { display: none; }
}`;
