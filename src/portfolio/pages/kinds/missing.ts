import { html, type Markup } from '#platform/pure/markup.ts';
import type { PageContext } from '../parts/page-context.ts';
import { nameOf } from '../parts/titles.ts';

/** Renders what a site shows where it has no page. */
export const renderMissing = ({ view, urls, words }: PageContext): Markup => html`<div class="missing">
<h1 class="title">${words('portfolio-pages.missing.title')}</h1>
<p class="dek">${words('portfolio-pages.missing.text')}</p>
<p class="actions"><a href="${urls.pageUrl({ kind: 'home' })}">${words('portfolio-pages.contact.back', { name: nameOf(view, words) })}</a></p>
</div>`;
