import { AppError } from '#platform/errors.ts';
import type { Handler } from '#platform/http/front.ts';
import { makeReadyBody, type ReadyBody, sendReadyBody } from '#platform/http/ready-body.ts';
import { type SiteFace, siteFaceOfName } from './site-face.ts';

const PATH = /^\/faces\/([a-z0-9-]{1,80})\.woff2$/;

/** Returns the path of a font file; it is the same on every host. */
export const addressOfSiteFace = (name: string) => `/faces/${name}.woff2`;

/** Returns the font name in a path; undefined if the path is not that of a font. */
export const readSiteFacePath = (path: string) => PATH.exec(path)?.[1];

/** Returns the bytes of a font, for exports; undefined if there is no font of this name. */
export const siteFaceBytes = async (name: string): Promise<Uint8Array | undefined> =>
  (await siteFaceOfName(name))?.bytes;

/** Cached forever, as the name contains a hash of the content, and readable from every origin, as fonts are public. */
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

/** Handles a request for a font of the sites' pages. */
export const sendSiteFace: Handler = async ({ request, response, visit }) => {
  const name = readSiteFacePath(visit.path);
  const face = name === undefined ? undefined : await siteFaceOfName(name);
  if (!face) throw new AppError('NOT_FOUND');
  response.removeHeader('set-cookie');
  await sendReadyBody(request, response, bodyOf(face));
};
