import type words from '#messages/en/cv-comments.json';

/** What a CV's page says around remarks: `messages/…/cv-comments.json`. */
export type RemarkWords = (typeof words)['page'];
