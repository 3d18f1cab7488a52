import { leadsToPerson, withoutMail } from '#platform/markdown/without-mail.ts';
import type { SitePerson, SiteProjectPage, SiteView } from './site-view.ts';

/** What stands where a way to reach somebody is not told. */
export type MaskWords = { email: string; phone: string };

/**
 * The same site, from which nobody learns how to reach its member: no form, no pages of theirs elsewhere, and in no text a
 * mail address, a number to call or one of those pages. A number that is written in words stays: a mask is no censor.
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

/** The page of one of its projects. */
export function maskedProject(project: SiteProjectPage, person: SitePerson, words: MaskWords): SiteProjectPage {
  const mask = maskFor(person, words);
  const { links, collaborators, ...rest } = project;
  return {
    ...mask.texts(rest),
    links: mask.texts(links.filter(({ url }) => !mask.reaches(url))),
    collaborators: mask.texts(collaborators.map((one) => (mask.reaches(one.url) ? { ...one, url: '' } : one))),
  };
}

/** Of a country, so that no list of figures is taken for one. */
const CALLABLE = /(?<![\w+])\+\p{Nd}[\p{Nd}\s().\-/\u00a0]{5,20}\p{Nd}/gu;
/** What stands for a page elsewhere that is not told. */
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
    /** Whether this address leads to the member, not to what they made. */
    reaches: (url: string) => leadsToPerson(url) || own.includes(asNamed(url)),
  };
}

/** An address as it is named, whichever way it is written. */
const asNamed = (url: string) =>
  url
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/\/$/, '');

/** What is no text but the name, the place or the look of something. */
const NO_TEXTS = new Set(['slug', 'url', 'placeholder', 'colors', 'start', 'end', 'date', 'expires', 'updatedAt']);

/** The same with its texts changed, wherever they stand. */
function withTexts<Value>(value: Value, change: (text: string) => string): Value;
function withTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((one: unknown) => withTexts(one, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, NO_TEXTS.has(key) ? one : withTexts(one, change)]),
  );
}
