import { html, joinLines, type Markup } from '#platform/pure/markup.ts';
import { type CountedTag, isWorthFiltering, tagsOf } from '../../model/site-tags.ts';
import type { SitePage, SiteTag } from '../../model/site-view.ts';
import type { PageContext } from './page-context.ts';

/** Tags that are shown at once; the others open on demand. */
const MAX_OPEN_TAGS = 12;

type FilteredList = {
  /** The projects or posts that the list has without a filter. */
  records: readonly { tags: readonly SiteTag[] }[];
  kind: 'projects' | 'posts';
  current: CountedTag | undefined;
};

/** Renders links to the page of each tag, with the number of its records; false if filtering would not help. */
export function tagFilter({ records, kind, current }: FilteredList, context: PageContext): Markup | false {
  const { urls, words } = context;
  const tags = tagsOf(records);
  if (!current && !isWorthFiltering(records, tags)) return false;
  const all = html`<li><a href="${urls.pageUrl({ kind })}"${!current && html` aria-current="page"`}><bdi>${words('portfolio-pages.tags.all')}</bdi></a></li>`;
  const [open, folded] = split(tags, current);
  const listOf = (shown: readonly CountedTag[], first: Markup | false = false) =>
    html`<ul>${first}${inOrder(shown, context).map((tag) => linkTo(tag, { page: { kind, tag: tag.name }, isCurrent: tag.name === current?.name }, context))}</ul>`;
  return html`<nav class="tags" aria-label="${words('portfolio-pages.tags.label')}">
${joinLines([
  listOf(open, all),
  folded.length > 0 &&
    html`<details><summary>${words('portfolio-pages.tags.more', { count: folded.length })}</summary>\n${listOf(folded)}\n</details>`,
])}
</nav>`;
}

/** Returns the tags to show at once, among them that of the page, and the others. */
function split(tags: readonly CountedTag[], current: CountedTag | undefined): [CountedTag[], CountedTag[]] {
  const isOpen = ({ name }: CountedTag, at: number) => at < MAX_OPEN_TAGS || name === current?.name;
  return [tags.filter(isOpen), tags.filter((tag, at) => !isOpen(tag, at))];
}

/** Returns the most used tags first, those that are used as often by their texts. */
function inOrder(tags: readonly CountedTag[], { language }: PageContext) {
  const { compare } = new Intl.Collator(language);
  return tags.toSorted((one, other) => other.count - one.count || compare(one.text, other.text));
}

type TagLink = { page: SitePage; isCurrent: boolean };

const linkTo = ({ text, count }: CountedTag, { page, isCurrent }: TagLink, { urls, words, marks }: PageContext) =>
  html`<li><a href="${urls.pageUrl(page)}"${isCurrent && html` aria-current="page"`}><bdi${marks.inline(text)}>${text}</bdi> <span>${words('portfolio-pages.tags.count', { count })}</span></a></li>`;
