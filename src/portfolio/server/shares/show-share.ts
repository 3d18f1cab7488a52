import { linkedCvBody } from '#cv/service.ts';
import type { FilesKernel } from '#files/service.ts';
import { AppError } from '#platform/errors.ts';
import type { Exchange } from '#platform/http/front.ts';
import { bodyOf, type ReadyBody, sendReadyBody } from '#platform/http/ready-body.ts';
import type { Visits } from '#visits/service.ts';
import { cardPathOf, readSitePath } from '../../pages/site-paths.ts';
import { isContact, requireReading, siteAnswer, takeContact } from '../site/answer-site.ts';
import { lookedAt } from '../site/looked-at.ts';
import { sitePageBody } from '../site/site-body.ts';
import { siteCardBody } from '../site/site-files.ts';
import { askPassword } from './ask-password.ts';
import { cvBehind, type LinkedPage, projectBehind, siteBehind } from './behind-share.ts';
import { findShare } from './find-share.ts';
import type { Gate, Gates } from './gate.ts';
import { holdsKey } from './link-key.ts';
import type { ShownShare } from './store.ts';

type Options = { files: FilesKernel; gates: Gates; visits: Visits };

/**
 * Returns the handler for links: the site of a portfolio, or the single page of a project or CV. The gate is checked at
 * each request; content comes from the page cache.
 */
export function makeShowShare({ files, gates, visits }: Options) {
  const { pages, clock } = files;

  const shareNow = async (id: string) => {
    const share = await findShare(files, id);
    if (!share) throw new AppError('NOT_FOUND');
    return share;
  };

  return async (exchange: Exchange, shareId: string, rest: string) => {
    const { request, response, visit } = exchange;
    const gate = await gates.find(shareId);
    if (!gate) throw new AppError('NOT_FOUND');
    response.removeHeader('set-cookie');
    if (gate.passwordHash !== null && !holdsKey(files, exchange, gate)) return askPassword(files, exchange, gate);
    const page = gate.targetKind === 'portfolio' ? readSitePath(rest) : undefined;
    const isLetter = page !== undefined && isContact(page);
    if (request.method === 'POST' && isLetter) {
      const { gathered, place } = await siteBehind(files, await shareNow(gate.id));
      return takeContact(files, exchange, gathered, place);
    }
    // The password was submitted again although the cookie is already valid.
    if (request.method === 'POST' && gate.passwordHash !== null) return askPassword(files, exchange, gate);
    requireReading(exchange);
    const sent = isLetter && visit.search !== '';
    const key = { host: 'instance', path: visit.path, language: clock.now().toISOString().slice(0, 10) };
    const render = async () => {
      const share = await shareNow(gate.id);
      const body = await answer(files, share, { rest, sent });
      return { body: share.passwordHash === null ? body : forOneReader(body), tags: [share.ownerId] };
    };
    const body = sent ? (await render()).body : await pages.get(key, render);
    const looked = body.status === 200 && !sent ? lookedBehind(gate, rest) : undefined;
    if (looked) visits.count(exchange, { ownerId: gate.ownerId, target: { kind: 'share', id: gate.id }, ...looked });
    await sendReadyBody(request, response, body);
  };
}

async function answer(files: FilesKernel, share: ShownShare, { rest, sent }: { rest: string; sent: boolean }) {
  switch (share.targetKind) {
    case 'portfolio': {
      const target = readSitePath(rest);
      if (!target) throw new AppError('NOT_FOUND');
      const { gathered, place } = await siteBehind(files, share);
      return siteAnswer(files, gathered, { place, target, sent });
    }
    case 'project':
      return projectAnswer(files, await projectBehind(files, share), rest);
    case 'cv':
      return linkedCvBody(files, await cvBehind(files, share), rest);
  }
}

/** Returns the page or preview image of a project that is shared alone. */
async function projectAnswer(files: FilesKernel, { gathered, place, page }: LinkedPage, rest: string) {
  if (rest === '') return sitePageBody(files, gathered, { page, place, alone: true });
  if (rest === cardPathOf({ kind: 'home' })) return siteCardBody(files, gathered, page);
  throw new AppError('NOT_FOUND');
}

/** Marks a password-protected response as private: not stored by browsers and not indexed. */
const forOneReader = (body: ReadyBody) =>
  bodyOf(
    { ...body, headers: { ...body.headers, 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' } },
    body.identity,
  );

/** Returns the page or download to count as a visit; undefined for all other files. */
function lookedBehind({ targetKind }: Gate, rest: string) {
  if (targetKind === 'project') return rest === '' ? { page: '' } : undefined;
  const target = readSitePath(rest);
  const isOfCv = rest === '' || rest === 'cv.pdf';
  return target && (targetKind === 'portfolio' || isOfCv) ? lookedAt(target) : undefined;
}
