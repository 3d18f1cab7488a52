import type { FilesKernel } from '#files/service.ts';
import type { Actor } from '#identity/contract.ts';
import { AppError } from '#platform/errors.ts';
import type { Exchange } from '#platform/http/front.ts';
import { makeReadyBody, type ReadyBody, sendReadyBody } from '#platform/http/ready-body.ts';
import { cutFace } from '#platform/typefaces/cut-face.ts';
import { addressOfFace } from '../../pages/cv-path.ts';
import { headersOf } from './page-body.ts';
import { facesOf } from './page-faces.ts';
import { findOwnCv, findPublicCv, type PublicCv } from './public-cv.ts';

type Options = { files: FilesKernel; actorOf: (exchange: Exchange) => Promise<Actor> };

/**
 * Sends a web font of a CV page to those who may see the page. Its name is a hash of the subset, so it is cached for
 * good.
 */
export async function sendFace(
  { files, actorOf }: Options,
  exchange: Exchange,
  { id, name }: { id: string; name: string },
) {
  const { request, response } = exchange;
  const ofReaders = async () => {
    const cv = await findPublicCv(files, id);
    if (!cv) throw new AppError('NOT_FOUND');
    return { body: await faceBody(cv, name), tags: [cv.ownerId] };
  };
  const own = request.headers.cookie === undefined ? undefined : await ownCv({ files, actorOf }, exchange, id);
  const key = { host: 'instance', path: addressOfFace(id, name), language: '' };
  const body = own ? await faceBody(own, name) : await files.pages.get(key, ofReaders);
  response.removeHeader('set-cookie');
  await sendReadyBody(request, response, body);
}

/** Returns the CV if the caller owns it: only the owner can see a private one. */
async function ownCv({ files, actorOf }: Options, exchange: Exchange, id: string) {
  const actor = await actorOf(exchange);
  return actor.kind === 'member' ? findOwnCv(files, id, actor.uid) : undefined;
}

/** Returns the response with a web font by its name, only if the page of the CV uses it. */
export async function faceBody(cv: PublicCv, name: string): Promise<ReadyBody> {
  const { faces } = await facesOf(cv);
  const face = faces.find((one) => one.name === name);
  if (!face) throw new AppError('NOT_FOUND');
  const headers = {
    'content-type': 'font/woff2',
    'cache-control': 'private, max-age=31536000, immutable',
    ...headersOf(cv.visibility),
  };
  return makeReadyBody(200, headers, Buffer.from(await cutFace(face)));
}
