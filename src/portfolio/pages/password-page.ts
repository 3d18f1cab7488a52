import { LANGUAGES } from '#platform/i18n/languages.ts';
import { html, inLines, Markup } from '#platform/markup.ts';
import { SHARE_PASSWORD } from '../model/share-limits.ts';
import type { SiteDocument } from '../model/site.ts';
import type { SiteFaces, SiteWords } from './site-given.ts';
import { BASE } from './style/base.ts';
import { CONTACT } from './style/contact.ts';
import { PASSWORD } from './style/password.ts';
import { variablesOf } from './style/variables.ts';

type Given = {
  /** Design and language of the site of the link's owner; the page reveals nothing else of it. */
  look: Pick<SiteDocument, 'theme' | 'colors' | 'language'>;
  words: SiteWords;
  instanceUrl: string;
  /** Error of the last attempt. */
  fault?: string | undefined;
};

/** Renders the password page of a link. Reveals neither its owner nor its content. */
export function drawPasswordPage(given: Given) {
  const { look, words } = given;
  const body = bodyOf(given);
  const title = words('portfolio-readers.title');
  return {
    said: { body: body.text.replace(/<[^<>]*>/g, ' '), heading: title, hasItalics: false },
    setIn: (faces: SiteFaces | undefined): { page: string; style: string } => {
      const style = [...variablesOf(look, faces), BASE, CONTACT, PASSWORD, ''].join('\n');
      const page = html`<!DOCTYPE html>
<html lang="${look.language}" dir="${LANGUAGES[look.language]}">
<head>
${inLines([
  html`<meta charset="utf-8">`,
  html`<meta name="viewport" content="width=device-width, initial-scale=1">`,
  html`<title>${title}</title>`,
  html`<meta name="robots" content="noindex">`,
  html`<link rel="icon" href="/favicon.ico" sizes="32x32">`,
  html`<link rel="icon" href="/favicon.svg" type="image/svg+xml">`,
  ...(faces?.first ?? []).map(
    (face) => html`<link rel="preload" href="${face}" as="font" type="font/woff2" crossorigin>`,
  ),
  html`<style>${new Markup(style)}</style>`,
])}
</head>
${body}
</html>
`;
      return { page: page.text, style };
    },
  };
}

/**
 * The field is focused on load, as it is the page's only control. Autocomplete is off: the password belongs to no
 * account, so browsers must not offer the reader's own or store this one.
 */
const bodyOf = ({ words, instanceUrl, fault }: Given): Markup => html`<body>
<main class="ask">
<h1>${words('portfolio-readers.title')}</h1>
<p>${words('portfolio-readers.text')}</p>
<form class="letter" method="post">
<div class="field">
${inLines([
  html`<label for="password">${words('portfolio-readers.password')}</label>`,
  html`<input id="password" name="password" type="password" required maxlength="${SHARE_PASSWORD.longest}" autocomplete="off" dir="auto" autofocus${
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
