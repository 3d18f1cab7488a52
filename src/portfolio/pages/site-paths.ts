import { isLanguage, type Language } from '#platform/pure/i18n/languages.ts';
import { isAddress } from '../model/sections/page-address.ts';
import type { SitePage } from '../model/site-view.ts';

/** Names of the files next to the pages of a site. */
export const SITE_FILES = ['cv.pdf', 'feed.xml', 'sitemap.xml', 'robots.txt'] as const;
export type SiteFile = (typeof SITE_FILES)[number];

/** Files that exist in each language of a site. */
export const TRANSLATED_FILES: ReadonlySet<SiteFile> = new Set<SiteFile>(['cv.pdf', 'feed.xml']);

/** The target of a path, and the language in front of it; undefined for the site's own. */
export type SitePath = { language?: Language } & (
  | { kind: 'page' | 'card'; page: SitePage }
  | { kind: 'file'; name: SiteFile }
);

const STATIC_PAGES = ['projects', 'achievements', 'cv', 'contact'] as const;
const PROJECT_PATH = /^projects\/([^/]+)$/;
const LANGUAGE_FOLDER = /^([A-Za-z-]{2,8})(?:\/(.*))?$/;
const HOME_CARD = 'home';
const TAG_PARAMETER = 'tag';
/** Longer than any tag, also with its contact details masked. */
const MAX_TAG_LENGTH = 400;
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
  const shown = page?.kind === 'projects' ? readTag(search) : page;
  return shown && { kind: 'page', page: shown };
}

function readPage(path: string): SitePage | undefined {
  if (path === '') return { kind: 'home' };
  const kind = STATIC_PAGES.find((one) => one === path);
  if (kind) return { kind };
  const slug = decodeSlug(PROJECT_PATH.exec(path)?.[1] ?? '');
  if (slug) return { kind: 'project', slug };
  const own = path.includes('/') ? undefined : decodeSlug(path);
  return own !== undefined && isAddress(own) ? { kind: 'own', slug: own } : undefined;
}

/** Returns the page of projects that a query asks for; undefined if it asks for several tags, or for one that cannot be. */
function readTag(search: string): SitePage | undefined {
  const [tag, ...others] = new URLSearchParams(search).getAll(TAG_PARAMETER);
  if (tag === undefined) return { kind: 'projects' };
  return others.length > 0 || tag.length > MAX_TAG_LENGTH ? undefined : { kind: 'projects', tag };
}

/** Decodes a slug and normalizes it to NFC; undefined if it is malformed. */
function decodeSlug(segment: string) {
  try {
    return decodeURIComponent(segment).normalize('NFC');
  } catch {
    return undefined;
  }
}

/** Returns the path of a page below the site’s address. Tags share that of the projects. */
export function pathOf(page: SitePage): string {
  switch (page.kind) {
    case 'home':
      return '';
    case 'project':
      return `projects/${encodeURIComponent(page.slug.toWellFormed())}`;
    case 'own':
      return encodeURIComponent(page.slug.toWellFormed());
    default:
      return page.kind;
  }
}

/** Returns the query of a page: that of a tag, or `''`. */
export const queryOf = (page: SitePage) =>
  page.kind === 'projects' && page.tag !== undefined
    ? `?${TAG_PARAMETER}=${encodeURIComponent(page.tag.toWellFormed())}`
    : '';

/** Returns the path of a page below the site’s address, with its query. */
export const pathAndQueryOf = (page: SitePage) => pathOf(page) + queryOf(page);

/** Returns the page whose preview image a page has: that of all projects for those with a tag. */
export const cardPageOf = (page: SitePage): SitePage => (page.kind === 'projects' ? { kind: 'projects' } : page);

/** Returns whether a page has a preview image of its own. */
export const hasOwnCard = (page: SitePage) => queryOf(page) === '';

/** Returns the path of a page's preview image. */
export const cardPathOf = (page: SitePage) => `card/${pathOf(page) || HOME_CARD}.png`;
