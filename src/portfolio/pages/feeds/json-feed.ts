import type { SitePicture, SitePostPage, SiteUrls, SiteView } from '../../model/site-view.ts';
import { nameOf } from '../parts/titles.ts';
import type { SiteWords } from '../site-page-input.ts';
import { feedUrlOf } from './feed-url.ts';
import { type FeedEntry, writingEntries } from './writing-entries.ts';

type FeedContext = { urls: SiteUrls; words: SiteWords };

/** Returns a feed of posts with their content in the format JSON Feed 1.1. */
export function jsonFeedOf(view: SiteView, posts: readonly SitePostPage[], { urls, words }: FeedContext): string {
  const name = nameOf(view, words);
  const home = urls.canonicalUrl({ kind: 'home' });
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: words('portfolio-pages.writing.feed', { name }),
    home_page_url: urls.canonicalUrl({ kind: 'posts' }),
    feed_url: feedUrlOf(urls, 'feed.json'),
    language: view.site.language,
    authors: [{ name, url: home }],
    items: writingEntries(posts, { urls, words }).map(itemOf),
  });
}

function itemOf({ post, address, content }: FeedEntry) {
  const { title, summary, publishedAt, updatedAt, tags, cover } = post;
  return {
    id: post.feedId ?? address,
    url: address,
    title,
    // An item must have content.
    ...(content === undefined ? { content_text: summary || title } : { content_html: content }),
    summary: summary || undefined,
    image: cover && imageUrlOf(cover, address),
    date_published: publishedAt,
    date_modified: updatedAt,
    tags: tags.length > 0 ? tags.map(({ text }) => text) : undefined,
  };
}

function imageUrlOf({ sources }: SitePicture, address: string) {
  const widest = sources.findLast(({ format }) => format === 'webp');
  return widest && new URL(widest.url, address).href;
}
