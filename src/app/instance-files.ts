import { AppError } from '#platform/errors.ts';
import type { Assets } from '#platform/http/assets.ts';
import type { Handler } from '#platform/http/front.ts';
import { makeReadyBody, sendReadyBody } from '#platform/http/ready-body.ts';
import { findLogo } from '#platform/instance-settings/store.ts';
import { readLogoAddress, readLook } from '#platform/instance-settings/tell-facts.ts';
import type { Kernel } from '#platform/kernel.ts';

const MANIFEST = '/site.webmanifest';
/** The content of these URLs never changes. */
const FOR_GOOD = 'public, max-age=31536000, immutable';

export const isInstanceFile = (path: string) => path.startsWith('/instance/') || path === MANIFEST;

type Parts = { kernel: Kernel; assets: Assets };

/** Sends the files that an admin has set: the logo, the theme's style sheet, and the web app manifest with its name. */
export function sendInstanceFiles({ kernel: { db, instance }, assets }: Parts): Handler {
  const manifest = async () => {
    const made = await assets.read(MANIFEST);
    const { name } = instance.current;
    const named = { ...(JSON.parse(made.identity.toString()) as object), name, short_name: name };
    return makeReadyBody(200, made.headers, Buffer.from(JSON.stringify(named)));
  };

  const logo = async (path: string) => {
    const asked = readLogoAddress(path);
    const bytes = asked && (await db.asVisitor(({ sql }) => findLogo(sql, asked)));
    if (!bytes) throw new AppError('NOT_FOUND');
    const type = `image/${asked.format}`;
    // Emails display the logo too, so it may be loaded from any origin.
    const anywhere = { 'cross-origin-resource-policy': 'cross-origin' };
    return makeReadyBody(200, { 'content-type': type, 'cache-control': FOR_GOOD, ...anywhere }, bytes);
  };

  const fileAt = (path: string) => {
    const look = readLook(path);
    if (look === undefined) return path === MANIFEST ? manifest() : logo(path);
    const headers = { 'content-type': 'text/css; charset=utf-8', 'cache-control': FOR_GOOD };
    return makeReadyBody(200, headers, Buffer.from(look));
  };

  return async ({ request, response, visit }) => sendReadyBody(request, response, await fileAt(visit.path));
}
