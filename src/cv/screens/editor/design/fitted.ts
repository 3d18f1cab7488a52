import type { CvContent } from '../../../contract.ts';
import type { Outputs } from '../../cv-calls.ts';
import { changesOf } from './changes-of.ts';

/** Of what it was asked how it would fit, and what came of it. */
export type Fitted = { asked: CvContent; answer: Outputs['fit'] };

/** Whether what was said of a CV is still true of it: what it says is the same, and so is how it is set. */
export const stillHolds = ({ asked, answer: { fits, design } }: Fitted, now: CvContent) =>
  now.basics === asked.basics &&
  now.sections === asked.sections &&
  changesOf(now.design, fits ? { ...asked.design, ...design } : asked.design).length === 0;
