/** What the review shows at a time. */
export const REVIEW_VIEWS = ['checks', 'job', 'reading', 'comments'] as const;
export type ReviewView = (typeof REVIEW_VIEWS)[number];

/** What it says, beside the words of the editor. */
export const REVIEW_WORDS = ['checks', 'cv-review'] as const;
