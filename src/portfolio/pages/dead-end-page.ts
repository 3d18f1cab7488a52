import { LANGUAGES, type Language } from '#platform/pure/i18n/languages.ts';
import { html, Markup } from '#platform/pure/markup.ts';
import type { SiteDocument } from '../model/site.ts';
import { DEAD_END, NEUTRAL_COLOURS } from './style/dead-end.ts';
import { variablesOf } from './style/variables.ts';

type DeadEndInput = {
  title: string;
  text: string;
  language: Language;
  /** The design of the site that the page belongs to; neutral colours without it. */
  design?: Pick<SiteDocument, 'style' | 'theme' | 'colors'>;
};

/** Renders a page that only says that there is nothing. Reveals neither whether there ever was nor whose it was. */
export function renderDeadEnd({ title, text, language, design }: DeadEndInput): { page: string; style: string } {
  const style = `${design ? variablesOf(design, undefined).join('\n') : NEUTRAL_COLOURS}\n${DEAD_END}\n`;
  const page = html`<!DOCTYPE html>
<html lang="${language}" dir="${LANGUAGES[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="robots" content="noindex">
<style>${new Markup(style)}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
</main>
</body>
</html>
`;
  return { page: page.text, style };
}
