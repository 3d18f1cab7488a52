import type { Actor } from '#identity/contract.ts';
import type { Exchange, Handler } from '#platform/http/front.ts';
import { CONTENT_POLICY } from '#platform/http/headers.ts';
import { makeReadyBody, sendReadyBody } from '#platform/http/ready-body.ts';
import { findRoute } from './route-table.ts';

type Options = { shell: Buffer; actorOf: (exchange: Exchange) => Promise<Actor> };

/**
 * The page that starts the app. Who is signed out and asks for a member's screen is sent to sign in and comes back;
 * a member who asks for an admin's gets the page with status 403, and the app says why.
 */
export function makeAppPage({ shell, actorOf }: Options): Handler {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': CONTENT_POLICY.app,
    'cache-control': 'no-cache',
  };
  const page = makeReadyBody(200, headers, shell);
  const refusal = makeReadyBody(403, headers, shell);

  return async (exchange) => {
    const { request, response, visit } = exchange;
    const access = findRoute(visit.path)?.access;
    if (access === 'public') return sendReadyBody(request, response, page);
    const actor = await actorOf(exchange);
    if (actor.kind !== 'member') {
      const next = encodeURIComponent(visit.path + visit.search);
      response.writeHead(302, { location: `/login?next=${next}`, 'cache-control': 'no-store' }).end();
      return;
    }
    await sendReadyBody(request, response, access === 'admin' && !actor.isAdmin ? refusal : page);
  };
}
