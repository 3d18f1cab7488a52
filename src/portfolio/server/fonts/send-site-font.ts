import { AppError } from '#platform/pure/errors.ts';
import type { Handler } from '#platform/server/http/front.ts';
import { makeReadyBody, type ReadyBody, sendReadyBody } from '#platform/server/http/ready-body.ts';
import { findSiteFont, type SiteFont } from './site-font.ts';

const PATH = /^\/faces\/([a-z0-9-]{1,80})\.woff2$/;

/** Returns the path of a font file; it is the same on every host. */
export const siteFontPath = (name: string) => `/faces/${name}.woff2`;

/** Returns the font name in a path; undefined if the path is not that of a font. */
export const readSiteFontPath = (path: string) => PATH.exec(path)?.[1];

/** Returns the bytes of a font, for exports; undefined if there is no font of this name. */
export const siteFontBytes = async (name: string): Promise<Uint8Array | undefined> => (await findSiteFont(name))?.bytes;

/** Cached forever, as the name contains a hash of the content, and readable from every origin, as fonts are public. */
const HEADERS = {
  'content-type': 'font/woff2',
  'cache-control': 'public, max-age=31536000, immutable',
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
};

const bodies = new WeakMap<SiteFont, ReadyBody>();

function bodyOf(font: SiteFont): ReadyBody {
  const known = bodies.get(font);
  if (known) return known;
  const body = makeReadyBody(200, HEADERS, font.bytes);
  bodies.set(font, body);
  return body;
}

/** Handles a request for a font of the sites' pages. */
export const sendSiteFont: Handler = async ({ request, response, visit }) => {
  const name = readSiteFontPath(visit.path);
  const font = name === undefined ? undefined : await findSiteFont(name);
  if (!font) throw new AppError('NOT_FOUND');
  response.removeHeader('set-cookie');
  await sendReadyBody(request, response, bodyOf(font));
};
