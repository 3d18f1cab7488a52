import type { Markup } from '#platform/pure/markup.ts';
import type { ShownSectionOf } from '../../model/site-view.ts';
import type { PageContext } from '../parts/page-context.ts';
import { type PublicationGrouping, publicationList } from '../parts/publication-list.ts';
import { skillList } from '../parts/skill-list.ts';
import { talkList } from '../parts/talk-list.ts';

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
