import { isLanguage, type Language } from '#platform/pure/i18n/languages.ts';
import { isAddress } from '../model/sections/page-address.ts';
import type { SitePage } from '../model/site-view.ts';

/** Names of the files next to the pages of a site. */
export const SITE_FILES = [
  ...(['cv.pdf', 'feed.xml', 'sitemap.xml', 'robots.txt'] as const),
  ...(['writing/feed.xml', 'writing/feed.json'] as const),
] as const;
export type SiteFile = (typeof SITE_FILES)[number];

/** Files that exist in each language of a site. */
export const TRANSLATED_FILES: ReadonlySet<SiteFile> = new Set<SiteFile>([
  ...(['cv.pdf', 'feed.xml', 'writing/feed.xml', 'writing/feed.json'] as const),
]);

/** The target of a path, and the language in front of it; undefined for the site's own. */
export type SitePath = { language?: Language } & (
  | { kind: 'page' | 'card'; page: SitePage }
  | { kind: 'file'; name: SiteFile }
);

const STATIC_PAGES = ['projects', 'achievements', 'cv', 'contact'] as const;
const WRITING = 'writing';
/** A page below a list, by its slug. */
const BELOW_LIST = /^(projects|writing)\/([^/]+)$/;
const LANGUAGE_FOLDER = /^([A-Za-z-]{2,8})(?:\/(.*))?$/;
const HOME_CARD = 'home';
const TAG_PARAMETER = 'tag';
const SERIES_PARAMETER = 'series';
const NUMBER_PARAMETER = 'page';
const PAGE_NUMBER = /^[1-9]\d{0,4}$/;
const CARD_PATH = /^card\/(.+)\.png$/;

/** Parses a path below a site’s address, and the query after it; undefined if they match no page or file. */
export function readSitePath(rest: string, search = ''): SitePath | undefined {
  const [, language = '', path = ''] = LANGUAGE_FOLDER.exec(rest) ?? [];
  if (!isLanguage(language)) return readPath(rest, search);
  const found = readPath(path, search);
  return found?.kind === 'file' && !TRANSLATED_FILES.has(found.name) ? undefined : found && { ...found, language };
}

/** Returns the language in front of a path below a site's address, whatever follows; undefined if there is none. */
export function readLanguageFolder(rest: string): Language | undefined {
  const [language = ''] = rest.split('/');
  return isLanguage(language) ? language : undefined;
}

function readPath(rest: string, search: string): SitePath | undefined {
  const name = SITE_FILES.find((file) => file === rest);
  if (name) return { kind: 'file', name };
  const card = CARD_PATH.exec(rest)?.[1];
  if (card !== undefined) {
    const page = readPage(card === HOME_CARD ? '' : card);
    return page && { kind: 'card', page };
  }
  const page = readPage(rest.replace(/\/$/, ''));
  const shown = page?.kind === 'projects' || page?.kind === 'posts' ? readQuery(page.kind, search) : page;
  return shown && { kind: 'page', page: shown };
}

function readPage(path: string): SitePage | undefined {
  if (path === '') return { kind: 'home' };
  const kind = STATIC_PAGES.find((one) => one === path);
  if (kind) return { kind };
  if (path === WRITING) return { kind: 'posts' };
  const [, list, segment = ''] = BELOW_LIST.exec(path) ?? [];
  const slug = decodeSlug(segment);
  if (slug) return { kind: list === WRITING ? 'post' : 'project', slug };
  const own = path.includes('/') ? undefined : decodeSlug(path);
  return own !== undefined && isAddress(own) ? { kind: 'own', slug: own } : undefined;
}

/** The parameters of a list, of which an address may have one. */
const TOPICS = { projects: [TAG_PARAMETER], posts: [TAG_PARAMETER, SERIES_PARAMETER] } as const;
/** Longer than any tag or series, also with its contact details masked. */
const MAX_LENGTHS = { [TAG_PARAMETER]: 400, [SERIES_PARAMETER]: 1200 } as const;

/**
 * Returns the page of a list that a query asks for; undefined if it asks for several tags or series, or for one that
 * cannot be.
 */
function readQuery(kind: 'projects' | 'posts', search: string): SitePage | undefined {
  const query = new URLSearchParams(search);
  const topics = TOPICS[kind].flatMap((name) => query.getAll(name).map((value) => ({ name, value })));
  const [topic, ...others] = topics;
  if (others.length > 0 || (topic && topic.value.length > MAX_LENGTHS[topic.name])) return undefined;
  const list = { kind, ...(topic && { [topic.name]: topic.value }) };
  const [number, ...otherNumbers] = kind === 'posts' ? query.getAll(NUMBER_PARAMETER) : [];
  if (number === undefined) return list;
  return otherNumbers.length === 0 && PAGE_NUMBER.test(number) ? { ...list, number: Number(number) } : undefined;
}

/** Decodes a slug and normalizes it to NFC; undefined if it is malformed. */
function decodeSlug(segment: string) {
  try {
    return decodeURIComponent(segment).normalize('NFC');
  } catch {
    return undefined;
  }
}

/** Returns the path of a page below the site’s address. All pages of a list share one. */
export function pathOf(page: SitePage): string {
  switch (page.kind) {
    case 'home':
      return '';
    case 'project':
      return `projects/${encodeURIComponent(page.slug.toWellFormed())}`;
    case 'posts':
      return WRITING;
    case 'post':
      return `${WRITING}/${encodeURIComponent(page.slug.toWellFormed())}`;
    case 'own':
      return encodeURIComponent(page.slug.toWellFormed());
    default:
      return page.kind;
  }
}

/** Returns the query of a page of a list: that of a tag or a series, and the number of the page; `''` without any. */
export function queryOf(page: SitePage): string {
  if (page.kind !== 'projects' && page.kind !== 'posts') return '';
  const { series, number } = page.kind === 'posts' ? page : { series: undefined, number: undefined };
  const parameters = [
    [TAG_PARAMETER, page.tag],
    [SERIES_PARAMETER, series],
    [NUMBER_PARAMETER, number?.toString()],
  ].flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${encodeURIComponent(value.toWellFormed())}`]));
  return parameters.length > 0 ? `?${parameters.join('&')}` : '';
}

/** Returns the path of a page below the site’s address, with its query. */
export const pathAndQueryOf = (page: SitePage) => pathOf(page) + queryOf(page);

/** Returns the page whose preview image a page has: that of the whole list for each part of it. */
export const cardPageOf = (page: SitePage): SitePage =>
  page.kind === 'projects' || page.kind === 'posts' ? { kind: page.kind } : page;

/** Returns whether a page has a preview image of its own. */
export const hasOwnCard = (page: SitePage) => queryOf(page) === '';

/** Returns the path of a page's preview image. */
export const cardPathOf = (page: SitePage) => `card/${pathOf(page) || HOME_CARD}.png`;
