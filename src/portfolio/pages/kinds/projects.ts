import { html, joinLines, type Markup } from '#platform/pure/markup.ts';
import { tagOfPage, withTag } from '../../model/site-tags.ts';
import type { SiteProject } from '../../model/site-view.ts';
import { renderGroups } from '../bento/bento-plan.ts';
import { projectTile } from '../bento/tiles.ts';
import type { PageContext } from '../parts/page-context.ts';
import { titleOfPage } from '../parts/page-title.ts';
import { projectList } from '../parts/project-list.ts';
import { tagFilter } from '../parts/tag-filter.ts';

/** Renders the page that lists all projects, or those with a tag. */
export function renderProjects(context: PageContext): Markup {
  const { view, page, layout } = context;
  const tag = tagOfPage(view.projects, page);
  const projects = tag ? withTag(view.projects, tag) : view.projects;
  return joinLines([
    titleOfPage(context),
    tagFilter({ records: view.projects, kind: 'projects', current: tag }, context),
    layout === 'bento' ? tilesOf(projects, context) : projectList({ projects, level: 2, isFirst: true }, context),
  ]);
}

function tilesOf(projects: readonly SiteProject[], context: PageContext): Markup {
  const tiles = projects.map((project, at) => projectTile(project, { isFirst: at === 0, level: 2 }, context));
  return joinLines(renderGroups([{ tiles, wrap: (all) => html`<ul class="works">\n${all}\n</ul>` }]));
}
