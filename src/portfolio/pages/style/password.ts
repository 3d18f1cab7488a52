/** Styles of the password page, which centres its form in the window. */
export const PASSWORD = `body { display: grid; grid-template-rows: 1fr auto; min-height: 100vh; min-height: 100dvh; padding-inline: var(--edge); }
.ask { align-self: center; justify-self: center; width: min(100%, 26rem); padding-block: 3rem; }
.ask h1 { font-size: clamp(1.75rem, 1.4rem + 1.6vw, 2.25rem); line-height: 1.15; }
.ask > p { margin-block-start: 0.75rem; color: var(--soft); text-wrap: balance; }
.ask .letter { margin-block-start: 2rem; }
.ask .letter button { justify-self: start; }
.colophon { justify-self: center; }`;
