import { html, joinLines, type Markup } from '#platform/pure/markup.ts';
import type { SitePost } from '../../model/site-view.ts';
import { dateOf } from './dates.ts';
import { joinInline } from './facts.ts';
import type { PageContext } from './page-context.ts';
import { previewMark } from './preview-mark.ts';
import { tagLinks } from './tag-links.ts';

/** Width of the cover beside the title of a post. */
const BESIDE_SIZES = '(min-width: 40rem) 12rem, 30vw';
/** Width of the cover above it. */
const ABOVE_SIZES = '(min-width: 64rem) 24rem, (min-width: 40rem) 45vw, 92vw';

type PostListOptions = {
  posts: readonly SitePost[];
  /** Heading level of the entries. */
  level: 2 | 3;
  /** Where covers are shown: beside the titles, above them in a grid, or nowhere. */
  covers: 'beside' | 'above' | 'none';
  /** Whether the list comes directly after the page header, so that its first cover is loaded at once. */
  isFirst: boolean;
  /** Whether the posts are the parts of a series, in order. */
  isSeries?: boolean;
};

/** Renders a list of posts, each linked to its page. */
export function postList(options: PostListOptions, context: PageContext): Markup {
  const { posts, covers, isSeries } = options;
  const entries = posts.map((post, at) => entry(post, { ...options, isFirst: options.isFirst && at === 0 }, context));
  const attributes = html` class="posts${covers === 'above' && ' covers'}"`;
  return isSeries
    ? html`<ol${attributes}>\n${joinLines(entries)}\n</ol>`
    : html`<ul${attributes}>\n${joinLines(entries)}\n</ul>`;
}

function entry(
  post: SitePost,
  { level, covers, isFirst }: Pick<PostListOptions, 'level' | 'covers' | 'isFirst'>,
  context: PageContext,
): Markup {
  const { pictures, marks } = context;
  const sizes = covers === 'above' ? ABOVE_SIZES : BESIDE_SIZES;
  const cover = covers !== 'none' && post.cover && pictures.show(post.cover, { sizes, first: isFirst, alt: '' });
  return html`<li class="post">
${joinLines([
  html`<h${level}>${postLink(post, context)}${previewMark(post, context)}</h${level}>`,
  html`<p class="when">${dateOf(post.day, context.language)}</p>`,
  post.summary !== '' && html`<p class="dek"${marks.block(post.summary)}>${post.summary}</p>`,
  postFacts(post, context),
  cover && html`<div class="thumb">${cover}</div>`,
])}
</li>`;
}

/** Renders how long reading a post takes, and its tags. */
const postFacts = (post: SitePost, context: PageContext) =>
  html`<p class="meta">${joinInline([
    html`<span>${context.words('portfolio-pages.writing.minutes', { count: post.minutes })}</span>`,
    ...tagLinks(post, { all: context.view.posts, kind: 'posts' }, context),
  ])}</p>`;

/** Renders the title of a post as a link to its page. */
export const postLink = ({ slug, title }: Pick<SitePost, 'slug' | 'title'>, { urls, marks }: PageContext): Markup =>
  html`<a href="${urls.pageUrl({ kind: 'post', slug })}"><bdi${marks.inline(title)}>${title}</bdi></a>`;
