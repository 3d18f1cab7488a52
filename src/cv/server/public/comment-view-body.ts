import type { StorageKernel } from '#files/service.ts';
import { mayHaveCommentView, parseCommentView } from '../../pages/comments.ts';
import { commentableBlocks, commentsForPage } from './comments-for-page.ts';
import { pageBody } from './page-body.ts';
import type { PublicCv } from './public-cv.ts';

/**
 * Returns the page of a CV with the comment form or the note after a comment, for one visitor alone; undefined if the
 * query asks for neither. `find` is called only if it may.
 */
export async function commentViewBody(
  kernel: StorageKernel,
  search: string,
  find: () => Promise<PublicCv | undefined>,
) {
  if (!mayHaveCommentView(search)) return undefined;
  const cv = await find();
  const view = cv && parseCommentView(search, commentableBlocks(cv));
  const comments = view && (await commentsForPage(kernel, cv, view));
  return comments && pageBody(kernel, cv, { comments });
}
