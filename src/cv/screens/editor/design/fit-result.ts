import type { CvContent } from '../../../contract.ts';
import type { CvApiOutputs } from '../../cv-calls.ts';
import { designOperations } from './design-operations.ts';

/** A result of fitting together with the CV content that was sent. */
export type FitResult = { content: CvContent; response: CvApiOutputs['fit'] };

/**
 * Returns whether a fit result still applies: the content is unchanged, and the design is the one that the fit led to.
 */
export const isStillValid = ({ content, response: { fits, design } }: FitResult, current: CvContent) =>
  current.basics === content.basics &&
  current.sections === content.sections &&
  designOperations(current.design, fits ? { ...content.design, ...design } : content.design).length === 0;
