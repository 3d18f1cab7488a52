import { html, type Markup } from '#platform/pure/markup.ts';
import type { PageContext } from '../parts/page-context.ts';
import { projectList } from '../parts/project-list.ts';
import { headingOf } from '../parts/titles.ts';

/** Renders the page that lists all projects. */
export const renderProjects = (
  context: PageContext,
): Markup => html`<h1 class="title"><bdi>${headingOf(context.view, 'projects', context.words)}</bdi></h1>
${projectList({ projects: context.view.projects, level: 2, isFirst: true }, context)}`;
