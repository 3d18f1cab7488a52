import { requireMember } from '#identity/service.ts';
import type { RecordsCtx } from '#records/service.ts';
import { asDashboard } from './as-dashboard.ts';
import { gatherFacts } from './gather-facts.ts';
import type { KnownFacts } from './known-facts.ts';

export type DashboardCtx = RecordsCtx & { knownFacts: KnownFacts };

/**
 * Returns the member's dashboard. Time-dependent parts are computed per request; the rest is cached until it changes.
 */
export async function readDashboard(ctx: DashboardCtx) {
  const { uid, user } = requireMember(ctx.actor);
  const now = ctx.clock.now();
  const day = now.toISOString().slice(0, 10);
  const facts = await ctx.knownFacts.find({ uid, day }, () => gatherFacts(ctx, uid));
  return asDashboard(facts, { appUrl: ctx.settings.APP_URL, user, now });
}
