import { readUnsubscribeToken } from '#mail/service.ts';
import { AppError } from '#platform/pure/errors.ts';
import type { Handler } from '#platform/server/http/front.ts';
import { type ReadyBody, sendReadyBody } from '#platform/server/http/ready-body.ts';
import type { Visit } from '#platform/server/http/visit.ts';
import type { Kernel } from '#platform/server/kernel.ts';
import type { RateLimit } from '#platform/server/rate-limits.ts';
import type { UnsubscribeView } from '../../pages/unsubscribe-page.tsx';
import { changeSubscription } from './change-subscription.ts';

/** Generous, because a mail provider unsubscribes all of its users from few addresses. */
const UNSUBSCRIBES_PER_ADDRESS: RateLimit = { name: 'unsubscribe address', tries: 300, seconds: 3600 };

/** Renders the page within the instance's frame, in the visitor's language. */
export type UnsubscribeRenderer = (visit: Visit, view: UnsubscribeView, status: number) => ReadyBody;

/**
 * Returns the handler of the links that unsubscribe from a topic. A GET only asks, because mail scanners open links. A
 * POST unsubscribes: sent by the page's button, or by a mail program on its own (RFC 8058). It needs no session, since
 * the token proves that the sender got the email.
 */
export const makeUnsubscribeHandler =
  (kernel: Kernel, render: UnsubscribeRenderer): Handler =>
  async ({ request, response, visit }) => {
    const isPost = request.method === 'POST';
    if (!isPost && request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD, POST');
      throw new AppError('METHOD_NOT_SUPPORTED');
    }
    await kernel.limits.count(UNSUBSCRIBES_PER_ADDRESS, visit.address);
    const show = (view: UnsubscribeView, status = 200) => sendReadyBody(request, response, render(visit, view, status));
    const token = new URLSearchParams(visit.search).get('token') ?? '';
    const subscription = readUnsubscribeToken(kernel.secret, token);
    if (!subscription) return show({ kind: 'invalid' }, 400);
    if (!isPost) return show({ kind: 'question', token, ...subscription });
    // The body says nothing that the token doesn't.
    request.resume();
    await kernel.db.asSystem('unsubscribe a recipient, who need not be a member', (tx) =>
      changeSubscription(kernel, tx, { ...subscription, isWanted: false }),
    );
    return show({ kind: 'done', ...subscription });
  };
