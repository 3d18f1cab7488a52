import type words from '#messages/en/cv-comments.json';

/** The words for comments on a CV page, from `messages/…/cv-comments.json`. */
export type CommentWords = Omit<(typeof words)['page'], 'nameless'>;
