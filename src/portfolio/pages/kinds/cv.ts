import { html, joinLines, type Markup } from '#platform/pure/markup.ts';
import type { PageContext } from '../parts/page-context.ts';

/** Renders the CV page. The article contains its own heading, so the page adds none. */
export const renderCv = ({ view, cv, urls, words }: PageContext): Markup =>
  joinLines([
    view.cv?.download === true &&
      html`<p class="actions"><a href="${urls.fileUrl('cv.pdf')}">${words('portfolio-pages.downloadPdf')}</a></p>`,
    cv?.article,
  ]);
