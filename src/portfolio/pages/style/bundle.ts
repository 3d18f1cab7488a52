/** Styles of the page of a bundle: its items side by side, papers and wide cards in frames of one height. */
export const BUNDLE = `body { display: grid; grid-template-rows: 1fr auto; min-height: 100vh; min-height: 100dvh; padding-inline: var(--edge); }
.bundle { width: min(100%, 68rem); margin-inline: auto; padding-block: clamp(2.5rem, 1.5rem + 5vw, 6rem) 3rem; }
.bundle .dek { margin-block-start: 0.75rem; color: var(--soft); }
.bundle ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr)); gap: 2.5rem 2rem; margin-block-start: clamp(2rem, 1.5rem + 2vw, 3.5rem); list-style: none; }
.bundle li { position: relative; min-width: 0; }
.bundle .plate { display: grid; height: 19rem; padding: 1.5rem 1.5rem 0; overflow: hidden; border: 1px solid var(--hair); border-radius: 10px; }
.bundle .card .plate { padding: 1.5rem; align-items: center; }
.bundle img { background: #fff; }
.bundle .page img { justify-self: center; width: min(100%, 15rem); min-height: 100%; object-fit: cover; object-position: top; box-shadow: 0 1px 2px rgb(0 0 0 / 12%), 0 8px 24px rgb(0 0 0 / 14%); transition: transform 180ms ease-out; }
.bundle .card img { width: 100%; height: auto; box-shadow: 0 1px 2px rgb(0 0 0 / 12%), 0 8px 24px rgb(0 0 0 / 14%); }
.bundle h2 { margin-block-start: 1rem; font-size: 1.125rem; line-height: 1.35; }
.bundle h2 a { text-decoration-color: transparent; }
.bundle h2 a::after { content: ""; position: absolute; inset: 0; }
.bundle h2 a:hover, .bundle h2 a:focus-visible { text-decoration-color: currentcolor; }
.bundle li:hover .page img, .bundle li.page:hover img { transform: translateY(-4px); }
.bundle .meta { display: flex; flex-wrap: wrap; gap: 0 1rem; margin-block-start: 0.25rem; }
.bundle .pdf { position: relative; display: inline-block; padding-block: 0.35rem; }
.colophon { justify-self: center; }
.colophon a { display: inline-block; padding-block: 0.5rem; }
.colophon a + a { margin-inline-start: 1rem; }
@media (prefers-reduced-motion: reduce) { .bundle img { transition: none; transform: none !important; } }`;
