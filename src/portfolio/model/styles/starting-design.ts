import type { SiteDocument } from '../site-shape.ts';
import { LAYOUT_OF_STYLE } from './style-layouts.ts';
import { type ArtStyleId, CLASSIC_STYLE } from './style-shape.ts';

/** Counts of the published records that a new site can show. */
type Contents = { projects: number; covers: number; positions: number };

/** From this number of covers on, a site is one of pictures, if at least half of its projects have one. */
const MANY_COVERS = 4;

/** Returns the theme that suits what a site has to show. */
function suitableStyle({ projects, covers, positions }: Contents): ArtStyleId {
  if (covers >= MANY_COVERS && covers * 2 >= projects) return 'studio';
  return covers === 0 && positions + projects > 2 ? 'paper' : 'soft';
}

/** Returns the design that a site starts with, until its member saves it. */
export function startingDesign(contents: Contents): Pick<SiteDocument, 'layout' | 'style'> {
  const id = suitableStyle(contents);
  return { layout: LAYOUT_OF_STYLE[id], style: { ...CLASSIC_STYLE, id } };
}
