import type { SitePostPage, SiteUrls } from '../../model/site-view.ts';
import type { SiteWords } from '../site-page-input.ts';
import { postContent } from './post-content.ts';

/** Characters of content in a feed. Readers fetch it again and again, so that older posts have only a summary. */
const MAX_CONTENT_LENGTH = 1_000_000;

/** A post in a feed with its complete address; without content if the feed has enough. */
export type FeedEntry = { post: SitePostPage; address: string; content: string | undefined };

/** Returns posts with the content that a feed has of them, the newest first. */
export function writingEntries(
  posts: readonly SitePostPage[],
  { urls, words }: { urls: Pick<SiteUrls, 'canonicalUrl'>; words: SiteWords },
): FeedEntry[] {
  let room = MAX_CONTENT_LENGTH;
  return posts.map((post) => {
    const address = urls.canonicalUrl({ kind: 'post', slug: post.slug });
    const content = room > 0 ? postContent(post, { address, words }).text : '';
    room -= content.length;
    return { post, address, content: content === '' || room < 0 ? undefined : content };
  });
}
