import { takeFootnotes, withoutReferences } from '#platform/pure/markdown/footnotes.ts';
import { plainText } from '#platform/pure/markdown/plain-text.ts';
import { shorten } from '#platform/pure/markdown/shorten.ts';
import { html, joinLines, Markup } from '#platform/pure/markup.ts';
import { schemesOfSite, themeOfSite } from '../../model/site.ts';
import { pageCountOf, postsOfList, topicOfPage } from '../../model/site-posts.ts';
import { tagOfPage } from '../../model/site-tags.ts';
import type { SitePage, SitePostPage } from '../../model/site-view.ts';
import type { SiteColours } from '../../model/themes.ts';
import { canonicalUrlOf } from '../parts/canonical-url.ts';
import { hasNotes } from '../parts/site-story.ts';
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
const OG_TYPES: Partial<Record<SitePage['kind'], string>> = { home: 'profile', project: 'article', post: 'article' };

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
    html`<link rel="canonical" href="${canonicalUrlOf({ page, urls, post: input.post })}">`,
    ...alternatesOf(input),
    !isStandalone &&
      html`<link rel="alternate" type="application/atom+xml" href="${urls.fileUrl('feed.xml')}" title="${words('portfolio-pages.feed', { name: nameOf(view, words) })}">`,
    ...feedsOf(input),
    html`<meta property="og:type" content="${OG_TYPES[page.kind] ?? 'website'}">
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

/** Names the feeds of the member's writing. */
function feedsOf({ view, urls, words, isStandalone }: SitePageWithFonts): Markup[] {
  if (isStandalone || !showsSection(view, 'posts')) return [];
  const title = words('portfolio-pages.writing.feed', { name: nameOf(view, words) });
  return [
    html`<link rel="alternate" type="application/atom+xml" href="${urls.fileUrl('writing/feed.xml')}" title="${title}">`,
    html`<link rel="alternate" type="application/feed+json" href="${urls.fileUrl('writing/feed.json')}" title="${title}">`,
  ];
}

/** Names the page's address in each language of the site to search engines, and the one for all other readers. */
function alternatesOf({ page, urls, post }: SitePageWithFonts): Markup[] {
  const { languages } = urls;
  const [own] = languages;
  // A page that is a copy of one elsewhere has no translations of its own.
  if (!own || languages.length < 2 || canonicalUrlOf({ page, urls, post }) !== urls.canonicalUrl(page)) return [];
  return [
    ...languages.map((one) => html`<link rel="alternate" hreflang="${one.language}" href="${one.canonicalUrl(page)}">`),
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
/** Characters of a text that certainly contain a description. */
const MAX_SOURCE_LENGTH = 2000;

type PageMetadataInput = Pick<SitePageInput, 'view' | 'page' | 'project' | 'post' | 'words' | 'contact' | 'isMissing'>;

function metaTitle(input: PageMetadataInput): string {
  const { view, page, words, contact, isMissing } = input;
  const { title, headline } = view.site;
  const name = nameOf(view, words);
  if (isMissing) return shorten(`${words('portfolio-pages.missing.title')} – ${name}`, MAX_TITLE_LENGTH);
  if (page.kind === 'home')
    return shorten(title.trim() || [name, headline.trim()].filter(Boolean).join(' – '), MAX_TITLE_LENGTH);
  const heading = contact?.isSent ? words('portfolio-pages.contact.sent') : headingOfPage(input);
  const number = pageNumber(input);
  const end = [number, name].filter(Boolean).join(' – ');
  const maxHeadingLength = Math.max(20, MAX_TITLE_LENGTH - end.length - 3);
  return shorten(`${shorten(heading, maxHeadingLength)} – ${end}`, MAX_TITLE_LENGTH);
}

/** Returns the number of a page of a list; `''` for the first one, and for all other pages. */
const pageNumber = ({ view, page, words }: PageMetadataInput) =>
  page.kind === 'posts' && page.number !== undefined
    ? words('portfolio-pages.writing.page', { number: page.number, count: pageCountOf(postsOfList(view, page).length) })
    : '';

function metaDescription({ view, page, project, post, words }: PageMetadataInput): string {
  const { description, headline } = view.site;
  const name = nameOf(view, words);
  const ownText = () => {
    if (page.kind === 'project') return project?.summary ?? '';
    if (page.kind === 'post') return post ? post.summary.trim() || firstWords(post) : '';
    const tag = tagOfPage(view.projects, page);
    if (tag) return words('portfolio-pages.descriptions.tag', { name, tag: tag.text });
    const topic = topicOfPage(view, page)?.text;
    if (page.kind === 'posts' && topic !== undefined)
      return page.tag === undefined
        ? words('portfolio-pages.descriptions.postSeries', { name, series: topic })
        : words('portfolio-pages.descriptions.postTag', { name, tag: topic });
    if (page.kind === 'own') return pageAt(view, page.slug)?.description ?? '';
    if (page.kind !== 'home') return words(`portfolio-pages.descriptions.${page.kind}`, { name });
    return description.trim() || (showsSection(view, 'about') ? plainText(aboutOf(view), { long: true }) : '');
  };
  return shorten(ownText().trim() || headline.trim() || name, MAX_DESCRIPTION_LENGTH);
}

/** Returns the beginning of a post without a summary, from its first text. */
function firstWords({ blocks }: SitePostPage): string {
  const names = new Set<string>();
  const texts = blocks.flatMap((block) => {
    if (!hasNotes(block)) return [];
    const { text } = takeFootnotes(block.text, names);
    return block.kind === 'text' && text.trim() !== '' ? [text] : [];
  });
  const [first = ''] = texts;
  return withoutReferences(plainText(first.slice(0, MAX_SOURCE_LENGTH), { long: true }), names);
}
