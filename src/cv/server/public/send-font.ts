import type { StorageKernel } from '#files/service.ts';
import type { Actor } from '#identity/contract.ts';
import { AppError } from '#platform/pure/errors.ts';
import type { Exchange } from '#platform/server/http/front.ts';
import { makeReadyBody, type ReadyBody, sendReadyBody } from '#platform/server/http/ready-body.ts';
import { makeFontSubset } from '#platform/server/typefaces/font-subset.ts';
import { fontPath } from '../../pages/cv-path.ts';
import { privacyHeadersOf } from './page-body.ts';
import { pageFontsOf } from './page-fonts.ts';
import { findOwnCv, findPublicCv, type PublicCv } from './public-cv.ts';

type SendFontOptions = { kernel: StorageKernel; actorOf: (exchange: Exchange) => Promise<Actor> };

/**
 * Sends a web font of a CV page to those who may see the page.
 * Its name is a hash of the subset, so it is cached for good.
 */
export async function sendFont(
  { kernel, actorOf }: SendFontOptions,
  exchange: Exchange,
  { id, name }: { id: string; name: string },
) {
  const { request, response } = exchange;
  const loadPublicFont = async () => {
    const cv = await findPublicCv(kernel, id);
    if (!cv) throw new AppError('NOT_FOUND');
    return { body: await fontBody(cv, name), tags: [cv.ownerId] };
  };
  const ownerCv =
    request.headers.cookie === undefined ? undefined : await findOwnerCv({ kernel, actorOf }, exchange, id);
  const key = { host: 'instance', path: fontPath(id, name), language: '' };
  const body = ownerCv ? await fontBody(ownerCv, name) : await kernel.pages.get(key, loadPublicFont);
  response.removeHeader('set-cookie');
  await sendReadyBody(request, response, body);
}

/** Returns the CV if the caller owns it: only the owner can see a private one. */
async function findOwnerCv({ kernel, actorOf }: SendFontOptions, exchange: Exchange, id: string) {
  const actor = await actorOf(exchange);
  return actor.kind === 'member' ? findOwnCv(kernel, id, actor.uid) : undefined;
}

/** Returns the response with a web font by its name, only if the page of the CV uses it. */
export async function fontBody(cv: PublicCv, name: string): Promise<ReadyBody> {
  const { fonts } = await pageFontsOf(cv);
  const font = fonts.find((one) => one.name === name);
  if (!font) throw new AppError('NOT_FOUND');
  const headers = {
    'content-type': 'font/woff2',
    'cache-control': 'private, max-age=31536000, immutable',
    ...privacyHeadersOf(cv.visibility),
  };
  return makeReadyBody(200, headers, Buffer.from(await makeFontSubset(font)));
}
