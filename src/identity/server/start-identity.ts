import type { Kernel } from '#platform/kernel.ts';
import { openKnownSessions } from './actor/signed-in.ts';
import type { Auth } from './auth.ts';
import type { Identity, IdentityCtx, IdentityKernel } from './context.ts';
import { mailResetLink, sendResetLink } from './entrance/reset-password.ts';
import type { ExportPart } from './export/part.ts';
import { SWEEP_CRON, sweep, sweepAccounts } from './sweep/sweep-accounts.ts';

/** Makes what the commands of this domain lean on; the accounts library is loaded when it is first called. */
export function makeIdentity(kernel: Kernel, { known, exportParts }: Pick<Identity, 'known' | 'exportParts'>) {
  let library: Promise<Auth> | undefined;
  const identity: Identity = {
    auth: () => {
      library ??= import('./auth.ts')
        .then(({ makeAuth }) => makeAuth(kernel))
        .catch((error: unknown) => {
          // The database may be away just now: the next call tries again.
          library = undefined;
          throw error;
        });
      return library;
    },
    known,
    exportParts,
  };
  return identity;
}

/** Starts what this domain does while the instance runs. */
export async function startIdentity(kernel: Kernel, exportParts: readonly ExportPart<IdentityCtx>[]) {
  const identity = makeIdentity(kernel, { known: await openKnownSessions(kernel), exportParts });
  const ctx: IdentityKernel = { ...kernel, identity };
  await kernel.jobs.register(mailResetLink);
  await kernel.jobs.work(mailResetLink, ({ data }) => sendResetLink(ctx, data));
  await kernel.jobs.register(sweepAccounts);
  await kernel.jobs.work(sweepAccounts, () => sweep(ctx));
  await kernel.jobs.schedule(sweepAccounts, SWEEP_CRON);
  return { identity, close: identity.known.close };
}
