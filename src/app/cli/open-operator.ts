import { openStorageKernel } from '#files/service.ts';
import { makeIdentity, type OperatorCtx } from '#identity/service.ts';
import { openPageCache } from '#platform/server/http/page-cache.ts';
import { startJobs } from '#platform/server/jobs.ts';
import type { Kernel } from '#platform/server/kernel.ts';
import { makeRateLimits } from '#platform/server/rate-limits.ts';
import { filesHooks, memberDataModules } from '../member-data-modules.ts';
import type { CommandInput } from './command.ts';
import { openInstance } from './open-instance.ts';

/** Replaces the session cache, because no session exists in a command. */
const noSessions = { find: async () => undefined, forget: () => {}, close: async () => {} };

/**
 * Opens the context in which the operator changes accounts, as an admin does in the admin area. Mails and other jobs
 * are queued for the instances.
 */
export async function openOperator({
  closing,
  ...context
}: Pick<CommandInput, 'settings' | 'closing'>): Promise<OperatorCtx> {
  const instance = await openInstance({ closing, ...context });
  const { db, bus, log, secret } = instance;
  const jobs = await startJobs({ pool: db.pool, bus, log, runsJobs: false });
  closing.push(jobs.stop);
  const pages = await openPageCache(bus, {});
  closing.push(pages.close);
  const limits = makeRateLimits(db.pool, secret);
  closing.push(limits.close);
  const kernel: Kernel = { ...instance, jobs, pages, limits };
  const modules = memberDataModules(openStorageKernel(kernel, filesHooks(kernel)));
  const identity = makeIdentity(kernel, { sessionCache: noSessions, memberDataModules: modules });
  return { ...kernel, identity, actor: { kind: 'operator' } };
}
