import { html, type Markup } from '#platform/pure/markup.ts';
import { renderGroups } from '../bento/bento-plan.ts';
import { projectTile } from '../bento/tiles.ts';
import type { PageContext } from '../parts/page-context.ts';
import { projectList } from '../parts/project-list.ts';
import { titleOfSection } from '../parts/section-title.ts';

/** Renders the page that lists all projects. */
export const renderProjects = (context: PageContext): Markup => html`${titleOfSection('projects', context)}
${context.layout === 'bento' ? tilesOf(context) : projectList({ projects: context.view.projects, level: 2, isFirst: true }, context)}`;

const tilesOf = (context: PageContext) =>
  renderGroups([
    {
      tiles: context.view.projects.map((project, at) => projectTile(project, { isFirst: at === 0, level: 2 }, context)),
      wrap: (tiles) => html`<ul class="works">\n${tiles}\n</ul>`,
    },
  ]);
