import { LANGUAGES } from '#platform/pure/i18n/languages.ts';
import { html, joinLines, Markup } from '#platform/pure/markup.ts';
import { SHARE_PASSWORD_LENGTH } from '../model/share-limits.ts';
import type { SiteDocument } from '../model/site.ts';
import type { PageFonts, SiteWords } from './site-page-input.ts';
import { BASE } from './style/base.ts';
import { CONTACT } from './style/contact.ts';
import { PASSWORD } from './style/password.ts';
import { variablesOf } from './style/variables.ts';

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
  const { design, words } = input;
  const body = bodyOf(input);
  const title = words('portfolio-readers.title');
  return {
    text: { body: body.text.replace(/<[^<>]*>/g, ' '), heading: title, hasItalics: false },
    renderWith: (fonts: PageFonts | undefined): { page: string; style: string } => {
      const style = [...variablesOf(design, fonts), BASE, CONTACT, PASSWORD, ''].join('\n');
      const page = html`<!DOCTYPE html>
<html lang="${design.language}" dir="${LANGUAGES[design.language]}">
<head>
${joinLines([
  html`<meta charset="utf-8">`,
  html`<meta name="viewport" content="width=device-width, initial-scale=1">`,
  html`<title>${title}</title>`,
  html`<meta name="robots" content="noindex">`,
  html`<link rel="icon" href="/favicon.ico" sizes="32x32">`,
  html`<link rel="icon" href="/favicon.svg" type="image/svg+xml">`,
  ...(fonts?.preloadUrls ?? []).map(
    (fontUrl) => html`<link rel="preload" href="${fontUrl}" as="font" type="font/woff2" crossorigin>`,
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
