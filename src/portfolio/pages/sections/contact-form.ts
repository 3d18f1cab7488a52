import { html, joinLines, type Markup } from '#platform/pure/markup.ts';
import { CONTACT_LIMITS } from '../../model/contact-limits.ts';
import type { PageContext } from '../parts/page-context.ts';
import type { ContactField, ContactForm } from '../site-page-input.ts';

const FIELDS = ['name', 'email', 'message'] as const satisfies readonly ContactField[];
/** Input attributes per field: type, autofill hint and maximum length. */
const INPUT_ATTRIBUTES = {
  name: { attributes: html` type="text" autocomplete="name" maxlength="${CONTACT_LIMITS.name}" dir="auto"` },
  email: { attributes: html` type="email" autocomplete="email" maxlength="${CONTACT_LIMITS.email}" dir="ltr"` },
  message: { attributes: html` rows="8" maxlength="${CONTACT_LIMITS.message}" dir="auto"` },
} as const;

const idOf = (field: ContactField) => `contact-${field}`;
const faultIdOf = (field: ContactField) => `contact-${field}-fault`;

/** Renders the contact form with what was typed and what is wrong with it. */
export function renderForm(contact: ContactForm, { words }: PageContext): Markup {
  const { action, formError, honeypot } = contact;
  return html`<form class="letter" id="letter" method="post" action="${action}">
${joinLines([
  errorSummary(contact, words),
  formError !== undefined && html`<p class="fault" role="alert">${formError}</p>`,
  ...FIELDS.map((field) => renderField(field, contact, words)),
  html`<div class="trap" aria-hidden="true"><label for="contact-trap">${words('portfolio-pages.contact.trap')}</label><input id="contact-trap" name="${honeypot}" type="text" tabindex="-1" autocomplete="off"></div>`,
  html`<p class="actions"><button type="submit">${words('portfolio-pages.contact.send')}</button></p>`,
])}
</form>`;
}

/** Renders the error summary: links to the invalid fields, focused on page load. */
function errorSummary({ faults }: ContactForm, words: PageContext['words']): Markup | false {
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

function renderField(field: ContactField, { values, faults }: ContactForm, words: PageContext['words']): Markup {
  const [id, fault] = [idOf(field), faults[field]];
  const attributes = html`id="${id}" name="${field}" required${INPUT_ATTRIBUTES[field].attributes}${
    fault !== undefined && html` aria-invalid="true" aria-describedby="${faultIdOf(field)}"`
  }`;
  // HTML drops a line break directly after `<textarea>`, so one is added before the text.
  const control =
    field === 'message'
      ? html`<textarea ${attributes}>\n${values.message}</textarea>`
      : html`<input ${attributes} value="${values[field]}">`;
  return html`<div class="field">
${joinLines([
  html`<label for="${id}">${words(`portfolio-pages.contact.${field}`)}</label>`,
  control,
  fault !== undefined && html`<p class="fault" id="${faultIdOf(field)}">${fault}</p>`,
])}
</div>`;
}
