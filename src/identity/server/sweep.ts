import type { Job } from '#platform/jobs.ts';
import type { IdentityKernel } from './context.ts';
import { removeExpired } from './store.ts';

/** Clears away what has run out: sessions, codes, links, names that nobody is led on from any more. */
export const sweepAccounts: Job<Record<string, never>> = {
  name: 'sweep-accounts',
  retryLimit: 2,
  retryDelay: 60,
  expireIn: 300,
};
export const SWEEP_CRON = '17 * * * *';

export const sweep = ({ db, clock }: IdentityKernel) => db.asSystem('sweep what has expired', ({ sql }) => removeExpired(sql, clock.now()));
