import { html, joinLines, type Markup } from '#platform/pure/markup.ts';
import { SHARE_PASSWORD_LENGTH } from '../model/share-limits.ts';
import type { SiteDocument } from '../model/site.ts';
import type { SiteWords } from './site-page-input.ts';
import { BASE } from './style/base.ts';
import { CONTACT } from './style/contact.ts';
import { PASSWORD } from './style/password.ts';
import { renderUnlistedPage } from './unlisted-page.ts';

type PasswordPageInput = {
  /** Design and language of the site of the link's owner; the page reveals nothing else of it. */
  design: Pick<SiteDocument, 'style' | 'theme' | 'colors' | 'language'>;
  words: SiteWords;
  instanceUrl: string;
  /** Error of the last attempt. */
  fault?: string | undefined;
};

/** Renders the password page of a link. Reveals neither its owner nor its content. */
export function renderPasswordPage(input: PasswordPageInput) {
  const title = input.words('portfolio-readers.title');
  return renderUnlistedPage({
    ...{ design: input.design, title, heading: title },
    ...{ body: bodyOf(input), styles: [BASE, CONTACT, PASSWORD] },
  });
}

/**
 * The field is focused on load, as it is the page's only control. Autocomplete is off: the password belongs to no
 * account, so browsers must not offer the reader's own or store this one.
 */
const bodyOf = ({ words, instanceUrl, fault }: PasswordPageInput): Markup => html`<body>
<main class="ask">
<h1>${words('portfolio-readers.title')}</h1>
<p>${words('portfolio-readers.text')}</p>
<form class="letter" method="post">
<div class="field">
${joinLines([
  html`<label for="password">${words('portfolio-readers.password')}</label>`,
  html`<input id="password" name="password" type="password" required maxlength="${SHARE_PASSWORD_LENGTH.max}" autocomplete="off" dir="auto" autofocus${
    fault !== undefined && html` aria-invalid="true" aria-describedby="password-fault"`
  }>`,
  fault !== undefined && html`<p class="fault" id="password-fault" role="alert">${fault}</p>`,
])}
</div>
<button type="submit">${words('portfolio-readers.open')}</button>
</form>
</main>
<footer class="colophon"><p><a href="${instanceUrl}">${words('portfolio-pages.madeWith', { name: words('site.name') })}</a></p></footer>
</body>`;
