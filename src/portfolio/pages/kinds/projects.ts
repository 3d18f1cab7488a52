import { html, type Markup } from '#platform/pure/markup.ts';
import type { PageContext } from '../parts/page-context.ts';
import { projectList } from '../parts/project-list.ts';
import { titleOfSection } from '../parts/section-title.ts';

/** Renders the page that lists all projects. */
export const renderProjects = (context: PageContext): Markup => html`${titleOfSection('projects', context)}
${projectList({ projects: context.view.projects, level: 2, isFirst: true }, context)}`;
