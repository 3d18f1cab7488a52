import { type CountedTag, findTag, foldTag, tagsOf, withTag } from './site-tags.ts';
import type { SitePage, SitePost, SiteView } from './site-view.ts';

/** Posts on a page of a list. */
export const POSTS_PER_PAGE = 50;

export type PostsPage = Extract<SitePage, { kind: 'posts' }>;

type Posts = readonly SitePost[];
type SeriesOfPosts = readonly { tags: readonly [] | readonly [NonNullable<SitePost['series']>] }[];

/** A page asks for the series of its site several times. */
const derived = new WeakMap<Posts, SeriesOfPosts>();

/** Returns the series of posts in the form of tags, so that they are counted, compared and limited like these. */
function seriesAsTags(posts: Posts): SeriesOfPosts {
  const known = derived.get(posts);
  if (known) return known;
  const all = posts.map(({ series }) => ({ tags: series ? ([series] as const) : ([] as const) }));
  derived.set(posts, all);
  return all;
}

/** Returns the series of posts, those with the most parts first. */
export const seriesOf = (posts: Posts): readonly CountedTag[] => tagsOf(seriesAsTags(posts));

/** Returns the series that an address asks for by its name, or by its text in the language that is shown. */
export const findSeries = (posts: Posts, requested: string): CountedTag | undefined =>
  findTag(seriesAsTags(posts), requested);

/** Returns the parts of a series, the first published first. */
export function partsOf(posts: Posts, { name }: Pick<CountedTag, 'name'>): SitePost[] {
  const key = foldTag(name);
  return posts.filter(({ series }) => series && foldTag(series.name) === key).reverse();
}

/** Returns the series that a post is a part of, with its parts; undefined if there is no other part. */
export function seriesOfPost(posts: Posts, { series }: Pick<SitePost, 'series'>) {
  const found = series && findSeries(posts, series.name);
  return found && found.count > 1 ? { ...found, parts: partsOf(posts, found) } : undefined;
}

/** Returns the tag or the series whose posts a page lists; undefined on all other pages, and if there is none. */
export function topicOfPage({ posts }: Pick<SiteView, 'posts'>, page: SitePage): CountedTag | undefined {
  if (page.kind !== 'posts') return undefined;
  const { tag, series } = page;
  if (tag !== undefined) return tagsOf(posts).find(({ name }) => name === tag);
  return series === undefined ? undefined : seriesOf(posts).find(({ name }) => name === series);
}

/** Returns all posts of a list: those with a tag from the newest on, the parts of a series from the first on. */
export function postsOfList(view: Pick<SiteView, 'posts'>, page: PostsPage): Posts {
  const { posts } = view;
  if (page.tag === undefined && page.series === undefined) return posts;
  const topic = topicOfPage(view, page);
  if (!topic) return [];
  return page.tag === undefined ? partsOf(posts, topic) : withTag(posts, topic);
}

/** Returns the posts of one page of a list. */
export function postsOfPage(view: Pick<SiteView, 'posts'>, page: PostsPage): Posts {
  const start = ((page.number ?? 1) - 1) * POSTS_PER_PAGE;
  return postsOfList(view, page).slice(start, start + POSTS_PER_PAGE);
}

/** Returns the number of pages that a list of so many posts has, at least one. */
export const pageCountOf = (posts: number) => Math.max(1, Math.ceil(posts / POSTS_PER_PAGE));

/** Returns a page of the same list. */
export function pageOfList({ kind, tag, series }: PostsPage, number: number): PostsPage {
  return {
    kind,
    ...(tag === undefined ? {} : { tag }),
    ...(series === undefined ? {} : { series }),
    ...(number > 1 ? { number } : {}),
  };
}

/** Returns all pages of the lists of posts: of all, and of each tag and series. */
export function pagesOfLists(view: Pick<SiteView, 'posts'>): PostsPage[] {
  const { posts } = view;
  // Comparing the tags of all posts once for each tag would take seconds for thousands of posts.
  const lists: { list: PostsPage; count: number }[] = [
    { list: { kind: 'posts' }, count: posts.length },
    ...tagsOf(posts).map(({ name, count }) => ({ list: { kind: 'posts' as const, tag: name }, count })),
    ...seriesOf(posts).map(({ name, count }) => ({ list: { kind: 'posts' as const, series: name }, count })),
  ];
  return lists.flatMap(({ list, count }) =>
    Array.from({ length: pageCountOf(count) }, (_, at) => pageOfList(list, at + 1)),
  );
}

/** Returns whether a site has a list of posts with the requested tag or series, and that page of it. */
export function hasListPage(view: Pick<SiteView, 'posts'>, page: PostsPage): boolean {
  if ((page.tag !== undefined || page.series !== undefined) && !topicOfPage(view, page)) return false;
  const { number = 1 } = page;
  return number >= 1 && number <= pageCountOf(postsOfList(view, page).length);
}

/**
 * Returns the page whose address is canonical for a requested one, which may spell a tag or a series in another way;
 * undefined if it is the same, or if there is no such list.
 */
export function canonicalList({ posts }: Pick<SiteView, 'posts'>, page: PostsPage): PostsPage | undefined {
  const { tag, series, number = 1 } = page;
  const name = tag === undefined ? series && findSeries(posts, series)?.name : tag && findTag(posts, tag)?.name;
  if (name === undefined && (tag || series)) return undefined;
  const topic = name ? (tag === undefined ? { series: name } : { tag: name }) : {};
  const canonical = pageOfList({ kind: 'posts', ...topic }, number);
  const isSame = canonical.tag === tag && canonical.series === series && canonical.number === page.number;
  return isSame ? undefined : canonical;
}

/** Returns the posts before and after a post in time; undefined where there is none. */
export function neighborsOf(posts: Posts, slug: string): { newer: SitePost | undefined; older: SitePost | undefined } {
  const at = posts.findIndex((post) => post.slug === slug);
  return at < 0 ? { newer: undefined, older: undefined } : { newer: posts[at - 1], older: posts[at + 1] };
}
