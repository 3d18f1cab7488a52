import { describe, expect, it } from 'vitest';
import { sitePost } from '#testing/writing-site.ts';
import {
  canonicalList,
  hasListPage,
  neighborsOf,
  pageCountOf,
  pagesOfLists,
  postsOfPage,
  seriesOf,
  seriesOfPost,
  topicOfPage,
} from './site-posts.ts';

const post = (slug: string, fields: { tags?: string[]; series?: string } = {}) => sitePost({ slug, ...fields });
const slugsOf = (posts: readonly { slug: string }[]) => posts.map(({ slug }) => slug);

/** Posts, the newest first. */
const VIEW = {
  posts: [
    post('c', { tags: ['Engines'], series: 'letters' }),
    post('b', { tags: ['engines', 'music'], series: 'Letters' }),
    post('a', { series: 'Letters' }),
    post('alone', { series: 'Once' }),
  ],
};

describe('the lists of posts', () => {
  it('are of all posts, of those with a tag, and of the parts of a series from the first on', () => {
    expect(slugsOf(postsOfPage(VIEW, { kind: 'posts' }))).toEqual(['c', 'b', 'a', 'alone']);
    expect(slugsOf(postsOfPage(VIEW, { kind: 'posts', tag: 'Engines' }))).toEqual(['c', 'b']);
    expect(slugsOf(postsOfPage(VIEW, { kind: 'posts', series: 'Letters' }))).toEqual(['a', 'b', 'c']);
    expect(postsOfPage(VIEW, { kind: 'posts', tag: 'nothing' })).toEqual([]);
  });

  it('name a tag and a series by their most common spelling', () => {
    expect(seriesOf(VIEW.posts).map(({ name, count }) => [name, count])).toEqual([
      ['Letters', 3],
      ['Once', 1],
    ]);
    expect(topicOfPage(VIEW, { kind: 'posts', series: 'Letters' })?.count).toBe(3);
    expect(topicOfPage(VIEW, { kind: 'posts' })).toBeUndefined();
    expect(canonicalList(VIEW, { kind: 'posts', series: 'LETTERS' })).toEqual({ kind: 'posts', series: 'Letters' });
    expect(canonicalList(VIEW, { kind: 'posts', tag: 'ENGINES', number: 1 })).toEqual({
      ...{ kind: 'posts', tag: 'Engines' },
    });
  });

  it.each([
    [{ kind: 'posts', tag: '' }, { kind: 'posts' }],
    [{ kind: 'posts', series: '' }, { kind: 'posts' }],
    [{ kind: 'posts', number: 1 }, { kind: 'posts' }],
  ] as const)('have one address for %j', (page, canonical) => expect(canonicalList(VIEW, page)).toEqual(canonical));

  it.each([
    { kind: 'posts' },
    { kind: 'posts', tag: 'nothing' },
    { kind: 'posts', series: 'nothing' },
    { kind: 'posts', series: 'Letters' },
    { kind: 'posts', number: 2 },
  ] as const)('do not redirect %j', (page) => expect(canonicalList(VIEW, page)).toBeUndefined());

  it('have pages of fifty', () => {
    const view = { posts: Array.from({ length: 101 }, (_, at) => post(`p${at}`, { tags: at < 60 ? ['x'] : [] })) };
    expect(pageCountOf(view.posts.length)).toBe(3);
    expect(slugsOf(postsOfPage(view, { kind: 'posts', number: 3 }))).toEqual(['p100']);
    expect(postsOfPage(view, { kind: 'posts', tag: 'x', number: 2 })).toHaveLength(10);
    expect(hasListPage(view, { kind: 'posts', number: 3 })).toBe(true);
    expect(hasListPage(view, { kind: 'posts', number: 4 })).toBe(false);
    expect(hasListPage(view, { kind: 'posts', tag: 'y' })).toBe(false);
    expect(pagesOfLists(view)).toEqual([
      { kind: 'posts' },
      { kind: 'posts', number: 2 },
      { kind: 'posts', number: 3 },
      { kind: 'posts', tag: 'x' },
      { kind: 'posts', tag: 'x', number: 2 },
    ]);
  });
});

describe('a post', () => {
  it('has the posts before and after it', () => {
    expect(neighborsOf(VIEW.posts, 'b')).toMatchObject({ newer: { slug: 'c' }, older: { slug: 'a' } });
    expect(neighborsOf(VIEW.posts, 'c')).toMatchObject({ newer: undefined, older: { slug: 'b' } });
    expect(neighborsOf(VIEW.posts, 'none')).toEqual({ newer: undefined, older: undefined });
  });

  it('is in a series if there is another part', () => {
    const [first, , , last] = VIEW.posts;
    expect(first && slugsOf(seriesOfPost(VIEW.posts, first)?.parts ?? [])).toEqual(['a', 'b', 'c']);
    expect(last && seriesOfPost(VIEW.posts, last)).toBeUndefined();
  });
});
