import { html, inLines, type Markup } from '#platform/markup.ts';
import { CONTACT_LIMITS } from '../../model/contact-limits.ts';
import type { Paper } from '../parts/paper.ts';
import { headingOf, nameOf } from '../parts/titles.ts';
import type { ContactField, ContactForm } from '../site-given.ts';

const FIELDS = ['name', 'email', 'message'] as const satisfies readonly ContactField[];
/** Input attributes per field: type, autofill hint and maximum length. */
const LOOKS = {
  name: { attributes: html` type="text" autocomplete="name" maxlength="${CONTACT_LIMITS.name}" dir="auto"` },
  email: { attributes: html` type="email" autocomplete="email" maxlength="${CONTACT_LIMITS.email}" dir="ltr"` },
  message: { attributes: html` rows="8" maxlength="${CONTACT_LIMITS.message}" dir="auto"` },
} as const;

const idOf = (field: ContactField) => `contact-${field}`;
const faultIdOf = (field: ContactField) => `contact-${field}-fault`;

/** Renders the contact page. The form works without scripts and shows no email address of the member. */
export function contactOf(paper: Paper): Markup {
  const { view, contact, words } = paper;
  const name = nameOf(view, words);
  if (contact?.sent) {
    return html`<h1 class="title">${words('portfolio-pages.contact.sent')}</h1>
<p class="dek" role="status">${words('portfolio-pages.contact.sentText', { name })}</p>
<p class="deeds"><a href="${paper.place.addressOf({ kind: 'home' })}">${words('portfolio-pages.contact.back', { name })}</a></p>`;
  }
  return inLines([
    html`<h1 class="title"><bdi>${headingOf(view, 'contact', words)}</bdi></h1>`,
    html`<p class="dek">${words('portfolio-pages.contact.lead', { name })}</p>`,
    contact && formOf(contact, paper),
  ]);
}

function formOf(contact: ContactForm, { words }: Paper): Markup {
  const { action, refusal, trap } = contact;
  return html`<form class="letter" id="letter" method="post" action="${action}">
${inLines([
  faultsIn(contact, words),
  refusal !== undefined && html`<p class="fault" role="alert">${refusal}</p>`,
  ...FIELDS.map((field) => fieldOf(field, contact, words)),
  html`<div class="trap" aria-hidden="true"><label for="contact-trap">${words('portfolio-pages.contact.trap')}</label><input id="contact-trap" name="${trap}" type="text" tabindex="-1" autocomplete="off"></div>`,
  html`<p class="deeds"><button type="submit">${words('portfolio-pages.contact.send')}</button></p>`,
])}
</form>`;
}

/** Renders the error summary: links to the invalid fields, focused on page load. */
function faultsIn({ faults }: ContactForm, words: Paper['words']): Markup | false {
  const faulty = FIELDS.flatMap((field) => {
    const fault = faults[field];
    return fault === undefined ? [] : [{ field, fault }];
  });
  return (
    faulty.length > 0 &&
    html`<div class="faults" role="group" aria-labelledby="contact-faults" tabindex="-1" autofocus>
<p id="contact-faults">${words('portfolio-pages.contact.faults', { count: faulty.length })}</p>
<ul>${faulty.map(({ field, fault }) => html`<li><a href="#${idOf(field)}">${fault}</a></li>`)}</ul>
</div>`
  );
}

function fieldOf(field: ContactField, { typed, faults }: ContactForm, words: Paper['words']): Markup {
  const [id, fault] = [idOf(field), faults[field]];
  const attributes = html`id="${id}" name="${field}" required${LOOKS[field].attributes}${
    fault !== undefined && html` aria-invalid="true" aria-describedby="${faultIdOf(field)}"`
  }`;
  // HTML drops a line break directly after `<textarea>`, so one is added before the text.
  const control =
    field === 'message'
      ? html`<textarea ${attributes}>\n${typed.message}</textarea>`
      : html`<input ${attributes} value="${typed[field]}">`;
  return html`<div class="field">
${inLines([
  html`<label for="${id}">${words(`portfolio-pages.contact.${field}`)}</label>`,
  control,
  fault !== undefined && html`<p class="fault" id="${faultIdOf(field)}">${fault}</p>`,
])}
</div>`;
}
