/** Comment states: waiting for the owner's approval, visible to all readers, or resolved. */
export const COMMENT_STATES = ['held', 'shown', 'resolved'] as const;
export type CommentState = (typeof COMMENT_STATES)[number];

/** Limits for comments: characters of the name and the text, and the number of comments on a CV. */
export const COMMENT_LIMITS = { name: 80, text: 2000, perCv: 200 } as const;
