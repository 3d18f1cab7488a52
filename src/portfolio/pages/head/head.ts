import { plainText } from '#platform/pure/markdown/plain-text.ts';
import { shorten } from '#platform/pure/markdown/shorten.ts';
import { html, joinLines, Markup } from '#platform/pure/markup.ts';
import { schemesOfSite, themeOfSite } from '../../model/site.ts';
import { tagOfPage } from '../../model/site-tags.ts';
import type { SiteColours } from '../../model/themes.ts';
import { headingOfPage, nameOf } from '../parts/titles.ts';
import { aboutOf, pageAt, showsSection } from '../shown-sections.ts';
import type { SitePageInput, SitePageWithFonts } from '../site-page-input.ts';
import { cardPageOf } from '../site-paths.ts';
import { colorSchemeOf } from '../style/variables.ts';
import { structuredData } from './structured-data.ts';

/** Values of `og:locale` for the site's languages. */
const OG_LOCALES = {
  en: 'en_US',
  'en-GB': 'en_GB',
  de: 'de_DE',
  es: 'es_ES',
  fr: 'fr_FR',
  tr: 'tr_TR',
  ar: 'ar_AR',
} as const;
const OG_TYPES = { home: 'profile', project: 'article' } as const;
const ogTypeOf = (kind: string) => (kind === 'home' || kind === 'project' ? OG_TYPES[kind] : 'website');

/** Returns the content of a page's `<head>`, including its style, and its title. */
export function headOf(input: SitePageWithFonts, style: string): { head: Markup; title: string } {
  const { view, page, urls, words, fonts, cv, isMissing } = input;
  const { colors } = themeOfSite(view.site);
  const title = metaTitle(input);
  const head = joinLines([
    html`<meta charset="utf-8">`,
    html`<meta name="viewport" content="width=device-width, initial-scale=1">`,
    html`<title>${title}</title>`,
    isMissing ? html`<meta name="robots" content="noindex">` : metadataOf(input, title),
    html`<meta name="color-scheme" content="${colorSchemeOf(view.site)}">`,
    ...themeColours(view.site),
    html`<link rel="icon" href="${faviconUrl(nameOf(view, words), colors)}" type="image/svg+xml">`,
    ...(fonts?.preloadUrls ?? []).map(
      (fontUrl) => html`<link rel="preload" href="${fontUrl}" as="font" type="font/woff2" crossorigin>`,
    ),
    html`<style>${new Markup(style)}</style>`,
    !isMissing && urls.indexed && (page.kind === 'cv' ? cv?.person : structuredData(input)),
  ]);
  return { head, title };
}

/** Describes a page to search engines and messengers, with its addresses. */
function metadataOf(input: SitePageWithFonts, title: string): Markup {
  const { view, page, urls, words, isStandalone } = input;
  const description = metaDescription(input);
  const address = urls.canonicalUrl(page);
  return joinLines([
    html`<meta name="description" content="${description}">`,
    !urls.indexed && html`<meta name="robots" content="noindex">`,
    html`<link rel="canonical" href="${address}">`,
    ...alternatesOf(input),
    !isStandalone &&
      html`<link rel="alternate" type="application/atom+xml" href="${urls.fileUrl('feed.xml')}" title="${words('portfolio-pages.feed', { name: nameOf(view, words) })}">`,
    html`<meta property="og:type" content="${ogTypeOf(page.kind)}">
<meta property="og:site_name" content="${nameOf(view, words)}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${address}">
<meta property="og:locale" content="${OG_LOCALES[view.site.language]}">`,
    ...view.languages
      .filter((language) => language !== view.site.language)
      .map((language) => html`<meta property="og:locale:alternate" content="${OG_LOCALES[language]}">`),
    html`<meta property="og:image" content="${urls.cardUrl(page)}">
<meta property="og:image:type" content="image/png">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta property="og:image:alt" content="${headingOfPage({ ...input, page: cardPageOf(page) })}">
<meta name="twitter:card" content="summary_large_image">`,
  ]);
}

/** Names the colour of the browser's frame, for each scheme of the site. */
function themeColours(site: SitePageWithFonts['view']['site']): Markup[] {
  const { light, dark } = schemesOfSite(site);
  if (!light || !dark) return [html`<meta name="theme-color" content="${themeOfSite(site).colors.background}">`];
  return [
    html`<meta name="theme-color" media="(prefers-color-scheme: light)" content="${light.background}">`,
    html`<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${dark.background}">`,
  ];
}

/** Names the page's address in each language of the site to search engines, and the one for all other readers. */
function alternatesOf({ page, urls: { languages } }: SitePageWithFonts): Markup[] {
  const [own] = languages;
  if (!own || languages.length < 2) return [];
  return [
    ...languages.map(
      ({ language, canonicalUrl }) => html`<link rel="alternate" hreflang="${language}" href="${canonicalUrl(page)}">`,
    ),
    html`<link rel="alternate" hreflang="x-default" href="${own.canonicalUrl(page)}">`,
  ];
}

/** Returns a favicon as a data URL: the first letter of a name in the site’s colours. */
function faviconUrl(name: string, { primary, background }: SiteColours): string {
  const [first] = new Intl.Segmenter().segment(name);
  const svg = html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${primary}"/><text x="16" y="23" font-family="Georgia,serif" font-size="20" text-anchor="middle" fill="${background}">${first?.segment.toUpperCase().slice(0, 16)}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg.text.toWellFormed())}`;
}

/** Titles and descriptions of pages for tabs, search results and link previews. */

const MAX_TITLE_LENGTH = 70;
const MAX_DESCRIPTION_LENGTH = 160;

type PageMetadataInput = Pick<SitePageInput, 'view' | 'page' | 'project' | 'words' | 'contact' | 'isMissing'>;

function metaTitle(input: PageMetadataInput): string {
  const { view, page, words, contact, isMissing } = input;
  const { title, headline } = view.site;
  const name = nameOf(view, words);
  if (isMissing) return shorten(`${words('portfolio-pages.missing.title')} – ${name}`, MAX_TITLE_LENGTH);
  if (page.kind === 'home')
    return shorten(title.trim() || [name, headline.trim()].filter(Boolean).join(' – '), MAX_TITLE_LENGTH);
  const heading = contact?.isSent ? words('portfolio-pages.contact.sent') : headingOfPage(input);
  const maxHeadingLength = Math.max(20, MAX_TITLE_LENGTH - name.length - 3);
  return shorten(`${shorten(heading, maxHeadingLength)} – ${name}`, MAX_TITLE_LENGTH);
}

function metaDescription({ view, page, project, words }: PageMetadataInput): string {
  const { description, headline } = view.site;
  const name = nameOf(view, words);
  const ownText = () => {
    if (page.kind === 'project') return project?.summary ?? '';
    const tag = tagOfPage(view.projects, page);
    if (tag) return words('portfolio-pages.descriptions.tag', { name, tag: tag.text });
    if (page.kind === 'own') return pageAt(view, page.slug)?.description ?? '';
    if (page.kind !== 'home') return words(`portfolio-pages.descriptions.${page.kind}`, { name });
    return description.trim() || (showsSection(view, 'about') ? plainText(aboutOf(view), { long: true }) : '');
  };
  return shorten(ownText().trim() || headline.trim() || name, MAX_DESCRIPTION_LENGTH);
}
