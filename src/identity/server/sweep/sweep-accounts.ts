import { endOfRetention, RETENTION } from '#platform/pure/retention.ts';
import type { Job } from '#platform/server/jobs.ts';
import type { IdentityKernel } from '../context.ts';
import { removeEndedInvitations } from '../invitations/store.ts';
import { removeExpired } from '../store.ts';
import { sweepUnverified } from './sweep-unverified.ts';

/**
 * The hourly job that deletes expired data: sessions, codes, links, invitations, former usernames, unverified accounts.
 */
export const sweepAccounts: Job<Record<string, never>> = {
  name: 'sweep-accounts',
  retryLimit: 2,
  retryDelay: 60,
  expireIn: 300,
};
export const SWEEP_CRON = '17 * * * *';

export async function sweep(ctx: IdentityKernel) {
  const now = ctx.clock.now();
  await ctx.db.asSystem('delete expired data', async ({ sql }) => {
    await removeExpired(sql, now);
    await removeEndedInvitations(sql, endOfRetention(RETENTION.invitations, now));
  });
  await sweepUnverified(ctx);
}
