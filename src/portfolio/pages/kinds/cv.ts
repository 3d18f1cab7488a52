import { html, inLines, type Markup } from '#platform/markup.ts';
import type { Paper } from '../parts/paper.ts';

/** Renders the CV page. The article contains its own heading, so the page adds none. */
export const cvOf = ({ view, cv, place, words }: Paper): Markup =>
  inLines([
    view.cv?.download === true &&
      html`<p class="deeds"><a href="${place.fileAddress('cv.pdf')}">${words('portfolio-pages.downloadPdf')}</a></p>`,
    cv?.article,
  ]);
