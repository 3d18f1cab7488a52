import type { StorageKernel } from '#files/service.ts';
import { AppError } from '#platform/pure/errors.ts';
import type { Exchange } from '#platform/server/http/front.ts';
import { sendReadyBody } from '#platform/server/http/ready-body.ts';
import { requireSameSite } from '#platform/server/http/require-same-site.ts';
import { translatorOf } from '#platform/server/i18n/messages.ts';
import type { CommentBlock } from '../../model/comment-blocks.ts';
import { languageOf } from '../../model/language-of.ts';
import type { RejectedComment } from '../../pages/comment-form.ts';
import { commentNoteUrl } from '../../pages/comments.ts';
import { type CreateCommentResult, createComment } from '../comments/create-comment.ts';
import { readCommentForm } from '../comments/read-comment-form.ts';
import { OWN_ADDRESS } from '../comments/store.ts';
import { commentableBlocks, commentsForPage } from './comments-for-page.ts';
import { pageBody } from './page-body.ts';
import type { PublicCv } from './public-cv.ts';

const HOUR_SECONDS = 60 * 60;

type CommentedPage = {
  /** Path of the page that the form is on. */
  page: string;
  /** Returns the CV on the page, as its visitors see it. */
  find: () => Promise<PublicCv | undefined>;
};

/** Handles a request to the address that the comment form of a page is sent to. */
export async function receiveComment(kernel: StorageKernel, exchange: Exchange, { page, find }: CommentedPage) {
  const { request, response } = exchange;
  if (request.method === 'POST') return handleSubmission(kernel, exchange, find);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('allow', 'GET, HEAD, POST');
    throw new AppError('METHOD_NOT_SUPPORTED');
  }
  // A reload of a rejected form by its URL leads to the page.
  response.writeHead(303, { location: page, 'cache-control': 'no-store' }).end();
}

/**
 * Stores a comment and redirects to its block.
 * If it is rejected, responds with the page, the typed input and the reason.
 */
async function handleSubmission(kernel: StorageKernel, exchange: Exchange, find: CommentedPage['find']) {
  const { request, response, visit } = exchange;
  requireSameSite(exchange);
  const cv = await find();
  const comments = cv?.sharing.comments ?? 'off';
  const blocks = cv ? commentableBlocks(cv) : [];
  if (!cv || comments === 'off' || blocks.length === 0) throw new AppError('NOT_FOUND');
  const form = await readCommentForm(request);
  const block = blocks.find(({ place }) => place.join('/') === form.place);
  const { id, linkId = OWN_ADDRESS, ownerId, urls } = cv;
  const result: CreateCommentResult = block
    ? await createComment(kernel, { cvId: id, linkId, ownerId, comments, block, form, address: visit.address })
    : { kind: 'gone' };
  if (result.kind === 'taken' && block) {
    const location = commentNoteUrl(urls.page, block.place, result.state);
    response.writeHead(303, { location, 'cache-control': 'no-store' }).end();
    return;
  }
  if (result.kind === 'tooOften') response.setHeader('retry-after', String(result.seconds));
  const targetBlock = block ?? nearestBlock(blocks, form.place);
  const typed = { name: form.name, text: form.text, ...rejectionOf(result, cv) };
  const commentsMarkup = await commentsForPage(kernel, cv, { kind: 'form', place: targetBlock.place, typed });
  const status = result.kind === 'tooOften' ? 429 : 422;
  await sendReadyBody(request, response, await pageBody(kernel, cv, { comments: commentsMarkup, status }));
}

/** Returns the innermost remaining block around a deleted one, or else the first block. */
function nearestBlock(blocks: readonly CommentBlock[], deletedPath: string): CommentBlock {
  const enclosing = blocks.filter(({ place }) => deletedPath.startsWith(`${place.join('/')}/`)).at(-1) ?? blocks[0];
  if (!enclosing) throw new AppError('NOT_FOUND');
  return enclosing;
}

function rejectionOf(result: CreateCommentResult, { content }: PublicCv): Pick<RejectedComment, 'faults' | 'refusal'> {
  const t = translatorOf(languageOf(content.design.language).words);
  const withRefusal = (refusal: string) => ({ faults: {}, refusal });
  switch (result.kind) {
    case 'faulty':
      return { faults: result.faults };
    case 'tooOften':
      return withRefusal(
        result.seconds > HOUR_SECONDS
          ? t('cv-comments.page.tooOftenHours', { count: Math.ceil(result.seconds / HOUR_SECONDS) })
          : t('cv-comments.page.tooOftenMinutes', { count: Math.ceil(result.seconds / 60) }),
      );
    case 'full':
      return withRefusal(t('cv-comments.page.full'));
    case 'gone':
      return withRefusal(t('cv-comments.page.gone'));
    case 'taken':
      return { faults: {} };
  }
}
