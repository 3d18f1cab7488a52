import { fieldKey } from './field-text.ts';
import { applyReviewAction, type Review, type ReviewAction } from './review.ts';

/** A review with its steps, of which the last can be undone. */
export type ReviewSteps = {
  review: Review;
  past: readonly Review[];
  future: readonly Review[];
  /** The field that the last step typed in, whose next letters belong to the same step. */
  typing: string | undefined;
};

export const firstStep = (review: Review): ReviewSteps => ({ review, past: [], future: [], typing: undefined });

const MAX_STEPS = 200;

export type StepAction = ReviewAction | 'undo' | 'redo';

/** Returns the steps after an action, or after one is undone or done again. */
export function reduceSteps(steps: ReviewSteps, action: StepAction): ReviewSteps {
  const { review, past, future } = steps;
  if (action === 'undo') {
    const before = past.at(-1);
    return before ? { review: before, past: past.slice(0, -1), future: [review, ...future], typing: undefined } : steps;
  }
  if (action === 'redo') {
    const [after, ...rest] = future;
    return after ? { review: after, past: [...past, review], future: rest, typing: undefined } : steps;
  }
  const next = applyReviewAction(review, action);
  if (next === review) return steps;
  const typing = action.do === 'edit' ? fieldKey(action) : undefined;
  const continues = typing !== undefined && typing === steps.typing;
  return { review: next, past: continues ? past : [...past, review].slice(-MAX_STEPS), future: [], typing };
}
