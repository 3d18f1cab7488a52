import { html, joinLines, type Markup } from '#platform/pure/markup.ts';
import type { PageContext } from '../parts/page-context.ts';
import { titleOfPage } from '../parts/page-title.ts';
import { nameOf } from '../parts/titles.ts';
import { renderForm } from '../sections/contact-form.ts';

/** Renders the contact page. The form works without scripts and shows no email address of the member. */
export function renderContact(context: PageContext): Markup {
  const { view, contact, words } = context;
  const name = nameOf(view, words);
  if (contact?.isSent) {
    return html`<h1 class="title">${words('portfolio-pages.contact.sent')}</h1>
<p class="dek" role="status">${words('portfolio-pages.contact.sentText', { name })}</p>
<p class="actions"><a href="${context.urls.pageUrl({ kind: 'home' })}">${words('portfolio-pages.contact.back', { name })}</a></p>`;
  }
  return joinLines([
    titleOfPage(context),
    html`<p class="dek">${words('portfolio-pages.contact.lead', { name })}</p>`,
    contact && renderForm(contact, context),
  ]);
}
