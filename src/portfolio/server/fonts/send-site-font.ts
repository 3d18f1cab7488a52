import { facePartNamed, type StorageKernel } from '#files/service.ts';
import { AppError } from '#platform/pure/errors.ts';
import type { Handler } from '#platform/server/http/front.ts';
import { makeReadyBody, type ReadyBody, sendReadyBody } from '#platform/server/http/ready-body.ts';
import { findSiteFont, type SiteFont } from './site-font.ts';
import { isSiteOfOwnerDown } from './store.ts';

const PATH = /^\/faces\/([a-z0-9-]{1,80})\.woff2$/;

/** Returns the path of a font file; it is the same on every host. */
export const siteFontPath = (name: string) => `/faces/${name}.woff2`;

/** Returns the font name in a path; undefined if the path is not that of a font. */
export const readSiteFontPath = (path: string) => PATH.exec(path)?.[1];

type Ctx = Pick<StorageKernel, 'db'>;

/** Returns the bytes of a font, for exports; undefined if there is no font of this name. */
export const siteFontBytes = async (ctx: Ctx, name: string): Promise<Uint8Array | undefined> =>
  (await findSiteFont(name))?.bytes ?? (await facePartNamed(ctx, name))?.bytes;

/** Cached forever, as the name contains a hash of the content, and readable from every origin, as fonts are public. */
const HEADERS = {
  'content-type': 'font/woff2',
  'cache-control': 'public, max-age=31536000, immutable',
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
};

/** A member's font is for their own pages: other sites may not use it. */
const OWN_HEADERS = { 'content-type': HEADERS['content-type'], 'cache-control': HEADERS['cache-control'] };

/** Returns the response with a font of a member; undefined if there is none, or an admin took down their site. */
async function ownBodyOf(ctx: Ctx, name: string): Promise<ReadyBody | undefined> {
  const part = await facePartNamed(ctx, name);
  if (!part || (await ctx.db.asVisitor(({ sql }) => isSiteOfOwnerDown(sql, part.ownerId)))) return undefined;
  return makeReadyBody(200, OWN_HEADERS, part.bytes);
}

const bodies = new WeakMap<SiteFont, ReadyBody>();

function bodyOf(font: SiteFont): ReadyBody {
  const known = bodies.get(font);
  if (known) return known;
  const body = makeReadyBody(200, HEADERS, font.bytes);
  bodies.set(font, body);
  return body;
}

/** Returns the handler of requests for fonts of the sites' pages: the product's, and those of members. */
export const sendSiteFont =
  (ctx: Ctx): Handler =>
  async ({ request, response, visit }) => {
    const name = readSiteFontPath(visit.path) ?? '';
    const font = await findSiteFont(name);
    const body = font ? bodyOf(font) : await ownBodyOf(ctx, name);
    if (!body) throw new AppError('NOT_FOUND');
    response.removeHeader('set-cookie');
    await sendReadyBody(request, response, body);
  };
