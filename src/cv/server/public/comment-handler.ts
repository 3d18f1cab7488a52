import type { StorageKernel } from '#files/service.ts';
import type { Handler } from '#platform/server/http/front.ts';
import { cvPath, parseCommentsPath } from '../../pages/cv-path.ts';
import { findPublicCv } from './public-cv.ts';
import { receiveComment } from './receive-comment.ts';

/** Creates the handler for the address that comment forms on CV pages are sent to. */
export const makeCommentHandler =
  (kernel: StorageKernel): Handler =>
  async (exchange) => {
    const cvId = parseCommentsPath(exchange.visit.path) ?? '';
    await receiveComment(kernel, exchange, { page: cvPath(cvId), find: () => findPublicCv(kernel, cvId) });
  };
