/**
 * `requested`: nobody has answered yet. `received`: waits for approval. `approved`: can be shown on the site. `hidden`:
 * kept, but shown to nobody else.
 */
export const TESTIMONIAL_STATES = ['requested', 'received', 'approved', 'hidden'] as const;
export type TestimonialState = (typeof TESTIMONIAL_STATES)[number];

/** `author`: written by its author through a link. `member`: quoted by the member, such as from an email. */
export const TESTIMONIAL_ORIGINS = ['author', 'member'] as const;
export type TestimonialOrigin = (typeof TESTIMONIAL_ORIGINS)[number];

/**
 * The states of a request for its author. `open`: can be answered. `sent`: answered, and can be changed. `closed`: the
 * member has decided. `expired`: the link is too old.
 */
export const REQUEST_STATES = ['open', 'sent', 'closed', 'expired'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

/** Returns the state of a request for its author. It doesn't reveal whether the member approved or hid the text. */
export function requestState(
  { state, expiresAt }: { state: TestimonialState; expiresAt: Date | null },
  now: Date,
): RequestState {
  if (state === 'approved' || state === 'hidden') return 'closed';
  if (expiresAt === null || expiresAt <= now) return 'expired';
  return state === 'received' ? 'sent' : 'open';
}

type Decision = { state: TestimonialState; hasText: boolean; isWrittenByAuthor: boolean };

/** Reports whether a member can set a state: only a text can be shown, and only an author's text waits for approval. */
export function canBecome(next: TestimonialState, { state, hasText, isWrittenByAuthor }: Decision) {
  if (next === state) return true;
  if (next === 'requested') return false;
  return next === 'received' ? isWrittenByAuthor : hasText;
}
