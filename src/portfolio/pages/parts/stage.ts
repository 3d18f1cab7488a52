import type { ShownSectionOf, SitePicture, SiteProject } from '../../model/site-view.ts';
import { homeProjects, shownSections } from '../shown-sections.ts';
import type { PageContext } from './page-context.ts';

/** A picture must be at least this wide, in proportion to its height, to fill a window. */
const MIN_RATIO = 1.2;

/** The picture that fills the first screen, and the section or the project from which it is. */
type Stage = { picture: SitePicture; alt: string; hero?: ShownSectionOf<'hero'>; project?: SiteProject };

/**
 * Returns what fills the first screen of the layout `cover`: the picture of a hero that opens the page, or else the cover
 * of the first project with a landscape picture, or else with any. It isn't shown again where it is from.
 */
export function stageOf({ view, layout, page }: Pick<PageContext, 'view' | 'layout' | 'page'>): Stage | undefined {
  if (layout !== 'cover' || page.kind !== 'home') return undefined;
  const [opening] = shownSections(view);
  if (opening?.kind === 'hero' && opening.variant === 'picture' && opening.picture)
    return { picture: opening.picture, alt: opening.picture.alt, hero: opening };
  const withCover = homeProjects(view).flatMap((project) =>
    project.cover ? [{ picture: project.cover, alt: '', project }] : [],
  );
  return withCover.find(({ picture }) => ratioOf(picture) >= MIN_RATIO) ?? withCover[0];
}

const ratioOf = ({ width, height }: SitePicture) => (height > 0 ? width / height : 0);
