import type { SiteLayout } from '../site-shape.ts';
import type { ArtStyleId } from './style-shape.ts';

/** The layout that each style is drawn for. Choosing a style chooses it too; every other layout works as well. */
export const LAYOUT_OF_STYLE: Record<ArtStyleId, SiteLayout> = {
  ink: 'cover',
  swiss: 'gallery',
  soft: 'bento',
  terminal: 'index',
  journal: 'column',
  studio: 'wall',
  plum: 'gallery',
  paper: 'ledger',
};
