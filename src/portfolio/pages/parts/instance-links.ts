import { html, type Markup } from '#platform/pure/markup.ts';
import type { PageContext } from './page-context.ts';

/** Renders the links that belong to the instance: to itself, and for reporting the page. */
export const instanceLinks = ({ page, urls, words }: PageContext): Markup =>
  html`<p><a href="${urls.instanceUrl}">${words('portfolio-pages.madeWith', { name: words('site.name') })}</a></p>${
    urls.reportUrl &&
    html`<p><a href="${urls.reportUrl(page)}" rel="nofollow">${words('portfolio-pages.report')}</a></p>`
  }`;
