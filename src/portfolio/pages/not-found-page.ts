import { LANGUAGES, type Language } from '#platform/pure/i18n/languages.ts';
import { html, Markup } from '#platform/pure/markup.ts';
import type { SiteWords } from './site-page-input.ts';

const STYLE = `:root { color-scheme: light dark; }
body { display: grid; place-content: center; min-height: 90vh; margin: 0; padding: 1.5rem; background: Canvas; color: CanvasText; font: 1.0625rem/1.6 Georgia, "Times New Roman", serif; }
main { max-width: 28rem; }
h1 { margin: 0; font-size: 1.75rem; font-weight: 400; line-height: 1.2; text-wrap: balance; }
p { margin: 0.75rem 0 0; text-wrap: pretty; }
`;

/** Renders the 404 page of an exported site. Reveals neither whether the address ever existed nor its owner. */
export function notFoundPage(words: SiteWords, language: Language): { page: string; style: string; title: string } {
  const title = words('portfolio-pages.missing.title');
  const page = html`<!DOCTYPE html>
<html lang="${language}" dir="${LANGUAGES[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="robots" content="noindex">
<style>${new Markup(STYLE)}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${words('portfolio-pages.missing.text')}</p>
</main>
</body>
</html>
`;
  return { page: page.text, style: STYLE, title };
}
