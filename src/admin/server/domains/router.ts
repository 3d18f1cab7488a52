import {
  addBaseDomain,
  blockName,
  type ClaimKey,
  countClaimsByState,
  decideClaim,
  decideClaims,
  findMatching,
  listBaseDomains,
  listBlocked,
  listClaims,
  readClaim,
  recheckClaim,
  removeBaseDomain,
  unblockName,
} from '#hostnames/service.ts';
import { os } from '../admin-procedures.ts';
import type { AdminCtx } from '../context.ts';

/** Decides a claim and returns its new state. */
async function decide(ctx: AdminCtx, decisionInput: Parameters<typeof decideClaim>[1]) {
  await decideClaim(ctx, decisionInput);
  return readClaim(ctx, decisionInput);
}

async function check(ctx: AdminCtx, key: ClaimKey) {
  await recheckClaim(ctx, key);
  return readClaim(ctx, key);
}

export const domainsRouter = {
  list: os.domains.list.handler(({ context, input }) => listClaims(context, input)),
  counts: os.domains.counts.handler(({ context }) => countClaimsByState(context)),
  approve: os.domains.approve.handler(({ context, input }) => decide(context, { ...input, decision: 'approve' })),
  deny: os.domains.deny.handler(({ context, input }) => decide(context, { ...input, decision: 'deny' })),
  revoke: os.domains.revoke.handler(({ context, input }) => decide(context, { ...input, decision: 'revoke' })),
  readmit: os.domains.readmit.handler(({ context, input }) => decide(context, { ...input, decision: 'readmit' })),
  check: os.domains.check.handler(({ context, input }) => check(context, input)),
  decide: os.domains.decide.handler(async ({ context, input }) => ({ items: await decideClaims(context, input) })),
  blocked: os.domains.blocked.handler(({ context }) => listBlocked(context)),
  matches: os.domains.matches.handler(({ context, input }) => findMatching(context, input)),
  block: os.domains.block.handler(({ context, input }) => blockName(context, input)),
  unblock: os.domains.unblock.handler(({ context, input }) => unblockName(context, input)),
  baseDomains: os.domains.baseDomains.handler(({ context }) => listBaseDomains(context)),
  addBaseDomain: os.domains.addBaseDomain.handler(({ context, input }) => addBaseDomain(context, input)),
  removeBaseDomain: os.domains.removeBaseDomain.handler(({ context, input }) => removeBaseDomain(context, input)),
};
