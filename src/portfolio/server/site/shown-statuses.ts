/** Statuses of the work that visitors see. */
const VISITORS = { project: ['published'], entry: ['published'], post: ['published'] };

/** Statuses of the work that is not published, and that its member sees in the preview of their site. */
export const UNPUBLISHED = { project: ['draft'], entry: ['active'], post: ['draft', 'scheduled'] };

/** Statuses of the work that members see in the preview of their site. */
const PREVIEW = {
  project: [...VISITORS.project, ...UNPUBLISHED.project],
  entry: [...VISITORS.entry, ...UNPUBLISHED.entry],
  post: [...VISITORS.post, ...UNPUBLISHED.post],
};

/** Returns the statuses of the work that a site shows, by the kind of its records. */
export const shownStatuses = ({ includesUnpublished }: { includesUnpublished?: boolean | undefined }) =>
  includesUnpublished ? PREVIEW : VISITORS;
