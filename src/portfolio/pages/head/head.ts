import { html, inLines, Markup } from '#platform/markup.ts';
import { themeOfSite } from '../../model/site.ts';
import { headingOfPage, nameOf } from '../parts/titles.ts';
import type { SitePageSet } from '../site-given.ts';
import { iconOf } from './icon.ts';
import { toldDescription, toldTitle } from './told-of-page.ts';
import { toldToMachines } from './told-to-machines.ts';

/** Values of `og:locale` for the site's languages. */
const LOCALES = {
  en: 'en_US',
  'en-GB': 'en_GB',
  de: 'de_DE',
  es: 'es_ES',
  fr: 'fr_FR',
  tr: 'tr_TR',
  ar: 'ar_AR',
} as const;
const TYPES = { home: 'profile', project: 'article' } as const;
const typeOf = (kind: string) => (kind === 'home' || kind === 'project' ? TYPES[kind] : 'website');

/** Returns the content of a page's `<head>`, including its style, and its title. */
export function headOf(given: SitePageSet, style: string): { head: Markup; title: string } {
  const { view, page, place, words, faces, cv, alone } = given;
  const { colors, isDark } = themeOfSite(view.site);
  const [title, description] = [toldTitle(given), toldDescription(given)];
  const address = place.canonical(page);
  const head = inLines([
    html`<meta charset="utf-8">`,
    html`<meta name="viewport" content="width=device-width, initial-scale=1">`,
    html`<title>${title}</title>`,
    html`<meta name="description" content="${description}">`,
    !place.indexed && html`<meta name="robots" content="noindex">`,
    html`<meta name="color-scheme" content="${isDark ? 'dark' : 'light'}">
<meta name="theme-color" content="${colors.background}">
<link rel="canonical" href="${address}">
<link rel="icon" href="${iconOf(nameOf(view, words), colors)}" type="image/svg+xml">`,
    !alone &&
      html`<link rel="alternate" type="application/atom+xml" href="${place.fileAddress('feed.xml')}" title="${words('portfolio-pages.feed', { name: nameOf(view, words) })}">`,
    html`<meta property="og:type" content="${typeOf(page.kind)}">
<meta property="og:site_name" content="${nameOf(view, words)}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${address}">
<meta property="og:locale" content="${LOCALES[view.site.language]}">
<meta property="og:image" content="${place.cardOf(page)}">
<meta property="og:image:type" content="image/png">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta property="og:image:alt" content="${headingOfPage(given)}">
<meta name="twitter:card" content="summary_large_image">`,
    ...(faces?.first ?? []).map(
      (face) => html`<link rel="preload" href="${face}" as="font" type="font/woff2" crossorigin>`,
    ),
    html`<style>${new Markup(style)}</style>`,
    place.indexed && page.kind !== 'cv' && toldToMachines(given),
    place.indexed && page.kind === 'cv' && cv?.person,
  ]);
  return { head, title };
}
