import { html, type Markup } from '#platform/pure/markup.ts';
import { foldTag, tagsOf } from '../../model/site-tags.ts';
import type { SiteTag } from '../../model/site-view.ts';
import type { PageContext } from './page-context.ts';

type Tagged = { tags: readonly SiteTag[] };

/** Renders the tags of a project or post that have a page, the most used first, each linked to it. */
export function tagLinks(
  record: Tagged,
  { all, kind }: { all: readonly Tagged[]; kind: 'projects' | 'posts' },
  { urls, marks }: PageContext,
): Markup[] {
  const own = new Set(record.tags.map(({ name }) => foldTag(name)));
  return tagsOf(all)
    .filter(({ name }) => own.has(foldTag(name)))
    .map(
      ({ name, text }) =>
        html`<a href="${urls.pageUrl({ kind, tag: name })}"><bdi${marks.inline(text)}>${text}</bdi></a>`,
    );
}
