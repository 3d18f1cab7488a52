import { html, joinLines, type Markup } from '#platform/pure/markup.ts';
import type { PageContext } from '../parts/page-context.ts';

/** Renders the figures of a project or of a block. */
export const figuresPart = (
  figures: readonly { label: string; value: string }[],
  heading: string | false,
  { words, marks }: PageContext,
): Markup | false =>
  figures.length > 0 &&
  html`<section class="part">
${joinLines([
  heading !== false && html`<h2>${heading}</h2>`,
  html`<dl class="body figures">${figures.map(
    ({ label, value }) =>
      html`<div><dt><bdi${marks.inline(label)}>${label.trim() || words('portfolio-pages.figure')}</bdi></dt><dd><bdi>${value}</bdi></dd></div>`,
  )}</dl>`,
])}
</section>`;
