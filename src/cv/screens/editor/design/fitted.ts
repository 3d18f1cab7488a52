import type { CvContent } from '../../../contract.ts';
import type { Outputs } from '../../cv-calls.ts';
import { changesOf } from './changes-of.ts';

/** A result of fitting together with the CV content that was sent. */
export type Fitted = { asked: CvContent; answer: Outputs['fit'] };

/**
 * Returns whether a fit result still applies: the content is unchanged, and the design is the one that the fit led to.
 */
export const stillHolds = ({ asked, answer: { fits, design } }: Fitted, now: CvContent) =>
  now.basics === asked.basics &&
  now.sections === asked.sections &&
  changesOf(now.design, fits ? { ...asked.design, ...design } : asked.design).length === 0;
