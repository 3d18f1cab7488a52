import type { FilesKernel } from '#files/service.ts';
import { AppError } from '#platform/errors.ts';
import type { Exchange, Handler } from '#platform/http/front.ts';
import { requireOwnPage } from '#platform/http/own-page.ts';
import { sendReadyBody } from '#platform/http/ready-body.ts';
import { translatorOf } from '#platform/i18n/words.ts';
import type { CommentBlock } from '../../model/comment-blocks.ts';
import { languageOf } from '../../model/language-of.ts';
import { addressOfCv } from '../../pages/cv-path.ts';
import type { TypedRemark } from '../../pages/remark-form.ts';
import { addressOfSaid } from '../../pages/remarks.ts';
import { pageBody } from '../public/page-body.ts';
import { findPublicCv, type PublicCv } from '../public/public-cv.ts';
import { type LeftComment, leaveComment } from './leave-comment.ts';
import { readCommentForm } from './read-comment-form.ts';
import { blocksOf, remarksFor } from './remarks-for.ts';

const HOUR = 60 * 60;

const PATH = /^\/cv\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/comments$/i;

export const isCommentPath = (path: string) => PATH.test(path);

/** Creates the handler for the address that comment forms on CV pages are sent to. */
export const makeCommentDoor =
  (kernel: FilesKernel): Handler =>
  async (exchange) => {
    const { request, response, visit } = exchange;
    const cvId = PATH.exec(visit.path)?.[1]?.toLowerCase() ?? '';
    if (request.method === 'POST') return receiveComment(kernel, exchange, cvId);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD, POST');
      throw new AppError('METHOD_NOT_SUPPORTED');
    }
    // A reload of a rejected form by its URL leads to the page.
    response.writeHead(303, { location: addressOfCv(cvId), 'cache-control': 'no-store' }).end();
  };

/**
 * Stores a comment and redirects to its block. If it is rejected, responds with the page, the typed input and the
 * reason.
 */
async function receiveComment(kernel: FilesKernel, exchange: Exchange, cvId: string) {
  const { request, response, visit } = exchange;
  requireOwnPage(exchange);
  const cv = await findPublicCv(kernel, cvId);
  const comments = cv?.sharing.comments ?? 'off';
  const blocks = cv ? blocksOf(cv) : [];
  if (!cv || comments === 'off' || blocks.length === 0) throw new AppError('NOT_FOUND');
  const form = await readCommentForm(request);
  const block = blocks.find(({ place }) => place.join('/') === form.place);
  const { id, ownerId } = cv;
  const left: LeftComment = block
    ? await leaveComment(kernel, { cvId: id, ownerId, comments, block, form, address: visit.address })
    : { kind: 'gone' };
  if (left.kind === 'taken' && block) {
    const location = addressOfSaid(id, block.place, left.state);
    response.writeHead(303, { location, 'cache-control': 'no-store' }).end();
    return;
  }
  if (left.kind === 'tooOften') response.setHeader('retry-after', String(left.seconds));
  const at = block ?? nearest(blocks, form.place);
  const typed = { name: form.name, text: form.text, ...toldOf(left, cv) };
  const remarks = await remarksFor(kernel, cv, { kind: 'form', place: at.place, typed });
  const status = left.kind === 'tooOften' ? 429 : 422;
  await sendReadyBody(request, response, await pageBody(kernel, cv, { remarks, status }));
}

/** Returns the innermost remaining block around a deleted one, or else the first block. */
function nearest(blocks: readonly CommentBlock[], gone: string): CommentBlock {
  const around = blocks.filter(({ place }) => gone.startsWith(`${place.join('/')}/`)).at(-1) ?? blocks[0];
  if (!around) throw new AppError('NOT_FOUND');
  return around;
}

function toldOf(left: LeftComment, { content }: PublicCv): Pick<TypedRemark, 'faults' | 'refusal'> {
  const t = translatorOf(languageOf(content.design.language).words);
  const refused = (refusal: string) => ({ faults: {}, refusal });
  switch (left.kind) {
    case 'faulty':
      return { faults: left.faults };
    case 'tooOften':
      return refused(
        left.seconds > HOUR
          ? t('cv-comments.page.tooOftenHours', { count: Math.ceil(left.seconds / HOUR) })
          : t('cv-comments.page.tooOftenMinutes', { count: Math.ceil(left.seconds / 60) }),
      );
    case 'full':
      return refused(t('cv-comments.page.full'));
    case 'gone':
      return refused(t('cv-comments.page.gone'));
    case 'taken':
      return { faults: {} };
  }
}
