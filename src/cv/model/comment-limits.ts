/** Waiting for its owner to agree, seen by every reader, or done with. */
export const COMMENT_STATES = ['held', 'shown', 'resolved'] as const;
export type CommentState = (typeof COMMENT_STATES)[number];

/** Of what readers say of a CV: letters of their name and of the text, and how much of it there may be. */
export const COMMENT_LIMITS = { name: 80, text: 2000, ofCv: 200 } as const;
