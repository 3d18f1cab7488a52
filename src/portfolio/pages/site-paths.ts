import { isLanguage, type Language } from '#platform/pure/i18n/languages.ts';
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
const CARD_PATH = /^card\/(.+)\.png$/;

/** Parses a path below a site’s address; undefined if it matches no page or file. */
export function readSitePath(rest: string): SitePath | undefined {
  const [, language = '', path = ''] = LANGUAGE_FOLDER.exec(rest) ?? [];
  if (!isLanguage(language)) return readPath(rest);
  const found = readPath(path);
  return found?.kind === 'file' && !TRANSLATED_FILES.has(found.name) ? undefined : found && { ...found, language };
}

/** Returns the language in front of a path below a site's address, whatever follows; undefined if there is none. */
export function readLanguageFolder(rest: string): Language | undefined {
  const [language = ''] = rest.split('/');
  return isLanguage(language) ? language : undefined;
}

function readPath(rest: string): SitePath | undefined {
  const name = SITE_FILES.find((file) => file === rest);
  if (name) return { kind: 'file', name };
  const card = CARD_PATH.exec(rest)?.[1];
  if (card !== undefined) {
    const page = readPage(card === HOME_CARD ? '' : card);
    return page && { kind: 'card', page };
  }
  const page = readPage(rest.replace(/\/$/, ''));
  return page && { kind: 'page', page };
}

function readPage(path: string): SitePage | undefined {
  if (path === '') return { kind: 'home' };
  const kind = STATIC_PAGES.find((one) => one === path);
  if (kind) return { kind };
  const slug = decodeSlug(PROJECT_PATH.exec(path)?.[1] ?? '');
  return slug ? { kind: 'project', slug } : undefined;
}

/** Decodes a slug and normalizes it to NFC; undefined if it is malformed. */
function decodeSlug(segment: string) {
  try {
    return decodeURIComponent(segment).normalize('NFC');
  } catch {
    return undefined;
  }
}

/** Returns the path of a page below the site’s address. */
export function pathOf(page: SitePage): string {
  if (page.kind === 'home') return '';
  return page.kind === 'project' ? `projects/${encodeURIComponent(page.slug.toWellFormed())}` : page.kind;
}

/** Returns the path of a page's preview image. */
export const cardPathOf = (page: SitePage) => `card/${pathOf(page) || HOME_CARD}.png`;
