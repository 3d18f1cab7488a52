import { newPostsSection } from '#portfolio/model/sections/starting-sections.ts';
import type { SiteBlock, SitePost, SitePostPage, SiteView } from '#portfolio/model/site-view.ts';
import { adaSite, siteImage, toSiteTag } from './sites.ts';

/** Example sites with posts. */

type PostFields = Partial<Omit<SitePost, 'tags' | 'series'>> & { slug: string; tags?: string[]; series?: string };

export const sitePost = ({
  tags = [],
  series,
  publishedAt = '2026-05-03T08:00:00.000Z',
  ...fields
}: PostFields): SitePost => ({
  ...{ title: fields.slug, summary: '', minutes: 3, cover: undefined, originalUrl: '' },
  ...{ publishedAt, day: publishedAt.slice(0, 10), updatedAt: '2026-05-03T08:00:00.000Z' },
  ...fields,
  tags: tags.map(toSiteTag),
  series: series === undefined ? undefined : toSiteTag(series),
});

/** Posts of a writer, the newest first. */
const POSTS: readonly SitePost[] = [
  sitePost({
    ...{ slug: 'what-an-engine-knows', title: 'What an engine knows', publishedAt: '2026-05-03T08:00:00.000Z' },
    summary: 'It has no pretensions whatever to originate anything. It can do whatever we know how to order it to do.',
    ...{ tags: ['engines', 'thought'], series: 'Letters on the engine', minutes: 9 },
    ...{ cover: siteImage('engine', 1600, 1000), updatedAt: '2026-05-09T08:00:00.000Z' },
  }),
  sitePost({
    ...{ slug: 'cards', title: 'Cards, and what is on them', publishedAt: '2026-03-12T08:00:00.000Z' },
    summary: 'Of the three kinds of cards, and of the loom from which they come.',
    ...{ tags: ['engines'], series: 'Letters on the engine', minutes: 6 },
  }),
  sitePost({
    ...{ slug: 'first-letter', title: 'A first letter', publishedAt: '2026-01-20T08:00:00.000Z' },
    ...{ tags: ['engines', 'letters'], series: 'Letters on the engine', minutes: 2 },
  }),
  sitePost({
    ...{
      slug: 'on-the-harp',
      title: 'On practicing the harp four hours a day',
      publishedAt: '2025-11-02T08:00:00.000Z',
    },
    summary: 'And on what the fingers learn that the head does not.',
    ...{ tags: ['music'], minutes: 4, cover: siteImage('harp', 1200, 1500) },
  }),
];

const TEXT_ID = '0b3cf0ce-5a0c-4c8c-9a64-0d3d6a0f1c0';
const blockId = (at: number) => `${TEXT_ID}${at}`;

const BLOCKS: readonly SiteBlock[] = [
  {
    ...{ id: blockId(1), kind: 'text' },
    text: 'Nobody who has watched the loom believes that it *understands* leaves.[^loom] And yet it weaves them, row by row, from cards that somebody has punched.\n\nThe engine is no different.[^menabrea] It weaves algebraical patterns.',
  },
  { id: blockId(2), kind: 'heading', text: 'On order' },
  {
    ...{ id: blockId(3), kind: 'text' },
    text: 'What we can order, it can do.[^loom] What we cannot put into words, it cannot do.\n\n[^loom]: That of **Jacquard**, which [I saw](https://example.org/loom) in the Midlands.\n[^menabrea]: Menabrea says as much[^loom].',
  },
  { id: blockId(4), kind: 'quote', text: 'It can follow analysis.', source: 'Note G', url: '' },
  { id: blockId(5), kind: 'code', text: 'let b = 7;', language: 'js', caption: '' },
];

/** Returns the page of a post with footnotes, code and a quote. */
export const postPage = (slug = 'what-an-engine-knows', changes: Partial<SitePostPage> = {}): SitePostPage => ({
  ...(POSTS.find((post) => post.slug === slug) ?? sitePost({ slug })),
  ...{ blocks: BLOCKS, untranslated: [] },
  ...changes,
});

/** Returns a site that shows posts. */
export function writingSite(changes: Partial<SiteView['site']> = {}, posts = POSTS): SiteView {
  const site = adaSite(changes);
  return { ...site, posts, site: { ...site.site, sections: [newPostsSection('posts'), ...site.site.sections] } };
}
