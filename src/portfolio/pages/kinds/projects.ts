import { html, type Markup } from '#platform/markup.ts';
import type { Paper } from '../parts/paper.ts';
import { projectList } from '../parts/project-list.ts';
import { headingOf } from '../parts/titles.ts';

/** Renders the page that lists all projects. */
export const projectsOf = (
  paper: Paper,
): Markup => html`<h1 class="title"><bdi>${headingOf(paper.view, 'projects', paper.words)}</bdi></h1>
${projectList({ projects: paper.view.projects, level: 2, isFirst: true }, paper)}`;
