import { isWebAddress } from '#platform/pure/field-rules.ts';
import { html, joinLines, type Markup } from '#platform/pure/markup.ts';
import { neighborsOf, seriesOfPost } from '../../model/site-posts.ts';
import type { SitePost, SitePostPage } from '../../model/site-view.ts';
import { isUpright } from '../parts/cover-sizes.ts';
import { dateOf } from '../parts/dates.ts';
import { externalLink, hostOf } from '../parts/external-link.ts';
import { joinInline } from '../parts/facts.ts';
import type { PageContext } from '../parts/page-context.ts';
import { postLink } from '../parts/post-list.ts';
import { previewMark } from '../parts/preview-mark.ts';
import { projectPictures } from '../parts/project-pictures.ts';
import { tagLinks } from '../parts/tag-links.ts';
import { storyCover } from '../story/cover.ts';
import { storyOf } from '../story/story.ts';

/** Renders the page of a post as an article. */
export function renderPost(post: SitePostPage, context: PageContext): Markup {
  const { marks, story } = context;
  if (!story) return html``;
  const { title, summary } = post;
  const shown = projectPictures(story);
  return html`<article class="case essay${isUpright(shown, context) ? ' tall' : ''}">
${joinLines([
  html`<header class="opening">
${joinLines([
  factsOf(post, context),
  html`<h1 class="title"><bdi${marks.inline(title)}>${title}</bdi>${previewMark(post, context)}</h1>`,
  summary !== '' && html`<p class="dek"${marks.block(summary)}>${summary}</p>`,
])}
</header>`,
  storyCover(shown, context),
  ...storyOf(story, shown.blocks, context),
  ending(post, context),
])}
</article>${turns(post, context)}`;
}

/** Renders when a post was published, how long reading takes, and its place in a series. */
function factsOf(post: SitePostPage, context: PageContext): Markup {
  const { language, urls, view, words, marks } = context;
  const series = seriesOfPost(view.posts, post);
  const number = series ? series.parts.findIndex(({ slug }) => slug === post.slug) + 1 : 0;
  return html`<p class="when">${joinInline([
    dateOf(post.day, language),
    html`<span>${words('portfolio-pages.writing.minutes', { count: post.minutes })}</span>`,
    ...(series && number > 0
      ? [
          html`<span>${words('portfolio-pages.writing.part', { number, count: series.count })}: <a href="${urls.pageUrl({ kind: 'posts', series: series.name })}"><bdi${marks.inline(series.text)}>${series.text}</bdi></a></span>`,
        ]
      : []),
  ])}</p>`;
}

/** Renders what follows a post: its tags, where it was first published, and its series. */
function ending(post: SitePostPage, context: PageContext): Markup | false {
  const { view, words } = context;
  const tags = tagLinks(post, { all: view.posts, kind: 'posts' }, context);
  const facts = [
    ...(tags.length > 0 ? [html`<span>${words('portfolio-pages.writing.tags')}: ${commaList(tags)}</span>`] : []),
    ...(isWebAddress(post.originalUrl)
      ? [
          html`<span>${words('portfolio-pages.writing.first')} ${externalLink({ url: post.originalUrl, words: hostOf(post.originalUrl) })}</span>`,
        ]
      : []),
  ];
  const series = seriesBox(post, context);
  return (
    (facts.length > 0 || series !== false) &&
    html`<footer class="ending">
${joinLines([facts.length > 0 && html`<p class="meta">${joinInline(facts)}</p>`, series])}
</footer>`
  );
}

const commaList = (all: readonly Markup[]) => html`${all.map((one, at) => [at > 0 && ', ', one])}`;

/** Parts of a series that the page of each one lists. */
const MAX_PARTS = 30;

/** Renders the parts of the series of a post in their order; false if it is in none. */
function seriesBox(post: SitePost, context: PageContext): Markup | false {
  const { view, urls, words, marks } = context;
  const series = seriesOfPost(view.posts, post);
  if (!series) return false;
  const { parts, count } = series;
  const isLong = parts.length > MAX_PARTS;
  const shown = isLong ? partsAround(parts, post) : parts.keys();
  const entries = [...shown].flatMap((at) => {
    const part = parts[at];
    if (!part) return [];
    const title =
      part.slug === post.slug
        ? html`<strong aria-current="page"><bdi${marks.inline(part.title)}>${part.title}</bdi></strong>`
        : postLink(part, context);
    return [html`<li${isLong && html` value="${at + 1}"`}>${title}</li>`];
  });
  const label = words('portfolio-pages.writing.series');
  const listUrl = urls.pageUrl({ kind: 'posts', series: series.name });
  return html`<nav class="series" aria-label="${label}: ${series.text}"><p><span>${label}</span> <a href="${listUrl}"><bdi${marks.inline(series.text)}>${series.text}</bdi></a></p>
<ol>
${joinLines(entries)}
</ol>${isLong && html`<p class="all"><a href="${listUrl}">${words('portfolio-pages.writing.parts', { count })}</a></p>`}</nav>`;
}

/** Returns the places of the first and the last part of a series, and of one with its neighbors. */
function partsAround(parts: readonly SitePost[], { slug }: SitePost): Set<number> {
  const at = parts.findIndex((part) => part.slug === slug);
  return new Set([0, at - 1, at, at + 1, parts.length - 1].sort((one, other) => one - other));
}

/** Renders links to the posts before and after one; `''` if it is the only one. */
function turns({ slug }: SitePost, context: PageContext): Markup | '' {
  const { view, urls, words, marks } = context;
  const { older, newer } = neighborsOf(view.posts, slug);
  const linkTo = (post: SitePost, rel: 'prev' | 'next', label: string) =>
    html`<p><span>${label}</span> <a rel="${rel}" href="${urls.pageUrl({ kind: 'post', slug: post.slug })}"><bdi${marks.inline(post.title)}>${post.title}</bdi></a></p>`;
  const links = [
    older && linkTo(older, 'prev', words('portfolio-pages.writing.older')),
    newer && linkTo(newer, 'next', words('portfolio-pages.writing.newer')),
  ].filter((link) => link !== undefined);
  return links.length > 0
    ? html`
<nav class="next neighbors" aria-label="${words('portfolio-pages.writing.neighbors')}">${links}</nav>`
    : '';
}
