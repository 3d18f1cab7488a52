import { requireMember } from '#identity/service.ts';
import type { RecordsCtx } from '#records/service.ts';
import type { FactsCache } from './facts-cache.ts';
import { gatherDashboardFacts } from './gather-dashboard-facts.ts';
import { toDashboard } from './to-dashboard.ts';

export type DashboardCtx = RecordsCtx & { factsCache: FactsCache };

/**
 * Returns the member's dashboard. Time-dependent parts are computed per request; the rest is cached until it changes.
 */
export async function readDashboard(ctx: DashboardCtx) {
  const { uid, user } = requireMember(ctx.actor);
  const now = ctx.clock.now();
  const day = now.toISOString().slice(0, 10);
  const facts = await ctx.factsCache.find({ uid, day }, () => gatherDashboardFacts(ctx, uid));
  return toDashboard(facts, { appUrl: ctx.settings.APP_URL, user, now });
}
