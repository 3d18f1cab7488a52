import type { StorageKernel } from '#files/service.ts';
import { AppError } from '#platform/pure/errors.ts';
import type { Exchange } from '#platform/server/http/front.ts';
import { makeReadyBody, sendReadyBody } from '#platform/server/http/ready-body.ts';
import type { VisitCounter } from '#visits/service.ts';
import { COMMENTS_BELOW_LINK, namedCvPath, parseLinkPath, urlsBelowLink } from '../../pages/cv-path.ts';
import { commentViewBody } from './comment-view-body.ts';
import { findNamedCv } from './find-named-cv.ts';
import { bodyBelow } from './linked-cv.ts';
import { receiveComment } from './receive-comment.ts';

/** The path of a CV below its owner's username: its slug, and what is asked for below it. No slug asks for the first CV. */
type NamedCv = { username: string; slug: string | undefined; subpath: string };

/**
 * Returns the handler for public CVs at their owner's username. A former slug redirects to the current one, and a path
 * without a slug to the first public CV in the member's order.
 */
export const makeNamedCvHandler =
  ({ kernel, visits }: { kernel: StorageKernel; visits: Pick<VisitCounter, 'count'> }) =>
  async (exchange: Exchange, named: NamedCv) => {
    const { request, response, visit } = exchange;
    response.removeHeader('set-cookie');
    const find = () => findAtSlug(kernel, named);
    if (named.slug !== undefined && named.subpath === COMMENTS_BELOW_LINK)
      return receiveComment(kernel, exchange, { page: namedCvPath(named.username, named.slug), find });
    const commentBody = named.subpath === '' ? await commentViewBody(kernel, visit.search, find) : undefined;
    if (commentBody) return sendReadyBody(request, response, commentBody);
    const key = { host: 'instance', path: visit.path, language: '' };
    const body = await kernel.pages.get(key, () => namedCvBody(kernel, named));
    const target = parseLinkPath(named.subpath);
    const [ownerId, id] = body.tags ?? [];
    if (body.status === 200 && ownerId !== undefined && id !== undefined && target && 'form' in target) {
      const { form } = target;
      if (form !== 'picture')
        visits.count(exchange, { ownerId, target: { kind: 'cv', id }, page: '', isDownload: form === 'pdf' });
    }
    await sendReadyBody(request, response, body);
  };

/** Returns the CV at exactly this slug. */
async function findAtSlug(kernel: StorageKernel, { username, slug }: NamedCv) {
  const found = slug === undefined ? undefined : await findNamedCv(kernel, { owner: { username }, slug });
  return found && found.slug === slug
    ? { ...found.cv, urls: urlsBelowLink(namedCvPath(username, found.slug)) }
    : undefined;
}

async function namedCvBody(kernel: StorageKernel, { username, slug, subpath }: NamedCv) {
  const found = await findNamedCv(kernel, { owner: { username }, slug });
  if (!found) throw new AppError('NOT_FOUND');
  const { cv } = found;
  const path = namedCvPath(username, found.slug);
  if (found.slug !== slug) {
    const location = subpath === '' ? path : `${path}/${subpath}`;
    // The first CV can change at any time.
    const status = slug === undefined ? 302 : 308;
    const headers = { location, 'cache-control': 'no-cache' };
    return { body: makeReadyBody(status, headers, Buffer.alloc(0)), tags: [cv.ownerId] };
  }
  const body = await bodyBelow(kernel, { ...cv, urls: urlsBelowLink(path) }, subpath);
  return { body, tags: [cv.ownerId, cv.id] };
}
