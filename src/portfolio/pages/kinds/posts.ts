import { html, joinLines, type Markup } from '#platform/pure/markup.ts';
import type { SiteLayout } from '../../model/site.ts';
import {
  type PostsPage,
  pageCountOf,
  pageOfList,
  postsOfList,
  postsOfPage,
  topicOfPage,
} from '../../model/site-posts.ts';
import type { SitePost } from '../../model/site-view.ts';
import type { PageContext } from '../parts/page-context.ts';
import { titleOfPage } from '../parts/page-title.ts';
import { postList } from '../parts/post-list.ts';
import { tagFilter } from '../parts/tag-filter.ts';

/** From this number of posts on, a page groups them by year. */
const MANY = 10;

/** Layouts that are made of pictures. */
const PICTURE_LAYOUTS: ReadonlySet<SiteLayout> = new Set(['gallery', 'cover', 'bento', 'wall']);

/** Renders a page of the list of all posts, of those with a tag, or of the parts of a series. */
export function renderPosts(page: PostsPage, context: PageContext): Markup {
  const { view, urls, words } = context;
  const isSeries = page.series !== undefined;
  const topic = topicOfPage(view, page);
  return joinLines([
    titleOfPage(context),
    isSeries
      ? html`<p class="dek">${words('portfolio-pages.writing.parts', { count: topic?.count ?? 0 })}</p>`
      : tagFilter({ records: view.posts, kind: 'posts', current: topic }, context),
    ...groupsOf(postsOfPage(view, page), { isSeries }, context),
    pageLinks(page, context),
    html`<p class="more">${isSeries && html`<a href="${urls.pageUrl({ kind: 'posts' })}">${words('portfolio-pages.writing.allPosts')}</a> `}<a href="${urls.fileUrl('writing/feed.xml')}" type="application/atom+xml">${words('portfolio-pages.writing.rss')}</a></p>`,
  ]);
}

/** Renders posts as one list, or as a list for each year if there are many of several years. */
function groupsOf(posts: readonly SitePost[], { isSeries }: { isSeries: boolean }, context: PageContext): Markup[] {
  const covers = PICTURE_LAYOUTS.has(context.layout) ? ('beside' as const) : ('none' as const);
  const years = Map.groupBy(posts, ({ day }) => day.slice(0, 4));
  if (isSeries || posts.length < MANY || years.size < 2)
    return [postList({ posts, level: 2, covers, isFirst: true, isSeries }, context)];
  return [...years].map(
    ([year, ofYear], at) => html`<section class="part year">
<h2>${year}</h2>
<div class="body">
${postList({ posts: ofYear, level: 3, covers, isFirst: at === 0 }, context)}
</div>
</section>`,
  );
}

/** Renders links to the pages before and after one; false if the list has only one. */
function pageLinks(page: PostsPage, { view, urls, words }: PageContext): Markup | false {
  const { number = 1, series } = page;
  const count = pageCountOf(postsOfList(view, page).length);
  if (count === 1) return false;
  // The parts of a series begin with the oldest.
  const [before, after] = series === undefined ? (['newer', 'older'] as const) : (['older', 'newer'] as const);
  const linkTo = (other: number, rel: 'prev' | 'next', age: 'newer' | 'older') =>
    html`<a rel="${rel}" href="${urls.pageUrl(pageOfList(page, other))}">${words(`portfolio-pages.writing.${age}Posts`)}</a>`;
  return html`<nav class="pager" aria-label="${words('portfolio-pages.writing.pages')}"><p>${
    number > 1 && linkTo(number - 1, 'prev', before)
  }</p><p>${words('portfolio-pages.writing.page', { number, count })}</p><p>${
    number < count && linkTo(number + 1, 'next', after)
  }</p></nav>`;
}
