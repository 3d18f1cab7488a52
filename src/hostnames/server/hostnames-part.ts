import { z } from 'zod';
import { type ExportPart, type IdentityCtx, requireMember } from '#identity/service.ts';
import { AppError } from '#platform/errors.ts';
import { readBlocked } from './authorization/blocked-names.ts';
import { MOST_HOSTS, newClaim, wantedHost } from './claim-host.ts';
import { holdHostnames, insertHostnames, selectHostnames } from './store.ts';

const FOLDER = 'domains';
const DOMAINS = `${FOLDER}/domains.json`;

const takenDomains = z.array(z.object({ host: z.string().max(300) }));

/** Exports the hosts of a member's domains. An import creates claims that must be proven on this instance. */
export const hostnamesPart: ExportPart<IdentityCtx> = {
  folder: FOLDER,
  gather: async ({ sql }, uid) => {
    const claims = await selectHostnames(sql, uid);
    return claims.length === 0 ? [] : [{ path: DOMAINS, data: claims.map(({ host }) => ({ host })) }];
  },
  restore: async (ctx, { paths, data }) => {
    if (!paths.includes(DOMAINS)) return { imported: [], warnings: [] };
    const read = takenDomains.safeParse(await data(DOMAINS));
    const listed = read.success ? read.data.slice(0, MOST_HOSTS) : [];
    const isBlocked = await readBlocked(ctx);
    const hosts = listed.flatMap(({ host }) => claimable(host, ctx)).filter((host) => !isBlocked(host));
    const { isFull } = await claimAll(ctx, [...new Set(hosts)]);
    const isWhole = read.success && hosts.length === read.data.length && !isFull;
    return { imported: hosts.length > 0 ? [FOLDER] : [], warnings: isWhole ? [] : [DOMAINS] };
  },
};

function claimable(host: string, ctx: IdentityCtx) {
  try {
    return [wantedHost(host, ctx)];
  } catch (error) {
    if (error instanceof AppError) return [];
    throw error;
  }
}

async function claimAll({ actor, db, clock }: IdentityCtx, hosts: readonly string[]) {
  const { uid } = requireMember(actor);
  return db.asMember(uid, async ({ sql }) => {
    await holdHostnames(sql, uid);
    const there = new Set((await selectHostnames(sql, uid)).map(({ host }) => host));
    const missing = hosts.filter((host) => !there.has(host));
    const fitting = missing.slice(0, MOST_HOSTS - there.size);
    await insertHostnames(
      sql,
      fitting.map((host) => newClaim(uid, host, clock)),
    );
    return { isFull: fitting.length < missing.length };
  });
}
