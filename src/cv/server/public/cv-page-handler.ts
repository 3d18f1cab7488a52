import type { StorageKernel } from '#files/service.ts';
import type { Actor } from '#identity/contract.ts';
import { AppError } from '#platform/pure/errors.ts';
import { LANGUAGES } from '#platform/pure/i18n/languages.ts';
import type { Exchange, Handler } from '#platform/server/http/front.ts';
import { type ReadyBody, sendReadyBody } from '#platform/server/http/ready-body.ts';
import { translatorOf } from '#platform/server/i18n/messages.ts';
import type { VisitCounter } from '#visits/service.ts';
import { parseCommentView } from '../../pages/comments.ts';
import { cvPath, type PublicForm, parseCvPath, parseFontPath } from '../../pages/cv-path.ts';
import { renderOwnerBar } from '../../pages/owner-bar.ts';
import { commentViewBody } from './comment-view-body.ts';
import { commentableBlocks, commentsForPage } from './comments-for-page.ts';
import { pdfBody, previewImageBody } from './file-responses.ts';
import { pageBody } from './page-body.ts';
import { findOwnCv, findPublicCv, type PublicCv } from './public-cv.ts';
import { sendFont } from './send-font.ts';

type CvPageHandlerOptions = {
  kernel: StorageKernel;
  actorOf: (exchange: Exchange) => Promise<Actor>;
  visits: Pick<VisitCounter, 'count'>;
};

/**
 * Creates the handler for public CVs: page, web fonts, PDF and preview image. Responses come from the page cache, which
 * the owner's changes invalidate. Requests without a cookie skip the session lookup.
 */
export function makeCvPageHandler({ kernel, actorOf, visits }: CvPageHandlerOptions): Handler {
  const { pages } = kernel;

  const ownerPage = async (exchange: Exchange, id: string) => {
    if (exchange.request.headers.cookie === undefined) return undefined;
    const actor = await actorOf(exchange);
    const cv = actor.kind === 'member' ? await findOwnCv(kernel, id, actor.uid) : undefined;
    if (!cv) return undefined;
    const comments = await commentsForPage(kernel, cv, parseCommentView(exchange.visit.search, commentableBlocks(cv)));
    return pageBody(kernel, cv, { bar: ownerBarOf(cv, exchange), comments });
  };

  const countVisit = (exchange: Exchange, { id, form }: { id: string; form: PublicForm }, { tags = [] }: ReadyBody) => {
    const [ownerId] = tags;
    if (ownerId === undefined || form === 'picture') return;
    visits.count(exchange, { ownerId, target: { kind: 'cv', id }, page: '', isDownload: form === 'pdf' });
  };

  return async (exchange) => {
    const { request, response, visit } = exchange;
    const fontRef = parseFontPath(visit.path);
    if (fontRef) return sendFont({ kernel, actorOf }, exchange, fontRef);
    const target = parseCvPath(visit.path);
    if (!target) throw new AppError('NOT_FOUND');
    const { id, form } = target;
    const ownerBody = form === 'page' ? await ownerPage(exchange, id) : undefined;
    if (ownerBody) return sendReadyBody(request, response, ownerBody);
    // A cached response must reveal nothing about the visitor, not even that their session was extended.
    response.removeHeader('set-cookie');
    const commentBody =
      form === 'page' ? await commentViewBody(kernel, visit.search, () => findPublicCv(kernel, id)) : undefined;
    if (commentBody) return sendReadyBody(request, response, commentBody);
    const key = { host: 'instance', path: cvPath(id, form), language: '' };
    const body = await pages.get(key, async () => {
      const cv = await findPublicCv(kernel, id);
      if (!cv || (form === 'pdf' && !cv.sharing.download)) throw new AppError('NOT_FOUND');
      return { body: await BODY_BY_FORM[form](kernel, cv), tags: [cv.ownerId] };
    });
    countVisit(exchange, target, body);
    await sendReadyBody(request, response, body);
  };
}

const BODY_BY_FORM: Record<PublicForm, (kernel: StorageKernel, cv: PublicCv) => Promise<ReadyBody>> = {
  page: async (kernel, cv) => pageBody(kernel, cv, { comments: await commentsForPage(kernel, cv) }),
  pdf: pdfBody,
  picture: previewImageBody,
};

function ownerBarOf({ id, visibility, isOutdated }: PublicCv, { visit: { language } }: Exchange) {
  const t = translatorOf(language);
  const words = {
    status: [t(`cv-public.bar.${visibility}`), ...(isOutdated ? [t('cv-public.bar.older')] : [])].join(' '),
    label: t('cv-public.bar.label'),
    edit: t('cv-public.bar.edit'),
    sharing: t('cv-public.bar.sharing'),
  };
  return renderOwnerBar({ id, words, language, direction: LANGUAGES[language] });
}
