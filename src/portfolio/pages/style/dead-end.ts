/** Colours of a page that belongs to no site, light or dark as the visitor prefers. */
export const NEUTRAL_COLOURS = `:root { color-scheme: light dark; --ground: #fbfaf7; --ink: #1c1b19; --soft: #5d5a54; --hair: #d9d5cc; --heading: Georgia, "Times New Roman", serif; --small: system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; }
@media (prefers-color-scheme: dark) { :root { --ground: #171614; --ink: #f0ede6; --soft: #aba69b; --hair: #3a3833; } }`;

/** Styles of a page that only says that there is nothing. */
export const DEAD_END = `*, ::before { box-sizing: border-box; }
html { background: var(--ground); color: var(--ink); text-size-adjust: 100%; -webkit-text-size-adjust: 100%; }
body { display: grid; align-content: center; min-height: 100vh; min-height: 100dvh; margin: 0; padding: 3rem clamp(1.5rem, 8vw, 4rem); overflow-wrap: anywhere; }
main { width: min(100%, 30rem); margin-inline: auto; padding-block-end: 6vh; }
main::before { content: ""; display: block; width: 3rem; border-block-start: 2px solid var(--hair); }
h1 { margin: 1.75rem 0 0; font: 400 clamp(1.9rem, 1.5rem + 2vw, 2.6rem)/1.14 var(--heading); letter-spacing: -0.015em; text-wrap: balance; }
[dir="rtl"] h1 { letter-spacing: 0; line-height: 1.35; }
p { margin: 1rem 0 0; color: var(--soft); font: 1.0625rem/1.6 var(--small); text-wrap: pretty; }`;
