import { createContext, use } from 'react';
import type { ReadSource } from '../../model/review/read-source.ts';
import type { Review } from '../../model/review/review.ts';
import type { StepAction } from '../../model/review/review-steps.ts';
import type { FormSection } from './fields/form-fields.ts';

/** The state of a review that its page and its fields share. */
export type ReviewView = {
  review: Review;
  source: ReadSource;
  sections: readonly FormSection[];
  dispatch: (action: StepAction) => void;
  /** The keys of the fields that are still to check. */
  toCheck: ReadonlySet<string>;
  /** The key of the field that is highlighted, on the page as well. */
  active: string | undefined;
  setActive: (key: string | undefined) => void;
  /** Opens the entry of a field and moves the focus to it. */
  focusField: (key: string) => void;
  /** Explains why a field was not read exactly, or `undefined`. */
  problemOf: (key: string) => string | undefined;
};

const ReviewContext = createContext<ReviewView | undefined>(undefined);
export const ReviewProvider = ReviewContext.Provider;

export function useReview(): ReviewView {
  const view = use(ReviewContext);
  if (!view) throw new Error('no review around this component');
  return view;
}
