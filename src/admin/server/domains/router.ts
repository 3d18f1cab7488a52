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
import { command } from '#platform/server/command.ts';
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
  list: os.domains.list.handler(command(listClaims)),
  counts: os.domains.counts.handler(command(countClaimsByState)),
  approve: os.domains.approve.handler(({ context, input }) => decide(context, { ...input, decision: 'approve' })),
  deny: os.domains.deny.handler(({ context, input }) => decide(context, { ...input, decision: 'deny' })),
  revoke: os.domains.revoke.handler(({ context, input }) => decide(context, { ...input, decision: 'revoke' })),
  readmit: os.domains.readmit.handler(({ context, input }) => decide(context, { ...input, decision: 'readmit' })),
  check: os.domains.check.handler(command(check)),
  decide: os.domains.decide.handler(async ({ context, input }) => ({ items: await decideClaims(context, input) })),
  blocked: os.domains.blocked.handler(command(listBlocked)),
  matches: os.domains.matches.handler(command(findMatching)),
  block: os.domains.block.handler(command(blockName)),
  unblock: os.domains.unblock.handler(command(unblockName)),
  baseDomains: os.domains.baseDomains.handler(command(listBaseDomains)),
  addBaseDomain: os.domains.addBaseDomain.handler(command(addBaseDomain)),
  removeBaseDomain: os.domains.removeBaseDomain.handler(command(removeBaseDomain)),
};
