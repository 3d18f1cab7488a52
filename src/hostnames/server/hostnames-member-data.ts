import { z } from 'zod';
import { type IdentityCtx, type MemberDataModule, requireMember } from '#identity/service.ts';
import { AppError } from '#platform/pure/errors.ts';
import { readBlocked } from './authorization/blocked-names.ts';
import { MAX_HOSTS, newClaim, requireClaimableHost } from './claim-host.ts';
import { insertHostnames, lockHostnames, selectHostnames } from './store.ts';

const FOLDER = 'domains';
const DOMAINS = `${FOLDER}/domains.json`;

const exportedDomains = z.array(z.object({ host: z.string().max(300) }));

/** Exports the hosts of a member's domains. An import creates claims that must be proven on this instance. */
export const hostnamesMemberData: MemberDataModule<IdentityCtx> = {
  collect: async ({ sql }, uid) => {
    const claims = await selectHostnames(sql, uid);
    return claims.length === 0 ? [] : [{ path: DOMAINS, data: claims.map(({ host }) => ({ host })) }];
  },
  summarize: async (_, { sql }, uid) => ({ counts: { domains: (await selectHostnames(sql, uid)).length } }),
  restore: async (ctx, { paths, data }) => {
    if (!paths.includes(DOMAINS)) return { imported: [], warnings: [] };
    const read = exportedDomains.safeParse(await data(DOMAINS));
    const exported = read.success ? read.data.slice(0, MAX_HOSTS) : [];
    const isBlocked = await readBlocked(ctx);
    const hosts = exported.flatMap(({ host }) => claimable(host, ctx)).filter((host) => !isBlocked(host));
    const { isFull } = await claimAll(ctx, [...new Set(hosts)]);
    const isComplete = read.success && hosts.length === read.data.length && !isFull;
    return { imported: hosts.length > 0 ? [FOLDER] : [], warnings: isComplete ? [] : [DOMAINS] };
  },
};

function claimable(host: string, ctx: IdentityCtx) {
  try {
    return [requireClaimableHost(host, ctx)];
  } catch (error) {
    if (error instanceof AppError) return [];
    throw error;
  }
}

async function claimAll({ actor, db, clock }: IdentityCtx, hosts: readonly string[]) {
  const { uid } = requireMember(actor);
  return db.asMember(uid, async ({ sql }) => {
    await lockHostnames(sql, uid);
    const claimed = new Set((await selectHostnames(sql, uid)).map(({ host }) => host));
    const missing = hosts.filter((host) => !claimed.has(host));
    const fitting = missing.slice(0, MAX_HOSTS - claimed.size);
    await insertHostnames(
      sql,
      fitting.map((host) => newClaim(uid, host, clock)),
    );
    return { isFull: fitting.length < missing.length };
  });
}
