import { isObject, type JsonObject, ownProperty } from '#platform/pure/json.ts';
import type { SourcePicture } from '../blocks/source-picture.ts';
import { NO_FACTS, type SourceFacts } from '../source-post.ts';
import type { Warnings } from '../warnings.ts';
import { parseDate } from './parse-date.ts';

const NAMES = {
  title: ['title'],
  slug: ['slug', 'permalink', 'url'],
  summary: ['summary', 'description', 'excerpt', 'subtitle', 'tldr'],
  date: ['date', 'published', 'pubDate', 'publishDate', 'published_at', 'publishedAt'],
  created: ['created'],
  updated: ['lastmod', 'updated', 'updatedDate', 'modified', 'last_modified_at', 'updated_at', 'updatedAt'],
  tags: ['tags', 'tag', 'keywords', 'categories', 'category', 'topics'],
  series: ['series', 'collection'],
  cover: [
    'cover',
    'image',
    'heroImage',
    'featured_image',
    'feature_image',
    'featuredImage',
    'thumbnail',
    'banner',
    'ogImage',
  ],
  coverAlt: ['coverAlt', 'imageAlt', 'image_alt', 'heroImageAlt', 'cover_alt', 'feature_image_alt'],
  original: ['canonical', 'canonical_url', 'canonicalUrl', 'canonicalURL'],
} as const;

/** Front matter may have other names for a field in other cases, such as `pubdate`. */
function find(fields: JsonObject, names: readonly string[]): unknown {
  for (const name of names) {
    const value = ownProperty(fields, name);
    if (value !== undefined && value !== null && value !== '') return value;
  }
  const lower = new Map(Object.keys(fields).map((key) => [key.toLowerCase(), key]));
  const key = names.map((name) => lower.get(name.toLowerCase())).find((found) => found !== undefined);
  return key === undefined ? undefined : ownProperty(fields, key);
}

/** Returns a value of front matter as text; an empty text for lists and tables. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';

/** Returns the facts that front matter states. Those of the file's name take the place of missing ones. */
export function factsOfFrontMatter(
  fields: JsonObject,
  file: { slug: string; date: string; isPublished: boolean; isDraft: boolean },
): { facts: SourceFacts; warn: (warnings: Warnings) => void } {
  const isDraft = file.isDraft || isTrue(ownProperty(fields, 'draft')) || flagsOf(fields).some(isFalse);
  const publicationDate = textOf(find(fields, NAMES.date));
  const dateText = publicationDate || file.date || textOf(find(fields, NAMES.created));
  const publishedAt = parseDate(dateText) ?? parseDate(file.date);
  // Notes say when they were written, which doesn't mean that they were published.
  const isPublished =
    file.isPublished ||
    parseDate(publicationDate) !== undefined ||
    isFalse(ownProperty(fields, 'draft')) ||
    flagsOf(fields).some(isTrue);
  const facts: SourceFacts = {
    ...NO_FACTS,
    title: textOf(find(fields, NAMES.title)),
    slug: slugOfAddress(textOf(find(fields, NAMES.slug))) || file.slug,
    summary: textOf(find(fields, NAMES.summary)),
    status: isPublished && !isDraft ? 'published' : 'draft',
    publishedAt,
    updatedAt: parseDate(textOf(find(fields, NAMES.updated))),
    tags: tagsOf(fields),
    series: textOf(firstOf(find(fields, NAMES.series))),
    cover: coverOf(fields),
    originalUrl: textOf(find(fields, NAMES.original)),
  };
  return {
    facts,
    warn: (warnings) => {
      if (dateText !== '' && parseDate(dateText) === undefined) warnings.add('dateUnread', dateText);
    },
  };
}

const isTrue = (value: unknown) => value === true || (typeof value === 'string' && /^(?:true|yes)$/i.test(value));
const isFalse = (value: unknown) => value === false || (typeof value === 'string' && /^(?:false|no)$/i.test(value));
/** Whether a post is published, as Jekyll and Obsidian state it. */
const flagsOf = (fields: JsonObject) => ['published', 'publish'].map((name) => ownProperty(fields, name));
const firstOf = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value);

/** Returns the tags and the categories, which are lists or texts with commas. */
function tagsOf(fields: JsonObject): string[] {
  const taxonomies = ownProperty(fields, 'taxonomies');
  const places = isObject(taxonomies) ? [fields, taxonomies] : [fields];
  return places.flatMap((place) => NAMES.tags.flatMap((name) => listOf(ownProperty(place, name))));
}

function listOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.map((tag) => withoutHash(textOf(tag))).filter(Boolean);
  const text = textOf(value);
  return text
    .split(text.includes(',') ? ',' : '\n')
    .map((tag) => withoutHash(tag.trim()))
    .filter(Boolean);
}

const withoutHash = (tag: string) => tag.replace(/^#/, '');

function coverOf(fields: JsonObject): SourcePicture | undefined {
  const value = firstOf(find(fields, NAMES.cover)) ?? firstOf(ownProperty(fields, 'images'));
  const named = isObject(value) ? value : {};
  const source = isObject(value)
    ? textOf(find(value, ['image', 'src', 'url', 'path', 'filename', 'relative']))
    : textOf(value);
  if (source === '') return undefined;
  const alt = textOf(find(named, ['alt'])) || textOf(find(fields, NAMES.coverAlt));
  return { source, alt, caption: textOf(find(named, ['caption'])) };
}

/** Parts of a permalink that a site generator fills in, such as `:title` or `{{ slug }}`. */
const PLACEHOLDER = /^:|\{\{/;

/** Returns the last part of an address; an empty text for a pattern of addresses. */
function slugOfAddress(address: string): string {
  const parts = address
    .replace(/^https?:\/\/[^/]{1,300}/, '')
    .replace(/\.html?$/, '')
    .split('/')
    .filter((part) => part !== '');
  return parts.some((part) => PLACEHOLDER.test(part)) ? '' : (parts.at(-1) ?? '');
}
