import { AppError } from '#platform/pure/errors.ts';
import type { Exchange } from '#platform/server/http/front.ts';
import { isSameToken } from '#platform/server/ids.ts';
import type { Kernel } from '#platform/server/kernel.ts';
import type { RateLimit } from '#platform/server/rate-limits.ts';
import { type Actor, SET_UP_SCHEME } from '../../contract.ts';
import { notSignedInError } from './require-member.ts';
import type { ActiveSession, SessionCache } from './session-cache.ts';
import { bearerToken, cookieAttributes, sessionCookie } from './session-token.ts';
import { readSetUpToken } from './set-up-link.ts';

const WRONG_TOKEN_LIMIT: RateLimit = { name: 'set-up', tries: 10, seconds: 60 };

const DEACTIVATED: Actor & { kind: 'visitor' } = { kind: 'visitor', deactivated: true };

type Ctx = Pick<Kernel, 'db' | 'secret' | 'settings' | 'limits' | 'clock'> & { sessionCache: SessionCache };

/**
 * Returns the actor of a request. A wrong token in the Authorization header is refused; an invalid session cookie
 * counts as none, because browsers send cookies without being asked.
 */
export async function identifyActor(ctx: Ctx, exchange: Exchange): Promise<Actor> {
  const { authorization } = exchange.request.headers;
  if (authorization === undefined) return identifyByCookie(ctx, exchange);
  if (authorization.startsWith(`${SET_UP_SCHEME} `)) return identifyOperator(ctx, exchange, authorization);
  const token = bearerToken(authorization, ctx);
  const found = token === undefined ? undefined : await ctx.sessionCache.find(token);
  if (found === 'deactivated') throw notSignedInError(DEACTIVATED);
  if (!found) throw new AppError('UNAUTHORIZED');
  return toMemberActor(found.activeSession);
}

async function identifyByCookie(ctx: Ctx, { request, response }: Exchange): Promise<Actor> {
  const { sessionCache, settings, clock } = ctx;
  const cookie = sessionCookie(request, ctx);
  const found = cookie && (await sessionCache.find(cookie.token));
  if (found === 'deactivated') return DEACTIVATED;
  if (!cookie || !found) return { kind: 'visitor' };
  if (found.renewed) {
    const seconds = Math.ceil((found.activeSession.expiresAt.getTime() - clock.now().getTime()) / 1000);
    response.setHeader('set-cookie', `${cookie.name}=${cookie.value}${cookieAttributes(settings, seconds)}`);
  }
  return toMemberActor(found.activeSession);
}

const toMemberActor = ({ uid, sessionId, user, preferences }: ActiveSession): Actor => ({
  kind: 'member',
  uid,
  isAdmin: user.isAdmin,
  sessionId,
  user,
  preferences,
});

/** Checks the token of the set-up link. Wrong attempts are limited per IP address. */
async function identifyOperator(ctx: Ctx, { visit }: Exchange, authorization: string): Promise<Actor> {
  const token = authorization.slice(SET_UP_SCHEME.length + 1);
  const expected = await readSetUpToken(ctx);
  if (expected !== undefined && isSameToken(token, expected)) return { kind: 'operator' };
  await ctx.limits.count(WRONG_TOKEN_LIMIT, visit.address);
  throw new AppError('UNAUTHORIZED');
}
