import { AppError } from '#platform/errors.ts';
import type { Exchange } from '#platform/http/front.ts';
import { sameToken } from '#platform/ids.ts';
import type { Kernel } from '#platform/kernel.ts';
import type { Limit } from '#platform/rate-limits.ts';
import { type Actor, SET_UP_SCHEME } from '../../contract.ts';
import { setUpToken } from '../entrance/set-up-link.ts';
import { notSignedIn } from './require-member.ts';
import { bearerToken, cookieAttributes, sessionCookie } from './session-token.ts';
import type { KnownSessions, SignedIn } from './signed-in.ts';

const WRONG_TOKENS: Limit = { name: 'set-up', tries: 10, seconds: 60 };

const DEACTIVATED: Actor & { kind: 'visitor' } = { kind: 'visitor', deactivated: true };

type Ctx = Pick<Kernel, 'db' | 'secret' | 'settings' | 'limits' | 'clock'> & { known: KnownSessions };

/**
 * Returns the actor of a request. A wrong token in the Authorization header is refused; an invalid session cookie
 * counts as none, because browsers send cookies without being asked.
 */
export async function identifyActor(ctx: Ctx, exchange: Exchange): Promise<Actor> {
  const { authorization } = exchange.request.headers;
  if (authorization === undefined) return byCookie(ctx, exchange);
  if (authorization.startsWith(`${SET_UP_SCHEME} `)) return asOperator(ctx, exchange, authorization);
  const token = bearerToken(authorization, ctx);
  const found = token === undefined ? undefined : await ctx.known.find(token);
  if (found === 'deactivated') throw notSignedIn(DEACTIVATED);
  if (!found) throw new AppError('UNAUTHORIZED');
  return asMember(found.signedIn);
}

async function byCookie(ctx: Ctx, { request, response }: Exchange): Promise<Actor> {
  const { known, settings, clock } = ctx;
  const cookie = sessionCookie(request, ctx);
  const found = cookie && (await known.find(cookie.token));
  if (found === 'deactivated') return DEACTIVATED;
  if (!cookie || !found) return { kind: 'visitor' };
  if (found.renewed) {
    const seconds = Math.ceil((found.signedIn.expiresAt.getTime() - clock.now().getTime()) / 1000);
    response.setHeader('set-cookie', `${cookie.name}=${cookie.value}${cookieAttributes(settings, seconds)}`);
  }
  return asMember(found.signedIn);
}

const asMember = ({ uid, sessionId, user }: SignedIn): Actor => ({
  kind: 'member',
  uid,
  isAdmin: user.isAdmin,
  sessionId,
  user,
});

/** Checks the token of the set-up link. Wrong attempts are limited per IP address. */
async function asOperator(ctx: Ctx, { visit }: Exchange, authorization: string): Promise<Actor> {
  const token = authorization.slice(SET_UP_SCHEME.length + 1);
  const expected = await setUpToken(ctx);
  if (expected !== undefined && sameToken(token, expected)) return { kind: 'operator' };
  await ctx.limits.count(WRONG_TOKENS, visit.address);
  throw new AppError('UNAUTHORIZED');
}
