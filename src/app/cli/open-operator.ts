import { openFiles } from '#files/service.ts';
import { makeIdentity, type OperatorCtx } from '#identity/service.ts';
import { openPageCache } from '#platform/http/page-cache.ts';
import { startJobs } from '#platform/jobs.ts';
import type { Kernel } from '#platform/kernel.ts';
import { makeRateLimits } from '#platform/rate-limits.ts';
import { exportParts, filesHooks } from '../export-parts.ts';
import type { Call } from './command.ts';
import { openInstance } from './open-instance.ts';

/** Replaces the session cache, because no session exists in a command. */
const known = { find: async () => undefined, forget: () => {}, close: async () => {} };

/**
 * Opens the context in which the operator changes accounts, as an admin does in the admin area. Mails and other jobs
 * are
 * queued for the instances.
 */
export async function openOperator({ closing, ...opening }: Pick<Call, 'settings' | 'closing'>): Promise<OperatorCtx> {
  const instance = await openInstance({ closing, ...opening });
  const { db, bus, log, secret } = instance;
  const jobs = await startJobs({ pool: db.pool, bus, log, works: false });
  closing.push(jobs.stop);
  const pages = await openPageCache(bus, {});
  closing.push(pages.close);
  const limits = makeRateLimits(db.pool, secret);
  closing.push(limits.close);
  const kernel: Kernel = { ...instance, jobs, pages, limits };
  const parts = exportParts(openFiles(kernel, filesHooks(kernel)));
  const identity = makeIdentity(kernel, { known, exportParts: parts });
  return { ...kernel, identity, actor: { kind: 'operator' } };
}
