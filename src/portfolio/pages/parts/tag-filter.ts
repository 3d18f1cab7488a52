import { html, joinLines, type Markup } from '#platform/pure/markup.ts';
import { type CountedTag, isWorthFiltering, tagOfPage, tagsOf } from '../../model/site-tags.ts';
import type { PageContext } from './page-context.ts';

/** Tags that are shown at once; the others open on demand. */
const MAX_OPEN_TAGS = 12;

/** Renders links to the page of each tag, with its number of projects; false if filtering would not help. */
export function tagFilter(context: PageContext): Markup | false {
  const { view, page, urls, words } = context;
  const tags = tagsOf(view.projects);
  const current = tagOfPage(view.projects, page);
  if (!current && !isWorthFiltering(view.projects, tags)) return false;
  const all = html`<li><a href="${urls.pageUrl({ kind: 'projects' })}"${!current && html` aria-current="page"`}><bdi>${words('portfolio-pages.tags.all')}</bdi></a></li>`;
  const [open, folded] = split(tags, current);
  const listOf = (shown: readonly CountedTag[], first: Markup | false = false) =>
    html`<ul>${first}${inOrder(shown, context).map((tag) => linkTo(tag, tag.name === current?.name, context))}</ul>`;
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

const linkTo = ({ name, text, count }: CountedTag, isCurrent: boolean, { urls, words, marks }: PageContext) =>
  html`<li><a href="${urls.pageUrl({ kind: 'projects', tag: name })}"${isCurrent && html` aria-current="page"`}><bdi${marks.inline(text)}>${text}</bdi> <span>${words('portfolio-pages.tags.count', { count })}</span></a></li>`;
