/** The views of the review, of which one is shown at a time. */
export const REVIEW_VIEWS = ['checks', 'spelling', 'job', 'reading', 'comments'] as const;
export type ReviewView = (typeof REVIEW_VIEWS)[number];

/** The message domains of the review beyond those of the editor. */
export const REVIEW_DOMAINS = ['checks', 'cv-review'] as const;
