import type { Language } from '#platform/pure/i18n/languages.ts';
import type { PostDocument } from '#posts/contract.ts';
import type { ShownRecord } from '#records/service.ts';
import type { SitePost, SitePostPage } from '../../model/site-view.ts';
import { feedIdOf } from './feed-id.ts';
import type { ImageLookup } from './load-images.ts';
import type { StoryAssets } from './load-story-assets.ts';
import { coverOf, toSiteBlock, toSiteTags } from './to-site-records.ts';

/** The texts of a post in the site's own language, by which its tags and series are addressed. */
export type OriginalPost = Pick<PostDocument, 'tags' | 'series'>;

type SitePostOptions = {
  pictureOf: ImageLookup;
  original: OriginalPost;
  /** Returns the day of a time in the time zone of the member. */
  dayOf: (time: string) => string;
};

/** Returns a post with the date that it would have if it were published now, unless it has one. */
export const datedPost = (record: ShownRecord<PostDocument>, now: Date): ShownRecord<PostDocument> => ({
  ...record,
  document: { ...record.document, publishedAt: record.document.publishedAt || now.toISOString() },
});

/** Converts a post to its public form, without ids and blocks. */
export function toSitePost(
  { slug, updatedAt, document }: ShownRecord<PostDocument>,
  { pictureOf, original, dayOf }: SitePostOptions,
): SitePost {
  const { title, summary, publishedAt, tags, series, minutes, originalUrl } = document;
  const [shownSeries] = series.trim() === '' ? [] : toSiteTags([series.trim()], [original.series.trim()]);
  return {
    ...{ slug, title, summary, publishedAt, day: dayOf(publishedAt), minutes, originalUrl },
    tags: toSiteTags(tags, original.tags),
    series: shownSeries,
    // The cover is decorative here: the title beside it names the post.
    cover: coverOf(document, '', pictureOf),
    updatedAt: updatedAt.toISOString(),
  };
}

type SitePostPageOptions = SitePostOptions & StoryAssets & { language: Language; untranslated?: readonly string[] };

export function toSitePostPage(
  record: ShownRecord<PostDocument>,
  { untranslated = [], language, ...options }: SitePostPageOptions,
): SitePostPage {
  const { coverAlt, blocks } = record.document;
  return {
    ...toSitePost(record, options),
    feedId: feedIdOf(record.id, language),
    cover: coverOf(record.document, coverAlt, options.pictureOf),
    blocks: blocks.map((block) => toSiteBlock(block, options)),
    untranslated,
  };
}

/** Compares posts by the time of their publication, the newest first. */
export const byPublication = (one: SitePost, other: SitePost) =>
  one.publishedAt < other.publishedAt ? 1 : one.publishedAt > other.publishedAt ? -1 : 0;
