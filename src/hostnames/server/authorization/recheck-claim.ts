import { recordAdminEvent } from '#identity/service.ts';
import { AppError } from '#platform/pure/errors.ts';
import { checkClaim } from '../check-host.ts';
import type { HostnamesCtx } from '../context.ts';
import type { ClaimKey } from './decide-claim.ts';

/** Checks the records of a claim at an admin's request. The caller must have checked the permission. */
export async function recheckClaim(ctx: HostnamesCtx, { owner, host }: ClaimKey) {
  const claim = await checkClaim(ctx, { ownerId: owner, host }, (tx) =>
    recordAdminEvent(ctx, tx, { action: 'domain-checked', subject: { kind: 'domain', id: host }, owner }),
  );
  if (!claim) throw new AppError('NOT_FOUND');
  return claim;
}
