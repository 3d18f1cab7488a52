import { AppError } from '#platform/pure/errors.ts';
import type { Assets } from '#platform/server/http/assets.ts';
import type { Handler } from '#platform/server/http/front.ts';
import { makeReadyBody, sendReadyBody } from '#platform/server/http/ready-body.ts';
import { parseLogoPath, readStylesheet } from '#platform/server/instance-settings/instance-facts.ts';
import { findLogo } from '#platform/server/instance-settings/store.ts';
import type { Kernel } from '#platform/server/kernel.ts';

const MANIFEST = '/site.webmanifest';
/** The content of these URLs never changes. */
const CACHE_IMMUTABLE = 'public, max-age=31536000, immutable';

export const isInstanceFile = (path: string) => path.startsWith('/instance/') || path === MANIFEST;

type InstanceFilesOptions = { kernel: Kernel; assets: Assets };

/** Sends the files that an admin has set: the logo, the theme's style sheet, and the web app manifest with its name. */
export function sendInstanceFiles({ kernel: { db, instance }, assets }: InstanceFilesOptions): Handler {
  const manifest = async () => {
    const template = await assets.read(MANIFEST);
    const { name } = instance.current;
    const renamed = { ...(JSON.parse(template.identity.toString()) as object), name, short_name: name };
    return makeReadyBody(200, template.headers, Buffer.from(JSON.stringify(renamed)));
  };

  const logo = async (path: string) => {
    const logoFile = parseLogoPath(path);
    const bytes = logoFile && (await db.asVisitor(({ sql }) => findLogo(sql, logoFile)));
    if (!bytes) throw new AppError('NOT_FOUND');
    const type = `image/${logoFile.format}`;
    // Emails display the logo too, so it may be loaded from any origin.
    const anyOriginHeader = { 'cross-origin-resource-policy': 'cross-origin' };
    return makeReadyBody(200, { 'content-type': type, 'cache-control': CACHE_IMMUTABLE, ...anyOriginHeader }, bytes);
  };

  const fileAt = (path: string) => {
    const stylesheet = readStylesheet(path);
    if (stylesheet === undefined) return path === MANIFEST ? manifest() : logo(path);
    const headers = { 'content-type': 'text/css; charset=utf-8', 'cache-control': CACHE_IMMUTABLE };
    return makeReadyBody(200, headers, Buffer.from(stylesheet));
  };

  return async ({ request, response, visit }) => sendReadyBody(request, response, await fileAt(visit.path));
}
