import { implement } from '@orpc/server';
import { requireMember } from '#identity/service.ts';
import { AppError } from '#platform/pure/errors.ts';
import { command } from '#platform/server/command.ts';
import { hostnamesContract } from '../contract.ts';
import { checkHost } from './check-host.ts';
import { claimHost } from './claim-host.ts';
import type { HostnamesCtx } from './context.ts';
import { deleteHostname, selectHostnames } from './store.ts';
import { toHostname } from './to-hostname.ts';

const os = implement(hostnamesContract).$context<HostnamesCtx>();

export const hostnamesRouter = os.router({
  list: os.list.handler(command(listHosts)),
  add: os.add.handler(command(claimHost)),
  check: os.check.handler(command(checkHost)),
  remove: os.remove.handler(command(releaseHost)),
});

/** Lists the caller's claimed domains, newest first. */
async function listHosts({ actor, db, settings, clock, loadDnsTarget }: HostnamesCtx) {
  const { uid } = requireMember(actor);
  const [claims, dnsTarget] = await Promise.all([
    db.asMember(uid, ({ sql }) => selectHostnames(sql, uid)),
    loadDnsTarget(),
  ]);
  return { items: claims.map((claim) => toHostname(claim, { settings, dnsTarget, now: clock.now() })) };
}

/** Removes the caller's claim to a domain, which stops being served at once. A revoked claim cannot be removed. */
async function releaseHost({ actor, db, owners, pages }: HostnamesCtx, { host }: { host: string }) {
  const { uid } = requireMember(actor);
  const isGone = await db.asMember(uid, async (tx) => {
    owners.forgetWith(tx, host);
    pages.invalidate(tx, uid);
    return deleteHostname(tx.sql, uid, host);
  });
  if (!isGone) throw new AppError('NOT_FOUND');
  return { status: true } as const;
}
