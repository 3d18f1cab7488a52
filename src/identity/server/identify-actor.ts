import { AppError } from '#platform/errors.ts';
import { sameToken } from '#platform/ids.ts';
import type { Kernel } from '#platform/kernel.ts';
import type { Limit } from '#platform/rate-limits.ts';
import { type Actor, SET_UP_SCHEME } from '../contract.ts';
import { setUpToken } from './set-up-link.ts';

const WRONG_TOKENS: Limit = { name: 'set-up', tries: 10, seconds: 60 };

type Ctx = Pick<Kernel, 'db' | 'secret' | 'settings' | 'limits'>;
type Credentials = { authorization: string | undefined; address: string };

/** Finds out who asks. A token that is given and wrong is refused, not taken for none; guessing is limited by address. */
export async function identifyActor(ctx: Ctx, { authorization, address }: Credentials): Promise<Actor> {
  if (authorization === undefined) return { kind: 'visitor' };
  const [scheme, token = ''] = authorization.split(' ', 2);
  if (scheme === SET_UP_SCHEME) {
    const expected = await setUpToken(ctx);
    if (expected !== undefined && sameToken(token, expected)) return { kind: 'operator' };
    await ctx.limits.count(WRONG_TOKENS, address);
  }
  throw new AppError('UNAUTHORIZED');
}
