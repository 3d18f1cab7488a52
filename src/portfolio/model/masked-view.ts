import { isPartialDate } from '#platform/pure/field-rules.ts';
import { isContactUrl, redactContacts } from '#platform/pure/markdown/redact-contacts.ts';
import { isDoi } from './doi.ts';
import type {
  ShownSection,
  SiteBlock,
  SiteCareerStep,
  SitePerson,
  SitePostPage,
  SiteProjectPage,
  SiteView,
} from './site-view.ts';

/** Replacement texts for masked contact details. */
export type SiteMaskWords = { email: string; phone: string };

/**
 * Returns a copy of a site without ways to contact its member: no form, no personal links, and no email addresses,
 * phone numbers or personal links in its texts. Numbers written in words are not detected.
 */
export function maskedView(view: SiteView, words: SiteMaskWords): SiteView {
  const mask = maskFor(view.person, words);
  const { site, person, achievements, experience, education, publications, talks, posts, testimonials, ...rest } = view;
  const maskUrl = (url: string) => (mask.isContactUrl(url) ? '' : url);
  const maskDate = (date: string) => (isPartialDate(date) ? date : mask.maskTexts(date));
  const maskSteps = (steps: readonly SiteCareerStep[]) =>
    steps.map((step) => ({
      ...mask.maskTexts(step),
      url: maskUrl(step.url),
      // Unlike those of projects, these dates may be any text.
      start: maskDate(step.start),
      end: maskDate(step.end),
    }));
  const maskSections = (sections: readonly ShownSection[]) => sections.map((one) => withoutContactUrls(one, mask));
  return {
    ...mask.maskTexts(rest),
    site: mask.maskTexts({
      ...site,
      sections: maskSections(site.sections),
      pages: site.pages.map((page) => ({ ...page, sections: maskSections(page.sections) })),
    }),
    person: mask.maskTexts({ ...person, website: '', links: [] }),
    achievements: achievements.map(({ links, credentialUrl, ...one }) => ({
      ...mask.maskTexts(one),
      links: mask.maskTexts(links.filter(({ url }) => !mask.isContactUrl(url))),
      credentialUrl: maskUrl(credentialUrl),
    })),
    experience: maskSteps(experience),
    education: maskSteps(education),
    publications: publications.map(({ doi, pdf, ...one }) => ({
      ...mask.maskTexts(one),
      // An identifier, unless it is any other text.
      doi: isDoi(doi) ? doi : mask.maskTexts(doi),
      ...{ url: maskUrl(one.url), pdf: maskUrl(pdf), date: maskDate(one.date) },
    })),
    testimonials: testimonials.map((one) => ({ ...mask.maskTexts(one), url: maskUrl(one.url) })),
    talks: talks.map((talk) => ({ ...mask.maskTexts(talk), url: maskUrl(talk.url), date: maskDate(talk.date) })),
    posts: posts.map((post) => ({ ...mask.maskTexts(post), originalUrl: maskUrl(post.originalUrl) })),
    contact: false,
  };
}

/** Returns a section without the addresses in it that lead to the member. */
function withoutContactUrls(section: ShownSection, { isContactUrl }: Pick<Mask, 'isContactUrl'>): ShownSection {
  const masked = (url: string) => (isContactUrl(url) ? '' : url);
  switch (section.kind) {
    case 'hero':
      return { ...section, link: { ...section.link, url: masked(section.link.url) } };
    case 'clients':
      return { ...section, items: section.items.map((item) => ({ ...item, url: masked(item.url) })) };
    case 'press':
      return { ...section, items: section.items.map((item) => ({ ...item, url: masked(item.url) })) };
    default:
      return section;
  }
}

/** Returns a copy of a project page with the member's contact details masked. */
export function maskedProject(project: SiteProjectPage, person: SitePerson, words: SiteMaskWords): SiteProjectPage {
  const mask = maskFor(person, words);
  const { links, collaborators, blocks, ...rest } = project;
  return {
    ...mask.maskTexts({ ...rest, blocks: withoutContactLinks(blocks, mask) }),
    links: mask.maskTexts(links.filter(({ url }) => !mask.isContactUrl(url))),
    collaborators: mask.maskTexts(collaborators.map((one) => (mask.isContactUrl(one.url) ? { ...one, url: '' } : one))),
  };
}

/** Returns a copy of the page of a post with the member's contact details masked. */
export function maskedPost(post: SitePostPage, person: SitePerson, words: SiteMaskWords): SitePostPage {
  const mask = maskFor(person, words);
  const { blocks, originalUrl, ...rest } = post;
  return {
    ...mask.maskTexts({ ...rest, blocks: withoutContactLinks(blocks, mask) }),
    originalUrl: mask.isContactUrl(originalUrl) ? '' : originalUrl,
  };
}

/** Returns blocks without the addresses of quotes and link cards that lead to the member. */
const withoutContactLinks = (blocks: readonly SiteBlock[], { isContactUrl }: Pick<Mask, 'isContactUrl'>) =>
  blocks.map((block) => ('url' in block && isContactUrl(block.url) ? { ...block, url: '' } : block));

/** Phone numbers in international form only, so that lists of figures do not match. */
const PHONE_NUMBER = /(?<![\w+])\+\p{Nd}[\p{Nd}\s().\-/\u00a0]{5,20}\p{Nd}/gu;
/** Replaces the address of a masked personal page. */
const MASKED_URL = '…';

type Mask = ReturnType<typeof maskFor>;

function maskFor({ website, links }: SitePerson, words: SiteMaskWords) {
  const ownUrls = [website, ...links.map(({ url }) => url)].map(normalizeUrl).filter((address) => address.length > 3);
  const addresses = ownUrls.map((address) => `(?:https?://)?(?:www\\.)?${RegExp.escape(address)}/?(?![\\w/-])`);
  const replacements = addresses.flatMap((address): [RegExp, string][] => [
    [new RegExp(`\\[([^[\\]\\n]{0,500})\\]\\(\\s*<?${address}>?[^)\\n]{0,500}\\)`, 'giu'), '$1'],
    [new RegExp(`(?<![\\w.@/-])${address}`, 'giu'), MASKED_URL],
  ]);
  const change = (text: string) =>
    replacements
      .reduce(
        (masked, [pattern, replacement]) => masked.replace(pattern, replacement),
        redactContacts(text, words.email),
      )
      .replace(PHONE_NUMBER, words.phone);
  return {
    maskTexts: <Value>(value: Value): Value => mapTexts(value, change),
    /** Whether a URL is a way to reach the member, not a page about their work. */
    isContactUrl: (url: string) => isContactUrl(url) || ownUrls.includes(normalizeUrl(url)),
  };
}

/** Normalizes a URL for comparison: lower case, without scheme, `www.` or trailing slash. */
const normalizeUrl = (url: string) =>
  url
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/\/$/, '');

/** Keys whose values are identifiers, URLs, dates or colours, and are never masked. */
const UNMASKED_KEYS = new Set([
  'id',
  'slug',
  'url',
  'placeholder',
  'colors',
  'start',
  'end',
  'date',
  'expires',
  'updatedAt',
  'publishedAt',
  'day',
  'feedId',
]);

/** Returns a deep copy of a value with every string changed, except under the keys of `UNMASKED_KEYS`. */
function mapTexts<Value>(value: Value, change: (text: string) => string): Value;
function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((one: unknown) => mapTexts(one, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, UNMASKED_KEYS.has(key) ? one : mapTexts(one, change)]),
  );
}
