import { leadsToPerson, withoutMail } from '#platform/markdown/without-mail.ts';
import type { SitePerson, SiteProjectPage, SiteView } from './site-view.ts';

/** Replacement texts for masked contact details. */
export type MaskWords = { email: string; phone: string };

/**
 * Returns a copy of a site without ways to contact its member: no form, no personal links, and no email addresses,
 * phone numbers or personal links in its texts. Numbers written in words are not detected.
 */
export function maskedView(view: SiteView, words: MaskWords): SiteView {
  const mask = maskFor(view.person, words);
  const { person, achievements, ...rest } = view;
  return {
    ...mask.texts(rest),
    person: mask.texts({ ...person, website: '', links: [] }),
    achievements: achievements.map(({ links, credentialUrl, ...one }) => ({
      ...mask.texts(one),
      links: mask.texts(links.filter(({ url }) => !mask.reaches(url))),
      credentialUrl: mask.reaches(credentialUrl) ? '' : credentialUrl,
    })),
    contact: false,
  };
}

/** Returns a copy of a project page with the member's contact details masked. */
export function maskedProject(project: SiteProjectPage, person: SitePerson, words: MaskWords): SiteProjectPage {
  const mask = maskFor(person, words);
  const { links, collaborators, ...rest } = project;
  return {
    ...mask.texts(rest),
    links: mask.texts(links.filter(({ url }) => !mask.reaches(url))),
    collaborators: mask.texts(collaborators.map((one) => (mask.reaches(one.url) ? { ...one, url: '' } : one))),
  };
}

/** Phone numbers in international form only, so that lists of figures do not match. */
const CALLABLE = /(?<![\w+])\+\p{Nd}[\p{Nd}\s().\-/\u00a0]{5,20}\p{Nd}/gu;
/** Replaces the address of a masked personal page. */
const LEFT_OUT = '…';

function maskFor({ website, links }: SitePerson, words: MaskWords) {
  const own = [website, ...links.map(({ url }) => url)].map(asNamed).filter((address) => address.length > 3);
  const addresses = own.map((address) => `(?:https?://)?(?:www\\.)?${RegExp.escape(address)}/?(?![\\w/-])`);
  const replacements = addresses.flatMap((address): [RegExp, string][] => [
    [new RegExp(`\\[([^[\\]\\n]{0,500})\\]\\(\\s*<?${address}>?[^)\\n]{0,500}\\)`, 'giu'), '$1'],
    [new RegExp(`(?<![\\w.@/-])${address}`, 'giu'), LEFT_OUT],
  ]);
  const change = (text: string) =>
    replacements
      .reduce((left, [found, instead]) => left.replace(found, instead), withoutMail(text, words.email))
      .replace(CALLABLE, words.phone);
  return {
    texts: <Value>(value: Value): Value => withTexts(value, change),
    /** Whether a URL is a way to reach the member, not a page about their work. */
    reaches: (url: string) => leadsToPerson(url) || own.includes(asNamed(url)),
  };
}

/** Normalizes a URL for comparison: lower case, without scheme, `www.` or trailing slash. */
const asNamed = (url: string) =>
  url
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/\/$/, '');

/** Keys whose values are identifiers, URLs, dates or colours, and are never masked. */
const NO_TEXTS = new Set(['slug', 'url', 'placeholder', 'colors', 'start', 'end', 'date', 'expires', 'updatedAt']);

/** Returns a deep copy of a value with every string changed, except under the keys of `NO_TEXTS`. */
function withTexts<Value>(value: Value, change: (text: string) => string): Value;
function withTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((one: unknown) => withTexts(one, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, NO_TEXTS.has(key) ? one : withTexts(one, change)]),
  );
}
