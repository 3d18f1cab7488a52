import { AppError } from '#platform/pure/errors.ts';
import type { Decision } from '../../model/decisions.ts';
import type { HostnameState } from '../../model/states.ts';
import type { HostnamesCtx } from '../context.ts';
import { type ClaimKey, decideClaim } from './decide-claim.ts';
import { recheckClaim } from './recheck-claim.ts';

type DecideClaimsInput = { claims: readonly ClaimKey[]; deed: Decision | 'check'; reason?: string | undefined };
type ClaimOutcome = ClaimKey & { outcome: 'done' | 'stands' | 'gone'; state: HostnameState | null };

/** Bounds the concurrent transactions; a check spends most of its time waiting for DNS. */
const BATCH_SIZE = 10;

/**
 * Applies a decision or a check to many claims and returns the outcome of each. The caller must have checked the
 * permission.
 */
export async function decideClaims(
  ctx: HostnamesCtx,
  { claims, deed: action, reason }: DecideClaimsInput,
): Promise<ClaimOutcome[]> {
  const outcomes: ClaimOutcome[] = [];
  for (let at = 0; at < claims.length; at += BATCH_SIZE) {
    const batch = claims.slice(at, at + BATCH_SIZE);
    outcomes.push(
      ...(await Promise.all(batch.map((key) => outcomeOf(key, () => applyAction(ctx, key, action, reason))))),
    );
  }
  return outcomes;
}

const applyAction = (ctx: HostnamesCtx, key: ClaimKey, action: Decision | 'check', reason: string | undefined) =>
  action === 'check' ? recheckClaim(ctx, key) : decideClaim(ctx, { ...key, decision: action, reason });

async function outcomeOf(key: ClaimKey, work: () => Promise<{ state: HostnameState }>): Promise<ClaimOutcome> {
  try {
    return { ...key, outcome: 'done', state: (await work()).state };
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return { ...key, outcome: 'gone', state: null };
    if (error instanceof AppError && error.code === 'CONFLICT')
      return { ...key, outcome: 'stands', state: error.details.data?.state as HostnameState };
    throw error;
  }
}
