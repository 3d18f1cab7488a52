import { findNamedCv, namedCvPath, readNamedCvPath } from '#cv/service.ts';
import type { StorageKernel } from '#files/service.ts';
import type { Exchange } from '#platform/server/http/front.ts';
import { isReading } from './named-site.ts';

/**
 * Redirects from a path such as `/cv/analyst` at a host of the member's own to their public CV, which has its page at
 * the instance. Returns whether there is one.
 */
export async function redirectToCv(
  files: StorageKernel,
  { request, response, visit }: Exchange,
  owner: string | { username: string },
) {
  const named = isReading(request) ? readNamedCvPath(visit.path.slice(1)) : undefined;
  const found = named && (await findNamedCv(files, { owner, slug: named.slug }));
  if (!named || !found?.username) return false;
  const below = named.subpath === '' ? '' : `/${named.subpath}`;
  const location = `${files.settings.APP_URL}${namedCvPath(found.username, found.slug)}${below}${visit.search}`;
  response.removeHeader('set-cookie');
  // Which CV is the first, and whether it is public, can change at any time.
  response.writeHead(302, { location, 'cache-control': 'no-cache' }).end();
  return true;
}
