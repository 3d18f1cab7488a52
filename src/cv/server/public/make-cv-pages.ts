import type { FilesKernel } from '#files/service.ts';
import type { Actor } from '#identity/contract.ts';
import { AppError } from '#platform/errors.ts';
import type { Exchange, Handler } from '#platform/http/front.ts';
import { type ReadyBody, sendReadyBody } from '#platform/http/ready-body.ts';
import { LANGUAGES } from '#platform/i18n/languages.ts';
import { translatorOf } from '#platform/i18n/words.ts';
import type { Visits } from '#visits/service.ts';
import { addressOfCv, type PublicForm, readCvPath, readFacePath } from '../../pages/cv-path.ts';
import { ownerBar } from '../../pages/owner-bar.ts';
import { askOf, asksSomething } from '../../pages/remarks.ts';
import { blocksOf, remarksFor } from '../comments/remarks-for.ts';
import { pdfBody, pictureBody } from './file-bodies.ts';
import { pageBody } from './page-body.ts';
import { findOwnCv, findPublicCv, type PublicCv } from './public-cv.ts';
import { sendFace } from './send-face.ts';

type Options = { files: FilesKernel; actorOf: (exchange: Exchange) => Promise<Actor>; visits: Pick<Visits, 'count'> };

/**
 * Creates the handler for public CVs: page, web fonts, PDF and preview image. Responses come from the page cache, which
 * the owner's changes invalidate. Requests without a cookie skip the session lookup.
 */
export function makeCvPages({ files, actorOf, visits }: Options): Handler {
  const { pages } = files;

  const ownPage = async (exchange: Exchange, id: string) => {
    if (exchange.request.headers.cookie === undefined) return undefined;
    const actor = await actorOf(exchange);
    const cv = actor.kind === 'member' ? await findOwnCv(files, id, actor.uid) : undefined;
    if (!cv) return undefined;
    const remarks = await remarksFor(files, cv, askOf(exchange.visit.search, blocksOf(cv)));
    return pageBody(files, cv, { bar: barOf(cv, exchange), remarks });
  };

  /** Returns the page with the comment form or the note after a comment, for this visitor alone. */
  const askedPage = async ({ visit: { search } }: Exchange, id: string) => {
    if (!asksSomething(search)) return undefined;
    const cv = await findPublicCv(files, id);
    const ask = cv && askOf(search, blocksOf(cv));
    const remarks = ask && (await remarksFor(files, cv, ask));
    return remarks && pageBody(files, cv, { remarks });
  };

  const countVisit = (exchange: Exchange, { id, form }: { id: string; form: PublicForm }, { tags = [] }: ReadyBody) => {
    const [ownerId] = tags;
    if (ownerId === undefined || form === 'picture') return;
    visits.count(exchange, { ownerId, target: { kind: 'cv', id }, page: '', isDownload: form === 'pdf' });
  };

  return async (exchange) => {
    const { request, response, visit } = exchange;
    const face = readFacePath(visit.path);
    if (face) return sendFace({ files, actorOf }, exchange, face);
    const wanted = readCvPath(visit.path);
    if (!wanted) throw new AppError('NOT_FOUND');
    const { id, form } = wanted;
    const own = form === 'page' ? await ownPage(exchange, id) : undefined;
    if (own) return sendReadyBody(request, response, own);
    // A cached response must reveal nothing about the visitor, not even that their session was extended.
    response.removeHeader('set-cookie');
    const asked = form === 'page' ? await askedPage(exchange, id) : undefined;
    if (asked) return sendReadyBody(request, response, asked);
    const key = { host: 'instance', path: addressOfCv(id, form), language: '' };
    const body = await pages.get(key, async () => {
      const cv = await findPublicCv(files, id);
      if (!cv || (form === 'pdf' && !cv.sharing.download)) throw new AppError('NOT_FOUND');
      return { body: await BODIES[form](files, cv), tags: [cv.ownerId] };
    });
    countVisit(exchange, wanted, body);
    await sendReadyBody(request, response, body);
  };
}

const BODIES: Record<PublicForm, (files: FilesKernel, cv: PublicCv) => Promise<ReadyBody>> = {
  page: async (files, cv) => pageBody(files, cv, { remarks: await remarksFor(files, cv) }),
  pdf: pdfBody,
  picture: pictureBody,
};

function barOf({ id, visibility }: PublicCv, { visit: { language } }: Exchange) {
  const t = translatorOf(language);
  const words = {
    seen: t(`cv-public.bar.${visibility}`),
    label: t('cv-public.bar.label'),
    edit: t('cv-public.bar.edit'),
    sharing: t('cv-public.bar.sharing'),
  };
  return ownerBar({ id, words, language, direction: LANGUAGES[language] });
}
