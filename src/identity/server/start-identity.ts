import type { Kernel } from '#platform/server/kernel.ts';
import { mailResetLink, sendResetLink } from './account/reset-password.ts';
import { openSessionCache } from './actor/session-cache.ts';
import type { Auth } from './auth.ts';
import type { Identity, IdentityCtx, IdentityKernel } from './context.ts';
import type { MemberDataModule } from './export/member-data-module.ts';
import { SWEEP_CRON, sweep, sweepAccounts } from './sweep/sweep-accounts.ts';

/** Creates the state that the commands of this domain use. The accounts library is loaded on first use. */
export function makeIdentity(
  kernel: Kernel,
  { sessionCache, memberDataModules }: Pick<Identity, 'sessionCache' | 'memberDataModules'>,
) {
  let library: Promise<Auth> | undefined;
  const identity: Identity = {
    auth: () => {
      library ??= import('./auth.ts')
        .then(({ makeAuth }) => makeAuth(kernel))
        .catch((error: unknown) => {
          // The database may be unavailable; the next call tries again.
          library = undefined;
          throw error;
        });
      return library;
    },
    sessionCache,
    memberDataModules,
  };
  return identity;
}

/** Starts the identity domain: the session cache, and the jobs for reset links and expired data. */
export async function startIdentity(kernel: Kernel, memberDataModules: readonly MemberDataModule<IdentityCtx>[]) {
  const identity = makeIdentity(kernel, { sessionCache: await openSessionCache(kernel), memberDataModules });
  const ctx: IdentityKernel = { ...kernel, identity };
  await kernel.jobs.register(mailResetLink);
  await kernel.jobs.work(mailResetLink, ({ data }) => sendResetLink(ctx, data));
  await kernel.jobs.register(sweepAccounts);
  await kernel.jobs.work(sweepAccounts, () => sweep(ctx));
  await kernel.jobs.schedule(sweepAccounts, SWEEP_CRON);
  return { identity, close: identity.sessionCache.close };
}
