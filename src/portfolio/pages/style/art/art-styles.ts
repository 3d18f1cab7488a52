import type { ArtStyleId } from '../../../model/styles/style-shape.ts';
import { INK } from './ink.ts';
import { JOURNAL } from './journal.ts';
import { PAPER } from './paper.ts';
import { PLUM } from './plum.ts';
import { SOFT } from './soft.ts';
import { STUDIO } from './studio.ts';
import { SWISS } from './swiss.ts';
import { TERMINAL } from './terminal.ts';

/** The style sheets of the art-directed styles. */
export const ART_STYLES: Record<ArtStyleId, string> = {
  ink: INK,
  swiss: SWISS,
  soft: SOFT,
  terminal: TERMINAL,
  journal: JOURNAL,
  studio: STUDIO,
  plum: PLUM,
  paper: PAPER,
};
