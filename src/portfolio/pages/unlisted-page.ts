import { LANGUAGES } from '#platform/pure/i18n/languages.ts';
import { html, joinLines, Markup } from '#platform/pure/markup.ts';
import type { SiteDocument } from '../model/site.ts';
import type { PageFonts } from './site-page-input.ts';
import { variablesOf } from './style/variables.ts';

type UnlistedPageInput = {
  /** Design and language of the site of the link's owner. */
  design: Pick<SiteDocument, 'style' | 'theme' | 'colors' | 'language'>;
  title: string;
  /** The main heading, which has a font of its own. */
  heading: string;
  body: Markup;
  /** Style sheets, without the variables of the design. */
  styles: readonly string[];
  /** Whether messengers show the title in a preview. */
  hasPreview?: boolean;
};

/**
 * Renders a page behind a link that search engines don't list, in two steps: its text decides which fonts it gets. It
 * runs no script.
 */
export const renderUnlistedPage = ({
  design,
  title,
  heading,
  body,
  styles,
  hasPreview = false,
}: UnlistedPageInput) => ({
  text: { body: body.text.replace(/<[^<>]*>/g, ' '), heading, hasItalics: false },
  renderWith: (fonts: PageFonts | undefined): { page: string; style: string } => {
    const style = [...variablesOf(design, fonts), ...styles, ''].join('\n');
    const page = html`<!DOCTYPE html>
<html lang="${design.language}" dir="${LANGUAGES[design.language]}">
<head>
${joinLines([
  html`<meta charset="utf-8">`,
  html`<meta name="viewport" content="width=device-width, initial-scale=1">`,
  html`<title>${title}</title>`,
  html`<meta name="robots" content="noindex">`,
  hasPreview && html`<meta property="og:title" content="${title}">`,
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
});
