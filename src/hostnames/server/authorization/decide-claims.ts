import { AppError } from '#platform/errors.ts';
import type { Decision } from '../../model/decisions.ts';
import type { HostnameState } from '../../model/states.ts';
import type { HostnamesCtx } from '../context.ts';
import { type ClaimKey, decideClaim } from './decide-claim.ts';
import { recheckClaim } from './recheck-claim.ts';

type Wanted = { claims: readonly ClaimKey[]; deed: Decision | 'check'; reason?: string | undefined };
type Outcome = ClaimKey & { outcome: 'done' | 'stands' | 'gone'; state: HostnameState | null };

/** Bounds the concurrent transactions; a check spends most of its time waiting for DNS. */
const AT_ONCE = 10;

/**
 * Applies a decision or a check to many claims and returns the outcome of each. The caller must have checked the
 * permission.
 */
export async function decideClaims(ctx: HostnamesCtx, { claims, deed, reason }: Wanted): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (let at = 0; at < claims.length; at += AT_ONCE) {
    const some = claims.slice(at, at + AT_ONCE);
    outcomes.push(...(await Promise.all(some.map((key) => outcomeOf(key, () => act(ctx, key, deed, reason))))));
  }
  return outcomes;
}

const act = (ctx: HostnamesCtx, key: ClaimKey, deed: Decision | 'check', reason: string | undefined) =>
  deed === 'check' ? recheckClaim(ctx, key) : decideClaim(ctx, { ...key, decision: deed, reason });

async function outcomeOf(key: ClaimKey, work: () => Promise<{ state: HostnameState }>): Promise<Outcome> {
  try {
    return { ...key, outcome: 'done', state: (await work()).state };
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return { ...key, outcome: 'gone', state: null };
    if (error instanceof AppError && error.code === 'CONFLICT')
      return { ...key, outcome: 'stands', state: error.details.data?.state as HostnameState };
    throw error;
  }
}
