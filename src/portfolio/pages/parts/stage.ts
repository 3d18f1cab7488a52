import type { SiteProject } from '../../model/site-view.ts';
import { homeProjects } from '../shown-sections.ts';
import type { PageContext } from './page-context.ts';

/** A picture must be at least this wide, in proportion to its height, to fill a window. */
const MIN_RATIO = 1.2;

/**
 * Returns the project whose cover fills the first screen of the layout `cover`: the first with a landscape picture, or
 * else the first with any. The list of projects doesn't show this picture again.
 */
export function stageProject({ view, layout, page }: Pick<PageContext, 'view' | 'layout' | 'page'>) {
  if (layout !== 'cover' || page.kind !== 'home') return undefined;
  const withCover = homeProjects(view).filter(({ cover }) => cover !== undefined);
  return withCover.find((project) => ratioOf(project) >= MIN_RATIO) ?? withCover[0];
}

const ratioOf = ({ cover }: SiteProject) => (cover && cover.height > 0 ? cover.width / cover.height : 0);
