import { AppError } from '#platform/errors.ts';
import type { Handler } from '#platform/http/front.ts';
import { makeReadyBody, type ReadyBody, sendReadyBody } from '#platform/http/ready-body.ts';
import { type SiteFace, siteFaceOfName } from './site-face.ts';

const PATH = /^\/faces\/([a-z0-9-]{1,80})\.woff2$/;

/** Where a face is for all sites, at every host. */
export const addressOfSiteFace = (name: string) => `/faces/${name}.woff2`;

/** The name of the face that is asked for. */
export const readSiteFacePath = (path: string) => PATH.exec(path)?.[1];

/** The file of a face, for whoever packs it; nothing where no face was ever called so. */
export const siteFaceBytes = async (name: string): Promise<Uint8Array | undefined> =>
  (await siteFaceOfName(name))?.bytes;

/** What its name says lies in it, so that nobody asks for it twice; and it is nobody's secret, whoever shows it. */
const HEADERS = {
  'content-type': 'font/woff2',
  'cache-control': 'public, max-age=31536000, immutable',
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
};

const bodies = new WeakMap<SiteFace, ReadyBody>();

function bodyOf(face: SiteFace): ReadyBody {
  const known = bodies.get(face);
  if (known) return known;
  const body = makeReadyBody(200, HEADERS, face.bytes);
  bodies.set(face, body);
  return body;
}

/** A face of the sites' pages. */
export const sendSiteFace: Handler = async ({ request, response, visit }) => {
  const name = readSiteFacePath(visit.path);
  const face = name === undefined ? undefined : await siteFaceOfName(name);
  if (!face) throw new AppError('NOT_FOUND');
  response.removeHeader('set-cookie');
  await sendReadyBody(request, response, bodyOf(face));
};
