import type { SitePage, SiteTag } from './site-view.ts';

/** Most tags of a site that have a page. */
const MAX_TAGS = 100;

/** A tag of a site, with the number of projects or posts that have it. */
export type CountedTag = SiteTag & { count: number };

type Tagged = { tags: readonly SiteTag[] };
/** Projects or posts. */
type TaggedRecords = readonly Tagged[];

/** Returns the form of a tag by which tags are compared, regardless of case and normalization. */
export const foldTag = (tag: string) => tag.trim().normalize('NFC').toLowerCase().normalize('NFC');

type TagUse = SiteTag & { uses: number };

/** A page asks for the tags of its site several times. */
const counted = new WeakMap<TaggedRecords, CountedTag[]>();

/**
 * Returns the most used tags of projects or posts, each in its most common spelling. They and their order depend only on counts
 * and names, not on the order of records or the language that is shown.
 */
export function tagsOf(records: TaggedRecords): readonly CountedTag[] {
  const known = counted.get(records);
  if (known) return known;
  const tags = countTags(records);
  counted.set(records, tags);
  return tags;
}

function countTags(records: TaggedRecords): CountedTag[] {
  const found = new Map<string, { count: number; spellings: Map<string, TagUse> }>();
  for (const { tags } of records) {
    for (const [key, tag] of byKey(tags)) {
      const { count, spellings } = found.get(key) ?? { count: 0, spellings: new Map<string, TagUse>() };
      const use = spellings.get(tag.name) ?? { ...tag, uses: 0 };
      spellings.set(tag.name, { ...use, uses: use.uses + 1 });
      found.set(key, { count: count + 1, spellings });
    }
  }
  return [...found.values()]
    .map(({ count, spellings }) => ({ ...mostCommon([...spellings.values()]), count }))
    .sort((one, other) => other.count - one.count || compareNames(one, other))
    .slice(0, MAX_TAGS);
}

const compareNames = ({ name }: SiteTag, other: SiteTag) => (name < other.name ? -1 : 1);

/** Returns the most common spelling of a tag; of several, the one with capital letters. */
function mostCommon(spellings: readonly TagUse[]): SiteTag {
  const isBefore = (one: TagUse, other: TagUse) =>
    one.uses === other.uses ? compareNames(one, other) < 0 : one.uses > other.uses;
  const { name, text } = spellings.reduce((best, one) => (isBefore(one, best) ? one : best));
  return { name, text };
}

/** Returns the tags of one record by their keys, without repetitions. */
function byKey(tags: readonly SiteTag[]) {
  const found = new Map<string, SiteTag>();
  for (const tag of tags) {
    const key = foldTag(tag.name);
    if (!found.has(key)) found.set(key, tag);
  }
  return found;
}

/** Returns the tag that an address asks for by its name, or by its text in the language that is shown. */
export function findTag(records: TaggedRecords, requested: string): CountedTag | undefined {
  const key = foldTag(requested);
  const tags = tagsOf(records);
  return tags.find(({ name }) => foldTag(name) === key) ?? tags.find(({ text }) => foldTag(text) === key);
}

/** Returns the tag whose page of projects is shown; undefined on all other pages, and if the site has no such tag. */
export const tagOfPage = (projects: TaggedRecords, page: SitePage): CountedTag | undefined =>
  page.kind === 'projects' && page.tag !== undefined
    ? tagsOf(projects).find(({ name }) => name === page.tag)
    : undefined;

/** Returns the list that a page is below: that of all projects or of all posts; undefined for all other pages. */
export function listAbove(page: SitePage): { kind: 'projects' | 'posts' } | undefined {
  switch (page.kind) {
    case 'project':
      return { kind: 'projects' };
    case 'projects':
      return page.tag === undefined ? undefined : { kind: 'projects' };
    case 'post':
      return { kind: 'posts' };
    case 'posts':
      return page.tag === undefined && page.series === undefined ? undefined : { kind: 'posts' };
    default:
      return undefined;
  }
}

/** Returns the projects or posts that have a tag. */
export function withTag<One extends Tagged>(records: readonly One[], { name }: Pick<SiteTag, 'name'>): One[] {
  const key = foldTag(name);
  return records.filter(({ tags }) => tags.some((tag) => foldTag(tag.name) === key));
}

/** Returns the projects or posts that have a tag, which may be too rare to have a page. */
export const taggedWith = <One extends Tagged>(records: readonly One[], requested: string): One[] =>
  withTag(records, findTag(records, requested) ?? { name: requested });

/** Returns whether a list is worth filtering: at least two tags narrow it, and one of them groups records. */
export function isWorthFiltering(records: TaggedRecords, tags: readonly CountedTag[]): boolean {
  const narrowing = tags.filter(({ count }) => count < records.length);
  return narrowing.length >= 2 && narrowing.some(({ count }) => count >= 2);
}
