/** Styles for everything around the CV on its page; hidden in print. */
export const FRAME_STYLE = `
@media screen {
  body { display: flex; flex-direction: column; min-height: 100vh; }
  main { position: relative; flex: 1; display: grid; grid-template: minmax(0, 1fr) / minmax(0, 1fr); }
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
.tools, .made, .notice {
  box-sizing: border-box;
  margin: 0;
  padding: 1rem clamp(1.125rem, 5vw, 3rem);
  font: 0.875rem/1.4 system-ui, sans-serif;
}
.tools { position: absolute; z-index: 1; inset-block-start: 0; inset-inline-end: 0; padding-block: 0.875rem; }
.notice { align-self: start; text-align: center; color: var(--quiet); }
.tools a {
  display: inline-block;
  padding: 0.6rem 1rem;
  border: 1px solid var(--on-top, var(--faint));
  border-radius: 6px;
  color: var(--on-top, var(--text));
  text-decoration: none;
}
.tools a:hover { border-color: currentcolor; }
.tools a:focus-visible, .made a:focus-visible { outline: 2px solid var(--on-top, var(--accent)); outline-offset: 2px; border-radius: 6px; }
.made { padding-block: 0.5rem 1rem; text-align: center; }
.made a { display: inline-block; margin-inline: 0.625rem; padding-block: 0.75rem; color: var(--quiet); text-decoration-color: var(--faint); text-underline-offset: 0.2em; }
@media print {
  .bar, .tools, .made, .notice { display: none; }
}`;
