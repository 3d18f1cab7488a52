import { html, joinLines, type Markup } from '#platform/pure/markup.ts';
import { findTag } from '../../model/site-tags.ts';
import type { ShownSectionOf } from '../../model/site-view.ts';
import type { PageContext } from '../parts/page-context.ts';
import { postList } from '../parts/post-list.ts';
import { type PublicationGrouping, publicationList } from '../parts/publication-list.ts';
import { skillList } from '../parts/skill-list.ts';
import { talkList } from '../parts/talk-list.ts';
import { postsOf } from '../shown-sections.ts';

const GROUPINGS: Record<ShownSectionOf<'publications'>['variant'], PublicationGrouping> = {
  year: 'year',
  type: 'kind',
  list: 'none',
};

export const publicationsSection = ({ id, variant }: ShownSectionOf<'publications'>, context: PageContext): Markup =>
  publicationList(context.view.publications, context, { groupBy: GROUPINGS[variant], id });

export const talksSection = ({ variant }: ShownSectionOf<'talks'>, context: PageContext): Markup =>
  talkList(
    variant === 'brief' ? context.view.talks.map((talk) => ({ ...talk, summary: '' })) : context.view.talks,
    context,
  );

/** Renders skills with their levels and keywords, or their names alone. A skill without a name has nothing else. */
export const skillsSection = ({ variant }: ShownSectionOf<'skills'>, context: PageContext): Markup =>
  skillList(
    variant === 'brief'
      ? context.view.skills.map((skill) =>
          skill.name === '' ? skill : { ...skill, proficiency: '', level: 0, keywords: [] },
        )
      : context.view.skills,
    context,
  );

/** Renders the latest posts of a section, with a link to all of them if there are more. */
export function postsSection(section: ShownSectionOf<'posts'>, context: PageContext, isFirst: boolean): Markup {
  const { view, urls, words } = context;
  const posts = postsOf(section, view);
  const tag = section.tag.trim() === '' ? undefined : findTag(view.posts, section.tag);
  const count = tag?.count ?? view.posts.length;
  const all = urls.pageUrl({ kind: 'posts', ...(tag ? { tag: tag.name } : {}) });
  const covers = section.variant === 'covers' ? 'above' : 'none';
  return joinLines([
    postList({ posts, level: 3, covers, isFirst }, context),
    count > posts.length &&
      html`<p class="more"><a href="${all}">${words('portfolio-pages.allPosts', { count })}</a></p>`,
  ]);
}
