import { html, joinLines } from '#platform/pure/markup.ts';
import type { SitePostPage, SiteUrls, SiteView } from '../../model/site-view.ts';
import { nameOf } from '../parts/titles.ts';
import type { SiteWords } from '../site-page-input.ts';
import { feedUrlOf } from './feed-url.ts';
import { type FeedEntry, writingEntries } from './writing-entries.ts';

type FeedContext = { urls: SiteUrls; words: SiteWords };

/** Returns an Atom feed of posts with their content. */
export function atomFeedOf(view: SiteView, posts: readonly SitePostPage[], { urls, words }: FeedContext): string {
  const list = urls.canonicalUrl({ kind: 'posts' });
  const name = nameOf(view, words);
  const updated = posts.map(({ updatedAt }) => updatedAt).reduce((last, one) => (one > last ? one : last), '');
  return html`<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${view.site.language}">
${joinLines([
  html`<id>${list}</id>`,
  html`<title>${words('portfolio-pages.writing.feed', { name })}</title>`,
  html`<link href="${list}"/>`,
  html`<link rel="self" type="application/atom+xml" href="${feedUrlOf(urls, 'feed.xml')}"/>`,
  html`<updated>${updated}</updated>`,
  html`<author><name>${name}</name><uri>${urls.canonicalUrl({ kind: 'home' })}</uri></author>`,
  ...writingEntries(posts, { urls, words }).map(entryOf),
])}
</feed>
`.text;
}

function entryOf({ post, address, content }: FeedEntry) {
  const { title, summary, publishedAt, updatedAt, tags } = post;
  return html`<entry>
${joinLines([
  html`<id>${post.feedId ?? address}</id>`,
  html`<title>${title}</title>`,
  html`<link href="${address}"/>`,
  html`<published>${publishedAt}</published>`,
  html`<updated>${updatedAt}</updated>`,
  ...tags.map(({ name, text }) => html`<category term="${name}" label="${text}"/>`),
  summary !== '' && html`<summary>${summary}</summary>`,
  content !== undefined && html`<content type="html">${content}</content>`,
])}
</entry>`;
}
